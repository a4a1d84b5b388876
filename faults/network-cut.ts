// The wire between a process and the database breaks, or lets nothing through.
import { setTimeout as pause } from 'node:timers/promises'
import { type Fault, whileMailsStream } from './fault.ts'

export const networkCut: Fault = {
  name: 'network-cut',
  about: 'the connections of one process after the other to the database break, or fall silent',
  size: { mails: 1_200, rounds: 12, seconds: 20 },
  small: { mails: 40, rounds: 4, seconds: 1 },
  run: (fleet, size) =>
    whileMailsStream(fleet, size, async (round) => {
      const { wire } = fleet.all[(round >> 1) % fleet.all.length] ?? fleet.front
      await pause(100)
      if (round % 2 === 0) wire.cut()
      else wire.silence()
      await pause(size.seconds * 1_000)
      wire.mend()
    }),
}
