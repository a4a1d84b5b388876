// Mails whose reading never ends, through the threads of the product: nobody else waits for them, and they are told.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Task } from '../src/features/tasks/contract.ts'
import { translated } from '../src/kit/translated.ts'
import { limits, type Readings, readingsIn } from '../src/wiring/readings.ts'
import type { ServerDatabase } from './database-server.ts'
import { rounds } from './endurance.ts'
import { freePort } from './free-port.ts'
import { createWithSchema } from './server-template.ts'
import { stubborn } from './stubborn-words.ts'
import { type Client, startWorld, type World } from './world.ts'

const HOSTILE = rounds(8, 20)
const monday = new Date('2026-11-16T09:00:00Z')

describe('mails whose reading never ends', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mailcrew-hostile-'))
  /** For each parsing whether it was for commands only. */
  const parsings: boolean[] = []
  let thread: URL
  let port: string
  let database: ServerDatabase | null = null
  let world: World
  let amara: Client

  const start = async () => {
    const environment = { PORT: port, ...(database && { DATABASE_URL: database.url }) }
    const readings = readingsIn(thread, { ...limits, budgetMs: 400, shortMs: 100 })
    return startWorld({ dataDir, keepData: true, environment, readings: noting(readings, parsings) })
  }

  beforeAll(async () => {
    thread = await translated(new URL('./stubborn-thread.ts', import.meta.url))
    port = String(await freePort())
    const server = process.env.TEST_DATABASE_URL
    database = server ? await createWithSchema(server) : null
    world = await start()
    amara = await world.signUp('amara')
  }, 120_000)
  afterAll(async () => {
    await world?.stop()
    await database?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('a reply that cannot be read still carries out its commands, and is kept as a comment', async () => {
    const mail = { from: 'amara', subject: 'Harvest fair', date: monday }
    await world.receiveMail({ ...mail, text: 'Please rent the tents.' })
    const to = [await replyAddress(world, 'Harvest fair')]
    await world.receiveMail({
      ...mail,
      to,
      subject: 'Re: Harvest fair',
      text: `#done 1\n\nSome ${stubborn.text}.`,
    })
    expect(await board(amara, 'Harvest fair')).toMatchObject([
      { title: 'Rent the tents', status: 'completed' },
    ])
    const rows = await world.rows('select text from comments')
    expect(rows.map(({ text }) => text)).toEqual([`Some ${stubborn.text}.`])
  }, 60_000)

  it('of a mail that cannot be parsed, the lines at its top are taken as they stand', async () => {
    const to = [await replyAddress(world, 'Harvest fair')]
    const text = `#todo 1\n\nOn Monday Tula wrote:\n> ${stubborn.form}\n#done 1`
    await world.receiveMail({ from: 'amara', to, subject: 'Re: Answered below', date: monday, text })
    expect(await board(amara, 'Harvest fair')).toMatchObject([{ title: 'Rent the tents', status: 'pending' }])
    const { id } = await deliveryOf(world, 'Re: Answered below')
    const shown = await amara.get<{ newest: string }>(`/api/mails/${String(id)}`)
    expect(shown.newest).toBe('#todo 1')
  }, 60_000)

  it('what cannot be read at all fails at once, and is not read as a whole again after a restart', async () => {
    await world.receiveMail({ from: 'amara', subject: 'Hopeless', text: stubborn.whole })
    const failed = { status: 'failed', attempts: 1, reason: 'It takes too long to read this mail' }
    expect(await deliveryOf(world, 'Hopeless')).toMatchObject(failed)
    await world.stop()
    world = await start()
    parsings.length = 0
    const id = String((await deliveryOf(world, 'Hopeless')).id)
    await amara.send('POST', `/api/mails/${id}/retry`)
    await world.settled()
    expect(await deliveryOf(world, 'Hopeless')).toMatchObject({ status: 'failed' })
    expect(parsings).toEqual([true])
  }, 120_000)

  it('threat 16: beside many of them at once, the mails of others are read within a second', async () => {
    const errand = (number: number) => ({
      from: `sender${number}@example.com`,
      subject: `Errand ${number}`,
      text: `Please send parcel ${number}.`,
    })
    const quiet = Math.max(...(await waitsOf(world, [errand(1), errand(2), errand(3)])))
    const mails = Array.from({ length: HOSTILE }, (_, number) => ({
      from: 'mallory@example.com',
      subject: `Hostile ${number}`,
      text: `Please send the ${stubborn.text} ${number}.`,
    }))
    await Promise.all(mails.map((mail) => world.mail(mail)))
    const waits = await waitsOf(world, [errand(4), errand(5), errand(6), errand(7)])
    expect(await openOf(world, 'Hostile %')).toBeGreaterThan(HOSTILE / 2)
    // A busy machine takes longer for any mail, and for those that come first.
    expect(Math.max(...waits)).toBeLessThan(1_000 + 10 * quiet)
  }, 120_000)

  it('each of them is tried once, makes no task and is told in its receipt', async () => {
    await expect.poll(() => openOf(world, 'Hostile %'), { timeout: 60_000 }).toBeLessThan(HOSTILE - 1)
    const rows = await world.rows(
      `select d.status, d.attempts, jsonb_array_length(d.made) as tasks, bool_and(m.commands_only) as given_up
       from deliveries d join mails m on m.id = d.mail_id
       where m.subject like 'Hostile %' and d.status not in ('received', 'processing') group by 1, 2, 3`,
    )
    expect(rows).toEqual([{ status: 'processed', attempts: 1, tasks: 0, given_up: true }])
    const receipts = await world.app.db.query(`select text from outbox where subject like 'Re: Hostile %'`)
    expect(receipts.rows.length).toBeGreaterThan(0)
    for (const { text } of receipts.rows)
      expect(text).toContain('It took too long to read this mail, so no tasks were looked for in it.')
  }, 120_000)
})

function noting(readings: Readings, parsings: boolean[]): Readings {
  return {
    ...readings,
    parse(raw, how) {
      parsings.push(how.commandsOnly)
      return readings.parse(raw, how)
    },
  }
}

/** Milliseconds until each was processed, one after the other. */
async function waitsOf(world: World, mails: Parameters<World['mail']>[0][]): Promise<number[]> {
  const waits: number[] = []
  for (const mail of mails) {
    const before = Date.now()
    await world.mail(mail)
    await world.app.sweepIntake()
    while ((await openOf(world, mail.subject ?? '')) > 0)
      await new Promise((resolve) => setTimeout(resolve, 10))
    waits.push(Date.now() - before)
  }
  return waits
}

async function openOf(world: World, subject: string): Promise<number> {
  const rows = await world.rows(
    `select count(*)::int as open from deliveries d join mails m on m.id = d.mail_id
     where m.subject like $1 and d.status in ('received', 'processing')`,
    [subject],
  )
  return Number(rows[0]?.open)
}

async function deliveryOf(world: World, subject: string): Promise<Record<string, unknown>> {
  const rows = await world.rows(
    'select d.id, d.status, d.attempts, d.reason from deliveries d join mails m on m.id = d.mail_id where m.subject = $1',
    [subject],
  )
  return rows[0] ?? {}
}

const replyAddress = (world: World, subject: string) => world.replyTo({ subject: `Re: ${subject}` })

async function board(client: Client, name: string): Promise<Task[]> {
  const { projects } = await client.get<{ projects: { id: number; name: string }[] }>('/api/projects')
  return client.get<Task[]>(`/api/projects/${projects.find((one) => one.name === name)?.id}/tasks`)
}
