// Finds where one job ends and the next begins in the words of a sentence: each has its own verb and thing.
import type { Clause } from '../clauses/clause.ts'
import type { Range } from '../clauses/cut.ts'
import { has, isVerb, type Verb, type Word } from '../clauses/tagger.ts'
import type { Vocabulary } from '../layout/vocabulary.ts'
import {
  endsWithInfinitive,
  endsWithThing,
  infinitiveOf,
  isInfinitive,
  isMarkOfInfinitive,
  looksInfinitive,
  mayBeDutchVerb,
} from './infinitives.ts'
import { isContent } from './title-parts.ts'

/** How the first job is said. */
export interface JobLead {
  /** Index of the first word of the jobs. */
  from: number
  /** Forms that the verb of each job has; empty where the verbs come last. */
  forms: readonly Verb['form'][]
  isLast: boolean
  /** Infinitives alone show that something is to be done: "no olvidar: comprar …, llamar …". */
  isMarked: boolean
}

const FORMS: readonly Verb['form'][] = ['order', 'present']
/** Words before the first job: "Before then I have to". */
const LATEST = 14

/** The words of a sentence from the clause of the first job on. */
export interface JobWords {
  words: readonly Word[]
  days: readonly { start: number; end: number }[]
  vocabulary: Vocabulary
}

/** Where the first job begins; null where no verb is found. */
export function leadOf({ words, days, vocabulary }: JobWords, clause: Clause): JobLead | null {
  const core = clause.words[clause.core]
  const isAsked = clause.frame.size > 0 || clause.mood === 'ask' || clause.mood === 'must'
  const said = Math.max(
    0,
    words.findIndex(({ start }) => start === core?.start),
  )
  const since = isAsked || !saysMore(words.slice(0, said)) ? said : 0
  const { verbLast } = vocabulary.language
  if (verbLast && endsWithInfinitive(withoutDay(words, days), vocabulary)) {
    const opening = words.findIndex((word, at) => at >= since && !(has(word, 'still') || isLink(word)))
    const from = has(words[opening - 1], 'the') ? opening - 1 : opening
    return from < 0 ? null : { from, forms: [], isLast: true, isMarked: true }
  }
  for (let at = verbLast ? 0 : since; at < Math.min(words.length, since + LATEST); at++) {
    const word = words[at]
    if (!word) break
    if (has(word, 'at')) continue
    const isFirst = words.slice(since, at).every((one) => has(one, 'at'))
    if (!verbLast && isFirstInfinitive(words, at, isFirst, vocabulary)) {
      const isOrder = isVerb(word, 'order')
      const from = !isAsked && saysMore(words.slice(since, at)) ? since : at
      return {
        from,
        forms: isOrder ? ['plain', 'order'] : ['plain'],
        isLast: false,
        isMarked: vocabulary.code !== 'en',
      }
    }
    const forms = FORMS.filter((form) => isVerb(word, form))
    if (forms.length > 0 && isVerbOf(clause, word)) return { from: at, forms, isLast: false, isMarked: false }
  }
  return null
}

/** Words before the first verb that name something, other than what leads in with a colon ("Don't forget: book the hall"). */
function saysMore(words: readonly Word[]): boolean {
  const said = words.slice(words.findLastIndex(({ text }) => text === ':') + 1)
  return said.some((word, at) => isContent(word, said[at - 1]))
}

function isFirstInfinitive(
  words: readonly Word[],
  at: number,
  isFirst: boolean,
  vocabulary: Vocabulary,
): boolean {
  const word = words[at]
  if (!word || has(words[at - 1], 'the')) return false
  if (infinitiveOf(word, vocabulary) !== null) return true
  return (
    isFirst &&
    (looksInfinitive(word, vocabulary) || (isUnknownOrder(word, vocabulary) && has(words[at + 1], 'the')))
  )
}

/** The clause's own verb: an order, or what somebody does. */
const isVerbOf = ({ mood, head }: Clause, word: Word): boolean =>
  isVerb(word, 'order') ? true : mood === 'present' && (head === 'person' || head === 'name' || head === 'i')

/** "… en de gemeente bellen voor vrijdag": a day may follow the last verb. */
function withoutDay(words: readonly Word[], days: JobWords['days']): readonly Word[] {
  let end = words.length
  const isDay = ({ start, end: until }: Word) => days.some((day) => start < day.end && until > day.start)
  while (end > 0 && isDayEnd(words[end - 1], isDay, end < words.length)) end--
  return words.slice(0, end)
}

/** A mark, a word of the day, or the preposition before it. */
const isDayEnd = (word: Word | undefined, isDay: (word: Word) => boolean, hasDay: boolean): boolean =>
  word !== undefined && (word.kind === 'mark' || isDay(word) || (hasDay && has(word, 'by')))

/** The jobs of a sentence; fewer than two where it names only one. */
export function partsOf(sentence: JobWords, lead: JobLead): Range[] {
  const { words, vocabulary } = sentence
  const ranges: Range[] = []
  let from = lead.from
  let depth = 0
  for (let at = lead.from + 1; at < words.length; at++) {
    const word = words[at]
    if (!word) break
    if (/^[([{]$/.test(word.text)) depth++
    if (/^[)\]}]$/.test(word.text)) depth = Math.max(0, depth - 1)
    if (depth > 0 || !isJoint(word)) continue
    let next = at + 1
    while (isJoint(words[next]) || isLink(words[next]) || isMarkOfInfinitive(words[next], vocabulary)) next++
    const work = behindCondition(words, next)
    if (!startsJob(sentence, { joint: work > next ? work - 1 : at, next: work }, lead)) continue
    ranges.push([from, at])
    from = next
    at = work
  }
  ranges.push([from, endOf(words)])
  return withThings(ranges, sentence, lead)
}

/** "…, and, if it rains, close the barn": the condition belongs to the job behind it. */
function behindCondition(words: readonly Word[], at: number): number {
  if (!has(words[at], 'if')) return at
  const comma = words.findIndex(({ text }, place) => place > at && text === ',')
  return comma < 0 ? at : comma + 1
}

const isJoint = (word: Word | undefined): boolean =>
  word !== undefined && (word.text === ',' || word.text === ';' || (has(word, 'and') && word.phrase <= 1))

/** "and then please" */
const isLink = (word: Word | undefined): boolean =>
  word !== undefined && (has(word, 'please') || LINKS.has(word.text))

const LINKS = new Set(
  'also then finally auch dann noch anschliessend aussi ensuite puis tambien luego despues anche poi inoltre ook dan daarna tambem depois'.split(
    ' ',
  ),
)

/** Marks at the end of the sentence are no part of the last job. */
function endOf(words: readonly Word[]): number {
  let end = words.length
  while (end > 0 && words[end - 1]?.kind === 'mark' && !/^[)"”»%€$]$/.test(words[end - 1]?.text ?? '')) end--
  return end
}

/** `joint` is the word that parts two jobs, `next` the first behind it. */
function startsJob(
  { words, vocabulary }: JobWords,
  { joint, next }: { joint: number; next: number },
  { forms, isLast }: JobLead,
): boolean {
  const word = words[next]
  if (!word) return false
  if (isLast) {
    const before = words[joint - 1]
    if (before === undefined || PURPOSES.has(word.text)) return false
    return isInfinitive(before, vocabulary) || mayBeDutchVerb(before, words[joint - 2], vocabulary)
  }
  const after = words[next + 1]
  if (NO_JOB.has(word.text) || word.capital || isToTell(after, words[next + 2])) return false
  const isPlain = forms.includes('plain')
  const isVerbHere = isPlain
    ? infinitiveOf(word, vocabulary) !== null || (forms.includes('order') && isVerb(word, 'order'))
    : forms.some((form) => isVerb(word, form))
  if (isVerbHere)
    return vocabulary.code === 'en' || !isPlain ? takesThing(word, after, vocabulary) : after !== undefined
  return (
    isPlain && has(after, 'the') && (looksInfinitive(word, vocabulary) || isUnknownOrder(word, vocabulary))
  )
}

/** "um Zeit zu sparen", "ohne zu fragen" */
const PURPOSES = new Set('um ohne statt anstatt damit dass weil wenn ob zonder zodat omdat als of'.split(' '))

/** "tell me if", "let us know what": the answer belongs to what was asked. */
const isToTell = (after: Word | undefined, next: Word | undefined): boolean =>
  (has(after, 'i') || has(after, 'we')) && (has(next, 'if') || has(next, 'that') || has(next, 'what'))

/** "redirect the post": in English no ending shows a verb. */
const isUnknownOrder = (word: Word, { code }: Vocabulary): boolean =>
  code === 'en' && word.kind === 'word' && word.classes.length === 0 && word.verbs.length === 0

/** "let me know" belongs to what was asked. */
const NO_JOB = new Set('be let keep lass sag dis fais dime fammi laat zeg diz'.split(' '))

/** Verbs whose thing comes behind a preposition; of others a preposition shows a noun: "the plan and budget to Ana". */
const WITH_PREPOSITION = new Set(
  'talk speak write reply apply go drive look listen search ask check pay sign arrange deal call wait prepare register'.split(
    ' ',
  ),
)

function takesThing(word: Word, after: Word | undefined, vocabulary: Vocabulary): boolean {
  const { code } = vocabulary
  if (!after || after.kind === 'mark') return false
  if (has(after, 'the') || has(after, 'i') || has(after, 'they') || has(after, 'thing')) return true
  if (infinitiveOf(after, vocabulary) !== null && vocabulary.code !== 'en') return true
  if (after.kind === 'number' || after.capital || has(after, 'everybody') || has(after, 'that')) return true
  if (has(after, 'at')) return code !== 'en' || WITH_PREPOSITION.has(word.text) || PARTICLES.has(after.text)
  return after.classes.length === 0 || isContent(after)
}

/** "pick up", "hand out" */
const PARTICLES = new Set('up out off over back down in away'.split(' '))

/** A part without its own thing is no job: it belongs to the next one, or with a pronoun to the previous one. */
function withThings(ranges: readonly Range[], sentence: JobWords, lead: JobLead): Range[] {
  const { words, vocabulary } = sentence
  const joined: Range[] = []
  let open: number | null = null
  for (const [from, to] of ranges) {
    const part = words.slice(from, to)
    const since: number = open ?? from
    const last = joined.at(-1)
    if (lead.isLast && !endsWithInfinitive(withoutDay(part, sentence.days), vocabulary)) return []
    const hasOwn = hasThing(part, sentence, lead)
    if (last && (!hasOwn || pointsBack(part, lead, vocabulary))) joined[joined.length - 1] = [last[0], to]
    else if (hasOwn) joined.push([since, to])
    else {
      open = since
      continue
    }
    open = null
  }
  return open === null ? joined : []
}

/** "and send it to Ana", "y enviarlas a Ana", "und an Ana schicken": the thing was named before. */
function pointsBack(part: readonly Word[], { isLast }: JobLead, vocabulary: Vocabulary): boolean {
  const [verb, ...rest] = part
  if (!verb || has(verb, 'if')) return false
  if (!isLast && endsWithThing(verb, vocabulary)) return true
  if (isLast && has(verb, 'at') && !ABOUT.test(part.at(-1)?.text ?? '')) return true
  const behind = isLast ? part : rest
  return behind.slice(0, 2).some((word, at) => {
    const next = behind[at + 1]
    if (!(has(word, 'thing') || (has(word, 'they') && !has(word, 'the')))) return false
    return !(has(word, 'the') && next !== undefined && next.kind === 'word' && isContent(next, word))
  })
}

/** What is done about a thing behind a preposition: "mit der Bank sprechen", "nach dem Preis fragen". */
const ABOUT =
  /(?:sprechen|reden|fragen|telefonieren|suchen|sorgen|kummern|warten|schauen|sehen|gehen|fahren|praten|spreken|vragen|zoeken|bellen|overleggen|kijken|gaan|rijden)$/

const PRONOUNS = ['i', 'you', 'we', 'they', 'thing'] as const

function hasThing(part: readonly Word[], { days }: JobWords, { isLast }: JobLead): boolean {
  const rest = isLast ? part.slice(0, -1) : part.slice(1)
  return rest.some(
    (word, at) =>
      (isContent(word, rest[at - 1] ?? null) || (word.kind === 'word' && has(rest[at - 1], 'the'))) &&
      !has(word, 'idle') &&
      !PRONOUNS.some((name) => has(word, name)) &&
      !days.some(({ start, end }) => word.start < end && word.end > start),
  )
}
