// Finds the words that point at tasks by their place in the list or as a group: "2", "the first two", "all but mine".
import type { Clause } from './clauses.ts'
import type { KnownTask } from './known-tasks.ts'
import type { Naming } from './named.ts'
import type { SceneInput } from './scene-input.ts'
import type { Mark, Vocabulary } from './vocabulary.ts'

export type DesignationKind =
  | 'number'
  | 'bare'
  | 'ordinal'
  | 'all'
  | 'rest'
  | 'both'
  | 'mine'
  | 'theirs'
  | 'except'

export interface Designation {
  kind: DesignationKind
  /** Numbers of tasks. */
  tasks: number[]
  /** Place of its first token. */
  at: number
}

/** "1 to 3" of tasks; more is no range of tasks. */
const LONGEST_RANGE = 50
/** Tokens of an item that answers the task of its number; a longer one may be a task of its own. */
const LONGEST_REPORT = 10

export function designationsIn(
  clause: Clause,
  namings: readonly Naming[],
  { tasks, author }: SceneInput,
  vocabulary: Vocabulary,
): Designation[] {
  const found = [...numbersIn(clause, tasks, vocabulary), ...ordinalsIn(clause, tasks, vocabulary)]
  const isReport = clause.tokens.length <= LONGEST_REPORT && !namings.some(({ isCall }) => isCall)
  if (
    clause.marker !== null &&
    isReport &&
    found.length === 0 &&
    tasks.some(({ number }) => number === clause.marker)
  )
    found.push({ kind: 'number', tasks: [clause.marker], at: 0 })
  const groups: readonly [Mark['concept'], DesignationKind][] = [
    ['all', 'all'],
    ['rest', 'rest'],
    ['both', 'both'],
    ['mine', 'mine'],
    ['their', 'theirs'],
    ['except', 'except'],
  ]
  const ownedBy = (email: string) =>
    tasks.filter(({ assignees }) => assignees.includes(email)).map(({ number }) => number)
  const own = ownedBy(author.email)
  for (const [concept, kind] of groups)
    for (const { from } of clause.marks.filter((mark) => mark.concept === concept))
      found.push({ kind, tasks: kind === 'mine' ? own : [], at: from })
  const isGroup = found.some(({ kind }) => kind === 'all' || kind === 'both' || kind === 'mine')
  for (const { email, at, isCall } of isGroup ? namings : [])
    if (!isCall && (clause.tokens[at + 1]?.text === "'s" || clause.tokens.length <= 6))
      found.push({ kind: 'theirs', tasks: ownedBy(email), at })
  return found
}

function numbersIn(clause: Clause, tasks: readonly KnownTask[], vocabulary: Vocabulary): Designation[] {
  const { tokens, dates, marks } = clause
  const known = new Set(tasks.map(({ number }) => number))
  const isDate = (at: number) => {
    const token = tokens[at]
    return token !== undefined && dates.some(({ start, end }) => token.start >= start && token.end <= end)
  }
  const valueAt = (at: number): number | null => {
    const token = tokens[at]
    if (!token || isDate(at)) return null
    if (token.kind === 'number') {
      const isGlued = tokens[at + 1]?.start === token.end && tokens[at + 1]?.kind === 'word'
      return /^\d{1,4}$/.test(token.text) && !isGlued ? Number(token.text) : null
    }
    return token.kind === 'word' ? vocabulary.number(token.text) : null
  }
  const items = new Set(marks.filter(({ concept }) => concept === 'item').map(({ to }) => to))
  const found: Designation[] = []
  for (let at = 0; at < tokens.length; at++) {
    const first = valueAt(at)
    if (first === null || !known.has(first)) continue
    const isNamed = isAfterItem(tokens, at, items)
    const isWord = tokens[at]?.kind === 'word'
    const numbers = [first]
    let end = at + 1
    for (;;) {
      const joint = tokens[end]?.text ?? ''
      let next = end + 1
      while (
        next < tokens.length &&
        (vocabulary.joins.has(tokens[next]?.text ?? '') || tokens[next]?.text === '#' || items.has(next + 1))
      )
        next++
      const value = valueAt(next)
      if (
        value === null ||
        !known.has(value) ||
        (!vocabulary.joins.has(joint) && !vocabulary.ranges.has(joint))
      )
        break
      if (
        vocabulary.ranges.has(joint) &&
        value > first &&
        value - first <= LONGEST_RANGE &&
        !vocabulary.joins.has(joint)
      )
        for (let between = (numbers.at(-1) ?? first) + 1; between < value; between++) numbers.push(between)
      numbers.push(value)
      end = next + 1
    }
    const isList = numbers.length > 1
    const isHead = at <= 1 || (clause.joint !== '' && at <= 2)
    if (
      isNamed ||
      (isHead && (!isWord || isList || /^[:,-]$/.test(tokens[end]?.text ?? ''))) ||
      (isList && !isWord)
    )
      found.push({ kind: isNamed ? 'number' : 'bare', tasks: numbers, at })
    else if (!isWord && !isMeasured(tokens[end]?.text, vocabulary))
      found.push({ kind: 'bare', tasks: numbers, at })
    at = end - 1
  }
  return found
}

function isAfterItem(tokens: Clause['tokens'], at: number, items: ReadonlySet<number>): boolean {
  let before = at
  while (before > 0 && /^[.#°º]$/.test(tokens[before - 1]?.text ?? '')) before--
  return items.has(before) || tokens[at - 1]?.text === '#' || items.has(at)
}

/** "2 people", "3 %": a number before a word counts something. */
function isMeasured(next: string | undefined, vocabulary: Vocabulary): boolean {
  if (next === undefined) return false
  return /^\p{L}{3,}$/u.test(next) && !vocabulary.small.has(next)
}

function ordinalsIn(
  { tokens, dates, marks }: Clause,
  tasks: readonly KnownTask[],
  vocabulary: Vocabulary,
): Designation[] {
  const numbers = tasks.map(({ number }) => number).sort((a, b) => a - b)
  const lasts = new Set(marks.filter(({ concept }) => concept === 'last').map(({ from }) => from))
  const found: Designation[] = []
  for (const [at, token] of tokens.entries()) {
    if (dates.some(({ start, end }) => token.start >= start && token.end <= end)) continue
    const place = token.kind === 'word' ? vocabulary.ordinal(token.text) : ordinalNumber(tokens, at)
    const isLast = lasts.has(at)
    if (place === null && !isLast) continue
    const following = tokens[at + 1]
    const count = following ? (vocabulary.number(following.text) ?? Number(following.text)) : Number.NaN
    const isPair = marks.some(({ concept, from }) => concept === 'both' && Math.abs(from - at) <= 1)
    const counted = tokens[at + (Number.isInteger(count) ? 2 : 1)]
    if (counted && isOtherThing(counted, tokens, marks, vocabulary)) continue
    const isCount = Number.isInteger(count) && count > numbers.length
    if (isCount) continue
    const many = isPair ? 2 : Number.isInteger(count) && count > 1 && count <= 10 ? count : 1
    if (isLast) found.push({ kind: 'ordinal', tasks: numbers.slice(-many), at })
    else if (place !== null && place <= numbers.length)
      found.push({ kind: 'ordinal', tasks: numbers.slice(place - 1, place === 1 ? many : place), at })
  }
  const [first, ...more] = found
  if (!first || more.length === 0 || more.some(({ at }, index) => at - (found[index]?.at ?? 0) > 3))
    return found
  return [{ ...first, tasks: [...new Set(found.flatMap((one) => one.tasks))] }]
}

/** "The last two pages", "second page": a noun that is no word for a task. */
function isOtherThing(
  token: Clause['tokens'][number],
  tokens: Clause['tokens'],
  marks: readonly Mark[],
  vocabulary: Vocabulary,
): boolean {
  const at = tokens.indexOf(token)
  return (
    token.kind === 'word' &&
    isMeasured(token.text, vocabulary) &&
    !vocabulary.isPast(token.text) &&
    !marks.some(({ from, to }) => at >= from && at < to)
  )
}

/** "1st", "2e", "3º": a number with its ending. */
function ordinalNumber(tokens: Clause['tokens'], at: number): number | null {
  const token = tokens[at]
  const next = tokens[at + 1]
  if (token?.kind !== 'number' || !next || next.start !== token.end) return null
  return /^(?:st|nd|rd|th|e|eme|er|re|º|ª)$/.test(next.text) && /^\d{1,2}$/.test(token.text)
    ? Number(token.text)
    : null
}
