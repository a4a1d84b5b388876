// Opens the pages in the browser of whoever sits at this machine.
import { spawn } from 'node:child_process'

/**
 * The program that opens an address here; null where nobody would see it: without a terminal or a screen, over a
 * remote shell, in continuous integration, as a service, and where `--no-open` was said.
 */
export function browserOpener({ args, env, platform, isTerminal }) {
  if (args.includes('--no-open') || !isTerminal) return null
  if (isTrue(env.CI) || env.INVOCATION_ID || env.SSH_CONNECTION || env.SSH_TTY) return null
  if (platform === 'darwin') return 'open'
  return env.DISPLAY || env.WAYLAND_DISPLAY ? 'xdg-open' : null
}

const isTrue = (value) => Boolean(value) && value !== 'false' && value !== '0'

/** Never in the way of the server: where the program is missing or fails, the address stands in the terminal. */
export function openBrowser(opener, url) {
  const child = spawn(opener, [url], { stdio: 'ignore', detached: true })
  child.on('error', () => {})
  child.unref()
}
