// Cuts the words of a sentence into clauses that each may be an act of their own.
import type { Names } from './names.ts'
import { has, isVerb, type Word } from './tagger.ts'

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
  if (has(word, 'said') && /^["“„«'‘,:]$/.test(words[at + 1]?.text ?? '')) {
    const quote = words.findIndex((one, place) => place > at && one.kind === 'word')
    return quote > 0 && startsClause(words, quote, names, false) ? quote : null
  }
  if (/^[–—]$/.test(word.text) || (word.text === '-' && isApart(words, at)))
    return startsClause(words, at + 1, names, true) ? at + 1 : null
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
  if (has(words[from], 'if') || has(words[from], 'when'))
    return startsClause(words, next, names, false) || (word.text === ',' && words.length - next >= 3)
      ? next
      : null
  return startsClause(words, next, names, has(word, 'but')) ? next : null
}

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

function startsClause(words: readonly Word[], at: number, names: Names, loose: boolean): boolean {
  const word = words[at]
  if (!word) return false
  if (loose && words.length - at >= 4) return true
  if (ACTS.some((name) => has(word, name))) return true
  const list = names.listAt(words, at)
  const after = list ? list.to : SUBJECTS.some((name) => has(word, name)) ? at + 1 : null
  if (after !== null) {
    const next = words.slice(after, after + 2)
    if (next.some((one) => FINITE.some((name) => has(one, name)) || one.verbs.length > 0)) return true
    if (list && (words[after]?.text === ',' || words[after]?.text === ':')) return true
  }
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
