// Mails that wait in the queue, and the time that workers take for them.
import { setTimeout as pause } from 'node:timers/promises'
import { type OwnPostgres, startDurablePostgres } from '../bin/checks/postgres.mjs'
import { startApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { Database } from '../src/kit/db/database.ts'
import { openPostgres } from '../src/kit/db/postgres.ts'
import type { SenderQuestion } from '../src/mail/sender.ts'
import { DOMAIN } from './mails.ts'
import { makeDataDir, type Product, startProduct } from './product.ts'

export interface WaitingMail {
  from: string
  raw: Buffer
}

export function envelopeOf(mailFrom: string): SenderQuestion['envelope'] {
  return {
    mailFrom,
    rcptTo: [`tula@${DOMAIN}`],
    helo: 'bench.example.com',
    peer: '127.0.0.1',
    tls: false,
    receivedAt: new Date().toISOString(),
    local: true,
    relay: null,
  }
}

/** They are stored and wait: no worker runs. */
export async function storeBacklog(
  mails: readonly WaitingMail[],
  environment: Record<string, string>,
): Promise<void> {
  const off = { SERVICES: 'smtp', SMTP_PORT: '0', LOG_LEVEL: 'error' }
  const app = await startApp(readConfig({ ...off, ...environment }))
  try {
    if (!app.accept) throw new Error('the smtp service does not run')
    for (const mail of mails) await app.accept(envelopeOf(mail.from), mail.raw, 'smtp')
    await app.sweepIntake()
  } finally {
    await app.stop()
  }
}

/** A server that flushes, the settings that lead to it, and a look into it. */
export interface BenchServer {
  postgres: OwnPostgres
  db: Database
  environment: Record<string, string>
}

/** Rejects where PostgreSQL is not installed. */
export async function onServer<T>(measure: (server: BenchServer) => Promise<T>): Promise<T> {
  const postgres = await startDurablePostgres()
  if (!postgres) throw new Error('PostgreSQL is not installed')
  const { dataDir, remove } = makeDataDir()
  const db = new Database(openPostgres(postgres.url, 2))
  try {
    return await measure({ postgres, db, environment: { DATA_DIR: dataDir, DATABASE_URL: postgres.url } })
  } finally {
    await db.close()
    await postgres.stop()
    remove()
  }
}

/** Milliseconds of the processor that they took together, from their start until `isDone`. */
export async function runWorkers(
  { environment }: BenchServer,
  workers: number,
  isDone: () => Promise<boolean>,
): Promise<number> {
  const start = () => startProduct({ SERVICES: 'worker', ...environment })
  const products: Product[] = await Promise.all(Array.from({ length: workers }, start))
  try {
    while (!(await isDone())) await pause(100)
    return products.reduce((sum, product) => sum + product.cpuMs(), 0)
  } finally {
    await Promise.all(products.map((product) => product.stop()))
  }
}

/** Deliveries that are at an end, of senders whose address fits. */
export async function countDone(db: Database, senders = '%'): Promise<number> {
  const { rows } = await db.query(
    `select count(*)::int as done from deliveries d join mails m on m.id = d.mail_id
     where d.finished_at is not null and m.from_address like $1`,
    [senders],
  )
  return Number(rows[0]?.done)
}

/** Mails a second between the end of the `first` and the end of the last. */
export async function paceFrom(db: Database, first: number): Promise<number> {
  const { rows } = await db.query(
    `select (count(*) - 1) / greatest(extract(epoch from max(finished_at) - min(finished_at)), 0.001) as pace
     from (select finished_at from deliveries where finished_at is not null order by finished_at offset $1) as counted`,
    [first],
  )
  return Number(rows[0]?.pace)
}
