// Mails a second of one, two and four worker processes on one server.
import { countDone, onServer, paceFrom, runWorkers, storeBacklog } from './backlog.ts'
import type { BenchFigure } from './figure.ts'
import { newMail } from './mails.ts'

const MAILS = Number(process.env.BENCH_MAILS ?? 6_000)
/** The first third warms the processes up. */
const WARM = Math.floor(MAILS / 3)

export async function run(): Promise<BenchFigure[]> {
  const paces: number[] = []
  for (const workers of [1, 2, 4]) paces.push(await pace(workers))
  const [alone = 0] = paces
  return paces.map((ours, index) => ({
    name: `Mails processed by ${2 ** index} worker processes on one PostgreSQL`,
    ...{ ours, unit: 'mails/s', beside: alone, besideName: 'one of them', ratio: ours / alone, aim: null },
  }))
}

function pace(workers: number): Promise<number> {
  return onServer(async (server) => {
    await storeBacklog(
      Array.from({ length: MAILS }, (_, number) => newMail(number)),
      server.environment,
    )
    await runWorkers(server, workers, async () => (await countDone(server.db)) === MAILS)
    return paceFrom(server.db, WARM)
  })
}
