// Cuts the words of a sentence into clauses that each may be an act of their own.
import type { Names } from './names.ts'
import { has, isVerb, type Word } from './tagger.ts'
import { isThings } from './things.ts'

/** Ranges [from, to) of words; they cover the sentence but for what joins them. */
export type Range = readonly [from: number, to: number]

/** Fewer words than these say nothing by themselves. */
const LEAST = 2

export function cutClauses(words: readonly Word[], names: Names): Range[] {
  const ranges: Range[] = []
  let from = 0
  let depth = 0
  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    if (!word) continue
    if (/^[([{]$/.test(word.text)) depth++
    if (/^[)\]}]$/.test(word.text)) depth = Math.max(0, depth - 1)
    if (depth > 0 || at - from < LEAST) continue
    const next = nextStart(words, at, from, names)
    if (next === null || words.length - next < LEAST) continue
    ranges.push([from, at])
    from = next
    at = next - 1
  }
  ranges.push([from, words.length])
  return ranges
}

/** Where the next clause begins, if the word at a place parts two; null where it does not. */
function nextStart(words: readonly Word[], at: number, from: number, names: Names): number | null {
  const word = words[at]
  if (!word) return null
  if (word.text === ';') return at + 1
  const condition = conditionAt(words, from)
  if (has(word, 'said') && condition < 0 && /^["“„«'‘,:]$/.test(words[at + 1]?.text ?? '')) {
    const quote = words.findIndex((one, place) => place > at && one.kind === 'word')
    return quote > 0 && startsClause(words, quote, names, false) ? quote : null
  }
  if (/^[–—]$/.test(word.text) || (word.text === '-' && isApart(words, at)))
    return startsClause(words, at + 1, names, true) ? at + 1 : null
  if (word.text === ':' && isLeadIn(words.slice(from, at)))
    return conditionAt(words, at + 1) > at || hasSubject(words, at + 1, names) ? at + 1 : null
  const isJoint = word.text === ',' || has(word, 'and') || has(word, 'but')
  if (!isJoint) return null
  let next = at + 1
  for (;;) {
    const joint = words[next]
    if (!joint || !(joint.text === ',' || has(joint, 'and') || has(joint, 'but'))) break
    next++
  }
  const behind = behindParticle(words, at, from, next)
  if (behind !== null) return behind
  if (at < condition) return condition
  if (condition >= 0)
    return startsClause(words, next, names, false) || (word.text === ',' && words.length - next >= 3)
      ? next
      : null
  if (word.text === ',' && isShareOfLast(words, next, names)) return next
  return startsClause(words, next, names, has(word, 'but')) ? next : null
}

/** "…, hekken verven doet Ida": whose share it is comes last. */
function isShareOfLast(words: readonly Word[], from: number, names: Names): boolean {
  const behind = words.findIndex((word, at) => at > from && (word.text === ',' || word.text === '.'))
  const to = behind < 0 ? words.length : behind
  for (let at = from + 2; at < Math.min(to, from + LONGEST_SHARE); at++)
    if (DOES.has(words[at - 1]?.text ?? '') && names.listAt(words, at)?.to === to) return true
  return false
}

const LONGEST_SHARE = 8
/** In the sense of "sees to". */
export const DOES: ReadonlySet<string> = new Set(
  'doet doen regelt regelen macht machen ubernimmt ubernehmen does fait font hace hacen fa fanno faz fazem'.split(
    ' ',
  ),
)

/** Of the word that opens with a condition, behind a greeting or "and" at most; -1 where none does. */
function conditionAt(words: readonly Word[], from: number): number {
  const isGreeted = has(words[from], 'hello')
  for (let at = from; at < Math.min(words.length, from + LATEST_CONDITION); at++) {
    const word = words[at]
    if (has(word, 'if') || (has(word, 'when') && at === from)) return at
    const mayOpen = word?.kind === 'mark' || has(word, 'and') || has(word, 'but') || isGreeted
    if (!mayOpen) return -1
  }
  return -1
}

const LATEST_CONDITION = 5

/** "For the end of the season: …", "Hi Otto: …", "A few things: …"; a thing is the label of what follows it. */
const isLeadIn = (words: readonly Word[]): boolean =>
  has(words[0], 'at') || has(words[0], 'hello') || words.some(isThings)

/** Before a verb that somebody is asked for: "merci de fermer … et d'ouvrir …". */
const PARTICLES = new Set(['de', "d'", 'd', 'à', 'di'])
const ALIKE = new Map([
  ["d'", 'de'],
  ['d', 'de'],
])

/** The place after a particle that introduces another verb of the same request. */
function behindParticle(words: readonly Word[], at: number, from: number, next: number): number | null {
  const particle = particleAt(words, next)
  if (particle === null) return null
  const before = words.slice(from, at)
  const isSaid = before.some((_, place) => particleAt(words, from + place) === particle)
  return isSaid && before.some((word) => ACTS.some((name) => has(word, name))) ? next + 1 : null
}

function particleAt(words: readonly Word[], at: number): string | null {
  const word = words[at]
  const verb = words[at + 1]
  if (!word || !PARTICLES.has(word.text)) return null
  return isVerb(verb, 'plain') ? (ALIKE.get(word.text) ?? word.text) : null
}

const isApart = (words: readonly Word[], at: number) => {
  const word = words[at]
  return word !== undefined && words[at - 1]?.end !== word.start && words[at + 1]?.start !== word.end
}

const SUBJECTS = ['i', 'you', 'we', 'they', 'somebody', 'everybody', 'thing'] as const
const ACTS = ['can', 'please', 'remind', 'own', 'propose', 'need'] as const
const FINITE = ['must', 'will', 'can', 'own', 'is', 'have', 'do', 'past', 'please', 'need'] as const

/** Somebody, and a verb behind. */
function hasSubject(words: readonly Word[], at: number, names: Names): boolean {
  const word = words[at]
  const after = names.listAt(words, at)?.to ?? (SUBJECTS.some((name) => has(word, name)) ? at + 1 : null)
  if (after === null) return false
  return words
    .slice(after, after + 2)
    .some((one) => FINITE.some((name) => has(one, name)) || one.verbs.length > 0)
}

function startsClause(words: readonly Word[], at: number, names: Names, loose: boolean): boolean {
  const word = words[at]
  if (!word) return false
  if (loose && words.length - at >= 4) return true
  if (ACTS.some((name) => has(word, name))) return true
  if (hasSubject(words, at, names)) return true
  const list = names.listAt(words, at)
  if (list && /^[,:]$/.test(words[list.to]?.text ?? '')) return true
  if (isVerb(word, 'order')) {
    const next = words[at + 1]
    return (
      next !== undefined &&
      (has(next, 'the') ||
        has(next, 'thing') ||
        has(next, 'at') ||
        has(next, 'they') ||
        has(next, 'i') ||
        has(next, 'we') ||
        next.kind === 'number' ||
        next.capital ||
        has(next, 'that') ||
        words.length - at <= 4 ||
        next.classes.length === 0)
    )
  }
  return isVerb(word, 'plain') && at > 0 && words.length - at <= 6
}

/** "De poort schilderen doet Ida": the verb of the work itself. */
export const isActBefore = (words: readonly Word[], at: number): boolean => {
  const act = words[at - 1]
  return at > 1 && act !== undefined && !act.capital && /^\p{L}{2,}(?:en|ern|eln)$/u.test(act.text)
}
