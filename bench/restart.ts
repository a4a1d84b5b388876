// How much longer a start takes on the embedded database with many mails stored than with none.
import { Database } from '../src/kit/db/database.ts'
import { openEmbedded } from '../src/kit/db/embedded.ts'
import type { BenchFigure } from './figure.ts'
import { percentile } from './percentile.ts'
import { makeDataDir, startProduct } from './product.ts'
import { insertStored } from './stored-mails.ts'

const STORED = Number(process.env.BENCH_MAILS ?? 20_000)
const STARTS = 5
const AIM_SECONDS = 5

export async function run(): Promise<BenchFigure[]> {
  const { dataDir, remove } = makeDataDir()
  try {
    // The first start makes the files.
    await secondsToStart(dataDir)
    const without = await medianStart(dataDir)
    const db = new Database(await openEmbedded(dataDir))
    await insertStored(db, STORED)
    await db.close()
    const withMails = await medianStart(dataDir)
    const beside = { beside: without, besideName: 'a start without mails', aim: null }
    return [
      {
        name: `Start with ${STORED} stored mails, the embedded database`,
        ...{ ours: withMails, unit: 's', ratio: withMails / without, ...beside },
      },
      {
        name: 'How much longer that is',
        ...{ ours: withMails - without, unit: 's', aim: AIM_SECONDS, lowerIsBetter: true },
        ...{ beside: null, besideName: null, ratio: null },
      },
    ]
  } finally {
    remove()
  }
}

async function medianStart(dataDir: string): Promise<number> {
  const took: number[] = []
  for (let n = 0; n < STARTS; n += 1) took.push(await secondsToStart(dataDir))
  return percentile(took, 0.5)
}

async function secondsToStart(dataDir: string): Promise<number> {
  const product = await startProduct({ DATA_DIR: dataDir })
  await product.stop()
  return product.startMs / 1_000
}
