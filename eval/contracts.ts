// Measures what is read out of labelled contracts, each kind of finding by precision and recall, clauses by both errors.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFile } from '../src/files/read-file.ts'
import type { ContractReading } from '../src/language/documents/contracts/contract-reading.ts'
import { readContract } from '../src/language/documents/contracts/read-contract.ts'
import type { Figure } from './figure.ts'

interface Labelled {
  file: string
  language: string
  documentDate: string | null
  parties: { name: string }[]
  term: { text: string | null } | null
  renewal: { kind: string }
  noticePeriod: { lastDay: string | null } | null
  money: { value: number; currency: string }[]
  /** Where a set has none, they are not counted. */
  obligations?: { text: string }[]
  risks?: { text: string }[]
  dates: { iso: string }[]
  clauses: Record<string, { present: boolean }>
}

class Count {
  right = 0
  found = 0
  wanted = 0
  add(
    wanted: readonly string[],
    found: readonly string[],
    same = (a: string, b: string) => a === b,
  ): string[] {
    const left = [...found]
    const missed = wanted.filter((one) => {
      const at = left.findIndex((other) => same(one, other))
      if (at >= 0) left.splice(at, 1)
      return at < 0
    })
    this.right += wanted.length - missed.length
    this.found += found.length
    this.wanted += wanted.length
    return [...missed.map((one) => `- ${one}`), ...left.map((one) => `+ ${one}`)]
  }
}

/** Reads contracts.json and contracts/ in `dir`, or in documents/ of it; an empty list when neither is there. */
export async function evaluate(dir: string): Promise<Figure[]> {
  const folder = [dir, join(dir, 'documents')].find((one) => existsSync(join(one, 'contracts.json')))
  if (!folder) return []
  const cases = JSON.parse(readFileSync(join(folder, 'contracts.json'), 'utf8')) as Labelled[]
  const counts = new Map<string, Count>()
  const clauses = { wanted: 0, called: 0, missing: 0, invented: 0, weak: 0, guessed: 0 }
  for (const labelled of cases) {
    const bytes = readFileSync(join(folder, 'contracts', labelled.file))
    const reading = await readFile({ bytes, name: labelled.file, type: null })
    if (!('document' in reading)) throw new Error(`${labelled.file} is not read`)
    const sentOn = labelled.documentDate ?? '2026-01-01'
    const read = readContract(reading.document, { name: labelled.file, sentOn, language: null })
    const told = [...compare(labelled, read, counts), ...compareClauses(labelled, read, clauses)]
    if (process.env['EVAL_VERBOSE'] === '1')
      console.error([`== ${labelled.file} ${read.language}`, ...told].join('\n'))
  }
  const figure = (measure: string, count: number, ours: number): Figure => ({
    ...{ set: 'contracts', measure, cases: count, ours, plain: null, plainName: null, aim: null },
  })
  return [
    ...[...counts].flatMap(([name, { right, found, wanted }]) => [
      figure(`${name}: precision`, found, right / Math.max(1, found)),
      figure(`${name}: recall`, wanted, right / Math.max(1, wanted)),
    ]),
    figure('clauses there, called missing', clauses.wanted, clauses.missing / Math.max(1, clauses.wanted)),
    figure('clauses there, told as maybe', clauses.wanted, clauses.weak / Math.max(1, clauses.wanted)),
    figure('clauses missing, told as maybe', clauses.called, clauses.guessed / Math.max(1, clauses.called)),
    figure('clauses missing, called there', clauses.called, clauses.invented / Math.max(1, clauses.called)),
  ]
}

const flat = (text: string) => text.replace(/[\s-]+/g, '').toLowerCase()

/** One in the other: a label may be a part of a sentence. */
const overlaps = (one: string, other: string) =>
  one.length > 0 && other.length > 0 && (flat(one).includes(flat(other)) || flat(other).includes(flat(one)))

function compare(labelled: Labelled, read: ContractReading, counts: Map<string, Count>): string[] {
  const count = (
    name: string,
    wanted: readonly string[],
    found: readonly string[],
    same?: (a: string, b: string) => boolean,
  ) => {
    const own = counts.get(name) ?? new Count()
    counts.set(name, own)
    return own.add(wanted, found, same).map((line) => `${name} ${line}`)
  }
  const once = (all: readonly string[]) => [...new Set(all)]
  const label = (one: string | null | undefined) => (one ? [one] : [])
  return [
    ...count(
      'parties',
      labelled.parties.map(({ name }) => name),
      read.parties.map(({ name }) => name),
      overlaps,
    ),
    ...count('dates', once(labelled.dates.map(({ iso }) => iso)), once(read.dates.map(({ iso }) => iso))),
    ...count(
      'money',
      once(labelled.money.map(({ value, currency }) => `${value} ${currency}`)),
      once(read.amounts.map(({ value, currency }) => `${value} ${currency}`)),
    ),
    ...count('term', label(labelled.term?.text), label(read.term?.text), overlaps),
    ...count('renewal kind', [labelled.renewal.kind], [read.renewal?.kind ?? 'none']),
    ...count('notice: last day', label(labelled.noticePeriod?.lastDay), label(read.notice?.lastDay)),
    ...(['obligations', 'risks'] as const).flatMap((name) => {
      const wanted = labelled[name]
      return wanted
        ? count(
            name,
            wanted.map(({ text }) => text),
            read[name].map(({ text }) => text),
            overlaps,
          )
        : []
    }),
  ]
}

function compareClauses(
  { clauses }: Labelled,
  read: ContractReading,
  counts: Record<'wanted' | 'called' | 'missing' | 'invented' | 'weak' | 'guessed', number>,
): string[] {
  return Object.entries(clauses).flatMap(([name, { present }]) => {
    const isFound = Object.hasOwn(read.clauses, name)
    if (present) counts.wanted += 1
    else counts.called += 1
    if (present === isFound && isFound) return []
    if (!isFound && Object.hasOwn(read.maybe, name)) {
      if (present) counts.weak += 1
      else counts.guessed += 1
      return present ? [`clause told as maybe: ${name}`] : []
    }
    if (!present && !isFound) return []
    if (present) counts.missing += 1
    else counts.invented += 1
    const quote = (read.clauses as Record<string, { quote: string } | undefined>)[name]?.quote
    return [present ? `clause called missing: ${name}` : `clause called there: ${name} | ${quote}`]
  })
}
