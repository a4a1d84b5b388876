// A worker stops in the middle of its work without ending: it keeps its connections, its locks and its jobs.
import { setTimeout as pause } from 'node:timers/promises'
import { type Fault, whileMailsStream } from './fault.ts'
import type { Fleet } from './fleet.ts'

/** After which a job is given to another, the look for such jobs, and the time that they take. */
const LEASE_SECONDS = 145

async function countOpen({ db }: Fleet): Promise<number> {
  const { rows } = await db.query(
    `select count(*)::int as open from deliveries where status in ('received', 'processing')`,
  )
  return Number(rows[0]?.open)
}

export const frozenWorker: Fault = {
  name: 'frozen-worker',
  about: 'SIGSTOP of a worker that has mails in hand, and SIGCONT once others may have taken them',
  size: { mails: 600, rounds: 3, seconds: 170 },
  small: { mails: 40, rounds: 1, seconds: 2 },
  run: (fleet, size) =>
    whileMailsStream(fleet, size, async (round) => {
      const { process } = fleet.workers[round % 2] ?? fleet.workers[0]
      const before = process.lines.length
      for (let look = 0; look < 500 && process.lines.length === before; look += 1) await pause(5)
      process.freeze()
      await pause(size.seconds * 1_000)
      const open = await countOpen(fleet)
      process.thaw()
      // By then its jobs were given to the other.
      if (size.seconds > LEASE_SECONDS && open > 0)
        throw new Error(`${open} mails waited for a frozen worker`)
    }),
}
