// Knows where a sentence ends inside running text.
import { matchesOf } from './matches.ts'

/** Words that carry a full stop without ending a sentence. */
export const ABBREVIATIONS: ReadonlySet<string> = new Set(
  (
    'mr mrs ms dr prof sr jr st no nr vs etc eg ie e.g i.e approx dept est fig inc ltd co corp tel ext ca cf al ' +
    'jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun a.m p.m ' +
    'z.b d.h u.a bzw ggf evtl usw inkl zzgl abt str hr fr mme mlle av p.ex env ej sra ud uds p.ej art vol pp op ' +
    'min max std attn re fwd u.s u.k ph.d'
  ).split(' '),
)
/** Of these, the ones that may well end a sentence when a capital follows. */
const MAY_END = new Set([
  'etc',
  'op',
  'a.m',
  'p.m',
  'usw',
  'inc',
  'ltd',
  'co',
  'corp',
  'no',
  'u.s',
  'u.k',
  'sun',
  'sat',
  'mon',
  'est',
  'fig',
  'max',
  'min',
  'art',
  're',
])
const MONTH =
  /^(?:jan|feb|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec|januar|februar|marz|märz|april|juni|juli|august|september|oktober|november|dezember|quartal|stock|woche|kw)/i

/** A run of stops is looked at from its first one alone. */
const TERMINATOR =
  /(?<![.!?…])[.!?…]+["'”’»)\]]{0,3}(?=\s|$)|[。！？]+[」』”）]{0,2}|\s(?=[\p{Extended_Pictographic}]{1,8}\s+\p{Lu})|\n[ \t]*\n/gu

/** The same for text without a character beyond ASCII, which is most: at a blank there is nothing to look for. */
const ASCII_TERMINATOR = /(?<![.!?])[.!?]+["')\]]{0,3}(?=\s|$)|\n[ \t]*\n/g
const NOT_ASCII = /[^\0-\x7f]/

/** The [from, to) ranges of the sentences in a paragraph. */
export function breaksInto(text: string): [number, number][] {
  const ranges: [number, number][] = []
  let from = 0
  for (const match of matchesOf(NOT_ASCII.test(text) ? TERMINATOR : ASCII_TERMINATOR, text)) {
    const at = match.index
    const to = at + match[0].length
    if (match[0].startsWith('.') && match[0].length === 1 && !fullStopEnds(text, at)) continue
    if (text.slice(from, to).trim() !== '') ranges.push([from, to])
    from = to
  }
  if (text.slice(from).trim() !== '') ranges.push([from, text.length])
  return ranges
}

/** Looks only at a few characters on both sides, so a hostile text costs no more than its length. */
function fullStopEnds(text: string, at: number): boolean {
  const before = /(?<!\S)\S+$/.exec(text.slice(Math.max(0, at - 24), at))?.[0] ?? ''
  const after = text.slice(at + 1, at + 16).trimStart()
  const word = before.replace(/^[("'[]+/, '').toLowerCase()
  // Of two days, too: "21./22. Februar".
  if (/^(?:\d{1,2}\.?[/–-])?\d{1,2}$/.test(word) && (MONTH.test(after) || /^\p{Ll}/u.test(after)))
    return false
  if (/^\d{1,3}$/.test(word) && at <= 4) return false
  if (/^\p{L}$/u.test(word) && word !== 'i' && after !== '') return false
  if (!ABBREVIATIONS.has(word)) return true
  return MAY_END.has(word) && (after === '' || /^["'(¿¡]?[\p{Lu}\p{Lo}]/u.test(after))
}
