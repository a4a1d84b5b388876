// Makes the short title of a task out of the words that ask for it.
import { singleSpaced, straighten } from './fold.ts'
import { ABBREVIATIONS } from './sentence-ends.ts'
import { withoutDecoration } from './title-emoji.ts'
import { trimEnd, trimMarks } from './trim.ts'

const LONGEST = 80

const URGENCY =
  /[ ,(–—-]{0,3}\b(?:asap|a\.s\.a\.p\.?|as soon as (?:possible|you can)|urgently|immediately|right away|straight away|(?:with(?:in)? )?high priority|no rush|not urgent|whenever you (?:can|have (?:a |some )?(?:time|chance|minute|moment))|when(?:ever)? (?:you|i|we) (?:have|get|find) (?:a |some |the )?(?:time|chance|minute|moment|bandwidth)|if you (?:have|find|get) (?:some |the )?time|at your (?:earliest )?(?:convenience|leisure)|if (?:at all )?possible|dringend|so bald wie moglich|cuanto antes|eod|cob|at the latest)\b[)]?/gi
const POLITE =
  /(?:[ ,(–—-]{1,3}|^)(?:please|pls|plz|kindly|thanks(?: a lot| so much| in advance| very much)?|thank you(?: very much| so much| in advance)?|thx|many thanks|bitte|danke|s'il (?:te|vous) plaît|svp|stp|por favor|gracias|per favore|grazie|alsjeblieft|will you|would you|could you|can you)[)]?(?=[ ,.!?)]|$)/gi
/** What joins it to the mail and says nothing on a board. */
const LIKEWISE = / (?:too|as well|yet)$/i
/** Reasons and afterthoughts: a title can do without what follows. */
const SHORT = [...ABBREVIATIONS].map((word) => word.replaceAll('.', String.raw`\.`)).join('|')
const TAIL = new RegExp(
  String.raw`(?:,? (?:because|since (?:we|i|it|the|they)|so that|so (?:we|i|they|he|she|that)|as (?:we|i|it|the|they) (?!soon)|otherwise|which (?:is|was|will|would)|thanks to|as discussed|as agreed|as mentioned|or (?:at least )?let me know|and let (?:me|us) know(?: if| when)? (?:you|it|that|if|when|there)|if (?:not|needed|necessary|required|you (?:can|agree|like|want)|that(?:'s| is) ok)|[-–—] (?:it|this|they|we|i|that))\b|; |, (?:i|we|you|they|it|he|she|this|that|but|as)(?:'\w{1,3})? |(?<!\b(?:${SHORT}))\. (?=\p{L})| \()`,
  'iu',
)
const GIVING =
  /\b(send|give|show|forward|bring|get|hand|lend|e-?mail|mail|pass|provide|ship|buy|order|resend|fax|grant|drop)( over| back)? (?:me|us|you|him|her|them)(?: over| back)? (?=\S)/i

/** At most 80 characters, a capital first, no full stop and no manners. */
export function makeTitle(phrase: string): string {
  let title = singleSpaced(straighten(phrase)).trim()
  if (title.startsWith('Answer: ')) return shorten(title)
  title = title.replace(/\$\$(?:task|polling)/gi, ' ').replace(/https?:\/\/\S{40,}/g, 'the link')
  title = trimMarks(title.replace(/^\[[ x]?\] ?/i, ''), /[*_`]/, /[*_"'`]/)
  if (title.length > 40 || /[;,]|\. \p{Lu}/u.test(title)) title = cutTail(title)
  title = title.replace(URGENCY, ' ').replace(POLITE, ' ').replace(POLITE, ' ')
  title = withoutLikewise(title).replace(GIVING, '$1$2 ')
  title = tidy(withoutDecoration(title.trim()))
  if (!/\p{Ll}/u.test(title)) title = title.toLowerCase()
  return capital(shorten(title))
}

function cutTail(title: string): string {
  const at = title.search(TAIL)
  const cut = at < 0 ? title : title.slice(0, at)
  return cut.split(' ').length >= 3 ? cut : title
}

function withoutLikewise(title: string): string {
  const end = trimEnd(title, /[ .,!?)]/)
  const bare = end.replace(LIKEWISE, '')
  return bare.includes(' ') && bare !== end ? `${bare}${title.slice(end.length)}` : title
}

/** What is left at the end of a title where the words behind it were taken out. */
const JOINTS = new Set(
  'and or but so by before on at to for in until the then also und bis et avant'.split(' '),
)

function tidy(title: string): string {
  const plain = singleSpaced(title.replace(/\( ?\)|\[ ?\]/g, ' '))
    .replace(/ (?=[,.;:!?])/g, '')
    .replace(/([,;:])[ ,;:]*[,;:]/g, '$1')
  const end = plain.lastIndexOf(' ') + 1
  const joined = JOINTS.has(plain.slice(end).toLowerCase()) ? plain.slice(0, end) : plain
  return trimMarks(joined, /[ ,;:.!?…–—-]/u, /[ ,;:.!?–—-]/u)
}

const CLAUSE_MARKS = [',', ';', ':', '–', '—', '(']

function shorten(title: string): string {
  if (title.length <= LONGEST) return title
  const start = title.slice(0, LONGEST + 1)
  const clause = start.slice(0, Math.max(0, ...CLAUSE_MARKS.map((mark) => start.lastIndexOf(mark))))
  if (clause.length >= 30 && clause.length < LONGEST) return tidy(clause)
  const space = title.lastIndexOf(' ', LONGEST - 2)
  return `${tidy(title.slice(0, space < 0 ? LONGEST - 1 : space))}…`
}

function capital(title: string): string {
  const first = /^./su.exec(title)?.[0] ?? ''
  return first.toUpperCase() + title.slice(first.length)
}
