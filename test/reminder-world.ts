// A running Mailcrew with one shared project, whose time the test sets, and the mails that it made by itself.

import { requireProject } from '../src/features/projects/index.ts'
import { sendOwnReminders } from '../src/features/reminders/own/send-own-reminders.ts'
import { sendDigests } from '../src/features/reminders/send-digests.ts'
import { type ReminderServices, sendReminders } from '../src/features/reminders/send-reminders.ts'
import { sendChases } from '../src/features/reminders/waiting/send-chases.ts'
import { insertTasks, type NewTask } from '../src/features/tasks/task-store.ts'
import { asSystem } from '../src/kit/db/acting-database.ts'
import { createLog } from '../src/kit/log.ts'
import { mintScope, mintSystemScope } from '../src/kit/scope.ts'
import { keepMail } from '../src/mail/outbox-send-store.ts'
import { productMail } from '../src/mail/product-mail.ts'
import { createWithSchema } from './server-template.ts'
import { type Client, people, startWorld, type Who, type World, type WorldOptions } from './world.ts'

export interface OwnMail {
  id: number
  recipient: string
  subject: string
  text: string
  raw: string
}

export interface NewDueTask extends Partial<NewTask> {
  title: string
  for: readonly Who[]
  by?: Who
}

export interface ReminderWorld extends World {
  readonly clients: Record<'amara' | 'jonas' | 'priya', Client>
  readonly projectId: number
  /** What sendReminders and its like are given. */
  readonly services: ReminderServices
  /** Sets the time of the whole server. */
  at(moment: string): void
  /** The zone and the quiet hours of a person, as they would choose them. */
  choose(
    who: 'amara' | 'jonas' | 'priya',
    timeZone: string,
    quiet?: { from: string; to: string } | null,
  ): Promise<void>
  /** Answers the task's id. */
  give(task: NewDueTask): Promise<number>
  idOf(who: Who): Promise<number>
  /** Makes the mails that are due by now; those of the kind to the person since the last call of it. */
  mailsTo(who: Who, kind?: string): Promise<OwnMail[]>
}

export const PROJECT = 'Spring launch'

/**
 * On PostgreSQL where the tests name a server: there workers really run at the same time.
 * The server's own sweep may be the one that makes a mail: both go by the same time and the same tables.
 */
export async function startReminderWorld(start: string, options: WorldOptions = {}): Promise<ReminderWorld> {
  let now = new Date(start)
  const clock = () => now
  const server = process.env.TEST_DATABASE_URL
  const database = server ? { database: await createWithSchema(server) } : {}
  const world = await startWorld({ ...database, ...options, clock })
  const { db } = world.app
  const scope = mintSystemScope('reminder test')
  const { publicUrl, mailDomain: domain } = world.config
  const queueSending = (id: number) => keepMail(asSystem(db, scope), id, now)
  const send = productMail({ db, scope, clock, domain, queueSending })
  const services: ReminderServices = { db, scope, clock, log: createLog('silent'), publicUrl, domain, send }
  const clients = {
    amara: await world.signUp('amara'),
    jonas: await world.signUp('jonas'),
    priya: await world.signUp('priya'),
  }
  await world.receiveMail({
    from: 'amara',
    to: [people.jonas, people.priya].map(({ name, email }) => `${name} <${email}>`).concat(`tula@${domain}`),
    subject: PROJECT,
    messageId: '<launch@mail.example.com>',
    text: 'Jonas, please send the deck.',
  })
  const { rows } = await db.query('select id from projects order by id limit 1')
  const projectId = Number(rows[0]?.id)
  await db.query('delete from tasks')
  const seen = new Map<string, number>()
  const idOf = async (who: Who) => {
    const found = await db.query('select id from users where email = $1', [people[who].email])
    return Number(found.rows[0]?.id)
  }
  return {
    ...world,
    clients,
    projectId,
    services,
    idOf,
    at(moment) {
      now = new Date(moment)
    },
    async choose(who, timeZone, quiet = null) {
      await clients[who].send('PUT', '/api/account/hours', { timeZone, quiet })
    },
    async give({ for: assignees, by = 'amara', ...task }) {
      const assigneeIds = await Promise.all(assignees.map(idOf))
      const usual = { description: '', status: 'pending', priority: 'medium' as const, dueDate: null }
      const scopeOf = mintScope(await idOf(by))
      const project = await requireProject(db, scopeOf, projectId)
      const [made] = await insertTasks({ db: db, scope: scopeOf, at: now }, project.id, [
        { ...usual, ...task, assigneeIds },
      ])
      if (!made) throw new Error('the task was not made')
      return made.id
    },
    async mailsTo(who, kind = 'reminder') {
      await sendReminders(services)
      await sendOwnReminders(services)
      await sendDigests(services)
      await sendChases(services)
      const key = `${kind} ${who}`
      const found = await db.query(
        `select id, recipient, subject, text, raw from outbox
         where kind = $1 and recipient = $2 and id > $3 order by id`,
        [kind, people[who].email, seen.get(key) ?? 0],
      )
      seen.set(key, Number(found.rows.at(-1)?.id ?? seen.get(key) ?? 0))
      return found.rows as unknown as OwnMail[]
    },
  }
}
