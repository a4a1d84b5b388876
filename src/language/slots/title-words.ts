// Tells which words of a clause its title keeps: none of who, how, when, manners, and what only joins it to others.

import type { Candidate } from '../candidates/candidate.ts'
import type { Day } from '../candidates/days.ts'
import { has, isVerb, type Word } from '../clauses/tagger.ts'
import { sayWhat } from './title-parts.ts'

/** `days` are those whose words leave the title. */
export function keptOf({ clause, place }: Candidate, days: readonly Day[]): Word[] {
  const isWhole = place === 'row'
  const kept = clause.words.filter(
    (word, at) =>
      isWhole ||
      ((!clause.frame.has(at) || isWhose(clause.words, at) || isArticle(clause.words, at)) &&
        !has(word, 'please') &&
        !has(word, 'urgent') &&
        !has(word, 'leisure')),
  )
  dropTitles(kept, clause)
  const rest = kept.filter(({ start, end }) => !days.some((day) => start < day.end && end > day.start))
  for (const day of days) if (!hasPreposition(day, clause.words)) dropBefore(rest, day)
  // "Deliver within six weeks" keeps its days, since one word would be left; "book it by Friday" does not.
  const words = sayWhat(rest) || rest.some((word) => has(word, 'thing')) ? rest : kept
  if (isLabel(words[0]) && isVerb(words[1], 'order')) words.shift()
  while (words.length > 1 && (isLink(words[0]) || isMarker(words[0], words[1]))) words.shift()
  while (words.length > 1 && isTail(words.at(-1))) words.pop()
  return words
}

/** "bloquer mon badge": whose it is belongs to the thing, behind the verb that is asked for. */
const isWhose = (words: readonly Word[], at: number): boolean =>
  has(words[at], 'the') &&
  (has(words[at], 'i') || has(words[at], 'we')) &&
  isVerb(words[at - 1], 'plain') &&
  words[at + 1]?.kind === 'word'

/** "pagar la fianza": an article that may stand for a person, too, before its noun. */
const isArticle = (words: readonly Word[], at: number): boolean => {
  const next = words[at + 1]
  return (
    has(words[at], 'the') &&
    (has(words[at], 'thing') || has(words[at], 'they')) &&
    !has(words[at], 'subject') &&
    next?.kind === 'word' &&
    (OF.has(next.text) || (next.classes.length === 0 && next.verbs.length === 0))
  )
}

/** "el del cuarto" */
const OF = new Set(['de', 'del', 'du', 'di', 'do'])

/** "Frau" of "Frau Ermisch", who is said by the task. */
function dropTitles(kept: Word[], { words, frame }: Candidate['clause']): void {
  for (const [at, word] of words.entries())
    if (!frame.has(at) && frame.has(at + 1) && TITLES.has(word.text) && kept.includes(word))
      kept.splice(kept.indexOf(word), 1)
}

const TITLES = new Set(
  'frau herr hr fr mme madame monsieur m mr mrs ms don dona sra sr sig signora dhr mevr mevrouw meneer'.split(
    ' ',
  ),
)

/** "aan vóór 21 april": the day brings its own preposition, and the word before it belongs to the verb. */
const hasPreposition = (day: Day, words: readonly Word[]): boolean =>
  words.some((word) => word.start === day.start && (has(word, 'by') || has(word, 'at')))

/** "by the" before a day that has gone. */
function dropBefore(words: Word[], day: Day): void {
  const at = words.findLastIndex(({ end }) => end <= day.start)
  for (let place = at; place > 0; place--) {
    const word = words[place]
    const next = words[place + 1]?.start ?? day.start
    if (!word || (next !== day.start && place === at && day.start - word.end > 2)) return
    if (!(has(word, 'by') || has(word, 'at') || has(word, 'the')) || day.start - word.end > 8) return
    words.splice(place, 1)
  }
}

/** The "to" of an infinitive. */
const isMarker = (word: Word | undefined, next: Word | undefined): boolean =>
  has(word, 'at') &&
  (!word?.verbs.length || word.text === 'de') &&
  (isVerb(next, 'order') || isVerb(next, 'plain'))

const isLink = (word: Word | undefined): boolean =>
  word !== undefined &&
  (word.kind === 'mark'
    ? !/^[@#"„“«(]$/.test(word.text)
    : LINKS.has(word.text) ||
      (has(word, 'still') && word.verbs.length === 0) ||
      (has(word, 'doubt') && (word.phrase === 1 || THINKING.has(word.text))) ||
      has(word, 'and') ||
      has(word, 'but') ||
      (has(word, 'because') && word.classes.length === 1))

/** "TODO order the cake" */
const isLabel = (word: Word | undefined) =>
  (has(word, 'task') || has(word, 'work')) && word?.verbs.length === 0 && word.phrase === 1

/** They only join the work to what was said before. */
const LINKS = new Set(
  'danach anschliessend zuerst zunachst alors entonces allora daarna eerst entao dopo despues depois primeiro primero puis also then finally first please pls so too egalement igualmente altresi tevens ebenfalls ausserdem auch dann bitte aussi ensuite también tambien luego inoltre ook também tambem'.split(
    ' ',
  ),
)

/** "I think we should …" */
const THINKING = new Set('i think guess suppose'.split(' '))

const TAILS = new Set(
  'quoi hein too also as well then please pls auch bitte aussi también tambien ook'.split(' '),
)

const isTail = (word: Word | undefined): boolean =>
  word !== undefined &&
  ((word.kind === 'mark' && !/^[)"”»%€$]$/.test(word.text)) ||
    TAILS.has(word.text) ||
    has(word, 'and') ||
    has(word, 'but') ||
    has(word, 'thanks'))

/** "You said you would ask the vet" is to ask the vet. */
export function fromPromise(kept: Word[]): Word[] {
  const said = kept.findIndex((word) => has(word, 'said'))
  if (said < 0 || said > 2) return kept
  const will = kept.findIndex(
    (word, at) => at > said && at < said + 5 && (has(word, 'will') || has(word, 'must')),
  )
  return will > 0 && sayWhat(kept.slice(will + 1)) ? kept.slice(will + 1) : kept
}
