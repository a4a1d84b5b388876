// Which emoji of a request belong to its title, and which only decorate it.
import { singleSpaced } from './fold.ts'
import { matchesOf } from './matches.ts'

/** One picture as a reader sees it: a flag, or a sign with its skin tone, its variant and what is joined to it. */
const PICTURE = String.raw`(?:\p{RI}\p{RI}|(?![©®™])\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F\u20E3]*(?:\u200D\p{Extended_Pictographic}[\p{Emoji_Modifier}\uFE0F]*)*)`
const PICTURES = String.raw`${PICTURE}(?:\s*${PICTURE})*`
/** Faces, hands and hearts: how something is said. The rest may be what is spoken of. */
const FEELING = String.raw`(?:[\u{1F600}-\u{1F64F}\u{1F910}-\u{1F92F}\u{1F970}-\u{1F97A}\u{1F440}-\u{1F450}\u{1F493}-\u{1F49F}\u{1F90D}\u{1F90E}\u{1F90C}\u{1F90F}\u{1FAE0}-\u{1FAF8}\u{263A}\u{2639}\u{2764}\u{2728}\u{1F4AA}\u{1F4AF}])[\p{Emoji_Modifier}\uFE0F]*(?:\u200D\p{Extended_Pictographic}\uFE0F?)*`
/** Words that want a thing behind them: an article, a preposition, a number, or a verb that stands alone. */
const WANTS_A_THING = new Set(
  'the a an some more our your my this that of for to with about in from and or der die das den dem ein eine einen le la les un une des el los una il lo uno het een o os um uma'.split(
    ' ',
  ),
)

const HAS_ANY = new RegExp(PICTURE, 'u')
const EACH_PICTURE = new RegExp(PICTURE, 'gu')
const FEELINGS = new RegExp(FEELING, 'gu')
const AT_START = new RegExp(
  String.raw`^\s*${PICTURES}\s*(?!(?:for|of|with|to|from|für|pour|para|per|voor)\b)(?=\S)`,
  'iu',
)

/**
 * A title with the pictures that stand for a thing: between its words ("Book the 🎂 for Ben"), behind a word that
 * wants one ("Buy 🍕", "Order the 🎂"), before "for" and its like ("🎂 for Ben"). Those in front and at the end are
 * bullets and cheer ("🚀 launch the page", "Launch the page 🎉"), faces, hands and hearts are tone; both go.
 */
export function withoutDecoration(title: string): string {
  if (!HAS_ANY.test(title)) return title
  const toneless = title.replace(FEELINGS, (feeling, at: number) => (isWanted(title, at) ? feeling : ' '))
  return withoutCheer(singleSpaced(toneless).trim().replace(AT_START, ''))
}

/** Without the last run of pictures and the marks behind it, but for pictures that the words before want. */
function withoutCheer(title: string): string {
  let end = title.length
  let cheer = end
  for (const picture of matchesOf(EACH_PICTURE, title).reverse()) {
    const between = title.slice(picture.index + picture[0].length, end)
    if (!(end === title.length ? MARKS : BLANKS).test(between)) break
    end = picture.index
    if (MARKS.test(title.charAt(end - 1)) && end > 0 && !isWanted(title, end)) cheer = end
  }
  return title.slice(0, cheer)
}

const MARKS = /^[\s\p{P}]*$/u
const BLANKS = /^\s*$/

/** The word before wants what stands there, as "the" does in "Order the 🎂". */
function isWanted(title: string, at: number): boolean {
  let end = at
  while (/\s/.test(title.charAt(end - 1))) end--
  let start = end
  while (/[\p{L}\p{N}_]/u.test(title.charAt(start - 1))) start--
  const word = title.slice(start, end).toLowerCase()
  if (end === at || word === '') return false
  return WANTS_A_THING.has(word) || /^\d+$/.test(word) || (start === 0 && /^\p{L}+$/u.test(word))
}
