// The disk of the data folder is full, or takes no writes, for a while.
import { setTimeout as pause } from 'node:timers/promises'
import { type Fault, whileMailsStream } from './fault.ts'
import type { Fleet } from './fleet.ts'

/** Nothing may be open for writing when a disk becomes read-only; the journal's file goes when nothing came for a second. */
const QUIET_MS = 2_000

const diskOf = ({ disk }: Fleet) => {
  if (!disk) throw new Error('only root may mount the small disk that this needs')
  return disk
}

export const fullDisk: Fault = {
  name: 'full-disk',
  about: 'the disk of the data folder is full',
  needsDisk: true,
  size: { mails: 600, rounds: 6, seconds: 20 },
  small: { mails: 20, rounds: 1, seconds: 1 },
  run: (fleet, size) =>
    whileMailsStream(fleet, size, async () => {
      const disk = diskOf(fleet)
      disk.fill()
      await pause(size.seconds * 1_000)
      disk.free()
    }),
}

export const readOnlyDisk: Fault = {
  name: 'read-only-disk',
  about: 'the disk of the data folder takes no writes',
  needsDisk: true,
  size: { mails: 600, rounds: 6, seconds: 20 },
  small: { mails: 20, rounds: 1, seconds: 1 },
  async run(fleet, size) {
    const disk = diskOf(fleet)
    for (let round = 0; round < size.rounds; round += 1) {
      await pause(QUIET_MS)
      disk.readOnly(true)
      const stream = fleet.sender.stream(Math.ceil(size.mails / size.rounds))
      await pause(size.seconds * 1_000)
      disk.readOnly(false)
      await stream
    }
  },
}
