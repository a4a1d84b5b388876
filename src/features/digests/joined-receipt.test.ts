// One mail to several agents: each does its work, and one receipt tells of all of it (agents.md 1.3, 1.9).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWithSchema } from '../../../test/server-template.ts'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import { cara } from '../../crew/cara.ts'
import { tula } from '../../crew/tula.ts'
import type { NotificationList } from '../notifications/contract.ts'
import type { Project } from '../projects/contract.ts'
import type { Task } from '../tasks/contract.ts'
import type { Delivery, SentMail } from '../triage/contract.ts'

const server = process.env.TEST_DATABASE_URL
const CARA = 'cara@mailcrew.localhost'
const TULA = 'tula@mailcrew.localhost'
const JONAS = 'Jonas Weber <jonas@example.com>'
const date = new Date('2026-11-16T09:00:00Z')
const text =
  'Jonas, please print the map by Thursday.\nWe agreed to walk around the lake.\n\nOn Mon, 16 Nov 2026 at 08:00, Jonas Weber <jonas@example.com> wrote:\n> Where do we walk this year?'

describe('several agents on one mail', () => {
  let world: World
  let amara: Client

  beforeAll(async () => {
    world = await startWorld(server ? { database: await createWithSchema(server) } : {})
    amara = await world.signUp('amara')
  })
  afterAll(() => world.stop())

  async function receipts(subject: string) {
    const sent = await amara.get<SentMail[]>('/api/outbox')
    const found = sent.filter((one) => one.subject === `Re: ${subject}` && one.kind === 'receipt')
    return Promise.all(
      found.map(async (one) => {
        const rows = await world.rows('select raw from outbox where id = $1', [one.id])
        const raw = String(rows[0]?.raw).replace(/\r\n[ \t]+/g, ' ')
        const header = (name: string) => new RegExp(`^${name}: (.*)`, 'im').exec(raw)?.[1]?.trim() ?? ''
        return {
          ...{ text: one.text, flat: one.text.replace(/\s+/g, ' '), raw, from: header('From') },
          ...{ messageId: header('Message-ID'), replyTo: header('Reply-To').replace(/[<>]/g, '') },
        }
      }),
    )
  }

  async function tasksOf(name: string): Promise<Task[]> {
    const { projects } = await amara.get<{ projects: Project[] }>('/api/projects')
    const found = projects.find((one) => one.name === name)
    return found ? amara.get<Task[]>(`/api/projects/${found.id}/tasks`) : []
  }

  const deliveriesOf = async (subject: string) =>
    (await amara.get<Delivery[]>('/api/mails'))
      .filter((one) => one.subject === subject)
      .map(({ agent, status, outcome }) => [agent, status, outcome])
      .sort((a, b) => String(a).localeCompare(String(b)))

  it('one receipt comes from the first agent that the mail names, each part under its name and in its hue', async () => {
    await world.receiveMail({ from: 'amara', to: [CARA, JONAS, TULA], subject: 'Lake', date, text })
    const [receipt, ...more] = await receipts('Lake')
    expect(more).toEqual([])
    expect(receipt?.from).toContain(CARA)
    expect(receipt?.flat).toContain('Cara: We agreed to walk around the lake; Tula: Print the map')
    const parts = receipt?.text ?? ''
    const places = [
      'Cara: We agreed to walk around the lake',
      'Decided',
      '\nTula: Print the map',
      '1. Print the map',
    ].map((words) => parts.indexOf(words, parts.indexOf('From \u201cLake\u201d')))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
    for (const { hue } of [cara, tula]) expect(receipt?.raw).toContain(`n${hue.light.slice(1)}`)
    expect(await deliveriesOf('Lake')).toEqual([
      ['cara', 'processed', 'We agreed to walk around the lake'],
      ['tula', 'processed', '1 task made'],
    ])
    const { notifications } = await amara.get<NotificationList>('/api/notifications')
    expect(notifications.map(({ description }) => description)).toEqual(['Created 1 task from Lake'])
  })

  it('a reply to it reaches each of them: whom it names, else the one that keeps records', async () => {
    const [receipt] = await receipts('Lake')
    const reply = { from: 'amara', to: [receipt?.replyTo ?? ''], subject: 'Re: Lake', date }
    await world.receiveMail({ ...reply, text: '#done 1' })
    expect((await tasksOf('Lake')).map(({ status }) => status)).toEqual(['completed'])
    await world.receiveMail({ ...reply, text: 'Cara, what was decided?' })
    const [digest] = await receipts('Lake')
    expect(digest?.from).toContain(CARA)
    expect(digest?.flat).toContain('We agreed to walk around the lake.')
    // By its Message-ID as well, at either address.
    const { to: _, ...byId } = { ...reply, inReplyTo: receipt?.messageId ?? '' }
    await world.receiveMail({ ...byId, to: [TULA], subject: 'Maps', text: '#todo 1' })
    expect((await tasksOf('Lake')).map(({ status }) => status)).toEqual(['pending'])
  })

  it('#stop to one of them leaves the other\u2019s receipts as they are, and in a reply to both ends both', async () => {
    const mail = { from: 'amara', to: [TULA, CARA], subject: 'Stop', date }
    await world.receiveMail({ ...mail, messageId: '<stop-1@example.com>', text })
    const [both] = await receipts('Stop')
    expect(both?.from).toContain(TULA)
    const stop = { ...mail, inReplyTo: '<stop-1@example.com>', text: '#stop' }
    await world.receiveMail({ ...stop, to: [TULA], subject: 'Enough' })
    const again = { ...mail, inReplyTo: '<stop-1@example.com>', subject: 'Re: Stop' }
    await world.receiveMail({ ...again, text: 'We decided to walk twice around the lake.' })
    const [last, ...before] = await receipts('Stop')
    expect(before).toHaveLength(1)
    expect(last?.from).toContain(CARA)
    expect(last?.flat).not.toContain('Tula')
    await world.receiveMail({ ...stop, to: [both?.replyTo ?? ''], subject: 'Enough' })
    await world.receiveMail({ ...again, text: 'We decided to walk three times around the lake.' })
    expect(await receipts('Stop')).toHaveLength(2)
    expect(await receipts('Enough')).toEqual([])
  })

  it('where one fails, the other\u2019s result stands and is told, and what is missing is said', async () => {
    const { db } = world.app
    await db.query(breaking)
    await world.receiveMail({ from: 'amara', to: [CARA, JONAS, TULA], subject: 'Broken', date, text })
    const [receipt, ...more] = await receipts('Broken')
    expect(more).toEqual([])
    expect(receipt?.from).toContain(TULA)
    expect(receipt?.flat).toContain('Print the map \u2013 Jonas Weber')
    expect(receipt?.flat).toContain(
      'Cara could not read this mail: Something went wrong while this mail was read. It can be tried again in the mail log.',
    )
    expect((await tasksOf('Broken')).map(({ title }) => title)).toEqual(['Print the map'])

    await db.query('drop trigger break_end on deliveries; drop trigger break_start on deliveries')
    const failed = (await amara.get<Delivery[]>('/api/mails?status=failed')).find(
      (one) => one.subject === 'Broken',
    )
    await amara.send('POST', `/api/mails/${failed?.id}/retry`)
    await world.settled()
    const [late, first] = await receipts('Broken')
    expect(first?.messageId).toBe(receipt?.messageId)
    expect(late?.from).toContain(CARA)
    expect(late?.flat).toContain('We agreed to walk around the lake.')
    expect(late?.flat).not.toContain('Print the map 1.')
    expect(await tasksOf('Broken')).toHaveLength(1)
  })
})

/** Cara's deliveries have one try left, and break at their very end. */
const breaking = `
  create function break_start() returns trigger language plpgsql as $$ begin
    new.attempts := 4;
    return new;
  end $$;
  create trigger break_start before insert on deliveries for each row
    when (new.recipient like 'cara@%') execute function break_start();
  create function break_end() returns trigger language plpgsql as $$ begin
    raise exception 'broken';
  end $$;
  create trigger break_end before update of status on deliveries for each row
    when (new.status = 'processed' and new.recipient like 'cara@%') execute function break_end();`
