// `npm run faults [-- NAME ...] [--rounds=N] [--mails=N] [--seconds=N]`: what breaks in the world, and whether all promises hold.
import { parseArgs } from 'node:util'
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
  const unknown = positionals.find((name) => !faults.some((fault) => fault.name === name))
  if (unknown) {
    console.error(`There is no fault ${unknown}; there are ${faults.map((one) => one.name).join(', ')}`)
    process.exitCode = 2
    return
  }
  const chosen = faults.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
  console.log('fault | rounds | acknowledged | lost | twice | recovered after | with it : without it')
  for (const fault of chosen) show(await meetAlone(fault, sizeOf(fault)))
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
