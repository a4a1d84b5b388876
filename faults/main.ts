// `npm run faults [-- NAME ...] [--rounds=N] [--mails=N] [--seconds=N]`: what breaks in the world, and whether all promises hold.
import { parseArgs } from 'node:util'
import { startDurablePostgres } from '../bin/checks/postgres.mjs'
import { ensureBuilt } from '../bin/setup/build.mjs'
import { createOnServer } from '../test/database-server.ts'
import { type Databases, loseEverything } from './backup.ts'
import { clockJump } from './clock-jump.ts'
import { damagedMail } from './damaged-mail.ts'
import { databaseAway } from './database-away.ts'
import { databaseSetBack } from './database-set-back.ts'
import { type Fault, type Met, meet, type Size } from './fault.ts'
import { startFleet } from './fleet.ts'
import { frozenWorker } from './frozen-worker.ts'
import { kill } from './kill.ts'
import { networkCut } from './network-cut.ts'
import { relayRefuses } from './relay-refuses.ts'
import { rollingRestart } from './rolling-restart.ts'
import { fullDisk, readOnlyDisk } from './spoilt-disk.ts'

const faults: readonly Fault[] = [
  kill,
  frozenWorker,
  networkCut,
  databaseAway,
  databaseSetBack,
  damagedMail,
  fullDisk,
  readOnlyDisk,
  relayRefuses,
  rollingRestart,
  clockJump,
]

/** The loss of everything is met without a fleet: each database in turn, and no mail is under way. */
const BACKUP = 'backup'
const BACKED_UP_MAILS = 200

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    mails: { type: 'string' },
    seconds: { type: 'string' },
    small: { type: 'boolean', default: false },
  },
})

async function main(): Promise<void> {
  const names = [...faults.map((one) => one.name), BACKUP]
  const unknown = positionals.find((name) => !names.includes(name))
  if (unknown) {
    console.error(`There is no fault ${unknown}; there are ${names.join(', ')}`)
    process.exitCode = 2
    return
  }
  const chosen = faults.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
  console.log('fault | rounds | acknowledged | lost | twice | recovered after | with it : without it')
  for (const fault of chosen) show(await meetAlone(fault, sizeOf(fault)))
  if (positionals.length === 0 || positionals.includes(BACKUP)) await backUpBoth()
}

async function backUpBoth(): Promise<void> {
  await ensureBuilt()
  const postgres = await startDurablePostgres()
  if (!postgres) throw new Error('this needs the programs of PostgreSQL (Debian: apt-get install postgresql)')
  const mails = Number(values.mails ?? BACKED_UP_MAILS)
  try {
    const [first, second] = [await createOnServer(postgres.url), await createOnServer(postgres.url)]
    await backUp('the embedded database', null, mails)
    await backUp('PostgreSQL', [first.url, second.url], mails)
  } finally {
    await postgres.stop()
  }
}

async function backUp(what: string, databases: Databases, mails: number): Promise<void> {
  console.error(`${BACKUP}: all data is lost and restored, on ${what}`)
  const { differences } = await loseEverything(databases, mails)
  console.log([`${BACKUP}, ${what}`, 1, mails, differences.length, 0, '', ''].join(' | '))
  for (const name of differences) console.log(`not as it was: ${name}`)
  if (differences.length > 0) process.exitCode = 1
}

function sizeOf(fault: Fault): Size {
  const size = values.small ? fault.small : fault.size
  const given = (['rounds', 'mails', 'seconds'] as const).filter((name) => values[name] !== undefined)
  return { ...size, ...Object.fromEntries(given.map((name) => [name, Number(values[name])])) }
}

async function meetAlone(fault: Fault, size: Size): Promise<Met> {
  console.error(`${fault.name}: ${fault.about}`)
  const fleet = await startFleet({ onDisk: fault.needsDisk === true })
  try {
    return await meet(fleet, fault, size)
  } finally {
    await fleet.stop()
  }
}

function show({ fault, rounds, acknowledged, lost, twice, recoveredMs, quietMs, troubledMs }: Met): void {
  const recovered = recoveredMs === null ? 'NOT IN TIME' : `${(recoveredMs / 1_000).toFixed(1)} s`
  const ratio = quietMs === null ? '' : (troubledMs / quietMs).toFixed(1)
  console.log([fault, rounds, acknowledged, lost.length, twice.length, recovered, ratio].join(' | '))
  for (const id of lost) console.log(`lost: ${id}`)
  for (const id of twice) console.log(`twice: ${id}`)
  if (lost.length > 0 || twice.length > 0 || recoveredMs === null) process.exitCode = 1
}

await main()
