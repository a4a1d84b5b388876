// The core story with a PgBouncer before the server, in both of its modes that people use.
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { Task } from '../src/features/tasks/contract.ts'
import { createOnServer, type ServerDatabase } from './database-server.ts'
import { type PgBouncer, startPgBouncer } from './pgbouncer.ts'
import { startWorld, type World } from './world.ts'

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
