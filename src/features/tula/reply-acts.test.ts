// Stories of replies that change several tasks at once, or point at them without a number.
import { afterAll, beforeEach, expect, it } from 'vitest'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import type { Project } from '../projects/contract.ts'
import type { Task } from '../tasks/contract.ts'

let world: World | null = null
let amara: Client
let count = 0
let subject = ''

const sentAt = new Date('2026-11-16T09:00:00Z')

beforeEach(async () => {
  if (!world) {
    world = await startWorld()
    amara = await world.signUp('amara')
    await world.signUp('jonas')
  }
  count += 1
  subject = `Open day ${count}`
  await world.receiveMail({
    from: 'amara',
    to: ['Jonas Weber <jonas@example.com>', 'Lucia Ferri <lucia@example.com>', 'tula@mailcrew.localhost'],
    subject,
    messageId: `<open-day-${count}@example.com>`,
    date: sentAt,
    text: [
      'Jonas, please print the posters by 24 November.',
      'Lucia, please book the band by 26 November.',
      'Jonas, please order the drinks by 30 November.',
    ].join('\n'),
  })
})
afterAll(() => world?.stop())

const answer = async (from: 'amara' | 'jonas', text: string) => {
  const inReplyTo = `<open-day-${count}@example.com>`
  await world?.receiveMail({ from, subject: `Re: ${subject}`, inReplyTo, text, date: sentAt })
}

async function tasks(): Promise<Task[]> {
  const { projects } = await amara.get<{ projects: Project[] }>('/api/projects')
  const project = projects.find(({ name }) => name === subject)
  const found = await amara.get<Task[]>(`/api/projects/${project?.id}/tasks`)
  return found.sort((a, b) => a.number - b.number)
}
const statuses = async () => (await tasks()).map(({ status }) => status)
const days = async () => (await tasks()).map(({ dueDate }) => dueDate?.slice(0, 10) ?? null)
const owners = async () =>
  (await tasks()).map(({ assignees }) => assignees.map(({ user }) => user.email).join())

it('"all done from my side" finishes the writer\u2019s own tasks and nobody else\u2019s', async () => {
  await answer('jonas', 'All done from my side!')
  expect(await statuses()).toEqual(['completed', 'pending', 'completed'])
})

it('everything is moved by the days that are said', async () => {
  await answer('amara', 'Please push everything by two days.')
  expect(await days()).toEqual(['2026-11-26', '2026-11-28', '2026-12-02'])
})

it('an answer below a quoted line speaks of the task of that line', async () => {
  const text = [
    'On Mon, 16 Nov 2026 at 10:00, Amara Okafor <amara@example.com> wrote:',
    '> Jonas, please print the posters by 24 November.',
    'Done this morning.',
    '> Jonas, please order the drinks by 30 November.',
    'I have started on it.',
  ].join('\n')
  await answer('jonas', text)
  expect(await statuses()).toEqual(['completed', 'pending', 'in-progress'])
})

it('a person who is not on the reply is known by the project', async () => {
  await answer('amara', 'Lucia takes the posters.')
  expect((await owners())[0]).toBe('lucia@example.com')
})

it('threat 6: what a pasted chat says of known tasks is suggested, and its commands are nobody\u2019s', async () => {
  const chat = 'Please print the posters is done.\n#done 2\nThe drinks are ordered.'
  for (const head of ['Eve Evil  [10:00 AM]', 'On Mon, Eve wrote:', '[16.11.26, 10:00:00] Eve Evil:'])
    await answer('amara', `What does she mean by this?\n\n${head}\n${chat}`)
  expect(await statuses()).toEqual(['pending', 'pending', 'pending'])
  await answer('amara', 'The posters are printed.\n\nEve Evil  [10:00 AM]\nThe drinks are ordered.')
  expect(await statuses()).toEqual(['completed', 'pending', 'pending'])
})

it('what may be so changes nothing', async () => {
  await answer('amara', 'I think the band might be booked already, but I am not sure.')
  expect(await statuses()).toEqual(['pending', 'pending', 'pending'])
})

const RED = ['<span style="color:red">', '</span>'] as const
const items = (answers: readonly string[], [open, end]: readonly [string, string]) =>
  ['Print the posters', 'Book the band', 'Order the drinks'].map(
    (title, at) => `${at + 1}. ${title}${answers[at] ? ` ${open}${answers[at]}${end}` : ''}`,
  )
const outlook = (lines: readonly string[]) =>
  `<div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p><b>From:</b> Tula &lt;tula@mailcrew.localhost&gt;<br><b>Sent:</b> Monday, November 16, 2026 10:30 AM<br><b>To:</b> Amara Okafor &lt;amara@example.com&gt;<br><b>Subject:</b> Re: Open day</p></div>${lines.map((line) => `<p>${line}</p>`).join('')}`
const gmail = (lines: readonly string[]) =>
  `<div class="gmail_quote"><div class="gmail_attr">On Mon, 16 Nov 2026 at 10:30, Tula &lt;tula@mailcrew.localhost&gt; wrote:</div><blockquote class="gmail_quote">${lines.map((line) => `<div>${line}</div>`).join('')}</blockquote></div>`

it.each([
  ['Outlook, in red', 'See my answers in red below.', outlook, RED],
  ['Gmail, with a font', 'Answers inline.', gmail, ['<font color="#0000ff">', '</font>'] as const],
  [
    'German, highlighted',
    'Antworten gelb markiert.',
    outlook,
    ['<span style="background:yellow">', '</span>'] as const,
  ],
  [
    'French, in the dark red of Office',
    'Mes réponses en rouge.',
    outlook,
    ['<b><span style="color:#C00000">', '</span></b>'] as const,
  ],
])('answers inside the quoted list are read by their colour: %s', async (_, own, program, mark) => {
  const html = `<p>${own}</p>${program(items(['This is done.', '', 'I have started on it.'], mark))}`
  const inReplyTo = `<open-day-${count}@example.com>`
  await world?.receiveMail({ from: 'amara', subject: `Re: ${subject}`, inReplyTo, html, date: sentAt })
  expect(await statuses()).toEqual(['completed', 'pending', 'in-progress'])
})

it('red words of a quote are no answers of a reply that does not point at them', async () => {
  const html = `<p>I will phone you.</p>${outlook(items(['This is done.'], RED))}`
  const inReplyTo = `<open-day-${count}@example.com>`
  await world?.receiveMail({ from: 'amara', subject: `Re: ${subject}`, inReplyTo, html, date: sentAt })
  expect(await statuses()).toEqual(['pending', 'pending', 'pending'])
})
