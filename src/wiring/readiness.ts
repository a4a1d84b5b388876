// Can the server work? What /api/ready asks: the database, the journal and the disk.
import type { Config } from '../config.ts'
import type { Readiness } from '../http/ports.ts'
import type { Clock } from '../kit/clock.ts'
import type { Database } from '../kit/db/database.ts'
import { diskCheck } from '../mail/intake/data-folder.ts'
import type { Intake } from '../mail/intake/intake.ts'

const MINUTE_MS = 60_000

/** The database takes writes, no mail waits in the journal for longer than a minute, and a mail could be written now. */
export function readinessOf(
  { db, config, clock }: { db: Database; config: Pick<Config, 'dataDir'>; clock: Clock },
  intake: Pick<Intake, 'waitingSince'> | null,
): Readiness {
  const now = () => clock().getTime()
  const diskWrites = diskCheck(config.dataDir, { now })
  return async () => {
    const [database, disk] = await Promise.all([databaseWrites(db), diskWrites()])
    const waitingSince = intake?.waitingSince() ?? null
    const stored = waitingSince === null || now() - waitingSince.getTime() < MINUTE_MS
    return { ok: database && stored && disk, detail: { database, intake: stored, disk } }
  }
}

/** A standby, or a server that was set read-only, answers and takes nothing. */
async function databaseWrites(db: Database): Promise<boolean> {
  try {
    const { rows } = await db.query(
      `select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as writes`,
    )
    return rows[0]?.writes === true
  } catch {
    return false
  }
}
