// Measures what is understood of files: dates, amounts, names, actions, risks and summaries beside labels, and beside a file's first sentences.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Document } from '../src/files/document.ts'
import { readFile } from '../src/files/read-file.ts'
import type { Analysis } from '../src/language/documents/analysis.ts'
import { readDocument } from '../src/language/documents/read-document.ts'
import { unitsOf } from '../src/language/documents/units.ts'
import type { Figure } from './figure.ts'

interface Labels {
  file: string
  kind: string
  kindAlso?: string[]
  language: string
  documentDate: string | null
  dates: { text: string; iso: string }[]
  amounts: { text: string; value: number; currency: string | null }[]
  parties: { name: string }[]
  people: string[]
  actions: { text: string; owner: string | null; due: string | null }[]
  risks: { text: string }[]
  keySentences: { text: string }[]
}

interface Counts {
  right: number
  found: number
  labelled: number
}

/** The day of the mail that brings a file, where the file bears none. */
const SENT_ON = '2026-11-16'

/** `labels.json` and `files/` in `dir`; an empty list where they are not there. */
export async function evaluate(dir: string): Promise<Figure[]> {
  const folder = existsSync(join(dir, 'labels.json')) ? dir : join(dir, 'documents')
  if (!existsSync(join(folder, 'labels.json'))) return []
  const labels: Labels[] = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8'))
  const totals = new Map<string, Counts>()
  let classes = 0
  const covered = { ours: 0, first: 0, labelled: 0 }
  for (const one of labels) {
    const read = await readFile({
      bytes: readFileSync(join(folder, 'files', one.file)),
      name: one.file,
      type: null,
    })
    if (!('document' in read)) continue
    const analysis = readDocument(read.document, { name: one.file, sentOn: SENT_ON, language: null })
    if (analysis.class === one.kind || one.kindAlso?.includes(analysis.class)) classes += 1
    else tell(one.file, 'class', [`${analysis.class} for ${one.kind}`], [])
    for (const [name, counts] of compare(one, analysis)) {
      const total = totals.get(name) ?? { right: 0, found: 0, labelled: 0 }
      totals.set(name, {
        right: total.right + counts.right,
        found: total.found + counts.found,
        labelled: total.labelled + counts.labelled,
      })
    }
    const keys = one.keySentences.map(({ text }) => text)
    covered.labelled += keys.length
    covered.ours += keys.filter((key) => analysis.summary.some(({ text }) => overlap(key, text))).length
    covered.first += keys.filter((key) => firstThree(read.document).some((text) => overlap(key, text))).length
  }
  const figure = (
    measure: string,
    ours: number,
    aim: number | null,
    plain: number | null = null,
  ): Figure => ({
    ...{ set: 'documents: what they say', measure, ours, plain, aim, cases: labels.length },
    plainName: plain === null ? null : 'first three sentences',
  })
  return [
    figure('kind of document', classes / labels.length, null),
    ...[...totals].flatMap(([name, { right, found, labelled }]) => [
      figure(`${name}: precision`, right / Math.max(1, found), null),
      figure(`${name}: recall`, right / Math.max(1, labelled), null),
    ]),
    figure(
      'key sentences in the summary',
      covered.ours / Math.max(1, covered.labelled),
      null,
      covered.first / Math.max(1, covered.labelled),
    ),
  ]
}

function compare(labels: Labels, analysis: Analysis): [string, Counts][] {
  const dateKeys = (one: { iso: string }) => one.iso
  const sets: [string, Counts][] = [
    [
      'dates',
      match(labels.file, 'dates', labels.dates, analysis.dates, (a, b) => dateKeys(a) === dateKeys(b)),
    ],
    [
      'amounts',
      match(
        labels.file,
        'amounts',
        labels.amounts,
        analysis.amounts,
        (a, b) => Math.abs(a.value - b.value) < 0.005 && a.currency === b.currency,
      ),
    ],
    [
      'parties',
      match(labels.file, 'parties', labels.parties, analysis.parties, (a, b) => sameName(a.name, b.name)),
    ],
    [
      'people',
      match(
        labels.file,
        'people',
        labels.people.map((name) => ({ name })),
        analysis.people,
        (a, b) => sameName(a.name, b.name),
      ),
    ],
    [
      'actions',
      match(labels.file, 'actions', labels.actions, analysis.actions, (a, b) =>
        overlap(a.text, b.place.quote),
      ),
    ],
    ['risks', match(labels.file, 'risks', labels.risks, analysis.risks, (a, b) => overlap(a.text, b.text))],
  ]
  return sets
}

/** Each label once. */
function match<A, B>(
  file: string,
  name: string,
  labelled: readonly A[],
  found: readonly B[],
  isSame: (label: A, one: B) => boolean,
): Counts {
  const left = [...found]
  const missed: A[] = []
  for (const label of labelled) {
    const at = left.findIndex((one) => isSame(label, one))
    if (at < 0) missed.push(label)
    else left.splice(at, 1)
  }
  // The same thing said again is no fault.
  const extra = left.filter((one) => !labelled.some((label) => isSame(label, one)))
  tell(file, name, extra, missed)
  const right = labelled.length - missed.length
  return { right, found: right + extra.length, labelled: labelled.length }
}

function tell(file: string, name: string, extra: readonly unknown[], missed: readonly unknown[]): void {
  if (process.env['EVAL_VERBOSE'] !== name) return
  for (const one of extra) console.error(`${file}: + ${JSON.stringify(one)}`)
  for (const one of missed) console.error(`${file}: - ${JSON.stringify(one)}`)
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').replace(/[*_`]/g, '').trim()

function sameName(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)].map((name) =>
    name
      .replace(/[.,]/g, '')
      .replace(/^(?:mrs?|ms|dr|herrn?|frau|mme|m|sra?|sig|don|doña|mevrouw|dhr|prof) /, ''),
  )
  return (
    a === b ||
    (a !== undefined &&
      b !== undefined &&
      (a.includes(b) || b.includes(a)) &&
      Math.min(a.length, b.length) > 5)
  )
}

/** Half of the words of the shorter one stand in the longer one. */
function overlap(one: string, other: string): boolean {
  const words = (text: string) =>
    plain(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2)
  const [a, b] = [words(one), new Set(words(other))]
  const common = a.filter((word) => b.has(word)).length
  return common > 0 && common >= 0.6 * Math.min(a.length, b.size)
}

const firstThree = (document: Document): string[] =>
  unitsOf(document)
    .filter(({ kind, text }) => kind !== 'cell' && kind !== 'heading' && text.split(/\s+/).length >= 6)
    .slice(0, 3)
    .map(({ text }) => text)
