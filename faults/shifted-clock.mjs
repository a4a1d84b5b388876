// Loaded before the server (node --import): its clock is ahead of the machine's by as many milliseconds as a file says.
import { readFileSync } from 'node:fs'

/*
 * What a wrong clock is to a process: `new Date()` and `Date.now()` jump. Timers go on as they were, since they
 * follow a clock of their own that nobody sets.
 */
const file = process.env.CLOCK_SHIFT

if (file) {
  const RealDate = globalThis.Date
  const read = () => {
    try {
      return Number(readFileSync(file, 'utf8')) || 0
    } catch {
      return 0
    }
  }
  let shift = read()
  setInterval(() => {
    shift = read()
  }, 50).unref()
  globalThis.Date = class Date extends RealDate {
    constructor(...given) {
      if (given.length === 0) super(RealDate.now() + shift)
      else super(...given)
    }

    static now() {
      return RealDate.now() + shift
    }
  }
}
