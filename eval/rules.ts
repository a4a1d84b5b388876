// Measures the reading of rules in words on labelled phrasings: the share that is right, and apart from it what would
// set up something else than was asked. `npm run eval -- rules [DIR] [--cases]`.
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crew } from '../src/crew/crew.ts'
import { readRule } from '../src/language/rules/read-rule.ts'
import type { ReadRule, RuleReading } from '../src/language/rules/rule.ts'
import type { Figure } from './figure.ts'

const OWN = 'eval/data/rules'

interface Act {
  do: string
  value: string | boolean
}

interface Condition {
  [field: string]: unknown
}

interface Expected {
  kind: RuleReading['kind']
  also?: RuleReading['kind'][]
  when?: Condition
  also_when?: Condition[]
  acts?: Act[]
  also_acts?: Act[][]
  more?: { when: Condition; acts: Act[] }[]
  why?: string
  start?: string
  until?: string
  until_also?: string[]
}

interface Case {
  id: string
  text: string
  lang: string
  today: string
  expect: Expected
}

export async function evaluateRules(dir: string = OWN, listed = false): Promise<Figure[]> {
  if (!existsSync(dir)) return []
  const files = (await readdir(dir)).filter((name) => /^rules.*\.jsonl$/.test(name)).sort()
  const texts = await Promise.all(files.map((name) => readFile(join(dir, name), 'utf8')))
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '')
  const cases = lines.map((line) => JSON.parse(line) as Case)
  const agents = crew.map(({ name }) => name)
  const judged = cases.map((one) => {
    const read = readRule(one.text, { today: one.today, agents })
    return { ...one, read, verdict: verdictOf(read, one.expect) }
  })
  if (listed)
    for (const { id, text, read, expect, verdict } of judged)
      if (verdict !== 'right')
        console.log(
          `${verdict}  ${id}  ${text}\n    read ${JSON.stringify(read)}\n    want ${JSON.stringify(expect)}`,
        )
  const figures: Figure[] = []
  const share = (measure: string, of: typeof judged, counts: string[], aim: number | null) => {
    const count = of.filter(({ verdict }) => counts.includes(verdict)).length
    const ours = of.length === 0 ? 0 : count / of.length
    figures.push({ set: 'rules', measure, ours, plain: null, plainName: null, aim, cases: of.length })
  }
  share('right', judged, ['right'], 0.85)
  for (const kind of ['rule', 'absence', 'ask', 'refuse'] as const)
    share(
      `right: ${kind}`,
      judged.filter(({ expect }) => expect.kind === kind),
      ['right'],
      null,
    )
  for (const lang of [...new Set(judged.map((one) => one.lang))])
    share(
      `right: ${lang}`,
      judged.filter((one) => one.lang === lang),
      ['right'],
      null,
    )
  share('something else than asked', judged, ['wrong', 'harm'], null)
  share(
    'harm set up',
    judged.filter(({ expect }) => expect.why === 'harm'),
    ['harm'],
    null,
  )
  return figures
}

/** `missed`: asked back or refused, which sets up nothing. */
function verdictOf(read: RuleReading, expect: Expected): 'right' | 'missed' | 'wrong' | 'harm' {
  const setsUp = read.kind === 'rule' || read.kind === 'absence'
  if (setsUp && expect.why === 'harm') return 'harm'
  if (isRight(read, expect)) return 'right'
  return setsUp ? 'wrong' : 'missed'
}

function isRight(read: RuleReading, expect: Expected): boolean {
  if (read.kind !== expect.kind) return expect.also?.includes(read.kind) ?? false
  if (read.kind === 'refuse') return read.why === expect.why
  if (read.kind === 'ask') return true
  if (read.kind === 'absence') {
    const { absence } = read
    const ends = [expect.until, ...(expect.until_also ?? [])]
    const begins = expect.start === undefined || absence.start === expect.start || absence.start === null
    return (
      sameActs(absence.acts, expect) &&
      begins &&
      (expect.until === undefined || ends.includes(absence.until ?? ''))
    )
  }
  const [first, ...more] = read.rules
  const wanted = expect.more ?? []
  return (
    first !== undefined &&
    isRule(first, expect) &&
    more.length === wanted.length &&
    wanted.every((one) => more.some((rule) => isRule(rule, { kind: 'rule', ...one })))
  )
}

function isRule(rule: ReadRule, expect: Expected): boolean {
  const whens = [expect.when ?? {}, ...(expect.also_when ?? [])]
  const ends = [expect.until, ...(expect.until_also ?? [])]
  return (
    sameActs(rule.acts, expect) &&
    whens.some((when) => sameWhen(rule.when as Condition, when)) &&
    (expect.start === undefined || rule.start === expect.start) &&
    (expect.until === undefined ? rule.until === null : ends.includes(rule.until ?? ''))
  )
}

function sameActs(acts: readonly Act[], { acts: own = [], also_acts = [] }: Expected): boolean {
  return [own, ...also_acts].some(
    (wanted) =>
      wanted.length === acts.length &&
      wanted.every((act) => acts.some((one) => one.do === act.do && sameWord(one.value, act.value))),
  )
}

/** `from` by name and `says` may be swapped where the text leaves it open. */
function sameWhen(read: Condition, wanted: Condition): boolean {
  const fields = new Set([...Object.keys(read), ...Object.keys(wanted)])
  fields.delete('all')
  const swapped = { ...read }
  if ('from' in read && !('says' in read) && 'says' in wanted && !('from' in wanted)) {
    swapped.says = read.from
    delete swapped.from
    fields.delete('from')
  } else if ('says' in read && !('from' in read) && 'from' in wanted && !('says' in wanted)) {
    swapped.from = read.says
    delete swapped.says
    fields.delete('says')
  }
  return [...fields].every((field) => sameField(field, swapped[field], wanted[field]))
}

function sameField(field: string, read: unknown, wanted: unknown): boolean {
  if (read === undefined || wanted === undefined) return read === wanted
  if (field === 'unless') return sameWhen(read as Condition, wanted as Condition)
  if (field === 'or') {
    const [some, all] = [read as Condition[], wanted as Condition[]]
    return some.length === all.length && all.every((one) => some.some((other) => sameWhen(other, one)))
  }
  if (Array.isArray(read) && Array.isArray(wanted))
    return read.length === wanted.length && wanted.every((one) => read.some((other) => sameWord(other, one)))
  return sameWord(read, wanted)
}

/** Without case; a stem of the word, or the word within a phrase about it, is right. */
function sameWord(read: unknown, wanted: unknown): boolean {
  if (typeof read !== 'string' || typeof wanted !== 'string') return read === wanted
  const [one, other] = [read.toLowerCase(), wanted.toLowerCase()]
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= 3 && long.startsWith(short) && long.length - short.length <= 4
}
