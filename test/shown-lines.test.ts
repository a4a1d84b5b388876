// What others wrote is shown in its own order: by mail and by call, no name, title or subject turns its neighbours around.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, startWorld, type World } from './world.ts'

const turned = '\u202egnp.exe\u202c \u2067x\u2069\u200f'
const turning = /[\u202a-\u202e\u2066-\u2069]/u
const hebrew = 'דו״ח רבעוני (Q3), מחיר: \u200f100\u200e ₪'

let world: World
let amara: Client

beforeAll(async () => {
  world = await startWorld({ clock: () => new Date('2026-11-18T09:00:00Z') })
  amara = await world.signUp('amara')
})
afterAll(() => world.stop())

const lists = [
  '/api/mails',
  '/api/projects',
  '/api/tasks/assigned',
  '/api/notifications',
  '/api/auth/user',
  '/api/companies',
]

async function allShown(): Promise<string> {
  const texts = await Promise.all(lists.map(async (path) => JSON.stringify(await amara.get(path))))
  const rows = await world.rows('select subject, text from outbox')
  return texts.join('\n') + JSON.stringify(rows)
}

const encoded = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`

const raw = (subject: string, name: string, text: string) =>
  [
    `From: ${encoded(name)} <amara@example.com>`,
    'To: tula@mailcrew.localhost',
    `Subject: ${encoded(subject)}`,
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(text).toString('base64'),
    '',
  ].join('\r\n')

it('threat 8: marks of direction in subject, sender and text of a mail come out nowhere', async () => {
  const text = `Please send the ${turned} offer to Ben by Friday.`
  await world.receiveMail({ from: 'amara', raw: raw(`Offer ${turned}`, `Amara ${turned}`, text) })
  const shown = await allShown()
  expect(shown).toContain('Offer gnp.exe x')
  expect(shown).toContain('Amara gnp.exe x')
  expect(shown).not.toMatch(turning)
})

it('threat 8: nor do those in what people call their tasks, companies and themselves', async () => {
  const { id } = (await amara.get<{ projects: { id: number }[] }>('/api/projects')).projects[0] ?? { id: 0 }
  const task = await amara.send<{ id: number }>('POST', `/api/projects/${id}/tasks`, {
    title: `Call ${turned}`,
  })
  await amara.send('PATCH', `/api/tasks/${task.id}`, { title: `Ring ${turned}` })
  await amara.send('POST', `/api/tasks/${task.id}/checklist`, { text: `First ${turned}` })
  await amara.send('PUT', '/api/auth/user', {
    firstName: `A${turned}`,
    lastName: 'Okafor',
    email: 'amara@example.com',
  })
  await amara.send('POST', '/api/companies/register', { name: `Harbour ${turned}` })
  const shown = (await allShown()) + JSON.stringify(await amara.get(`/api/projects/${id}/tasks`))
  for (const plain of ['Ring gnp.exe x', 'Agnp.exe x', 'Harbour gnp.exe x']) expect(shown).toContain(plain)
  expect(shown).not.toMatch(turning)
  const refused = await amara.raw('PATCH', `/api/tasks/${task.id}`, { title: '\u202e\u2067 \u200f' })
  expect(refused.status).toBe(422)
})

it('a subject in Hebrew stays as it was written, with the marks that order its figures', async () => {
  await world.receiveMail({ from: 'amara', raw: raw(hebrew, 'עמרה', 'Please print the report by Friday.') })
  const [mail] = await amara.get<{ subject: string; senderName: string }[]>('/api/mails')
  expect(mail).toMatchObject({ subject: hebrew, senderName: 'עמרה' })
})
