// A mail in a language is answered in it, and what the answer teaches works when it is sent back.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { replyAddressIn } from '../../../test/outbox.ts'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import type { Project } from '../projects/contract.ts'
import type { Task } from '../tasks/contract.ts'

let world: World
let amara: Client

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
})
afterAll(() => world.stop())

const monday = new Date('2026-11-16T09:00:00Z')

interface Answer {
  /** On one line. */
  text: string
  html: string
  replyTo: string
}

async function latestTo(address: string, kind = 'receipt'): Promise<Answer> {
  const rows = await world.rows<{ text: string; raw: string }>(
    'select text, raw from outbox where kind = $1 and recipient = $2 order by id desc limit 1',
    [kind, address],
  )
  const [row] = rows
  if (!row) throw new Error(`no ${kind} to ${address}`)
  const replyTo = replyAddressIn(row.raw)
  return { text: row.text.replace(/\s+/g, ' '), html: row.raw, replyTo }
}

const choose = (language: LanguageCode | null) => amara.send('PUT', '/api/auth/language', { language })

async function tasksOf(name: string): Promise<Task[]> {
  const { projects } = await amara.get<{ projects: Project[] }>('/api/projects')
  const project = projects.find((one) => one.name === name)
  if (!project) throw new Error(`no project ${name}`)
  return amara.get<Task[]>(`/api/projects/${project.id}/tasks`)
}

it('a German mail is answered in German, and the reply that the answer teaches works', async () => {
  const guest = 'lucia@example.com'
  await world.receiveMail({
    from: guest,
    subject: 'Sommerfest',
    date: monday,
    text: 'Hallo Tula,\n\nich muss bis Donnerstag das Zelt bestellen und die Einladungen drucken.\nBitte buche ich auch die Band.\n\nDanke\nLucia',
  })
  const receipt = await latestTo(guest)
  expect(receipt.html).toContain('<html lang="de">')
  expect(receipt.text).toContain('Antwort auf deine Mail vom Mo., 16. Nov.')
  expect(receipt.text).toContain('Das Zelt bestellen \u2013 du')
  expect(receipt.text).toContain('Die Einladungen drucken \u2013 du')
  expect(receipt.text).toContain('bis Do., 19. Nov. 2026')
  expect(receipt.text).toContain('Aus „Sommerfest“.')
  expect(receipt.text).not.toMatch(/\b(?:the|your|Reply|Open)\b/)
  const taught = /„(#due \d+ \p{L}+)“/u.exec(receipt.text)?.[1] ?? ''
  expect(taught).toBe('#due 1 Freitag')
  await world.receiveMail({
    from: guest,
    to: receipt.replyTo,
    subject: 'Re: Sommerfest',
    date: monday,
    text: taught,
  })
  const second = await latestTo(guest)
  expect(second.text).toContain('„Das Zelt bestellen“ ist jetzt fällig')
  expect(second.text).toContain('ist jetzt fällig am Fr., 20. Nov. 2026')
  expect(second.text).not.toContain('Das habe ich nicht verstanden')
})

it('a command alone, in a mail without words, is answered in the language of the one before', async () => {
  const { replyTo } = await latestTo('lucia@example.com')
  await world.receiveMail({
    from: 'lucia@example.com',
    to: replyTo,
    subject: 'Re: Sommerfest',
    text: '#help',
  })
  const help = await latestTo('lucia@example.com')
  expect(help.text).toContain('Befehle, jeder in einer eigenen Zeile: #done')
  expect(help.text).toContain('#assign Name')
})

it('the account\u2019s language comes before that of the mail, and English where neither tells', async () => {
  await choose('fr')
  await world.receiveMail({
    from: 'amara',
    subject: 'Fair',
    date: monday,
    text: 'Please book the stand for the fair by Friday.',
  })
  expect((await latestTo('amara@example.com')).text).toContain('– toi, pour le')
  await choose(null)
  await world.receiveMail({ from: 'amara', subject: 'Logo', date: monday, text: '#help' })
  // What she wrote last was English.
  expect((await latestTo('amara@example.com')).text).toContain('Commands, each on a line of its own')
  const [user] = [await amara.get<{ language: string | null }>('/api/auth/user')]
  expect(user.language).toBeNull()
  const refused = await amara.raw('PUT', '/api/auth/language', { language: 'xx' })
  expect(refused.status).toBe(422)
})

const requests: readonly [LanguageCode, string, RegExp][] = [
  ['es', 'Por favor, reserva el hotel antes del viernes.', /Reserva el hotel \u2013 t\u00fa/],
  ['it', 'Per favore prenota l\u2019albergo entro venerd\u00ec.', /Prenota l\u2019albergo \u2013 tu/],
  ['nl', 'Boek alsjeblieft het hotel voor vrijdag.', /Boek het hotel \u2013 jij/],
  ['pt', 'Por favor, reserve o hotel at\u00e9 sexta-feira.', /Reserve o hotel \u2013 voc\u00ea/],
  [
    'fr',
    'Merci de r\u00e9server l\u2019h\u00f4tel avant vendredi.',
    /R\u00e9server l\u2019h\u00f4tel \u2013 toi/,
  ],
]

it.each(requests)(
  'the day that a receipt in %s teaches is set by sending it back',
  async (language, text, one) => {
    await choose(null)
    const subject = `Hotel ${language}`
    await world.receiveMail({ from: 'amara', subject, date: monday, text })
    const receipt = await latestTo('amara@example.com')
    expect(receipt.text).toMatch(one)
    const taught = /#due 1 [\p{L}-]+/u.exec(receipt.text)?.[0] ?? ''
    await world.receiveMail({
      from: 'amara',
      to: receipt.replyTo,
      subject: `Re: ${subject}`,
      date: monday,
      text: taught,
    })
    expect((await tasksOf(subject))[0]?.dueDate?.slice(0, 10)).toBe('2026-11-20')
  },
)

it.each([
  ['Danish', 'Hej Tula, send venligst referatet til Ole senest fredag.'],
  ['Norwegian', 'Hei Tula, kan du sende referatet til Ole innen fredag?'],
  ['Swedish', 'Hej Tula, skicka protokollet till Ola senast på fredag.'],
  ['Czech', 'Dobrý den, prosím pošlete zápis Janovi do pátku.'],
  ['Turkish', 'Merhaba Tula, lütfen raporu cuma gününe kadar Ali için gönder.'],
  ['Russian', 'Пожалуйста, отправь отчёт Ирине до пятницы.'],
])('a mail in %s is said to be unread, and nothing is made of it', async (language, text) => {
  await choose('en')
  const subject = `Notes ${language}`
  await world.receiveMail({ from: 'amara', subject, date: monday, text })
  const { text: receipt } = await latestTo('amara@example.com')
  expect(receipt).toContain(`seems to be in ${language}`)
  expect(receipt).not.toContain('No tasks found')
  expect(await tasksOf(subject)).toEqual([])
})

it.each([
  ['Danish', 'Hej Tula, den er sendt til Ole. Kan du også tage med det fra mandag?'],
  ['Swedish', 'Hej, jag har inte hunnit med det men det är klart senast på fredag.'],
  ['Finnish', 'Hei, se on valmis ja lähetän sen ennen kuin me olemme mukaan.'],
  ['Ukrainian', 'Привіт, я вже все зробила і надіслала їм звіт.'],
])('a reply in %s is said to be unread, and changes nothing', async (language, text) => {
  await choose('en')
  const subject = `Rota ${language}`
  await world.receiveMail({ from: 'amara', subject, date: monday, text: 'Please send the rota to Ole.' })
  const { replyTo } = await latestTo('amara@example.com')
  await world.receiveMail({ from: 'amara', to: [replyTo], subject: `Re: ${subject}`, date: monday, text })
  const { text: receipt } = await latestTo('amara@example.com')
  expect(receipt).toContain(`seems to be in ${language}`)
  expect(await tasksOf(subject)).toMatchObject([{ status: 'pending', dueDate: null }])
})

it('a name that is not on the mail stays that name in the receipt, and nobody is given the task', async () => {
  await choose('en')
  const text = 'Ben will print the list on Monday.\nOmar will order the cake.'
  await world.receiveMail({ from: 'amara', subject: 'Named people', date: monday, text })
  const { text: receipt } = await latestTo('amara@example.com')
  expect(receipt).toMatch(/Print the list.{0,40}Ben/)
  expect(receipt).toMatch(/Order the cake.{0,40}Omar/)
  const given = await world.rows(
    `select 1 from task_assignees join tasks on tasks.id = task_id where title in ('Print the list', 'Order the cake')`,
  )
  expect(given).toEqual([])
})

it('a forgotten password is answered in the language of the account', async () => {
  await choose('nl')
  await amara.raw('POST', '/api/auth/forgot-password', { email: 'amara@example.com' })
  await expect
    .poll(async () => (await latestTo('amara@example.com', 'reset').catch(() => null))?.text ?? '')
    .toContain('Een nieuw wachtwoord kiezen')
})
