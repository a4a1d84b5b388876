// The core story on a PostgreSQL server instead of the embedded database: mail, tasks, reply, undo, held mail, live events, retries.

import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { Project } from '../src/features/projects/contract.ts'
import type { Task } from '../src/features/tasks/contract.ts'
import type { Delivery } from '../src/features/triage/contract.ts'
import { type Outside, signUpConfirmed, startOutside } from './outside-world.ts'
import { createWithSchema } from './server-template.ts'
import { type Client, startWorld, type World } from './world.ts'

const monday = new Date('2026-11-16T09:00:00Z')

const server = process.env.TEST_DATABASE_URL ?? ''

describe.skipIf(!server)('on PostgreSQL', () => {
  let world: World
  let open: World
  let outside: Outside
  let amara: Client
  let heard: { type: string; projectId?: number }[]

  beforeAll(async () => {
    outside = await startOutside()
    world = await startWorld({ database: await createWithSchema(server) })
    open = await startWorld({ database: await createWithSchema(server), ...outside.options })
    amara = await world.signUp('amara')
    heard = await listen(world, amara)
  })
  afterAll(async () => {
    await world?.stop()
    await open?.stop()
    await outside?.dns.close()
  })

  it('a mail becomes a project with numbered tasks', async () => {
    expect(world.app.db.kind).toBe('postgres')
    await world.receiveMail({
      from: 'amara',
      to: ['Jonas Weber <jonas@example.com>', 'tula@mailcrew.localhost'],
      subject: 'Harvest fair',
      date: monday,
      text: 'Jonas, please rent the tents by Thursday.\nJonas, please print the map.',
    })
    const tasks = await board(amara, 'Harvest fair')
    expect(tasks.map((task) => [task.number, task.title, task.dueDate?.slice(0, 10) ?? null])).toEqual([
      [1, 'Rent the tents', '2026-11-19'],
      [2, 'Print the map', null],
    ])
    expect(tasks[0]?.assignees.map((one) => one.user.email)).toEqual(['jonas@example.com'])
  })

  it('the socket of its reader hears of it', async () => {
    const project = await projectNamed(amara, 'Harvest fair')
    await expect
      .poll(() => heard)
      .toContainEqual(expect.objectContaining({ type: 'tasks_created', projectId: project.id }))
  })

  it('a reply to the receipt changes the tasks, and #undo takes the change back', async () => {
    const to = [await replyAddress(world, 'Harvest fair')]
    const reply = { from: 'amara', to, subject: 'Re: Harvest fair', date: monday }
    await world.receiveMail({ ...reply, text: '1 is done. Push the map to Friday.' })
    expect((await board(amara, 'Harvest fair')).map((task) => [task.status, dayOf(task)])).toEqual([
      ['completed', '2026-11-19'],
      ['pending', '2026-11-20'],
    ])
    await world.receiveMail({ ...reply, text: '#undo' })
    expect((await board(amara, 'Harvest fair')).map((task) => [task.status, dayOf(task)])).toEqual([
      ['pending', '2026-11-19'],
      ['pending', null],
    ])
  })

  it('threat 3: a mail whose From is not proved is held until its owner lets it through', async () => {
    const priya = await signUpConfirmed(open, 'priya')
    const mail = { from: 'priya', to: ['tula@crew.example.org'], subject: 'Not proved' }
    await open.receiveMail({ ...mail, text: 'Please pay the bill.' })
    const held = await priya.get<Delivery[]>('/api/mails?status=held')
    expect(held.map((one) => one.subject)).toEqual(['Not proved'])
    expect(await priya.get('/api/projects')).toMatchObject({ projects: [] })
    await priya.send('POST', `/api/mails/${held[0]?.id}/release`)
    await open.settled()
    expect((await board(priya, 'Not proved')).map((task) => task.title)).toEqual(['Pay the bill'])
  })

  it('a delivery that fails for now is tried again by a delayed job, and done once', async () => {
    outside.dns.trouble('*', 'servfail')
    await open.mail({
      from: 'priya',
      to: ['tula@crew.example.org'],
      subject: 'Tried again',
      text: 'Please ring the bank.',
    })
    await expect
      .poll(() => deliveryOf(open, 'Tried again'))
      .toMatchObject({ status: 'received', attempts: 1 })
    outside.dns.trouble('*', null)
    outside.proveSenders()
    await open.settled()
    expect(await deliveryOf(open, 'Tried again')).toEqual({ status: 'processed', attempts: 2, tasks: 1 })
  })
})

async function projectNamed(client: Client, name: string): Promise<Project> {
  const { projects } = await client.get<{ projects: Project[] }>('/api/projects')
  const found = projects.find((one) => one.name === name)
  if (!found) throw new Error(`no project ${name} among ${projects.map((one) => one.name).join(', ')}`)
  return found
}

async function board(client: Client, name: string): Promise<Task[]> {
  const { id } = await projectNamed(client, name)
  return (await client.get<Task[]>(`/api/projects/${id}/tasks`)).sort((a, b) => a.number - b.number)
}

const dayOf = (task: Task) => task.dueDate?.slice(0, 10) ?? null

const replyAddress = (world: World, subject: string) => world.replyTo({ subject: `Re: ${subject}` })

async function deliveryOf(world: World, subject: string): Promise<Record<string, unknown> | undefined> {
  const rows = await world.rows(
    `select d.status, d.attempts, count(t.id)::int as tasks from deliveries d join mails m on m.id = d.mail_id
     left join tasks t on t.source_mail_id = m.id where m.subject = $1 group by d.id`,
    [subject],
  )
  return rows[0]
}

/** Collects what the person's screens are told. */
async function listen(world: World, client: Client): Promise<{ type: string; projectId?: number }[]> {
  const headers = { cookie: client.cookie, origin: world.url }
  const socket = new WebSocket(`${world.url.replace('http', 'ws')}/ws`, { headers })
  const heard: { type: string; projectId?: number }[] = []
  socket.on('message', (data) => heard.push(JSON.parse((data as Buffer).toString())))
  await once(socket, 'open')
  return heard
}
