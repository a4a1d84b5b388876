// Says what takes a while: one line that moves on a terminal, plain lines elsewhere.

const REDRAW_MS = 200
/** Without a terminal: how often a line says that it still goes on. */
const SAY_AGAIN_MS = 15_000

/**
 * `what` is an act ("Installing packages"); `count` answers how far it is ("214 of 590 packages"), or nothing.
 * `quiet`: without a terminal nothing is said. Answers `end`, which leaves a last line, and `clear`, which leaves none.
 */
export function showProgress(what, { count = () => '', quiet = false, out = process.stderr } = {}) {
  const since = performance.now()
  const line = () => {
    const seconds = `${Math.round((performance.now() - since) / 1_000)} s`
    return `${what}: ${[count(), seconds].filter(Boolean).join(', ')}`
  }
  const wipe = () => out.isTTY && out.write('\r\x1b[K')
  const say = (text) => !(quiet && !out.isTTY) && out.write(`${text}\n`)
  const draw = () => out.write(`\r${line().slice(0, (out.columns ?? 80) - 1)}\x1b[K`)
  if (out.isTTY) draw()
  else say(what)
  const timer = out.isTTY ? setInterval(draw, REDRAW_MS) : setInterval(() => say(line()), SAY_AGAIN_MS)
  timer.unref()
  const clear = () => {
    clearInterval(timer)
    wipe()
  }
  return {
    clear,
    end() {
      clear()
      say(line())
    },
  }
}
