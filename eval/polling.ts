// Measures what is read out of a team's texts: type, mood, urgency and topics, and the mood of comments beside a lexicon.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { moodOf, readSubmission, sentimentOf } from '../src/language/polling/read-submission.ts'
import { readText } from '../src/language/polling/read-text.ts'
import { SUBMISSION_TYPES } from '../src/language/polling/submission-type.ts'
import { MOODS, URGENCIES } from '../src/language/polling/text-judges.ts'
import type { Figure } from './figure.ts'
import { assigned, byWords, pairwise } from './polling/clusters.ts'
import {
  DATA,
  type LabelledComment,
  type LabelledSubmission,
  type LabelledText,
  labelledIn,
} from './polling/labelled.ts'

const isVerbose = () => process.env['EVAL_VERBOSE'] === '1'

/** Reads types.jsonl and submissions.jsonl in `dir`, and sentiment/cases.jsonl; an empty list when none is there. */
export async function evaluate(dir: string): Promise<Figure[]> {
  const submissions = existsSync(join(dir, 'types.jsonl'))
    ? labelledIn<LabelledSubmission>(dir, 'submissions.jsonl')
    : []
  return [
    ...typeFigures(submissions.length > 0 ? labelledIn<LabelledText>(dir, 'types.jsonl') : [], submissions),
    ...submissionFigures(submissions),
    ...topicFigures(dir, submissions),
    ...commentFigures(labelledIn<LabelledComment>(join(dir, 'sentiment'), 'cases.jsonl')),
  ]
}

interface Told {
  wanted: string
  told: string
}

const shareRight = (all: readonly Told[]) =>
  all.filter(({ wanted, told }) => wanted === told).length / Math.max(1, all.length)

function macroF1(all: readonly Told[], classes: readonly string[]): number {
  const each = classes.map((name) => {
    const right = all.filter(({ wanted, told }) => wanted === name && told === name).length
    const counted = all.filter(({ wanted }) => wanted === name).length
    const found = all.filter(({ told }) => told === name).length
    return right === 0 ? 0 : (2 * right) / (counted + found)
  })
  return each.reduce((sum, one) => sum + one, 0) / classes.length
}

function figure(measure: string, cases: number, ours: number, plain: Partial<Figure> = {}): Figure {
  return { set: 'polling', measure, cases, ours, plain: null, plainName: null, aim: null, ...plain }
}

function typeFigures(texts: readonly LabelledText[], submissions: readonly LabelledSubmission[]): Figure[] {
  if (texts.length === 0) return []
  const told = texts.map((one) => ({
    ...one,
    wanted: one.type,
    told: readSubmission(one.text, one.language).type,
  }))
  const sent = submissions.map((one) => ({
    wanted: one.type,
    told: readSubmission(one.text, one.language).type,
  }))
  const sure = told.filter(({ doubtful }) => !doubtful)
  console.error(confusion(told, SUBMISSION_TYPES))
  if (isVerbose())
    for (const one of told.filter(({ wanted, told: own }) => wanted !== own))
      console.error(`${one.id} ${one.wanted} read as ${one.told}`)
  return [
    figure('type, with doubtful texts', told.length, shareRight(told)),
    figure('type, without doubtful texts', sure.length, shareRight(sure)),
    figure('type: macro F1', told.length, macroF1(told, SUBMISSION_TYPES)),
    figure('type of submissions', sent.length, shareRight(sent)),
  ]
}

function confusion(all: readonly Told[], classes: readonly string[]): string {
  const rows = classes.map((wanted) =>
    classes
      .map((told) => all.filter((one) => one.wanted === wanted && one.told === told).length)
      .map((count) => String(count).padStart(4))
      .join(''),
  )
  return [
    'labelled below, read across:',
    ...rows.map((row, at) => `${(classes[at] ?? '').padEnd(26)}${row}`),
  ].join('\n')
}

/** What is there is read within twelve points of the label as well as not. */
const EQUAL = 12

function submissionFigures(submissions: readonly LabelledSubmission[]): Figure[] {
  if (submissions.length === 0) return []
  const read = submissions.map((one) => ({ one, reading: readSubmission(one.text, one.language) }))
  const moods = read.map(({ one, reading }) => ({
    wanted: moodOf(one.sentiment),
    told: moodOf(reading.sentiment),
  }))
  const lexicon = read.map(({ one }) => ({
    wanted: moodOf(one.sentiment),
    told: moodByLexicon(one.text, one.language),
  }))
  const misses = read.map(({ one, reading }) => Math.abs(one.sentiment - reading.sentiment))
  const mean = submissions.reduce((sum, { sentiment }) => sum + sentiment, 0) / submissions.length
  const meanMiss = submissions.reduce((sum, { sentiment }) => sum + Math.abs(sentiment - mean), 0)
  const urgency = read.map(({ one, reading }) => ({ wanted: one.urgency, told: reading.urgency }))
  const plain = { plain: macroF1(lexicon, MOODS), plainName: 'lexicon' }
  console.error(`moods\n${confusion(moods, MOODS)}\nurgency\n${confusion(urgency, URGENCIES)}`)
  return [
    figure('sentiment: macro F1', read.length, macroF1(moods, MOODS), plain),
    figure(
      'sentiment: mean error, of 100',
      read.length,
      misses.reduce((a, b) => a + b, 0) / read.length / 100,
      {
        plain: meanMiss / submissions.length / 100,
        plainName: 'the mean of all',
      },
    ),
    figure('sentiment: within 12', read.length, misses.filter((miss) => miss <= EQUAL).length / read.length),
    figure('urgency', read.length, shareRight(urgency)),
    figure('urgency: macro F1', read.length, macroF1(urgency, URGENCIES)),
  ]
}

/** Words that are good and bad, counted. */
function moodByLexicon(text: string, language: string): string {
  let balance = 0
  for (const { notions } of readText(text, language).words) {
    if (notions.includes('good') || notions.includes('thanks')) balance += 1
    if (notions.includes('bad') || notions.includes('trouble') || notions.includes('worry')) balance -= 1
  }
  return balance > 0 ? 'positive' : balance < 0 ? 'negative' : 'neutral'
}

/** Of those kept apart, small topics have texts in both halves: they are read after the others, and counted alone. */
function topicFigures(dir: string, submissions: readonly LabelledSubmission[]): Figure[] {
  if (submissions.length === 0) return []
  const apart = dir.replace(/\/+$/, '').endsWith('-apart')
  const before = apart ? labelledIn<LabelledSubmission>(join(DATA, 'polling'), 'submissions.jsonl') : []
  const all = [...before, ...submissions]
  const inside = new Set(submissions)
  const { clusters, states } = assigned(all)
  if (isVerbose())
    for (const [id, { phrases, texts }] of states) console.error(`topic ${id}: ${texts} ${phrases[0]?.text}`)
  const counted = apart ? [all, submissions] : [all]
  return counted.flatMap((some) => {
    const only = (one: LabelledSubmission) => some === all || inside.has(one)
    const plain = Math.max(
      ...[0.02, 0.04, 0.06, 0.08, 0.1, 0.15, 0.2].map(
        (cutoff) => pairwise(all, byWords(all, cutoff), only).f1,
      ),
    )
    const { f1, precision, recall } = pairwise(all, clusters, only)
    const name = apart ? (some === all ? ', both halves' : ', apart alone') : ''
    return [
      figure(`topics: pairwise F1${name}`, some.length, f1, { plain, plainName: 'TF-IDF, its best cutoff' }),
      figure(`topics: precision${name}`, some.length, precision),
      figure(`topics: recall${name}`, some.length, recall),
    ]
  })
}

function commentFigures(comments: readonly LabelledComment[]): Figure[] {
  if (comments.length === 0) return []
  const told = comments.map(({ text, label }) => ({ wanted: label, told: moodOf(sentimentOf(text, 'en')) }))
  const lexicon = comments.map(({ text, label }) => ({ wanted: label, told: moodByLexicon(text, 'en') }))
  return [
    figure('comments: macro F1 of mood', comments.length, macroF1(told, MOODS), {
      plain: macroF1(lexicon, MOODS),
      plainName: 'lexicon',
      aim: 0.62,
    }),
  ]
}
