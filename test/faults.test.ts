// A small round of each fault; `npm run faults` is the long one. That of the relay stands in src/mail/outbox.test.ts.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loseEverything } from '../faults/backup.ts'
import { clockJump } from '../faults/clock-jump.ts'
import { damagedMail } from '../faults/damaged-mail.ts'
import { databaseAway } from '../faults/database-away.ts'
import { databaseSetBack } from '../faults/database-set-back.ts'
import { type Fault, meet } from '../faults/fault.ts'
import { type Fleet, startFleet } from '../faults/fleet.ts'
import { frozenWorker } from '../faults/frozen-worker.ts'
import { kill } from '../faults/kill.ts'
import { networkCut } from '../faults/network-cut.ts'
import { rollingRestart } from '../faults/rolling-restart.ts'
import { fullDisk, readOnlyDisk } from '../faults/spoilt-disk.ts'
import { createOnServer } from './database-server.ts'

/** Less than the lease of a job: nobody waits for its end, not on a busy machine either. */
const RECOVERED_WITHIN_MS = 100_000

const isRoot = process.getuid?.() === 0

let fleet: Fleet

beforeAll(async () => {
  fleet = await startFleet({ onDisk: isRoot })
}, 120_000)
afterAll(async () => {
  await fleet?.stop()
})

const expectKept = async (fault: Fault) => {
  const { lost, twice, recoveredMs } = await meet(fleet, fault, fault.small, { compare: false })
  expect({ lost, twice }).toEqual({ lost: [], twice: [] })
  expect(recoveredMs ?? Number.NaN).toBeLessThan(RECOVERED_WITHIN_MS)
}

it.each([
  databaseSetBack,
  damagedMail,
  kill,
  frozenWorker,
  networkCut,
  databaseAway,
  rollingRestart,
  clockJump,
])(
  '$about: nothing acknowledged is lost or done twice, and all is done without hands',
  { timeout: 300_000 },
  async (fault) => {
    await expectKept(fault)
  },
)

it.skipIf(!isRoot).each([fullDisk, readOnlyDisk])(
  '$about: nothing acknowledged is lost or done twice, and all is done without hands',
  { timeout: 300_000 },
  async (fault) => {
    await expectKept(fault)
  },
)

it.each([
  ['the embedded database', false],
  ['PostgreSQL', true],
] as const)(
  '%s, mails and files are as they were after a backup and a restore by the documented lines',
  { timeout: 300_000 },
  async (_, onServer) => {
    const { url } = fleet.postgres
    const databases = onServer ? [await createOnServer(url), await createOnServer(url)] : []
    const [first, second] = databases.map((one) => one.url)
    const { differences } = await loseEverything(first && second ? [first, second] : null, 10)
    expect(differences).toEqual([])
    for (const one of databases) await one.drop()
  },
)
