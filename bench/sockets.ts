// A thousand open sockets: what they take of the memory, and how soon all of them hear of a mail.
import { once } from 'node:events'
import { createTransport } from 'nodemailer'
import { WebSocket } from 'ws'
import { password } from '../test/world.ts'
import type { BenchFigure } from './figure.ts'
import { DOMAIN } from './mails.ts'
import { percentile } from './percentile.ts'
import { makeDataDir, type Product, startProduct } from './product.ts'

const PEOPLE = 20
/** Tabs of one person; the oldest is closed beyond them. */
const OF_A_PERSON = Number(process.env.BENCH_SOCKETS ?? 1_000) / PEOPLE
const MAILS = 30

const addressOf = (person: number) => `person${person}@example.com`

export async function run(): Promise<BenchFigure[]> {
  const { dataDir, remove } = makeDataDir()
  const product = await startProduct({ DATA_DIR: dataDir, TRUST_PROXY: 'true' })
  const room = new Room(product)
  try {
    for (let person = 0; person < PEOPLE; person += 1) await room.open(await signUp(product, person), 1)
    const few = await room.hearing('few')
    const before = product.memoryMb()
    for (const cookie of room.cookies) await room.open(cookie, OF_A_PERSON - 1)
    const many = await room.hearing('many')
    const [slow, quick] = [percentile(many, 0.5), percentile(few, 0.5)]
    return [
      {
        name: `From the 250 until ${room.count} sockets have heard, p50`,
        ...{ ours: slow, unit: 'ms', beside: quick, besideName: `${PEOPLE} sockets`, ratio: slow / quick },
        aim: null,
      },
      {
        name: `Memory with ${room.count} sockets`,
        ...{ ours: product.memoryMb(), unit: 'MB', beside: before, besideName: `with ${PEOPLE}` },
        ...{ ratio: product.memoryMb() / before, aim: null },
      },
    ]
  } finally {
    room.close()
    await product.stop()
    remove()
  }
}

/** Each from an address of its own, as people are. */
async function signUp(product: Product, person: number): Promise<string> {
  const answer = await fetch(`${product.url}/api/auth/signup`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', origin: product.url },
      'x-forwarded-for': `192.0.2.${person + 1}`,
    },
    body: JSON.stringify({
      ...{ name: `Person ${person}`, email: addressOf(person), timeZone: 'UTC' },
      ...{ password, confirmPassword: password },
    }),
  })
  if (answer.status !== 201) throw new Error(`sign-up: ${answer.status} ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

class Room {
  readonly cookies: string[] = []
  readonly #product: Product
  readonly #sockets: WebSocket[] = []
  #hear = () => {}

  constructor(product: Product) {
    this.#product = product
  }

  get count(): number {
    return this.#sockets.length
  }

  async open(cookie: string, sockets: number): Promise<void> {
    if (!this.cookies.includes(cookie)) this.cookies.push(cookie)
    for (let number = 0; number < sockets; number += 1) {
      const socket = new WebSocket(`${this.#product.url.replace('http', 'ws')}/ws`, {
        headers: { cookie, origin: this.#product.url },
      })
      socket.on('message', (data) => {
        const { type } = JSON.parse((data as Buffer).toString()) as { type: string }
        if (type === 'tasks_created') this.#hear()
      })
      await once(socket, 'open')
      this.#sockets.push(socket)
    }
  }

  /** Milliseconds from the 250 of each mail, which names everybody, until the last socket has heard. */
  async hearing(name: string): Promise<number[]> {
    const transport = createTransport({ host: '127.0.0.1', port: this.#product.smtpPort, ignoreTLS: true })
    const took: number[] = []
    for (let number = 0; number < MAILS; number += 1) {
      let left = this.count
      const all = new Promise<void>((resolve) => {
        this.#hear = () => {
          left -= 1
          if (left === 0) resolve()
        }
      })
      const from = `${name}${number}@example.com`
      await transport.sendMail({
        ...{
          from,
          to: [`tula@${DOMAIN}`, ...Array.from({ length: PEOPLE }, (_, person) => addressOf(person))],
        },
        envelope: { from, to: [`tula@${DOMAIN}`] },
        ...{ subject: `${name} ${number}`, text: `Please send parcel ${number}.` },
      })
      const acknowledged = performance.now()
      await all
      took.push(performance.now() - acknowledged)
    }
    transport.close()
    return took
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate()
  }
}
