// How soon waiting mails are worked after PostgreSQL was away.
import { setTimeout as pause } from 'node:timers/promises'
import { startFleet } from '../faults/fleet.ts'
import { untilSettled } from '../faults/promises.ts'
import type { BenchFigure } from './figure.ts'

const AWAY_SECONDS = Number(process.env.BENCH_AWAY ?? 30)
const MAILS = 200

export async function run(): Promise<BenchFigure[]> {
  const fleet = await startFleet()
  try {
    await fleet.sender.stream(MAILS)
    const quiet = (await untilSettled(fleet, 60_000)) ?? Number.NaN
    const streaming = fleet.sender.stream(MAILS)
    await fleet.postgres.down()
    await pause(AWAY_SECONDS * 1_000)
    await fleet.postgres.up()
    const began = performance.now()
    await streaming
    await untilSettled(fleet, 120_000)
    return [
      {
        name: `From the return of PostgreSQL, ${AWAY_SECONDS} s away, until all waiting mails are done`,
        ...{ ours: (performance.now() - began) / 1_000, unit: 's', aim: 10, lowerIsBetter: true },
        ...{ beside: quiet / 1_000, besideName: 'as many mails without it', ratio: null },
      },
    ]
  } finally {
    await fleet.stop()
  }
}
