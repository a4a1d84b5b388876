// Mails over SMTP, read with recorded answers that come in the form of each provider's API.
import { afterEach, expect, it } from 'vitest'
import { deliver } from '../eval/mails/deliver.ts'
import { configuredModel } from '../eval/mails/model.ts'
import { rawMail } from '../eval/mails/raw-mail.ts'
import { recordedMails, recordingsFolder } from '../eval/recorded.ts'
import { readRecordings } from '../src/model/recordings.ts'
import { candidate, chat, messageText } from './dialect-replies.ts'
import { type DialectReply, type DialectServer, startDialectServer } from './dialect-server.ts'
import { startWorld, type World } from './world.ts'

const MAILS = 60

let world: World | null = null
let server: DialectServer | null = null
afterEach(async () => {
  await world?.stop()
  await server?.close()
})

/** What the author of the mail wrote, which tells one recorded question from another. */
const newText = (prompt: string) => /name="new text">\n([\s\S]*?)\n<\/data-/.exec(prompt)?.[1] ?? ''

const answers = new Map(
  [...readRecordings(recordingsFolder).values()].map(({ prompt, text }) => [newText(prompt), text]),
)

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

it.each([
  [
    'OpenAI',
    (url: string) => ({ OPENAI_BASE_URL: `${url}/v1`, AI_MODEL: 'reader' }),
    (text: string): DialectReply => chat({ content: text }),
  ],
  [
    'Anthropic',
    (url: string) => ({ ANTHROPIC_API_KEY: 'key-1', ANTHROPIC_BASE_URL: `${url}/v1`, AI_MODEL: 'reader' }),
    (text: string): DialectReply => messageText(text),
  ],
  [
    'Google',
    (url: string) => ({ GEMINI_API_KEY: 'key-1', GEMINI_BASE_URL: `${url}/v1beta`, AI_MODEL: 'reader' }),
    (text: string): DialectReply => candidate(text),
  ],
])(
  'sixty answers in the form of %s become the tasks that they say, each mail once',
  async (_, environment, reply) => {
    server = await startDialectServer(({ body }) => {
      const asked =
        textsIn(body)
          .map(newText)
          .find((text) => text !== '') ?? ''
      const text = answers.get(asked)
      return text === undefined ? { status: 400, body: { error: { message: 'not recorded' } } } : reply(text)
    })
    const model = await configuredModel({ MODEL_REPLAY: recordingsFolder })
    const clock = () => new Date('2026-11-20T12:00:00Z')
    world = await startWorld({ clock, environment: { ...environment(server.url), AI_BUDGET: '100000000' } })
    const subjects = new Set<string>()
    const mails = recordedMails().filter(({ subject, date }) => {
      // Others would join the thread of a mail before them.
      const isFirst = !subjects.has(subject) && !/^\w{1,3}:/.test(subject) && date.includes('20 Nov 2026')
      subjects.add(subject)
      return isFirst
    })
    const expected: [string, string[]][] = []
    for (const mail of mails.slice(0, MAILS)) {
      const raw = await rawMail(mail)
      const from = /<([^>]+)>/.exec(mail.from)?.[1] ?? mail.from
      await world.mail({ from, raw, rcptTo: ['tula@mailcrew.localhost'] })
      const { direct } = await deliver(raw, model)
      expected.push([mail.subject, direct.map(({ title }) => title).sort()])
    }
    await world.settled()
    const rows = await world.rows<{ subject: string; title: string; model: string }>(
      `select source_email_subject as subject, title, evidence->>'model' as model from tasks`,
    )
    const made = expected.map(([subject]): [string, string[]] => [
      subject,
      rows.flatMap((row) => (row.subject === subject ? [row.title] : [])).sort(),
    ])
    expect(made).toEqual(expected)
    expect(expected).toHaveLength(MAILS)
    expect(rows.filter((row) => row.model === 'reader')).toHaveLength(rows.length)
    expect(rows).toHaveLength(expected.flatMap(([, titles]) => titles).length)
  },
)
