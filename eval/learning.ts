// Measures what a company's corrections bring: mails in the order of time, the first ones corrected as their readers
// would, the later ones read with and without what was learned.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { CONFIDENCE_GATE } from '../src/agent/agent.ts'
import type { ProposedTask } from '../src/features/tula/task-proposal.ts'
import { readByRules, toRead } from '../src/features/tula/task-rules.ts'
import { fold, singleSpaced } from '../src/language/fold.ts'
import { markerBefore } from '../src/language/learned/cues.ts'
import { type Example, learnCues } from '../src/language/learned/learn.ts'
import { type LearnedReading, nothingLearned } from '../src/language/learned/learned-reading.ts'
import { splitSentences } from '../src/language/sentences.ts'
import type { Figure } from './figure.ts'
import { agentMail } from './mails/deliver.ts'
import { rawMail } from './mails/raw-mail.ts'

const people = z.union([z.string(), z.array(z.string())]).transform((all) => [all].flat())
const labelled = z
  .object({
    id: z.union([z.string(), z.number()]),
    from: z.string(),
    to: people,
    cc: people.nullish(),
    date: z.string(),
    subject: z.string(),
    text: z.string(),
    /** What is optional is neither asked for nor wrong. */
    tasks: z.array(z.object({ quote: z.string(), optional: z.boolean().default(false) }).loose()),
  })
  .loose()
type Labelled = z.infer<typeof labelled>

/** Corrections after which the gain is measured. */
const CORRECTIONS = 50

const OWN = join(import.meta.dirname, 'data/learning')

/** One row a company of `dir`, else of the project's own ones: F1 of the tasks made at once, with what was learned beside without. */
export async function evaluate(dir = OWN): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const file of readdirSync(dir)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()) {
    const mails = readFileSync(join(dir, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => labelled.parse(JSON.parse(line)))
    figures.push(await measure(basename(file, '.jsonl'), mails))
  }
  return figures
}

async function measure(name: string, mails: readonly Labelled[]): Promise<Figure> {
  const corrected: Example[] = []
  let at = 0
  while (at < mails.length && corrected.filter(({ isCorrection }) => isCorrection).length < CORRECTIONS) {
    const mail = mails[at]
    if (mail) corrected.push(...correctionsOf(mail, await read(mail, nothingLearned)))
    at++
  }
  const learned = { ...nothingLearned, cues: learnCues(corrected, new Set()) }
  const [without, after] = [
    { right: 0, made: 0, asked: 0 },
    { right: 0, made: 0, asked: 0 },
  ]
  for (const mail of mails.slice(at)) {
    count(without, mail, await read(mail, nothingLearned))
    count(after, mail, await read(mail, learned))
  }
  return {
    set: 'learning',
    measure: `${name}: F1 after ${CORRECTIONS} corrections`,
    ours: f1(after),
    ...{ plain: f1(without), plainName: 'before them', aim: null },
    cases: mails.length - at,
  }
}

async function read(mail: Labelled, learned: LearnedReading): Promise<ProposedTask[]> {
  const raw = await rawMail({ ...mail, to: mail.to, cc: mail.cc ?? [] })
  return readByRules(toRead(await agentMail(raw)), { tasks: [], learned }).tasks
}

/** As a reader would: what was made wrongly is undone, suggestions are decided, what was missed is pressed. */
function correctionsOf(mail: Labelled, read: readonly ProposedTask[]): Example[] {
  const author = addressOf(mail.from)
  const left = new Set(mail.tasks)
  const examples: Example[] = []
  const said = (sentence: string) => {
    const start = mail.text.indexOf(sentence)
    return { sentence, author, marker: start < 0 ? '' : markerBefore(mail.text, start) }
  }
  for (const { sentence, confidence } of read) {
    const label = mail.tasks.find(({ quote }) => isSame(quote, sentence))
    if (label) left.delete(label)
    if (label?.optional) continue
    const isMade = confidence >= CONFIDENCE_GATE
    examples.push({ ...said(sentence), confidence, isTask: Boolean(label), isCorrection: !(isMade && label) })
  }
  for (const { quote } of left)
    examples.push({ ...said(quote), confidence: 0.1, isTask: true, isCorrection: true })
  for (const { text } of splitSentences(mail.text)) {
    const isKnown = examples.some(({ sentence }) => isSame(sentence, text))
    if (!isKnown) examples.push({ ...said(text), confidence: 0.1, isTask: false, isCorrection: false })
  }
  return examples
}

interface Count {
  right: number
  made: number
  asked: number
}

function count(sum: Count, mail: Labelled, read: readonly ProposedTask[]): void {
  const left = new Set(mail.tasks)
  for (const { sentence, confidence } of read) {
    if (confidence < CONFIDENCE_GATE) continue
    const label = [...left].find(({ quote }) => isSame(quote, sentence))
    if (label) left.delete(label)
    if (label?.optional) continue
    sum.made++
    if (label) sum.right++
  }
  sum.asked += mail.tasks.filter(({ optional }) => !optional).length
}

const f1 = ({ right, made, asked }: Count) => (2 * right) / (made + asked || 1)
const addressOf = (from: string) => (/[^<\s]+@[^>\s]+/.exec(from)?.[0] ?? from).toLowerCase()
const plain = (text: string) =>
  singleSpaced(fold(text))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function isSame(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)]
  return a !== '' && b !== '' && (a.includes(b) || b.includes(a))
}
