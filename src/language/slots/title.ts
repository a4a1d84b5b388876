// Makes the short title of a task: the work itself, without owner, day, label and manners.

import type { Candidate } from '../candidates/candidate.ts'
import type { Day } from '../candidates/days.ts'
import { has, isVerb, type Word } from '../clauses/tagger.ts'
import { fold } from '../fold.ts'
import type { Vocabulary } from '../layout/vocabulary.ts'
import {
  firstWork,
  isContent,
  type Part,
  sayWhat,
  withAuthor,
  withoutAside,
  withThing,
  written,
} from './title-parts.ts'
import { capital, shorten, tidy } from './title-text.ts'
import { keptOf } from './title-words.ts'

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

export function titleOf(one: Candidate, context: TitleContext): string {
  const parts = firstWork(
    withAuthor(withThing(withoutAside(partsOf(one, context)), context.thing), context.author),
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
  const kept = keptOf(one, context.days)
  const asIs = (words: readonly Word[]) => words.map((word): Part => ({ text: word.text, word }))
  if (place === 'row') return asIs(kept)
  const named = setPhrase(one, context)
  if (named) return [{ text: named, word: null }, ...lowered(asIs(kept))]
  const passive = passiveOf(one, kept, context)
  if (passive) return passive
  if (language.verbLast) return verbLast(kept, clause.head === 'none', context)
  const from = one.place === 'item' && clause.head === 'none' ? 0 : startOf(one, kept)
  return withBase(kept.slice(from), one)
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
    ? [...thing.map(part), ...rest.map((word) => part(word)), { text: base, word: null }]
    : [{ text: base, word: null }, ...thing.map(part), ...rest.map((word) => part(word))]
}

/** From the verb on, unless what stands before it is part of the work. */
function startOf({ clause }: Candidate, kept: readonly Word[]): number {
  const core = clause.words[clause.core]
  const at = core ? kept.indexOf(core) : 0
  if (at <= 0 || sayWhat(kept.slice(0, at))) return 0
  return at
}

/** "Mei covers the desk" is to cover the desk; "sending the deck" to send it. */
function withBase(words: readonly Word[], { clause }: Candidate): Part[] {
  const [first, ...rest] = isEmphasis(words) ? words.slice(1) : words
  if (!first) return []
  const verb = first.verbs.find(({ form }) => form === 'present' || form === 'going')
  const isOther =
    clause.head === 'person' || clause.head === 'name' || clause.head === 'they' || clause.mood === 'ask'
  const changes = verb !== undefined && !isVerb(first, 'order') && isOther
  return [
    changes ? { text: verb.base, word: null } : { text: first.text, word: first },
    ...rest.map((word) => ({ text: word.text, word })),
  ]
}

/** "Do ask Simmonds" */
const isEmphasis = ([first, second]: readonly Word[]) =>
  first?.text === 'do' && second !== undefined && isVerb(second, 'order')

/** "Bob schreibt den Bericht neu" is "den Bericht neu schreiben"; an order that opens its clause stays in front. */
function verbLast(kept: readonly Word[], isOrder: boolean, { words }: TitleContext): Part[] {
  const part = (word: Word): Part => ({ text: word.text, word })
  if (isOrder && kept[0] && isVerb(kept[0], 'order')) return kept.map(part)
  const at = kept.findIndex(
    (word) => (isVerb(word, 'present') || isVerb(word, 'order')) && !isVerb(word, 'plain'),
  )
  const finite = kept[at]
  const last = kept.at(-1)
  if (!finite || at > 8 || (last && last !== finite && isVerb(last, 'plain'))) return kept.map(part)
  const base = finite.verbs.find(({ form }) => form === 'present' || form === 'order')?.base ?? finite.text
  const rest = [...kept.slice(0, at), ...kept.slice(at + 1)]
  const end = rest.at(-1)
  const stem = finite.verbs
    .map((verb) => verb.base)
    .find((one) => end && one.startsWith(end.text) && one.length > end.text.length)
  const joined = stem ?? (end && words.basesOf(end.text + base).length > 0 ? end.text + base : null)
  if (joined !== null && end) return [...rest.slice(0, -1).map(part), { text: joined, word: null }]
  return [...rest.map(part), { text: base, word: null }]
}
