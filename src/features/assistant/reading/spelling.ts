// Mends words that are one slip of the keyboard away from one that the assistant or the board knows.

import { words } from '../../../language/fold.ts'
import { actionVerbs, baseOfVerb } from '../../../language/lexicon/en/verbs.ts'
import type { Board } from './board.ts'

/** The words by which requests are understood. */
const CUES =
  'about actions active agenda alphabetical alphabetically already anything arrange ascending assigned assignee assistant backlog because begin behind blocked board bottleneck busiest busy cancel capacity categorize category change clean cleanup clear close closed column complete completed create created critical current date deadline deadlines delete descending display done down everything everyone except filter filters find finish finished first focus forget forgot free group grouped hidden hide high highest hold important insight insights just largest last latest least left list lowest mark medium mess messy missed most move moving named nearest newest next nobody nothing oldest only open order organise organize organized outstanding overdue overloaded overview overworked owner people pending plan priorities prioritize priority progress project put rank recent recently remaining remind remove reopen report reset responsible reverse review risk risky search short should show slipping soon soonest sort sorted sorting stalled start started starting status still stuck suggest suggestion summarize summary task tasks testing things tidy title today todo tomorrow unassigned under unfinished update upcoming urgency urgent waiting week weekly what when where which who without work working workload'.split(
    ' ',
  )
const cues = new Set(CUES)

/** Words of their own that stand one letter from what boards are full of. */
const ORDINARY = new Set(
  'dinner fight later latter letter light lunch matter might night paper party place plane plant please sight sound water'.split(
    ' ',
  ),
)

/** Shorter words have too many neighbours. */
const SHORTEST = 5

/** The text with such words mended, where just one known word is near; all others stay as they are. */
export function mendSpelling(text: string, board: Board): string {
  const own = new Set(board.tasks.flatMap(({ title }) => words(title)))
  const names = new Set(board.people.flatMap(({ name }) => words(name ?? '')))
  const isKnown = (word: string) => cues.has(word) || own.has(word) || names.has(word) || isOrdinary(word)
  const known = [...new Set([...cues, ...own, ...names])].filter((word) => word.length >= SHORTEST)
  return text.replace(/\p{L}+/gu, (word) => {
    if (word.length < SHORTEST || isKnown(word)) return word
    const near = known.filter((other) => other[0] === word[0] && isOneSlipAway(word, other))
    return near.length === 1 ? (near[0] ?? word) : word
  })
}

/** A verb's form, or the plural of a known word: no slip. */
function isOrdinary(word: string): boolean {
  return (
    ORDINARY.has(word) ||
    actionVerbs.has(word) ||
    baseOfVerb(word) !== null ||
    (word.endsWith('s') && cues.has(word.slice(0, -1)))
  )
}

/** One letter left out, added, exchanged, or two neighbours swapped. */
export function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const [left, right] = [a.slice(start), b.slice(start)]
  if (left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1)) return true
  return left.length > 1 && left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2)
}
