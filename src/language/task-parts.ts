// Cuts a sentence that asks for several things into the parts that each ask for one.
import { actionVerbs } from './action-verbs.ts'
import { matchesOf } from './matches.ts'
import { breaksInto } from './sentence-ends.ts'
import type { Sentence } from './sentences.ts'

export interface Part {
  text: string
  start: number
  end: number
  kind: Sentence['kind']
}

const NEW_REQUEST =
  /(?:[;,]|,? (?:and|but|then|while|und|et|y)|\.{2,3}| [-–—])\s+(?=(?:(?:also|then) )?(?:@?\p{Lu}[\p{L}'’-]+,? )?(?:[Cc]an|[Cc]ould|[Ww]ould|[Ww]ill) you\b|(?:@?\p{Lu}[\p{L}'’-]+,? )?[Pp]lease [a-z]|I['’]ll |I will |will (?:also |then )?[a-z]{3,} (?:the|a|an|out|you|it|this|that|them)\b|@?\p{Lu}[\p{L}'’-]+(?: will| should| needs to| to|:|['’]ll) [a-z])/gu
/** "When you have time, please …", "Every weekday but Friday, please …": what stands before the comma belongs to the request. */
const SUBORDINATE =
  /^\s*(?:(?:every|each) (?:week)?day|when|whenever|if|once|by|before|after|as|since|until|on|in|for|to|unless|while|wenn|sobald|bis|quand|si|cuando)\b/i
/** Without one of these no new request can begin, and looking for it costs ten times as much. */
const MAY_REQUEST =
  /\b(?:[Cc]an|[Cc]ould|[Ww]ould|[Ww]ill) you\b|lease [a-z]|['’]ll |will |should |needs to |(?: to|:) [a-z]/
/** "(1) check section 4, (2) add the dates": numbers inside a sentence. */
const MAY_BE_NUMBERED = /[1-9][.)]\s/
const NUMBERED = /(?:^|[\s,;:]+)(?:and )?\(?[1-9][.)]\s+(?=\p{L})/gu
const NEXT_VERB =
  /(?:,? and(?: then| also)?|,|;)\s+(?=(\p{L}+)\s+(?:the|a|an|our|your|my|all|some|\p{L}{3,}))/gu
const NO_START = new Set([
  'let',
  'see',
  'be',
  'have',
  'get',
  'do',
  'go',
  'say',
  'think',
  'look',
  'work',
  'plan',
  'test',
  'support',
  'research',
  'design',
  'study',
  'review',
  'report',
  'budget',
  'sales',
  'issue',
  'study',
  'program',
  'staff',
  'market',
  'price',
  'number',
  'list',
  'map',
  'file',
  'contact',
  'label',
  'order',
  'label',
  'press',
  'question',
  'present',
])

/** An item stays whole but for its later sentences, which only explain; prose is cut at each new request. */
export function partsOf(sentence: Sentence, hasDate: (text: string) => boolean): Part[] {
  const numbers = MAY_BE_NUMBERED.test(sentence.text) ? matchesOf(NUMBERED, sentence.text) : []
  if (numbers.length >= (sentence.kind === 'item' ? 1 : 2)) return byNumbers(sentence, numbers)
  if (sentence.kind === 'item') return [firstSentence(sentence)]
  return slices(sentence, requestsIn(sentence.text)).flatMap((part) => byVerbs(part, hasDate))
}

/** Where each request of a sentence begins; its start always counts as one. */
function requestsIn(text: string): number[] {
  const cuts = [0]
  if (!MAY_REQUEST.test(text)) return cuts
  for (const match of matchesOf(NEW_REQUEST, text)) {
    const before = text.slice(cuts.at(-1), match.index)
    if (before.trim().split(/\s+/).length >= 3 && !SUBORDINATE.test(before))
      cuts.push(match.index + match[0].length)
  }
  return cuts
}

function byNumbers(sentence: Sentence, numbers: readonly RegExpExecArray[]): Part[] {
  const starts = [0, ...numbers.map((number) => number.index + number[0].length)]
  return starts.flatMap((from, index) => {
    const piece = sentence.text.slice(from, numbers[index]?.index ?? sentence.text.length)
    const text = index === 0 ? piece : piece.replace(/(?:[\s,;?]|\band)+$/, '')
    const start = sentence.start + from
    return text.trim() === '' ? [] : [{ text, start, end: start + text.length, kind: sentence.kind }]
  })
}

/** Ends are trimmed so that a part never ends in the "and" that joins it to the next. */
function slices(
  from: { text: string; start: number; kind: Sentence['kind'] },
  cuts: readonly number[],
): Part[] {
  return cuts.map((cut, index) => {
    const raw = from.text.slice(cut, cuts[index + 1] ?? from.text.length)
    const text =
      index + 1 < cuts.length
        ? raw.replace(/(?:[\s,;–—-]|\.{2,}(?!\.)|\b(?:and|but|then|also|while|und|et|y)$)+$/u, '')
        : raw
    return {
      text,
      start: from.start + cut,
      end: from.start + cut + text.length,
      kind: from.kind,
    }
  })
}

function firstSentence(item: Sentence): Part {
  const [from, to] = breaksInto(item.text)[0] ?? [0, item.text.length]
  const text = item.text.slice(from, to)
  return { text, start: item.start + from, end: item.start + to, kind: 'item' }
}

/** "Book the room by Monday and send the agenda by Friday": cut where each part has its own day or verbs are three. */
function byVerbs(part: Part, hasDate: (text: string) => boolean): Part[] {
  const cuts = [0]
  for (const match of matchesOf(NEXT_VERB, part.text.slice(0, 600))) {
    const verb = match[1] ?? ''
    if (actionVerbs.has(verb) && !(NO_START.has(verb) && verb !== 'review' && verb !== 'order'))
      cuts.push(match.index + match[0].length)
  }
  if (cuts.length === 1) return [part]
  const pieces = slices(part, cuts)
  const worth = pieces.every(({ text }) => text.split(/\s+/).length >= 3)
  if (!worth || (pieces.length < 3 && !pieces.every(({ text }) => hasDate(text)))) return [part]
  return pieces
}
