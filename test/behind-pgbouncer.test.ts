// The core story with a PgBouncer before the server, in both of its modes that people use.
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { type OwnPostgres, startDurablePostgres } from '../bin/checks/postgres.mjs'
import type { Task } from '../src/features/tasks/contract.ts'
import { createOnServer, type ServerDatabase } from './database-server.ts'
import { type PgBouncer, startPgBouncer } from './pgbouncer.ts'
import { type Client, startWorld, type World } from './world.ts'

const server = process.env.TEST_DATABASE_URL ?? ''

describe.skipIf(!server).each(['session', 'transaction'] as const)('behind PgBouncer in %s mode', (mode) => {
  let database: ServerDatabase
  let bouncer: PgBouncer
  let world: World

  beforeAll(async () => {
    database = await createOnServer(server)
    bouncer = await startPgBouncer(database.url, mode)
    const direct: Record<string, string> = mode === 'transaction' ? { DATABASE_DIRECT_URL: database.url } : {}
    world = await startWorld({ environment: { DATABASE_URL: bouncer.url, ...direct } })
  })
  afterAll(async () => {
    await world?.stop()
    await bouncer?.stop()
    await database?.drop()
  })

  it('mails of many at once become tasks, and a socket hears of them', async () => {
    const amara = await world.signUp('amara')
    const heard: string[] = []
    const headers = { cookie: amara.cookie, origin: world.url }
    const socket = new WebSocket(`${world.url.replace('http', 'ws')}/ws`, { headers })
    socket.on('message', (data) =>
      heard.push((JSON.parse((data as Buffer).toString()) as { type: string }).type),
    )
    await once(socket, 'open')
    const mails = Array.from({ length: 30 }, (_, number) => ({
      from: `sender${number}@example.com`,
      to: ['tula@mailcrew.localhost', 'Amara <amara@example.com>'],
      subject: `Errand ${number}`,
      text: `Please send parcel ${number}.`,
    }))
    await Promise.all(mails.map((mail) => world.mail(mail)))
    await world.settled()
    const rows = await world.rows(
      `select d.status, count(*)::int as mails from deliveries d group by d.status`,
    )
    expect(rows).toEqual([{ status: 'processed', mails: 30 }])
    await world.receiveMail({ from: 'amara', subject: 'Fair', text: 'Please rent the tents.' })
    await expect.poll(() => heard).toContain('tasks_created')
    const { projects } = await amara.get<{ projects: { id: number; name: string }[] }>('/api/projects')
    const fair = projects.find(({ name }) => name === 'Fair')
    const tasks = await amara.get<Task[]>(`/api/projects/${fair?.id}/tasks`)
    expect(tasks.map((task) => task.title)).toEqual(['Rent the tents'])
    socket.close()
  })
})

/** A person who waits longer than this takes it for a hang. */
const LONGEST_ANSWER_MS = 15_000

describe.skipIf(!server).each(['session', 'transaction'] as const)(
  'PostgreSQL is away behind a living PgBouncer in %s mode',
  (mode) => {
    let postgres: OwnPostgres | null
    let bouncer: PgBouncer
    let world: World
    let amara: Client

    beforeAll(async () => {
      postgres = await startDurablePostgres()
      if (!postgres) throw new Error('this test needs the programs of PostgreSQL')
      bouncer = await startPgBouncer(postgres.url, mode)
      const direct: Record<string, string> =
        mode === 'transaction' ? { DATABASE_DIRECT_URL: postgres.url } : {}
      world = await startWorld({ environment: { DATABASE_URL: bouncer.url, LOG_LEVEL: 'silent', ...direct } })
      amara = await world.signUp('amara')
    })
    afterAll(async () => {
      await world?.stop()
      await bouncer?.stop()
      await postgres?.stop()
    })

    it('pages answer 503, mail is kept or asked for again, and all of it is done once it is back', async () => {
      const mail = (subject: string) => ({ from: 'amara', subject, text: `Please book the ${subject}.` })
      await world.receiveMail(mail('hall'))
      await postgres?.down()
      const calls = [
        ['GET', '/api/projects'],
        ['GET', '/api/server/status'],
        ['GET', '/api/ready'],
        ['POST', '/api/projects', { name: 'Fair' }],
        ['POST', '/api/auth/signin', { email: 'amara@example.com', password: 'wrong' }],
      ] as const
      const answer = async ([method, path, body]: (typeof calls)[number]) => {
        const began = performance.now()
        const { status } = await amara.raw(method, path, body)
        return [path, status, performance.now() - began < LONGEST_ANSWER_MS]
      }
      for (let round = 0; round < 2; round += 1)
        expect(await Promise.all(calls.map(answer))).toEqual(calls.map(([, path]) => [path, 503, true]))
      const subjects = Array.from({ length: 5 }, (_, at) => `tent ${at}`)
      const said = await Promise.all(
        subjects.map((subject) => world.mail(mail(subject)).catch((error: Error) => error.message)),
      )
      for (const words of said) expect(words).toMatch(/^250 |: 4\d\d /)
      await postgres?.up()
      await expect.poll(async () => (await amara.raw('GET', '/api/ready')).status).toBe(200)
      const kept = subjects.filter((_, at) => said[at]?.startsWith('250 '))
      await world.settled()
      const { projects } = await amara.get<{ projects: { name: string }[] }>('/api/projects')
      expect(projects.map(({ name }) => name).toSorted()).toEqual(['hall', ...kept].toSorted())
      await world.receiveMail(mail('stand'))
      const { services } = await amara.get<{ services: { trouble: string | null }[] }>('/api/server/status')
      expect(services.map(({ trouble }) => trouble)).toEqual(services.map(() => null))
    })
  },
)
