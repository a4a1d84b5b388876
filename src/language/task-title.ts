// Makes the short title of a task out of the words that ask for it.
import { fold, singleSpaced, straighten } from './fold.ts'
import type { Person } from './people.ts'
import { ABBREVIATIONS } from './sentence-ends.ts'
import { withoutDecoration } from './title-emoji.ts'

const LONGEST = 80

export interface TitleContext {
  author: Person
  /** The one person spoken to or, for a promise, written to; null when there are several. */
  reader: Person | null
  act: string
}

const URGENCY =
  /[\s,(–—-]*\b(?:asap|a\.s\.a\.p\.?|as soon as (?:possible|you can)|urgently|immediately|right away|straight away|(?:with(?:in)? )?high priority|no rush|not urgent|whenever you (?:can|have (?:a |some )?(?:time|chance|minute|moment))|when(?:ever)? (?:you|i|we) (?:have|get|find) (?:a |some |the )?(?:time|chance|minute|moment|bandwidth)|if you (?:have|find|get) (?:some |the )?time|at your (?:earliest )?(?:convenience|leisure)|if (?:at all )?possible|dringend|so bald wie moglich|cuanto antes|eod|cob|at the latest)\b[)]?/gi
const POLITE =
  /(?:[\s,(–—-]+|^)(?:please|pls|plz|kindly|thanks(?: a lot| so much| in advance| very much)?|thank you(?: very much| so much| in advance)?|thx|many thanks|bitte|danke|s'il (?:te|vous) plaît|svp|stp|por favor|gracias|per favore|grazie|alsjeblieft|will you|would you|could you|can you)[)]?(?=[\s,.!?)]|$)/gi
/** What joins it to the mail and says nothing on a board. */
const LIKEWISE = /(?<=\S\s+\S+)\s+(?:too|as well|yet)(?=[\s.,!?)]*$)/i
/** Reasons and afterthoughts: a title can do without what follows. */
const SHORT = [...ABBREVIATIONS].map((word) => word.replaceAll('.', String.raw`\.`)).join('|')
const TAIL = new RegExp(
  String.raw`(?:,? (?:because|since (?:we|i|it|the|they)|so that|so (?:we|i|they|he|she|that)|as (?:we|i|it|the|they) (?!soon)|otherwise|which (?:is|was|will|would)|thanks to|as discussed|as agreed|as mentioned|or (?:at least )?let me know|and let (?:me|us) know(?: if| when)? (?:you|it|that|if|when|there)|if (?:not|needed|necessary|required|you (?:can|agree|like|want)|that(?:'s| is) ok)|- (?:it|this|they|we|i|that)|– (?:it|this|they|we|i|that)|— (?:it|this|they|we|i|that))\b|;\s|, (?:i|we|you|they|it|he|she|this|that|but|as)(?:'\w+)? |(?<!\b(?:${SHORT}))\. (?=\p{L})|\s\().*$`,
  'isu',
)
const GIVING =
  /\b(send|give|show|forward|bring|get|hand|lend|e-?mail|mail|pass|provide|ship|buy|order|resend|fax|grant|drop)( over| back)? (?:me|us|you|him|her|them)(?: over| back)? (?=\S)/i

/** At most 80 characters, a capital first, no full stop, no manners and no names of the people spoken to. */
export function makeTitle(phrase: string, context: TitleContext): string {
  if (phrase.startsWith('Answer: ')) return shorten(singleSpaced(straighten(phrase)).trim())
  let title = singleSpaced(straighten(phrase)).trim()
  title = title.replace(/\$\$(?:task|polling)/gi, ' ').replace(/https?:\/\/\S{40,}/g, 'the link')
  title = title.replace(/^\[[ x]?\]\s*/i, '').replace(/^[*_"'`]+|[*_`]+$/g, '')
  if (title.length > 40 || /[;,]|\. \p{Lu}/u.test(title)) title = cutTail(title)
  title = title.replace(URGENCY, ' ').replace(POLITE, ' ').replace(POLITE, ' ').replace(LIKEWISE, '')
  title = speakOf(withoutDecoration(title.trim()), context)
  title = tidy(title)
  if (!/\p{Ll}/u.test(title)) title = title.toLowerCase()
  return capital(shorten(title))
}

function cutTail(title: string): string {
  const cut = title.replace(TAIL, '')
  return cut.split(' ').length >= 3 ? cut : title
}

/** "me" and "you" mean nothing on a board: the giver's verbs lose them, others get the name. */
function speakOf(title: string, { author, reader, act }: TitleContext): string {
  const given = title.replace(GIVING, '$1$2 ')
  const writer = nameOf(author)
  const receiver = reader ? nameOf(reader) : null
  let said = given
  if (writer && act !== 'commitment') {
    said = said
      .replace(/\s+(?:to|with|for) me(?: (?:back))?(?=[.,!?]*$)/i, (tail) =>
        /with|for/.test(tail) ? tail.replace(/\bme\b/i, writer) : '',
      )
      .replace(/\bme\b/gi, writer)
      .replace(/\bmy\b/gi, `${writer}'s`)
  }
  if (act === 'commitment') {
    said = said.replace(/\s+to you(?: (?:all|guys|both))?(?=[.,!?]*$)/i, '').replace(/\bmy\b/gi, 'the')
    if (receiver) said = said.replace(/\byou\b/gi, receiver).replace(/\byour\b/gi, `${receiver}'s`)
  }
  return said
}

function nameOf(person: Person): string | null {
  const first = (person.name ?? '').trim().split(/[\s,]+/)[0] ?? ''
  return /^\p{L}/u.test(first) ? first : null
}

function tidy(title: string): string {
  return title
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/([,;:])(?:\s*[,;:])+/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.!?–—-]+/u, '')
    .replace(
      /(?:[\s,;:.!?…–—-]|\b(?:and|or|but|so|by|before|on|at|to|for|in|until|the|then|also|und|bis|et|avant)$)+$/giu,
      '',
    )
    .trim()
}

function shorten(title: string): string {
  if (title.length <= LONGEST) return title
  const clause = title.slice(0, LONGEST + 1).replace(/[,;:–—(][^,;:–—(]*$/u, '')
  if (clause.length >= 30 && clause.length < LONGEST) return tidy(clause)
  return `${tidy(title.slice(0, LONGEST - 1).replace(/\s+\S*$/, ''))}…`
}

function capital(title: string): string {
  const first = /^./su.exec(title)?.[0] ?? ''
  return first.toUpperCase() + title.slice(first.length)
}

const STOP = new Set(
  'a an the to of for in on at by with from and or our your my his her their its this that these those please it them me us you all any some up out into about is are be again once more just also so asap today tomorrow der die das den dem des ein eine einen le la les un une du el los las una il lo gli uno de het een os um uma und et y mit avec con para pour'.split(
    ' ',
  ),
)

/** "I have not received the invoice. Please send it" asks once. */
const SAME_VERB = new Map([
  ['provide', 'send'],
  ['resend', 'send'],
])

/** The words by which two titles are compared, without endings and small words. */
export function keywordsOf(title: string, base: (word: string) => string | null): Set<string> {
  const found = fold(title).match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(
    found
      .filter((word) => !STOP.has(word))
      .map((word) => base(word) ?? stem(word))
      .map((word) => SAME_VERB.get(word) ?? word),
  )
}

/** A light stem: plural and common verb endings off; enough to join "invoices" and "invoice". */
export function stem(word: string): string {
  if (word.length > 5 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 6 && /(?:sses|shes|ches|xes)$/.test(word)) return word.slice(0, -2)
  if (word.length > 3 && /[^s]s$/.test(word)) return word.slice(0, -1)
  if (word.length > 6 && word.endsWith('ing')) return word.slice(0, -3)
  if (word.length > 5 && word.endsWith('ed')) return word.slice(0, -2)
  return word
}
