// How much mail that comes in is slowed while stored mails are read again: from the 250 to the live event, as a ratio.
import { createTransport } from 'nodemailer'
import { askServer } from '../bin/command/ask-server.ts'
import { signUp } from '../test/world.ts'
import type { BenchFigure } from './figure.ts'
import { openMeter } from './latency.ts'
import { DOMAIN, newMail } from './mails.ts'
import { percentile } from './percentile.ts'
import { makeDataDir, type Product, startProduct } from './product.ts'

/** Mails that are stored before; `REPLAY_MAILS=100000` measures more of them. */
const STORED = Number(process.env.REPLAY_MAILS) || 2_000
const WARM = 10
const MAILS = 60

export async function run(): Promise<BenchFigure[]> {
  const { dataDir, remove } = makeDataDir()
  let left = STORED
  let isStored = () => {}
  const stored = new Promise<void>((resolve) => {
    isStored = resolve
  })
  const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'info' }, (line) => {
    if (!line.includes('a mail was processed') || !line.includes('"outcome":"done"')) return
    left -= 1
    if (left === 0) isStored()
  })
  try {
    const client = await signUp(product.url, 'amara')
    await store(product)
    await stored
    const meter = await openMeter(product, client.cookie)
    await meter.measure(WARM)
    const idle = await meter.measure(MAILS)
    const started = performance.now()
    const { id } = await askServer<{ id: number }>('admin', '/replay', { method: 'POST', dataDir })
    const busy = await meter.measure(MAILS)
    const at = await progress(id, dataDir)
    meter.close()
    while ((await progress(id, dataDir)).state !== 'done') await new Promise((next) => setTimeout(next, 100))
    const seconds = (performance.now() - started) / 1_000
    const seen = (await progress(id, dataDir)).seen
    return [
      ...[0.5, 0.95].map((share) => ({
        name: `From the 250 to the live event while ${STORED} mails are read again, p${share * 100}`,
        ours: percentile(busy, share),
        unit: 'ms',
        beside: percentile(idle, share),
        besideName: 'the same while nothing else goes on',
        ratio: percentile(busy, share) / percentile(idle, share),
        aim: null,
      })),
      figure(`Mails read again meanwhile, of ${STORED}`, at.seen, 'mails'),
      figure('Mails read again, with the wait for new mail', seen / seconds, 'mails/s'),
    ]
  } finally {
    await product.stop()
    remove()
  }
}

const figure = (name: string, ours: number, unit: string): BenchFigure => ({
  ...{ name, ours, unit, beside: null, besideName: null, ratio: null, aim: null },
})

const progress = (id: number, dataDir: string) =>
  askServer<{ state: string; seen: number }>('admin', `/replay/${id}`, { dataDir })

async function store(product: Product): Promise<void> {
  const transport = createTransport({
    ...{ host: '127.0.0.1', port: product.smtpPort, ignoreTLS: true, pool: true },
    maxMessages: Number.POSITIVE_INFINITY,
  })
  for (let number = 0; number < STORED; number += 1) {
    const { from, raw } = newMail(number)
    await transport.sendMail({ envelope: { from, to: [`tula@${DOMAIN}`] }, raw })
  }
  transport.close()
}
