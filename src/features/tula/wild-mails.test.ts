// Mails of many kinds as they come in real life: what each makes, suggests and says, and what it must not.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type WildMail, wildTexts } from '../../../test/wild-mails.ts'
import { wildParts } from '../../../test/wild-parts.ts'
import { wildWords } from '../../../test/wild-words.ts'
import { startWorld, type World } from '../../../test/world.ts'

let world: World

beforeAll(async () => {
  world = await startWorld()
  // Several people, since many mails from one person in a short time get one summary instead of receipts.
  for (const who of ['amara', 'priya', 'mei'] as const) await world.signUp(who)
})
afterAll(() => world.stop())

const monday = new Date('2026-11-16T09:00:00Z')
const tula = 'tula@mailcrew.localhost'

function sent({ subject, from = 'amara', body, text, html }: WildMail) {
  if (body) return world.receiveMail({ from: 'priya', rcptTo: [tula], raw: body })
  const parts = html === undefined ? { text: text ?? '' } : { text: text ?? '', html }
  return world.receiveMail({ from, to: [tula], subject, date: monday, ...parts })
}

async function madeOf(subject: string) {
  const made = await world.rows<{ title: string; due: string | null }>(
    `select title, due_date::text as due from tasks where source_email_subject = $1 order by id`,
    [subject],
  )
  const suggested = await world.rows<{ title: string }>(
    `select s.payload->>'title' as title from suggestions s join mails m on m.id = s.mail_id where m.subject = $1 order by s.id`,
    [subject],
  )
  const [delivery] = await world.rows<{ status: string }>(
    `select d.status from deliveries d join mails m on m.id = d.mail_id where m.subject = $1`,
    [subject],
  )
  const receipts = await world.outbox({ subject: `Re: ${subject.replace(/^Fwd: /, '')}` })
  return { made, suggested: suggested.map(({ title }) => title), status: delivery?.status, receipts }
}

it.each([...wildTexts, ...wildWords, ...wildParts].map((wild) => [wild.kind, wild] as const))(
  '%s',
  async (_, wild) => {
    await sent(wild)
    const { made, suggested, status, receipts } = await madeOf(wild.subject)
    const { tasks = [], suggested: ideas = [], never, says = '' } = wild
    const said = receipts[0]?.text ?? ''
    const titles = made.map(({ title }) => title).concat(suggested)
    expect({
      made: made.map(({ title }) => title),
      dues: made.map(({ due }, at) => (tasks[at]?.[1] ? due : undefined)),
      suggested,
      status,
      wrong: titles.filter((title) => never?.test(title)),
      unsaid: said.includes(says) ? '' : said,
      answers: wild.isIgnored ? receipts.length : 0,
    }).toEqual({
      made: tasks.map(([title]) => expect.stringMatching(title)),
      dues: tasks.map(([, due]) => due),
      suggested: ideas.map((title) => expect.stringMatching(title)),
      status: wild.isIgnored ? 'ignored' : 'processed',
      wrong: [],
      unsaid: '',
      answers: 0,
    })
  },
)
