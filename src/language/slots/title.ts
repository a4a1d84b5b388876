// Makes the short title of a task: the work itself, without owner, day, label and manners.

import type { Candidate } from '../candidates/candidate.ts'
import type { Day } from '../candidates/days.ts'
import type { Clause } from '../clauses/clause.ts'
import { has, isVerb, type Word } from '../clauses/tagger.ts'
import { fold } from '../fold.ts'
import type { Vocabulary } from '../layout/vocabulary.ts'
import { infinitiveBehind } from './base-verb.ts'
import { infinitiveOf } from './infinitives.ts'
import { ownTitle } from './own-title.ts'
import { spelled } from './spelling.ts'
import { withoutClock } from './title-days.ts'
import {
  firstWork,
  isContent,
  type Part,
  sayWhat,
  withAuthor,
  withoutAside,
  withoutSelf,
  withThing,
  written,
} from './title-parts.ts'
import { capital, shorten, tidy } from './title-text.ts'
import { fromPromise, keptOf } from './title-words.ts'
import { verbLast } from './verb-last.ts'

export interface TitleContext {
  /** The days whose words leave the title. */
  days: readonly Day[]
  words: Vocabulary
  /** Text of the mail from an offset to another. */
  slice: (start: number, end: number) => string
  /** What the work is about where its own words do not say: a thing named before, else the subject. */
  topic: string
  /** What "it" or "them" stands for; null where nothing was named. */
  thing: string | null
  /** First name of the writer, where somebody else does it. */
  author: string | null
}

export function titleOf(one: Candidate, given: TitleContext): string {
  const context = { ...given, days: given.days.flatMap((day) => withoutClock(day, given.slice)) }
  const parts = firstWork(
    withoutSelf(
      withAuthor(
        withThing(withoutAside(partsOf(one, context)), context.thing, context.words),
        context.author,
      ),
    ),
  )
  const said = parts.filter(
    ({ word }, place) => word === null || isContent(word, parts[place - 1]?.word),
  ).length
  const picture = pictureBehind(parts, context)
  const text = picture ? `${written(parts, context.slice)} ${picture}` : tidy(written(parts, context.slice))
  const isThin =
    said < 1 &&
    picture === null &&
    context.topic !== '' &&
    one.place !== 'row' &&
    !fold(text).includes(fold(context.topic))
  return capital(shorten(isThin ? `${text} (${context.topic})` : text))
}

/** "Order the 🎂", "buy 🍕": a picture that stands for the thing; one behind a thing is only decoration. */
function pictureBehind(parts: readonly Part[], { slice }: TitleContext): string | null {
  const last = parts.at(-1)?.word
  if (!last || !(has(last, 'the') || has(last, 'at') || last.kind === 'number' || isVerb(last, 'order')))
    return null
  const found = /^\s?((?:\p{Extended_Pictographic}|\p{Regional_Indicator}){1,4})/u.exec(
    slice(last.end, last.end + 16),
  )
  return found?.[1] ?? null
}

function partsOf(one: Candidate, context: TitleContext): Part[] {
  const { clause, place } = one
  const { language } = context.words
  const kept = fromPromise(keptOf(one, context.days))
  const asIs = (words: readonly Word[]) => words.map((word): Part => ({ text: word.text, word }))
  if (place === 'row') return asIs(kept)
  const { titles } = context.words.language
  if (one.isLeft) return [...(titles ? [{ text: titles.care, word: null }] : []), ...asIs(kept)]
  const seenTo =
    clause.mood === 'own' || clause.mood === 'present' ? ownTitle(clause.words, kept, context.words) : null
  if (seenTo) return seenTo
  const named = setPhrase(one, context)
  if (named) return [{ text: named, word: null }, ...lowered(asIs(kept))]
  const passive = passiveOf(one, kept, context)
  if (passive) return passive
  if (language.verbLast) return verbLast(kept, clause.head === 'none', context.words)
  const from = one.place === 'item' && clause.head === 'none' ? 0 : startOf(one, kept)
  return withBase(kept.slice(from), one, context.words)
}

/** "Slides" inside a title; "PDF" and "Acme Ltd" keep their capitals. */
function lowered([first, ...rest]: Part[]): Part[] {
  if (!first?.word?.capital || rest[0]?.word?.capital || first.word.classes.length > 0)
    return first ? [first, ...rest] : []
  return [{ text: first.word.text, word: null }, ...rest]
}

/** An item that names a thing and no act: "Slides for the offsite". */
function isBareThing({ clause, place }: Candidate): boolean {
  if (place !== 'item' || clause.mood !== 'other' || clause.head === 'person') return false
  const words = clause.words.filter(({ kind }) => kind === 'word')
  return (
    words.length <= 8 &&
    !words.some(
      (word) =>
        word.verbs.length > 0 ||
        ['is', 'have', 'past', 'not', 'done'].some((name) => has(word, name as 'is')),
    )
  )
}

/** "Please send me:" over a list gives its verb to the items that have none. */
function leadVerb({ place, clause, block }: Candidate, words: Vocabulary): string | null {
  const heading = block.headings[0]
  const first = clause.words[0]
  if (
    place !== 'item' ||
    !heading ||
    !/[:：]$/.test(heading.text) ||
    !first ||
    first.verbs.some(({ form }) => form === 'order')
  )
    return null
  const said = words.tag(heading.text)
  const at = said.findIndex((word) => isVerb(word, 'order') && !has(word, 'please'))
  const verb = said[at]
  const rest = said.slice(at + 1).filter(({ kind }) => kind === 'word')
  const asks = said.slice(0, at).some((word) => has(word, 'please') || has(word, 'can') || has(word, 'must'))
  return verb &&
    asks &&
    rest.every(
      (word) =>
        has(word, 'i') || has(word, 'we') || has(word, 'thing') || has(word, 'the') || has(word, 'at'),
    )
    ? verb.text
    : null
}

/** "Take care of", "Provide", "Remember": where the phrase that asks has taken the verb with it. */
function setPhrase(one: Candidate, { words }: TitleContext): string | null {
  const { clause, place } = one
  const { titles } = words.language
  const first = clause.words[clause.core]
  const verb = leadVerb(one, words)
  if (verb) return verb
  if (titles && isBareThing(one)) return titles.care
  if (
    !titles ||
    place === 'item' ||
    clause.frame.size === 0 ||
    !first ||
    first.verbs.some(({ form }) => form === 'order' || form === 'going')
  )
    return null
  // "Before I can book the van I need your licence number" is said by the clause whole.
  if (has(clause.words[0], 'when') || has(clause.words[0], 'if')) return null
  if (clause.mood === 'need' && (clause.head === 'i' || clause.head === 'we')) return titles.provide
  if (clause.mood === 'own' && clause.words[clause.core - 1] && has(first, 'the')) return titles.care
  return clause.mood === 'remind' && has(first, 'the') ? titles.remember : null
}

/** "The venue needs to be booked": the work is to book the venue. */
function passiveOf({ clause }: Candidate, kept: readonly Word[], { words }: TitleContext): Part[] | null {
  if (clause.mood !== 'must' || clause.head === 'i' || clause.head === 'you' || clause.head === 'we')
    return null
  const at = kept.findIndex(
    (word) => (isVerb(word, 'participle') || isVerb(word, 'going')) && !isVerb(word, 'order'),
  )
  const participle = kept[at]
  const base = participle?.verbs.find(({ form }) => form === 'participle' || form === 'going')?.base
  if (at < 1 || base === undefined) return null
  const thing = kept
    .slice(0, at)
    .filter((word) => !has(word, 'still') && !has(word, 'is') && !has(word, 'because'))
  const rest = kept.slice(at + 1).filter((word) => !has(word, 'is') && !has(word, 'will'))
  const part = (word: Word, place = 1): Part =>
    place === 0 && has(word, 'the') ? { text: word.text, word: null } : { text: word.text, word }
  if (!sayWhat(thing)) return null
  return words.language.verbLast
    ? [...thing.map(part), ...rest.map((word) => part(word)), { text: spelled(base, words.code), word: null }]
    : [{ text: spelled(base, words.code), word: null }, ...thing.map(part), ...rest.map((word) => part(word))]
}

/** From the verb on, unless what stands before it is part of the work. */
function startOf({ clause }: Candidate, kept: readonly Word[]): number {
  const core = clause.words[clause.core]
  const at = core ? kept.indexOf(core) : 0
  if (at <= 0 || sayWhat(kept.slice(0, at))) return 0
  return at
}

/** "Mei covers the desk" is to cover the desk; "sending the deck" to send it; "I do the music" is to take care of it. */
function withBase(words: readonly Word[], { clause }: Candidate, vocabulary: Vocabulary): Part[] {
  const said = behindHaveTo(isEmphasis(words) ? words.slice(1) : words)
  const [first, ...rest] = fromVerb(said, vocabulary)
  if (!first) return []
  const { care } = vocabulary.language.titles ?? { care: null }
  const isDone = first.text === 'do' || first.text === 'does' || first.text === 'doing'
  const base = care !== null && isDone && has(rest[0], 'the') ? care : baseIn(first, clause, vocabulary)
  return [
    base === null ? { text: first.text, word: first } : { text: spelled(base, vocabulary.code), word: null },
    ...rest.map((word) => ({ text: word.text, word })),
  ]
}

function baseIn(first: Word, { head, mood }: Clause, vocabulary: Vocabulary): string | null {
  const isOther = head === 'person' || head === 'name' || head === 'they'
  if (vocabulary.code !== 'en' && (isOther || head === 'i') && mood !== 'ask')
    return infinitiveBehind(first, vocabulary)
  const verb = first.verbs.find(({ form }) => form === 'present' || form === 'going')
  return verb !== undefined && !isVerb(first, 'order') && (isOther || mood === 'ask') ? verb.base : null
}

/** "Devo portare": how it is meant is no part of the work. */
function fromVerb(words: readonly Word[], vocabulary: Vocabulary): readonly Word[] {
  const [first, second] = words
  const act = words
    .slice(0, LATEST_ACT)
    .findIndex((word, at) => at > 0 && isOf(words[at - 1]) && infinitiveOf(word, vocabulary) !== null)
  if (vocabulary.code === 'fr' && act > 0 && (isOf(first) || /r?ait$|convient$/.test(first?.text ?? '')))
    return words.slice(act)
  if (
    isOf(first) &&
    second &&
    words[2] &&
    PERSONS.has(second.text) &&
    infinitiveOf(words[2], vocabulary) !== null
  )
    return words.slice(2)
  const isModal = MODALS.has(first?.text ?? '') || (['must', 'can'] as const).some((name) => has(first, name))
  const isForPerson = vocabulary.code !== 'en' && PERSONS.has(first?.text ?? '') && second !== undefined
  if (isForPerson && infinitiveOf(second, vocabulary) !== null) return words.slice(1)
  const third = words[2]
  const isMarked = second !== undefined && MARKS.has(second.text) && third !== undefined
  if (isModal && isMarked && infinitiveOf(third, vocabulary) !== null) return words.slice(2)
  return first && second && isModal && infinitiveOf(second, vocabulary) !== null ? words.slice(1) : words
}

/** "I'll have to move it" */
function behindHaveTo(words: readonly Word[]): readonly Word[] {
  const [first, second] = words
  const isHave = first !== undefined && (first.text === 'have' || first.text === 'need')
  return isHave && second?.text === 'to' && isVerb(words[2], 'order') ? words.slice(2) : words
}

const isOf = (word: Word | undefined): boolean => word !== undefined && OF.has(word.text)
const OF = new Set(['de', "d'", 'di'])
/** Pronouns between "de" and its verb: "de nous envoyer". */
const PERSONS = new Set("nous me m' lui leur vous mi ci gli le nos te".split(' '))
const LATEST_ACT = 6

/** "tengo que", "tenho de" */
const MARKS = new Set(['que', 'de'])
const MODALS = new Set('tenho temos tenemos devo devi dobbiamo deve debo debes tengo dois devons'.split(' '))

/** "Do ask Simmonds" */
const isEmphasis = ([first, second]: readonly Word[]) =>
  first?.text === 'do' && second !== undefined && isVerb(second, 'order')
