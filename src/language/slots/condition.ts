// Finds what must come true before a job: "if the vet agrees, …", or a guess before "Then please …".
import type { Candidate } from '../candidates/candidate.ts'
import { has, type Word } from '../clauses/tagger.ts'
import type { Slice } from '../layout/block.ts'

export interface Condition {
  /** Its words in the mail, with offsets there. */
  said: Slice
  /** The clause that holds it; the job's own where the two were not cut apart. */
  of: Candidate
  kind: 'same-sentence' | 'sentence-before' | 'otherwise'
}

const OTHERWISE = new Set(
  'otherwise else sonst ansonsten andernfalls sinon altrimenti anders senao'.split(' '),
)
/** Of the words for a condition, those that only ask which of two holds. */
const WHETHER = new Set(['whether', 'ob', 'of', 'depending'])
const THEN = new Set('then dann alors entonces allora dan entao'.split(' '))
/** "If so, …": the condition itself was said before. */
const IF_SO =
  /^(?:if (?:so|yes|not|no)|(?:falls|wenn) (?:ja|nein|nicht|dem so ist)|si (?:oui|non|c'est le cas)|s[ií] (?:es así|no)|en ese caso|se (?:sì|sim|no|não|così|assim)|in tal caso|zo (?:ja|nee|niet)|nesse caso|in that case|in dem fall|dans ce cas|in dat geval)(?![\p{L}'’])/iu
/** "If you have time", "wenn möglich": words of a short condition that is only manners. */
const MANNERS = new Set(
  (
    'possible can could like mind time moment chance moglich kannst konntest magst willst zeit peux pouvez veux temps ' +
    'posible puedes quieres tiempo possibile puoi vuoi tempo possivel podes puder puderes quiseres mogelijk kan kunt wilt tijd'
  ).split(' '),
)
const LONGEST_MANNERS = 5

/** Null where the job hangs on nothing. `place` is that of the clause it is cut from. */
export function conditionOf(job: Candidate, place: number, all: readonly Candidate[]): Condition | null {
  const clause = all[place]
  if (!clause || job.place === 'row' || job.place === 'subject') return null
  return inSentence(job, place, all) ?? before(clause, place, all)
}

function inSentence(job: Candidate, place: number, all: readonly Candidate[]): Condition | null {
  for (let at = place; at >= 0; at--) {
    const of = all[at]
    if (!of || of.sentence.number !== job.sentence.number) return null
    const opening = openingOf(of)
    if (opening && OTHERWISE.has(opening.text))
      return { said: sliceOf(of, opening.start, opening.end), of, kind: 'otherwise' }
    if (opening && !IF_SO.test(textFrom(of, opening)) && (at < place || has(opening, 'if'))) {
      const said = sliceOf(of, opening.start, endOfCondition(of, at === place))
      return isManners(of, said) ? null : { said, of, kind: 'same-sentence' }
    }
    const previous = all[at - 1]
    if (previous && /[;–—]/.test(between(previous, of))) return null
  }
  return null
}

function isManners({ clause: { words } }: Candidate, { start, end }: Slice): boolean {
  const said = words.filter((word) => word.kind === 'word' && word.start >= start && word.end <= end)
  return said.length <= LONGEST_MANNERS && said.some(({ text }) => MANNERS.has(text))
}

/** "Maybe they lend it to us. Then …", "Is it free? If so …" */
function before(one: Candidate, place: number, all: readonly Candidate[]): Condition | null {
  if (!one.opens && !openingOf(one)) return null
  const previous = all.slice(0, place).findLast(({ sentence }) => sentence.number < one.sentence.number)
  if (!previous || previous.block.paragraph !== one.block.paragraph) return null
  const opening = openingOf(one)
  const isIfSo = opening !== null && IF_SO.test(textFrom(one, opening))
  const isThen = one.clause.words.slice(0, 2).some(({ text }) => THEN.has(text))
  if (!isIfSo && !(isThen && isOpen(previous, all))) return null
  return { said: previous.sentence, of: previous, kind: 'sentence-before' }
}

/** A guess, or a condition without its consequence. */
function isOpen({ sentence }: Candidate, all: readonly Candidate[]): boolean {
  const clauses = all.filter((one) => one.sentence.number === sentence.number)
  return clauses.some((one) => one.clause.doubtful || (openingOf(one) !== null && clauses.length < 2))
}

/** "If the vet agrees", and the job follows it. */
export function isOnlyCondition(one: Candidate, next: Candidate | undefined): boolean {
  const opening = openingOf(one)
  if (!opening || next?.sentence.number !== one.sentence.number || OTHERWISE.has(opening.text)) return false
  const { words, mood } = one.clause
  const holdsJob =
    mood === 'ask' ||
    words.some((word) => has(word, 'please')) ||
    (IF_SO.test(textFrom(one, opening)) && words.length > LONGEST_IF_SO)
  const isApart =
    /[;–—]/.test(between(one, next)) ||
    one.sentence.text.endsWith('?') ||
    OTHERWISE.has(openingOf(next)?.text ?? '')
  return !holdsJob && !isApart
}

const LONGEST_IF_SO = 4

/** The word that opens a clause with a condition, behind a greeting or "and". */
export function openingOf({ clause: { words } }: Pick<Candidate, 'clause'>): Word | null {
  const first = words.slice(0, LATEST).find((word) => OTHERWISE.has(word.text) || !mayOpen(word))
  // "Si on dépasse les 900" is read as a proposal, "Should it rain" as a duty.
  const isIf =
    first !== undefined &&
    (has(first, 'if') || first.text === 'should' || (first.text === 'si' && has(first, 'propose')))
  return isIf && !WHETHER.has(first.text) ? first : null
}

const LATEST = 4
const ONLY = new Set(
  'only also nur auch seulement solo soltanto alleen ook so apenas aussi tambien anche'.split(' '),
)
const mayOpen = (word: Word): boolean =>
  word.kind === 'mark' ||
  ONLY.has(word.text) ||
  (['and', 'but', 'hello', 'because'] as const).some((name) => has(word, name))

/** Up to the comma where the job is in the same clause. */
function endOfCondition({ clause: { words, end } }: Candidate, isOwn: boolean): number {
  const opening = words.findIndex((word) => has(word, 'if'))
  const comma = words.findIndex(({ text }, at) => at > opening + 1 && text === ',')
  return isOwn && comma > 0 ? (words[comma]?.start ?? end) : end
}

const sliceOf = ({ sentence }: Candidate, start: number, end: number): Slice => ({
  text: sentence.text.slice(start - sentence.start, end - sentence.start).trim(),
  start,
  end,
})

const textFrom = ({ sentence }: Candidate, { start }: Word) => sentence.text.slice(start - sentence.start)

const between = (first: Candidate, second: Candidate): string =>
  second.sentence.text.slice(first.end - second.sentence.start, second.start - second.sentence.start)
