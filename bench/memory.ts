// What memory one process holds: fresh, after mails, and with which of its parts.
import { createTransport } from 'nodemailer'
import { countDone, onServer } from './backlog.ts'
import type { BenchFigure } from './figure.ts'
import { DOMAIN, newMail } from './mails.ts'
import { makeDataDir, type Product, startProduct } from './product.ts'

const MARKS = (process.env.BENCH_MARKS ?? '1000,5000').split(',').map(Number)
const LANES = 8

export async function run(): Promise<BenchFigure[]> {
  const { dataDir, remove } = makeDataDir()
  try {
    const embedded = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'info' }, hear)
    const fresh = embedded.memoryMb()
    const after = await memoryAfterMails(embedded)
    await embedded.stop()
    const parts = await partsOnServer()
    const figure = (name: string, ours: number, aim: number | null): BenchFigure => ({
      ...{ name, ours, unit: 'MB', aim, lowerIsBetter: true },
      ...{ beside: fresh, besideName: 'all services embedded, fresh', ratio: ours / fresh },
    })
    return [
      figure('One process, embedded database, fresh', fresh, 350),
      ...after.map(({ mails, mb }) => figure(`The same after ${mails} mails`, mb, 450)),
      ...parts.map(({ name, mb }) => figure(name, mb, null)),
    ]
  } finally {
    remove()
  }
}

let done = 0
let onDone = () => {}
function hear(line: string): void {
  if (!line.includes('a mail was processed') || !line.includes('"outcome":"done"')) return
  done += 1
  onDone()
}

async function memoryAfterMails(product: Product): Promise<{ mails: number; mb: number }[]> {
  const transport = createTransport({
    ...{ host: '127.0.0.1', port: product.smtpPort, ignoreTLS: true, pool: true, maxConnections: LANES },
  })
  const marks: { mails: number; mb: number }[] = []
  let next = 0
  for (const mark of MARKS) {
    const lane = async () => {
      while (next < mark) {
        const { from, raw } = newMail(next++)
        await transport.sendMail({ envelope: { from, to: [`tula@${DOMAIN}`] }, raw })
      }
    }
    await Promise.all(Array.from({ length: LANES }, lane))
    await new Promise<void>((resolve) => {
      onDone = () => {
        if (done >= mark) resolve()
      }
      onDone()
    })
    marks.push({ mails: mark, mb: product.memoryMb() })
  }
  transport.close()
  return marks
}

/** On a server there is no embedded database in the process; and of the services each can be alone. */
function partsOnServer(): Promise<{ name: string; mb: number }[]> {
  return onServer(async ({ environment, db }) => {
    const parts: { name: string; mb: number }[] = []
    for (const services of ['web,smtp,worker', 'worker', 'smtp', 'web']) {
      const product = await startProduct({ ...environment, SERVICES: services })
      parts.push({ name: `On PostgreSQL: ${services}, fresh`, mb: product.memoryMb() })
      await product.stop()
    }
    // The database is there and was made by the first of them.
    await countDone(db)
    return parts
  })
}
