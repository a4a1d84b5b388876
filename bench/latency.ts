// From the 250 of a mail to the live event on a socket of somebody it names: alone, and while other mails stream in.
import { once } from 'node:events'
import { createTransport, type Transporter } from 'nodemailer'
import { WebSocket } from 'ws'
import { people, signUp } from '../test/world.ts'
import type { BenchFigure } from './figure.ts'
import { DOMAIN, newMail } from './mails.ts'
import { percentile } from './percentile.ts'
import { makeDataDir, type Product, startProduct } from './product.ts'

const WARM = 10
const MAILS = 60
/** For the half that is sooner. */
const AIM_MS = 50
/** A mail of another person so often, which is what a company of some hundred people sends at its busiest. */
const STREAM_EVERY_MS = 200

export async function run(): Promise<BenchFigure[]> {
  const { dataDir, remove } = makeDataDir()
  const product = await startProduct({ DATA_DIR: dataDir })
  try {
    const client = await signUp(product.url, 'amara')
    const meter = await openMeter(product, client.cookie)
    await meter.measure(WARM)
    const idle = await meter.measure(MAILS)
    const stop = streamOthers(product)
    const busy = await meter.measure(MAILS)
    await stop()
    meter.close()
    const load = `while ${1_000 / STREAM_EVERY_MS} mails/s stream in`
    return [...figures('idle', idle), ...figures(load, busy)]
  } finally {
    await product.stop()
    remove()
  }
}

function figures(when: string, values: number[]): BenchFigure[] {
  return [0.5, 0.95].map((share) => ({
    name: `From the 250 to the live event, ${when}, p${share * 100}`,
    ours: percentile(values, share),
    unit: 'ms',
    beside: null,
    besideName: null,
    ratio: null,
    aim: share === 0.5 ? AIM_MS : null,
    lowerIsBetter: true,
  }))
}

export async function openMeter(product: Product, cookie: string) {
  const socket = new WebSocket(`${product.url.replace('http', 'ws')}/ws`, {
    headers: { cookie, origin: product.url },
  })
  let hear = (_at: number) => {}
  socket.on('message', (data) => {
    const { type } = JSON.parse((data as Buffer).toString()) as { type: string }
    if (type === 'tasks_created') hear(performance.now())
  })
  await once(socket, 'open')
  const transport = smtpTo(product)
  let sent = 0

  /** Milliseconds of each mail, one after the other; she takes part in these mails and in no others. */
  async function measure(mails: number): Promise<number[]> {
    const took: number[] = []
    for (let left = mails; left > 0; left -= 1) {
      const event = new Promise<number>((resolve) => {
        hear = resolve
      })
      sent += 1
      await transport.sendMail({
        // Another sender for each mail: many of one sender are processed slowly by design.
        from: `meter${sent}@example.com`,
        to: [`tula@${DOMAIN}`, people.amara.email],
        envelope: { from: `meter${sent}@example.com`, to: [`tula@${DOMAIN}`] },
        subject: `Parcel ${sent}`,
        text: `Please send parcel ${sent}.\nPlease weigh parcel ${sent}.`,
      })
      const acknowledged = performance.now()
      took.push((await event) - acknowledged)
    }
    return took
  }
  return {
    measure,
    close() {
      socket.close()
      transport.close()
    },
  }
}

function smtpTo(product: Product): Transporter {
  return createTransport({ host: '127.0.0.1', port: product.smtpPort, ignoreTLS: true, pool: true })
}

/** Mails of a hundred other people; the answer ends it. */
function streamOthers(product: Product): () => Promise<void> {
  const transport = smtpTo(product)
  let number = 0
  let last: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    const { from, raw } = newMail(number++)
    last = transport.sendMail({ envelope: { from, to: [`tula@${DOMAIN}`] }, raw }).catch(() => {})
  }, STREAM_EVERY_MS)
  return async () => {
    clearInterval(timer)
    await last
    transport.close()
  }
}
