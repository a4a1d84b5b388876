// Any process of the fleet is killed at any moment, and started again.
import { setTimeout as pause } from 'node:timers/promises'
import { type Fault, whileMailsStream } from './fault.ts'

/** A round of mails takes about as long. */
const SOME_MS = 1_000

export const kill: Fault = {
  name: 'kill',
  about: 'kill -9 of a process at a random moment',
  size: { mails: 4_000, rounds: 200, seconds: 0 },
  small: { mails: 20, rounds: 2, seconds: 0 },
  run: (fleet, size) =>
    whileMailsStream(fleet, size, async (round) => {
      await pause(Math.random() * SOME_MS)
      const member = fleet.all[round % fleet.all.length] ?? fleet.front
      await member.process.kill()
      await member.process.start()
    }),
}
