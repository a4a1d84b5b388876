// Puts in place what a follow-up points at: "and Ben's?", "the second one", "move it to Friday".

import { plainOf } from '../../language/questions.ts'
import { trimMarks } from '../../language/trim.ts'
import type { Source } from '../../records/asks.ts'

export interface Before {
  question: string
  sources: readonly Source[]
}

export type Followed =
  /** `among`: it is asked of these alone. */
  | { kind: 'question'; said: string; among?: readonly Source[] }
  /** One is meant, and several were told. */
  | { kind: 'which'; sources: readonly Source[] }
  /** The record itself is asked for. */
  | { kind: 'record'; source: Source }
  | { kind: 'why'; sources: readonly Source[] }
  /** It points at something, and there is nothing. */
  | { kind: 'nothing' }

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]
const NTH = new RegExp(
  String.raw`\bthe (${ORDINALS.join('|')}|last)(?: (?:one|task|mail|poll|document|article|of (?:them|those|these)))?(?![\w-])`,
  'i',
)
const WHY =
  /^(?:but |and |so )?(?:why|how so|how come|what makes you say (?:so|that)|says who|where does it say (?:so|that))(?: (?:is that|not|so|that))?[?.! ]*$/
const MORE = ['and ', 'what about ', 'how about ', 'same for ', 'und ', 'et ']
const OF_THOSE = /\b(?:of|among) (?:those|these|them)\b|^(?:only|just) |\bin (?:both|all of them|each)\b/
const IT = /\b(?:it|that one|this one|that task|this task)\b/i

/** "Give it to somebody": what it is has been told before, or not at all. */
const IT_ALONE = /^(?:please |can you |could you )?\S+ (?:it|that one|this one|that task|this task)\b/
const WHEN = /^(?:and )?(?:when|by when)[?.! ]*$/

/** Null for a question that stands by itself. */
export function followUp(said: string, before: Before | null): Followed | null {
  const plain = plainOf(said)
  const sources = before?.sources ?? []
  if (WHY.test(plain)) return sources.length > 0 ? { kind: 'why', sources } : { kind: 'nothing' }
  const nth = NTH.exec(said)
  if (nth && sources.length > 0) return pointed(said, nth, sources)
  if (sources.length > 0 && OF_THOSE.test(plain))
    return { kind: 'question', said: withoutThose(said), among: sources }
  const [first] = sources
  if (WHEN.test(plain) && first?.kind === 'task')
    return { kind: 'question', said: `when is ${calledOf(first)} due` }
  const more = moreIn(said)
  if (more !== null && before) return { kind: 'question', said: instead(before.question, more) }
  const [only] = sources
  const isOrder =
    /^(?:please |can you |could you )?(?:move|mark|set|give|assign|push|close|finish|make|postpone|start|reopen|put|remind me|comment|extend|end|follow|unfollow)\b/.test(
      plain,
    )
  if (isOrder && IT_ALONE.test(plain) && sources.length === 0) return { kind: 'nothing' }
  // "Give the deck to Ben and make it urgent" says itself what it is.
  const isPointing = IT.test(said.split(/,? (?:and|then|&) /i)[0] ?? '')
  if (isOrder && isPointing && sources.length > 1) return { kind: 'which', sources }
  if (isOrder && isPointing && sources.length === 1 && only)
    return { kind: 'question', said: said.replace(IT, calledOf(only)) }
  return null
}

/** "How many of those are overdue" is how many are, "only mine" which are mine. */
function withoutThose(said: string): string {
  return said.replace(/\b(?:of|among) (?:those|these|them)\b/i, '').replace(/^(?:only|just) /i, 'show ')
}

function pointed(said: string, nth: RegExpExecArray, sources: readonly Source[]): Followed {
  const word = (nth[1] ?? '').toLowerCase()
  const source = word === 'last' ? sources.at(-1) : sources[ORDINALS.indexOf(word)]
  if (!source) return { kind: 'nothing' }
  const rest = said
    .replace(nth[0], '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (rest.length < 4 || /^(?:and|open|show|what about|tell me about|show me)$/i.test(rest))
    return { kind: 'record', source }
  return { kind: 'question', said: said.replace(nth[0], calledOf(source)) }
}

/** Its title without the number: numbers are counted in each project, and a title tells more. */
function calledOf({ title }: Source): string {
  return `the task ${title.replace(/^#\d+ /, '')}`.replace(/^the task /, '')
}

/** Longer ones are questions of their own. */
const LONGEST_MORE = 60

function moreIn(said: string): string | null {
  const begun = MORE.find((one) => said.toLowerCase().startsWith(one))
  const more = begun === undefined ? '' : trimMarks(said.slice(begun.length), ENDS)
  return more === '' || more.length > LONGEST_MORE ? null : more
}

const ENDS = /[?.! ]/
const OWNED = /['\u2019]s?$/
const BEFORE_MATTER = new Set('for about of on with from in has have does did is are'.split(' '))
const BEHIND_MATTER = new Set(
  'have has had due done do did say says work working going open late get need'.split(' '),
)

/** The question again, of another person or another matter. */
function instead(question: string, more: string): string {
  const asked = trimMarks(question, ENDS).split(' ')
  const owner = OWNED.test(more) ? more : `${more}'s`
  const mine = asked.findIndex((word) => word.toLowerCase() === 'my')
  const whose = asked.findIndex((word) => OWNED.test(word) && /^\p{Lu}/u.test(word))
  const owned = mine >= 0 ? mine : OWNED.test(more) ? whose : -1
  if (owned >= 0) return asked.with(owned, owner).join(' ')
  const place = asked.findLastIndex(
    (word, at) => at < asked.length - 1 && BEFORE_MATTER.has(word.toLowerCase()),
  )
  if (place < 0) return `${asked.join(' ')} ${more}`
  const behind = asked.findIndex((word, at) => at > place + 1 && BEHIND_MATTER.has(word.toLowerCase()))
  const rest = behind < 0 ? [] : asked.slice(behind)
  return [...asked.slice(0, place + 1), more.replace(OWNED, ''), ...rest].join(' ')
}
