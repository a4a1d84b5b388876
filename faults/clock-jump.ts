// The clocks of all processes jump: a day ahead, an hour behind, and back to what is right.
import { setTimeout as pause } from 'node:timers/promises'
import { type Fault, whileMailsStream } from './fault.ts'

const HOUR_MS = 3_600_000
const jumps = [24 * HOUR_MS, -HOUR_MS, 0]

export const clockJump: Fault = {
  name: 'clock-jump',
  about: 'clocks jump a day ahead, an hour back, and to the right time again',
  size: { mails: 1_200, rounds: 30, seconds: 2 },
  small: { mails: 30, rounds: 3, seconds: 0.5 },
  run: (fleet, size) =>
    whileMailsStream(fleet, size, async (round) => {
      await pause(100)
      fleet.shiftClocks(jumps[round % jumps.length] ?? 0)
      await pause(size.seconds * 1_000)
    }),
}
