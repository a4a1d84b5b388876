// The relay refuses all mail for an hour of the processes' clocks.
import { setTimeout as pause } from 'node:timers/promises'
import { type Fault, whileMailsStream } from './fault.ts'

/** Minutes after the first try at which something is due again, and beyond. */
const looks = [2, 8, 40, 60, 170]
/** Workers look every half minute for what is due. */
const SWEEP_MS = 31_000

export const relayRefuses: Fault = {
  name: 'relay-refuses',
  about: 'the relay refuses all mail for an hour, which clocks tell that are set ahead',
  size: { mails: 100, rounds: 1, seconds: 0 },
  small: { mails: 10, rounds: 1, seconds: 0 },
  async run(fleet, size) {
    fleet.relay.mood = { kind: 'refuse', code: 451, message: '4.3.2 not now' }
    await whileMailsStream(fleet, size, async () => {})
    for (const minutes of looks) {
      if (minutes > 60) fleet.relay.mood = { kind: 'accept' }
      fleet.shiftClocks(minutes * 60_000)
      await pause(SWEEP_MS)
    }
  },
}
