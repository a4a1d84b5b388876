// A worker stops in the middle of its work without ending: it keeps its connections, its locks and its jobs.
import { setTimeout as pause } from 'node:timers/promises'
import { type Fault, whileMailsStream } from './fault.ts'

export const frozenWorker: Fault = {
  name: 'frozen-worker',
  about: 'SIGSTOP of a worker that has mails in hand, and SIGCONT once others may have taken them',
  size: { mails: 600, rounds: 3, seconds: 150 },
  small: { mails: 40, rounds: 1, seconds: 2 },
  run: (fleet, size) =>
    whileMailsStream(fleet, size, async (round) => {
      const { process } = fleet.workers[round % 2] ?? fleet.workers[0]
      const before = process.lines.length
      for (let look = 0; look < 500 && process.lines.length === before; look += 1) await pause(5)
      process.freeze()
      await pause(size.seconds * 1_000)
      process.thaw()
    }),
}
