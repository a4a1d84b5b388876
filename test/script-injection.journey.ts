// threats 7, 8: texts that look like markup, in all that people and mails name, on every page that shows it, in a real browser.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseMail } from '../src/mail/parse.ts'
import { type Company, companyOf } from './agents-world.ts'
import { type BoardWorld, startBoardWorld } from './board-world.ts'
import { OUTSIDE, payloads } from './script-payloads.ts'
import type { Client, TestMail } from './world.ts'

let board: BoardWorld
let amara: Client
let harbour: Company
/** Where each kind of thing is shown. */
const shown: string[] = []
const bodies: string[] = []

/** Calls refuse a NUL in words; mails may have one. */
const spoken = payloads.map((one) => one.replaceAll('\u0000', ''))
/** The same texts for fields that take less. */
const within = (length: number) => spoken.filter((one) => one.length <= length)
const [first = '', second = '', third = ''] = within(60)
/** A line of a head: no quotes that end it, no letters that need a code. */
const named = (payload: string) => payload.replace(/["\\]/g, "'").replace(/[^\x20-\x7e]/g, '')

beforeAll(async () => {
  board = await startBoardWorld()
  const { world } = board
  amara = await world.signUp('amara')
  await amara.send('PUT', '/api/auth/user', {
    firstName: first,
    lastName: second,
    email: 'amara@example.com',
  })
  harbour = await companyOf(world, amara, third)
  const at = `/api/companies/${harbour.id}`
  await amara.send('POST', `${at}/hierarchy`, { kind: 'department', name: third })
  await harbour.address({ agentType: 'tula', instanceName: second })
  await Promise.all(htmlMails().map((mail) => world.mail(mail)))
  await world.mail({
    from: 'amara',
    subject: payloads[0] ?? '',
    text: `Please book the hall.\n${payloads.join('\n\n')}`,
  })
  await world.mail({ ...filesOf(payloads.slice(0, 5)), to: `alex@${world.config.mailDomain}` })
  await world.mail(filesOf(payloads.slice(5, 50)))
  await world.mail({
    from: 'amara',
    to: [`dina@${world.config.mailDomain}`, `faq@${world.config.mailDomain}`],
    subject: second,
    text: `We decided: ${payloads.slice(0, 20).join('\nWe decided: ')}`,
  })
  await world.settled(280_000)
  await records()
}, 400_000)
afterAll(() => board?.close())

/** A few payloads each, those that swallow what follows at their ends; from and to people of such names. */
function htmlMails(): TestMail[] {
  const mails: TestMail[] = []
  const each = 12
  for (let start = 0; start < payloads.length; start += each) {
    const some = payloads.slice(start, start + each)
    const name = named(some[0] ?? '')
    mails.push({
      from: 'amara',
      cc: [`"${name}" <guest${start}@example.com>`],
      subject: some[1] ?? '',
      html: `<p>Please read this. ${some.join('\n')}</p>`,
    })
  }
  return mails
}

const filesOf = (names: readonly string[]): TestMail => ({
  from: 'amara',
  subject: names[0] ?? '',
  text: 'What is in these?',
  attachments: names.map((name, at) => ({ filename: `${name}.txt`, content: `${name} ${payloads[at]}` })),
})

async function records(): Promise<void> {
  const idOf = async (path: string, body: unknown, client = amara) =>
    (await client.send<{ id: number }>('POST', path, body)).id
  const made = await amara.send<{ project: { id: number } }>('POST', '/api/projects', {
    name: first,
    type: 'individual',
  })
  const project = made.project.id
  const tasks = await Promise.all(
    within(190).map((title) =>
      idOf(`/api/projects/${project}/tasks`, { title, description: `${title}\n${title}` }),
    ),
  )
  for (const text of within(100).slice(0, 20)) {
    await amara.send('POST', `/api/tasks/${tasks[0]}/checklist`, { text })
    await amara.send('POST', `/api/tasks/${tasks[0]}/comments`, { text })
  }
  const poll = await idOf('/api/polls', {
    ...{
      question: first,
      kind: 'single',
      voters: ['guest@example.com'],
      description: spoken.slice(0, 20).join('\n'),
    },
    options: within(100)
      .slice(0, 40)
      .map((label) => ({ label })),
  })
  const survey = await idOf('/api/surveys', {
    ...{ title: first, people: ['guest@example.com'] },
    questions: [
      { text: second, kind: 'choice', options: within(100).slice(40, 52), steps: 5 },
      { text: third, kind: 'text', options: [], steps: 5 },
    ],
  })
  await amara.send('POST', `/api/surveys/${survey}/open`)
  const text = spoken
    .toSorted((one, other) => Number(one.includes('```')) - Number(other.includes('```')))
    .join('\n\n')
  const article = await idOf('/api/knowledge/articles', { title: second, text })
  await amara.send('POST', '/api/tokens', { name: first, scopes: ['read'] })
  await amara.send('POST', '/api/views', { page: 'my-tasks', name: first, query: '' })
  await amara.send('POST', '/api/copilot/chat', { userQuestion: `what is open? ${first}` })
  await amara.send('POST', '/api/knowledge/ask', { question: `Who has ${first}?` })
  const mails = await amara.get<{ id: number; subject: string }[]>('/api/mails')
  bodies.push(...mails.map(({ id }) => `/api/mails/${id}/body`))
  const rows = await board.world.rows<{ text: string }>(
    "select text from outbox where recipient = 'guest@example.com'",
  )
  const linked = rows.flatMap((row) => /\/(?:vote|survey)\/[\w.-]+/.exec(row.text) ?? [])
  const documents = await board.world.app.db.query<{ id: number }>(
    'select id from documents order by id limit 2',
  )
  shown.push(
    ...[
      '/dashboard',
      '/tasks',
      '/my-tasks',
      '/task-board',
      '/projects',
      '/waiting',
      '/teams',
      '/mails',
      '/companies',
      '/polling',
    ],
    ...[
      '/intelligence',
      '/settings',
      '/settings/audit',
      '/settings/mail',
      '/settings/models',
      '/settings/people',
      '/settings/status',
    ],
    ...[
      `/project/${project}`,
      `/task/${tasks[0]}`,
      `/polls/${poll}`,
      `/surveys/${survey}`,
      `/knowledge/${article}`,
    ],
    ...['/agents/tula', '/agents/polly', '/agents/alex', '/agents/faq', '/agents/sally', '/agents/tanya'],
    ...documents.rows.map(({ id }) => `/documents/${id}`),
    ...mails.slice(0, 3).map(({ id }) => `/mails/${id}`),
    ...linked,
  )
}

/** What a page does that none may; of a page that is opened after this. */
async function misdeedsOf(page: Page): Promise<string[]> {
  const misdeeds: string[] = []
  const tell = (what: string) => misdeeds.push(`${new URL(page.url()).pathname}: ${what}`)
  await page.exposeFunction('__tell', tell)
  await page.addInitScript(() => {
    const self = window as unknown as { __ran(): void; __tell(what: string): void }
    self.__ran = () => self.__tell('a script ran')
    addEventListener('securitypolicyviolation', (event) =>
      self.__tell(`${event.violatedDirective} stopped ${event.blockedURI || event.sample}`),
    )
  })
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => tell('a dialog')))
  page.on('pageerror', (error) => tell(error.message))
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) tell(message.text())
  })
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && host !== new URL(board.world.url).host)
      tell(`asked for ${request.url()}`)
  })
  return misdeeds
}

it('threat 8: nothing of them runs, loads or breaks a policy on any page', async () => {
  const page = await board.open(amara, '/privacy')
  const misdeeds = await misdeedsOf(page)
  let letters = 0
  for (const path of shown) {
    await page.goto(`${board.world.url}${path}`)
    await page.waitForLoadState('networkidle')
    letters += ((await page.textContent('body')) ?? '').split('__ran').length - 1
  }
  await page.keyboard.press('Control+k')
  await page.keyboard.type('__ran')
  await page.waitForLoadState('networkidle')
  expect(misdeeds).toEqual([])
  // They are all over the place.
  expect(letters).toBeGreaterThan(200)
  expect(payloads.length).toBeGreaterThan(100)
}, 300_000)

it('threat 7: no body of a mail runs or loads anything, with its policy or where it is saved without', async () => {
  const page = await board.open(amara, '/privacy')
  const misdeeds = await misdeedsOf(page)
  for (const path of bodies) {
    const answer = await page.context().request.get(`${board.world.url}${path}`)
    // What is data is kept as a file by a browser that is led to it, and opens no page.
    const isKept = (answer.headers()['content-disposition'] ?? '').startsWith('attachment')
    if (!isKept) await page.goto(`${board.world.url}${path}`, { waitUntil: 'load' })
    const saved = isKept ? await answer.text() : await page.content()
    await page.goto(`${board.world.url}/privacy`)
    await page.setContent(saved.replace(/<meta[^>]*>/g, ''), { waitUntil: 'load' })
  }
  expect(bodies.length).toBeGreaterThan(10)
  expect(misdeeds).toEqual([])
}, 300_000)

it('threat 8: the mails that we send hold them as text alone', async () => {
  const rows = await board.world.rows<{ raw: string }>('select raw from outbox order by id desc limit 40')
  const page = await board.open(null, '/privacy')
  const misdeeds = await misdeedsOf(page)
  await page.goto('about:blank')
  let held = 0
  let leading = 0
  for (const { raw } of rows) {
    const { html } = await parseMail(Buffer.from(raw))
    if (html === null || !/__ran|script/.test(html)) continue
    held += 1
    await page.setContent(html, { waitUntil: 'load' })
    leading += await page.locator(`[src*="${OUTSIDE}"], [href*="${OUTSIDE}"]`).count()
  }
  expect(held).toBeGreaterThan(5)
  expect(misdeeds).toEqual([])
  expect(leading).toBe(0)
}, 120_000)
