// Whom mail reaches because of mail that proves nothing: nobody, and an account one count a day (threat 19).
import { simpleParser } from 'mailparser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { companyOf } from '../../test/agents-world.ts'
import { type Outside, outsideDomain, signUpConfirmed, startOutside } from '../../test/outside-world.ts'
import { type Client, startWorld, type World } from '../../test/world.ts'
import type { Notification } from '../features/notifications/contract.ts'
import { sendHeldReports } from '../features/notifications/send-held-reports.ts'
import type { Delivery } from '../features/triage/contract.ts'
import { asSystem } from '../kit/db/acting-database.ts'
import { mintSystemScope } from '../kit/scope.ts'
import { keepMail } from '../mail/outbox-send-store.ts'
import { productMail } from '../mail/product-mail.ts'

const tula = `tula@${outsideDomain}`
const HOURS_MS = 3_600_000
const spam = 'You have won, call +1-900-555-0100 http://spam.example/23'

let outside: Outside
let world: World
let priya: Client
let now = new Date('2026-11-16T09:00:00Z')

beforeAll(async () => {
  outside = await startOutside()
  world = await startWorld({ ...outside.options, clock: () => now })
  priya = await signUpConfirmed(world, 'priya')
  outside.dns.add('attacker.example', 'TXT', 'v=spf1 ip4:127.0.0.1 -all')
  await world.app.db.query('delete from outbox')
})
afterAll(async () => {
  await world.stop()
  await outside.dns.close()
})

const later = (hours: number) => {
  now = new Date(now.getTime() + hours * HOURS_MS)
}

/** SPF passes for the envelope, which says nothing about the From. */
const forge = (from: string, rcptTo = tula, subject = spam) =>
  world.mail({
    from: 'x@attacker.example',
    raw: `From: ${from}\r\nTo: ${rcptTo}\r\nSubject: ${subject}\r\nMessage-ID: <${Math.random()}@x.example>\r\n\r\nPlease pay the harbour fee.\r\n`,
    rcptTo: [rcptTo],
  })

async function sent(): Promise<{ kind: string; recipient: string; subject: string; raw: string }[]> {
  const rows = await world.rows('select kind, recipient, subject, raw from outbox order by id')
  return rows as never
}

/** The server's own sweep may be the one that makes the mail: both go by the same time and the same table. */
async function report(): Promise<void> {
  const { db } = world.app
  const scope = mintSystemScope('backscatter test')
  const { publicUrl, mailDomain: domain } = world.config
  const clock = () => now
  const send = productMail({
    db,
    scope,
    clock,
    domain,
    queueSending: (id) => keepMail(asSystem(db, scope), id, now),
  })
  await sendHeldReports({ db, scope, clock, publicUrl, send })
}

it('threat 19: forged mails cause no mail to the strangers whose addresses they bear', async () => {
  for (let third = 0; third < 25; third += 1) await forge(`Third <third${third}@bystander.example>`)
  await forge('victim@victim.example.')
  await forge('Priya <someone@example.com>')
  await world.settled()
  const rows = await world.rows(`select distinct status, trust from deliveries`)
  expect(rows).toEqual([{ status: 'held', trust: 'unverified' }])
  await report()
  later(25)
  await report()
  expect(await sent()).toEqual([])
})

it('threat 19: an account hears of mails in its name by the bell, and by one mail a day of counts alone', async () => {
  for (let mail = 0; mail < 3; mail += 1) await forge('Priya Raman <priya@example.com>')
  await world.settled()
  const bell = await priya.get<{ notifications: Notification[] }>('/api/notifications')
  expect(bell.notifications.map(({ title }) => title)).toEqual(['Emails Held'])
  await report()
  for (let hour = 0; hour < 23; hour += 1) {
    later(1)
    await forge('Priya Raman <priya@example.com>')
    await world.settled()
    await report()
  }
  const [mail, ...more] = await sent()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ kind: 'held', recipient: 'priya@example.com' })
  expect(mail?.subject).toMatch(/^\d mails? in your name waits? for you$/)
  // Random ids of the raw mail may hold any digits.
  const { subject, text, html } = await simpleParser(String(mail?.raw))
  expect(`${subject} ${text} ${html}`).not.toMatch(/won|900|spam|attacker|pay/i)
  later(1)
  await report()
  expect((await sent()).map(({ subject }) => subject)).toEqual([
    mail?.subject,
    '26 mails in your name wait for you',
  ])
  later(48)
  await report()
  expect(await sent()).toHaveLength(2)
})

it('SET-21: with mails switched off the bell alone tells of held mail', async () => {
  await priya.send('PATCH', '/api/notifications/preferences/emailNotifications', { enabled: false })
  await forge('Priya Raman <priya@example.com>')
  await world.settled()
  later(25)
  await report()
  expect(await sent()).toHaveLength(2)
  await priya.send('PATCH', '/api/notifications/preferences/emailNotifications', { enabled: true })
})

it('threat 19: what a manager lets through is processed, and nothing goes to the address that it says it is from', async () => {
  const company = await companyOf(world, priya, 'Harbour')
  const { emailAddress: address } = await company.address({ agentType: 'tula' })
  await forge('Third <third@bystander.example>', address, 'Order')
  await world.settled()
  const [held] = await company.admin.get<Delivery[]>('/api/mails?status=held')
  await company.admin.send('POST', `/api/mails/${held?.id}/release`)
  await world.settled()
  const [delivery] = await company.admin.get<Delivery[]>('/api/mails')
  expect(delivery).toMatchObject({ subject: 'Order', status: 'processed', tasksCreated: 1 })
  expect((await sent()).map(({ recipient }) => recipient)).not.toContain('third@bystander.example')
})

it('a mail that its own account lets through is answered to that account', async () => {
  await forge('Priya Raman <priya@example.com>', tula, 'Mine after all')
  await world.settled()
  const held = await priya.get<Delivery[]>('/api/mails?status=held')
  const mine = held.find((delivery) => delivery.subject === 'Mine after all')
  await priya.send('POST', `/api/mails/${mine?.id}/release`)
  await world.settled()
  expect((await sent()).map(({ kind, subject }) => [kind, subject])).toContainEqual([
    'receipt',
    'Re: Mine after all',
  ])
})
