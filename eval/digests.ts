// Measures on discussion threads whose sentences of a digest people chose, too; beside the first three sentences of each mail.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isQuoted } from '../src/agent/quotes.ts'
import { linesOf } from '../src/features/digests/read-digest.ts'
import type { ThreadMail } from '../src/features/digests/thread.ts'
import type { Figure } from './figure.ts'

interface Thread {
  id: string
  messages: {
    n: number
    date: string
    from: string
    to: string | null
    sentences: { id: string; text: string }[]
  }[]
}

interface Judged {
  thread: string
  sent_id: string
  text: string
  /** How many of the annotators took it into their summary. */
  in_extractive_summary: number
  annotators: number
}

/** Characters; a shorter one stands within too many others. Annotators and we cut sentences at other places. */
const SHORTEST = 12

export async function evaluate(dir: string): Promise<Figure[]> {
  const files = ['threads', 'sentences'].map((name) => join(dir, 'threads', `${name}.jsonl`))
  if (!files.every((file) => existsSync(file))) return []
  const [threads, judged] = files.map(lines) as [Thread[], Judged[]]
  const chosen = (least: number) => (text: string, id: string) =>
    judged.some(
      (one) => one.thread === id && one.in_extractive_summary >= least && isPart(flat(one.text), flat(text)),
    )
  const ours = threads.map((thread) => {
    const mails = mailsOf(thread)
    return { id: thread.id, texts: linesOf(mails, 'UTC').map(({ sentence }) => sentence), mails }
  })
  const first = threads.map((thread) => ({ id: thread.id, texts: firstThree(thread, judged) }))
  const cases = ours.reduce((sum, { texts }) => sum + texts.length, 0)
  const share = (all: readonly { id: string; texts: string[] }[], least: number) => {
    const picked = chosen(least)
    const total = all.reduce((sum, { texts }) => sum + texts.length, 0)
    return (
      all.reduce((sum, { id, texts }) => sum + texts.filter((text) => picked(text, id)).length, 0) / total
    )
  }
  const lineCount = ours.flatMap(({ texts, mails }) =>
    texts.map((text) => mails.some((mail) => isQuoted(text, mail.text))),
  )
  const figure = (measure: string, least: number): Figure => ({
    ...{ set: 'digests', measure, ours: share(ours, least), plain: share(first, least), cases },
    ...{ plainName: 'first three sentences', aim: null },
  })
  return [
    figure('lines that an annotator chose, too', 1),
    figure('lines that two of three chose, too', 2),
    {
      ...{ set: 'digests', measure: 'lines that stand in the thread', cases },
      ...{ ours: lineCount.filter(Boolean).length / cases, plain: null, plainName: null, aim: 1 },
    },
  ]
}

function lines(file: string): unknown[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown)
}

/** Without what is quoted; one sentence a line, as the annotators got them. */
function mailsOf({ messages }: Thread): ThreadMail[] {
  return messages.map(({ from, to, date, sentences }) => ({
    from: personOf(from),
    to: (to ?? '').split(',').map(personOf),
    at: new Date(date).toISOString(),
    date: null,
    text: sentences
      .map(({ text }) => text)
      .filter((text) => !/^\s*>/.test(text))
      .join('\n\n'),
  }))
}

function personOf(text: string) {
  const email = /[^\s<>"]+@[^\s<>"]+/.exec(text)?.[0].toLowerCase() ?? null
  return { email, name: text.split('<')[0]?.trim() || null }
}

function firstThree({ id, messages }: Thread, judged: readonly Judged[]): string[] {
  return messages.flatMap(({ n }) =>
    judged
      .filter((one) => one.thread === id && one.sent_id.startsWith(`${n}.`))
      .slice(0, 3)
      .map(({ text }) => text),
  )
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim()

const isPart = (one: string, other: string) =>
  one === other ||
  (Math.min(one.length, other.length) >= SHORTEST && (one.includes(other) || other.includes(one)))
