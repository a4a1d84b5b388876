// Whether a title reads as a phrase without its mail; tells what is wrong with one that does not.

import { has, isVerb, type Word } from '../clauses/tagger.ts'
import type { Vocabulary } from '../layout/vocabulary.ts'
import type { WordClass } from '../lexicon/language.ts'
import { infinitiveOf, looksInfinitive } from './infinitives.ts'
import { isContent } from './title-parts.ts'

export type FormFault =
  /** It names nothing, or is one word that could be anything: "Second". */
  | 'thin'
  /** It begins in the middle: "Said you would …", "Before I …". */
  | 'opening'
  /** It stops in the middle: "Write the invoice or". */
  | 'ending'
  /** A word of it means something that is not in it: "Ask for theirs", "Put it in the shed". */
  | 'pointer'
  /** It tells something, with words of the telling left out: "The lease runs". */
  | 'statement'
  /** It was cut for its length. */
  | 'cut'

const NO_OPENING: readonly WordClass[] = [
  'and',
  'or',
  'but',
  'because',
  'if',
  'when',
  'will',
  'must',
  'is',
  'past',
  'which',
]
const PERSONS: readonly WordClass[] = ['i', 'you', 'we', 'they', 'subject']
const NO_ENDING: readonly WordClass[] = [
  'the',
  'and',
  'or',
  'but',
  'because',
  'if',
  'must',
  'will',
  'can',
  'is',
  'not',
]
const FINITE: readonly WordClass[] = ['is', 'will', 'must', 'past', 'have', 'said']
/** English prepositions that end no phrase; others are particles of verbs ("hand the keys back"). */
const NO_PARTICLES = new Set(
  'for to of with from at about into onto between through via against regarding re concerning per'.split(' '),
)
/** Separable prefixes, which end an order: "hol das Paket ab". */
export const PREFIXES: ReadonlySet<string> = new Set(
  'ab an auf aus bei durch ein her hin los mit nach um vor weg zu zuruck zusammen weiter runter rauf raus rein herunter hinunter hoch bereit fertig fest frei vorbei herum rum um aan af bij door in mee na om op over terug toe uit voor'.split(
    ' ',
  ),
)

const is = (word: Word | undefined, classes: readonly WordClass[]): boolean =>
  word !== undefined && classes.some((name) => has(word, name))

/** Null where the title is a phrase: a verb with its thing, or a thing. */
export function formFault(title: string, vocabulary: Vocabulary): FormFault | null {
  if (title.endsWith('…')) return 'cut'
  const tagged = vocabulary.tag(title)
  // "If the vet agrees, order the saddle": the work behind the condition is the phrase.
  const comma = has(tagged[0], 'if') ? tagged.findIndex(({ text }) => text === ',') : -1
  const work = comma > 0 ? tagged.slice(comma + 1) : []
  const isWork =
    work[0] !== undefined && (vocabulary.language.verbLast || isActWord(work[0], work[1], vocabulary))
  const words = isWork ? work : tagged
  const said = words.filter(({ kind }) => kind !== 'mark')
  const [first, second] = said
  if (!first || !said.some((word, at) => namesThing(word, said[at - 1]))) return 'thin'
  if (said.length < 2) return 'thin'
  const isAct = isActWord(first, second, vocabulary)
  if (!isAct && opensInside(said, vocabulary)) return 'opening'
  if (endsInside(said, isAct, vocabulary)) return 'ending'
  if (pointsAway(words, isAct, vocabulary) || isAdverbForThing(said, vocabulary)) return 'pointer'
  return !isAct && tells(said, vocabulary) ? 'statement' : null
}

const namesThing = (word: Word, before: Word | undefined): boolean =>
  (isContent(word, before) || (word.kind === 'word' && word.verbs.length > 0 && !is(word, PERSONS))) &&
  word.text.length > 1

function isActWord(first: Word, second: Word | undefined, vocabulary: Vocabulary): boolean {
  if (is(first, ['the']) && !isVerb(first, 'order')) return false
  if (infinitiveOf(first, vocabulary) !== null || isVerb(first, 'order')) return true
  if (vocabulary.code === 'en') return has(first, 'do') || has(first, 'have') || first.text === 'be'
  return looksInfinitive(first, vocabulary) || infinitiveOf(second ?? first, vocabulary) !== null
}

function opensInside(said: readonly Word[], vocabulary: Vocabulary): boolean {
  const [first, second] = said
  if (!first) return false
  if (is(first, PERSONS) && !has(first, 'the') && !first.capital) return true
  if (is(first, PERSONS) && !has(first, 'the') && is(second, FINITE)) return true
  if (is(first, NO_OPENING) && !has(first, 'the') && !has(first, 'thing')) return true
  return (
    !vocabulary.language.verbLast &&
    has(first, 'at') &&
    !said.some((word) => infinitiveOf(word, vocabulary) !== null && vocabulary.code !== 'en')
  )
}

/** "The photos from me" */
const LAST_PERSONS = new Set(
  'me us you mir uns dir euch moi nous toi vous mi nosotros ti noi voi mij ons jou mim nos'.split(' '),
)

function endsInside(said: readonly Word[], isAct: boolean, vocabulary: Vocabulary): boolean {
  const last = said.at(-1)
  if (!last || last.kind === 'number' || last.verbs.length > 0)
    return has(last, 'is') && !isVerb(last, 'plain')
  if (!isAct && LAST_PERSONS.has(last.text)) return true
  if (is(last, NO_ENDING) && !has(last, 'thing') && !has(last, 'they')) return true
  if (!has(last, 'at')) return false
  if (vocabulary.code === 'en') return NO_PARTICLES.has(last.text) || (!isAct && isInAlone(said))
  return !(vocabulary.language.verbLast && isAct && PREFIXES.has(last.text))
}

/** "The timesheets in", without the verb that it belongs to. */
function isInAlone(said: readonly Word[]): boolean {
  const [before, last] = said.slice(-2)
  return (
    last?.text === 'in' && before !== undefined && !isVerb(before, 'participle') && !isVerb(before, 'present')
  )
}

/** A pronoun for a thing that the title does not name. */
function pointsAway(words: readonly Word[], isAct: boolean, { code }: Vocabulary): boolean {
  const since = isAct ? 1 : 0
  let named = false
  for (const [at, word] of words.entries()) {
    if (at < since) continue
    const next = words[at + 1]
    const isLast = next === undefined || words.slice(at + 1).every(({ kind }) => kind === 'mark')
    if (isPointer(word, next, code) && (!named || (isLast && SHOWS.has(word.text)))) return true
    if (isContent(word, words[at - 1]) && !isPointer(word, next, code)) named = true
  }
  return false
}

/** "Dich darum kümmern", "En occuper" */
function isAdverbForThing(said: readonly Word[], { code }: Vocabulary): boolean {
  const [first, second] = said
  if (code === 'fr') return (first?.text === 'en' || first?.text === 'y') && isVerb(second, 'plain')
  return said.some(({ text }, at) => FOR_THING.has(text) && !FURTHER.has(said[at + 1]?.text ?? ''))
}

const FOR_THING = new Set('darum dafur hierum hierfur hiervoor daarvoor'.split(' '))
const FURTHER = new Set('dass zu ob wie dat te of hoe'.split(' '))

/** They show something in the mail, even behind other things. */
const SHOWS = new Set(
  'that this these those theirs hers his das dies dieses cela ca eso esto quello questo dat dit isso isto'.split(
    ' ',
  ),
)

function isPointer(word: Word, next: Word | undefined, code: string): boolean {
  if (SHOWS.has(word.text) && word.text === 'theirs') return true
  if (code === 'en' && (word.text === 'some' || word.text === 'any')) return !next || next.classes.length > 0
  if (!(has(word, 'thing') || has(word, 'they')) || WHOLE.has(word.text)) return false
  if (code === 'en' && word.text === 'there') return false
  // "the new one", "das Zelt"
  if (!has(word, 'the') && !(code === 'de' && ARTICLES.has(word.text))) return true
  return (
    next === undefined ||
    next.kind === 'mark' ||
    (next.classes.length > 0 && !isContent(next, word) && !has(next, 'the'))
  )
}

const ARTICLES = new Set('das die der den dem diese dieses diesen'.split(' '))
const WHOLE = new Set('everything alles tout todo tutto tudo the rest sich se zich one ones its'.split(' '))

/** "The lease runs", "Which one take" */
function tells(said: readonly Word[], { language, code }: Vocabulary): boolean {
  if (language.verbLast && tellsInVerbLast(said)) return true
  if (language.verbLast)
    return said
      .slice(0, -1)
      .some((word) => is(word, ['will', 'must', 'past']) || (has(word, 'is') && word.text.length > 2))
  if (code !== 'en' && isThingWithInfinitive(said)) return true
  if (code === 'fr' && FUTURE.test(said[0]?.text ?? '')) return true
  const act = said.findIndex((word) => isVerb(word, 'order') && !has(word, 'at'))
  return said.some((word, at) => {
    if (act > 0 && at > act) return false
    if (at === 0) return is(word, ['what']) && code === 'en'
    if (is(word, FINITE) && !has(word, 'the') && !has(word, 'at')) return !isVerb(word, 'participle')
    const next = said[at + 1]
    return (
      isVerb(word, 'present') &&
      !isVerb(word, 'order') &&
      (next === undefined || is(next, ['the', 'i', 'they', 'at']))
    )
  })
}

/** "Le service technique reprendre les joints": whose verb went with it. */
function isThingWithInfinitive(said: readonly Word[]): boolean {
  const at = said.findIndex((word) => isVerb(word, 'plain') && !has(word, 'the') && !word.capital)
  const behind = said[at - 1]
  return (
    at > 1 &&
    has(said[0], 'the') &&
    behind !== undefined &&
    behind.classes.length === 0 &&
    behind.verbs.length === 0
  )
}

/** "Accueillerai les familles", "Conviendrait de …" */
const FUTURE = /[^r]r(?:ai|as|ait|ais|ons|ez|ont)$/

/** "Hast den Fliesenleger schon angerufen", "Für den Balken ich noch das Gutachten" */
function tellsInVerbLast(said: readonly Word[]): boolean {
  const [first] = said
  if (is(first, ['have', 'past', 'can', 'will', 'must', 'is']) && !isVerb(first, 'order')) return true
  if (
    first &&
    isVerb(first, 'present') &&
    !isVerb(first, 'order') &&
    !isVerb(first, 'plain') &&
    !first.capital
  )
    return true
  return said.some(
    (word, at) =>
      has(word, 'subject') &&
      is(word, ['i', 'you', 'we', 'they']) &&
      !has(word, 'the') &&
      (at === 0 || !word.capital),
  )
}
