// What a mail costs, and how long a start takes, with many mails stored before: inserted by script, then real ones processed.
import { countDone, onServer, paceFrom, runWorkers, storeBacklog } from './backlog.ts'
import type { BenchFigure } from './figure.ts'
import { newMail } from './mails.ts'
import { startProduct } from './product.ts'
import { insertStored } from './stored-mails.ts'

/** BENCH_STORED=1000,1000000 for others. */
const SIZES = (process.env.BENCH_STORED ?? '1000,100000').split(',').map(Number)
const MAILS = Number(process.env.BENCH_MAILS ?? 3_000)
const WARM = Math.floor(MAILS / 3)

interface Cost {
  stored: number
  perMail: number
  pace: number
  startMs: number
}

export async function run(): Promise<BenchFigure[]> {
  const costs: Cost[] = []
  for (const stored of SIZES) costs.push(await costWith(stored))
  const [first] = costs
  if (!first) return []
  return costs.flatMap(({ stored, perMail, pace, startMs }) => {
    const beside = (ours: number, unit: string, than: number, aim: number | null) => ({
      ...{ ours, unit, beside: than, besideName: `with ${first.stored} stored`, ratio: ours / than, aim },
      lowerIsBetter: true,
    })
    return [
      {
        name: `Process a mail with ${stored} stored`,
        ...beside(perMail, 'CPU ms/mail', first.perMail, 1.5),
      },
      {
        name: `The time of one in a backlog with ${stored} stored`,
        ...beside(1_000 / pace, 'ms', 1_000 / first.pace, 1.5),
      },
      { name: `Start with ${stored} stored`, ...beside(startMs, 'ms', first.startMs, null) },
    ]
  })
}

function costWith(stored: number): Promise<Cost> {
  return onServer(async (server) => {
    await storeBacklog(
      Array.from({ length: MAILS }, (_, number) => newMail(number)),
      server.environment,
    )
    await insertStored(server.db, stored)
    const done = async () => (await countDone(server.db, 'sender%')) === MAILS
    const cpu = await runWorkers(server, 1, done)
    const pace = await paceFrom(server.db, stored + WARM)
    const product = await startProduct(server.environment)
    await product.stop()
    return { stored, perMail: cpu / MAILS, pace, startMs: product.startMs }
  })
}
