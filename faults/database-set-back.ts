// The database is set back to an earlier moment, as by a restore; the mail store has what came since.
import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from './fault.ts'
import type { Fleet } from './fleet.ts'
import { untilSettled } from './promises.ts'

const PATIENCE_MS = 120_000

export const databaseSetBack: Fault = {
  name: 'database-set-back',
  about: 'PostgreSQL is restored to a moment before the latest mails',
  size: { mails: 2_000, rounds: 1, seconds: 0 },
  small: { mails: 20, rounds: 1, seconds: 0 },
  async run(fleet, { mails }) {
    await untilSent(fleet)
    await fleet.postgres.keep()
    await fleet.sender.stream(mails)
    await untilSettled(fleet, PATIENCE_MS)
    await untilSent(fleet)
    // What it sent before is not told from what it sends anew.
    fleet.relay.forget()
    await fleet.postgres.down()
    await fleet.postgres.goBack()
    await fleet.postgres.up()
  },
}

/** A receipt that is on its way now is sent anew afterwards. */
async function untilSent({ db }: Fleet): Promise<void> {
  const began = performance.now()
  while (performance.now() - began < PATIENCE_MS) {
    const { rows } = await db.query(`select 1 from outbox where status in ('queued', 'sending') limit 1`)
    if (rows.length === 0) return
    await pause(50)
  }
}
