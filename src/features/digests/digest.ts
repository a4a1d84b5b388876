// What a thread came to, in its own sentences: decisions, what is open and whose it is, and questions without an answer.
import { z } from 'zod'
import type { Proposal } from '../../agent/agent.ts'
import { isQuoted } from '../../agent/quotes.ts'
import type { ThreadMail } from './thread.ts'

export const lineKind = z.enum(['decision', 'open', 'question', 'point'])
export type LineKind = z.infer<typeof lineKind>

export const digestLine = z.object({
  kind: lineKind,
  /** A sentence of the mail, word for word: nothing else is ever shown as a line. */
  sentence: z.string(),
  /** The mail that it rests on, by its place in the thread. */
  mail: z.number().int().min(0),
  /** Addresses of those who owe it. */
  owners: z.array(z.string()),
  /** 'YYYY-MM-DD' */
  due: z.string().nullable(),
})
export type DigestLine = z.infer<typeof digestLine>

/** What the thread says to a question of the mail that asks for the digest; no lines where it says nothing. */
export interface DigestAnswer {
  question: string
  lines: DigestLine[]
}

export interface DigestProposal extends Proposal {
  thread: ThreadMail[]
  lines: DigestLine[]
  answers: DigestAnswer[]
}

/** Those that stand in the mail that they name, each once, with owners of the thread and days that are days. */
export function checkedLines(lines: readonly DigestLine[], thread: readonly ThreadMail[]): DigestLine[] {
  const people = new Set(thread.flatMap(({ from, to }) => [from, ...to].flatMap(({ email }) => email ?? [])))
  const seen = new Set<string>()
  return lines.flatMap((line) => {
    const mail = thread[line.mail]
    const key = `${line.mail} ${line.sentence}`
    if (!mail || seen.has(key) || !isQuoted(line.sentence, mail.text)) return []
    seen.add(key)
    const owners = line.owners.map((email) => email.toLowerCase()).filter((email) => people.has(email))
    return [{ ...line, owners, due: line.due !== null && isDay(line.due) ? line.due : null }]
  })
}

function isDay(day: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))
}
