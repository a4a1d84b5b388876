// Recognises the line above a quote that says who wrote it and when, in any of the languages mail programs use.

import { attributionMark, isBlank, isQuote, skipBlank } from './text-lines.ts'
import { wordList } from './word-list.ts'

/** "wrote" as mail programs say it. */
const wroteWords = wordList(String.raw`
  wrote, writes, has written, schrieb, geschrieben, schreibt, a écrit, a ecrit, écrivait, écrit,
  escribió, escribio, escribe, ha escrito, va escriure, ha scritto, scrive, escreveu, escreve,
  schreef, geschreven, skrev, skreiv, kirjoitti, napisał, napisała, napisał\(a\), napisał\(-a\),
  napisana przez, pisze, napsal, napsal\(a\), napsala, napísal, napísal\(a\), napísala, napisao,
  napisala, je napisao\/la, a scris, írta, ezt írta, yazdı, şunu yazdı, şunları yazdı, kirjutas,
  rakstīja, rašė, parašė, menulis, đã viết, написал, написал\(а\), написала, пишет, писал,
  писал\(а\), написав, написав\(ла\), пише, написа, έγραψε, כתב, כתבה, כתב\/ה, מאת, كتب, كتابة,
  به نوشت, نوشت, ने लिखा, เขียนว่า, さんが書きました, さんは書きました, さんのメッセージ, のメール, が書いた, は書きました, からのメッセージ,
  写道, 寫道, 寫到, 写到, 님이 작성, 님의 말, 작성, 님이 쓴 글
`)
const notAscii = /[^\0-\x7f]/
const wroteAny = wroteWords.join('|')
const wrote = new RegExp(
  `(?:^|[^\\p{L}])(?:${wroteAny})(?![\\p{Script=Latin}\\p{Script=Cyrillic}])|(?:写道|寫道|のメール|書きました|작성)`,
  'iu',
)
/** The same for a line of ASCII, in a quarter of the time: no letters but a to z, no other cases of them. */
const wroteInAscii = new RegExp(
  `(?:^|[^a-z])(?:${wroteWords.filter((word) => !notAscii.test(word)).join('|')})(?![a-z])`,
  'i',
)
const saysWrote = (line: string) => (notAscii.test(line) ? wrote : wroteInAscii).test(line)
const endsWithWrote = new RegExp(
  `(?:^|[^\\p{L}]|(?=[写寫のさ님작が]))(?:${wroteAny})(?:\\s+(?:följande|følgende|het volgende|folgendes|the following|ce qui suit|lo siguiente|następująco|następujące))?\\s*(?:\\([^()]{0,60}\\)\\s*)?[:：]?$`,
  'iu',
)

const before = wordList(String.raw`
  on, at, am, um, le, el, il, il giorno, em, op, w dniu, dnia, den, d\., på, dne, dňa, la,
  pe data de, în data, în, à, vào, vào lúc, ngày, pada, στις, בתאריך, في, a, na, от, в, во, за,
  dana, kl, 在, 于, 於
`)
const opener = String.raw`^[-–—*_\s"'«(]{0,12}(?:(?:${before.join('|')})\s+|[在于於])?`
// "On Monday, 15 ...", "2024-...", "pe 20. lokakuuta ..."; at most three words before the first digit
const startsLikeDate = new RegExp(`${opener}(?:[\\p{L}'.]{1,16},?\\s+){0,3}(?:[\\p{L}]{0,3}[(（]?)\\d`, 'iu')
const dateOrTime =
  /\d[:.h]\s?\d{2}(?!\d)|\d[/.-]\d{1,2}[/.-]\d|(?<!\d)(?:19|20)\d{2}(?!\d)|\d\.?\s+\p{L}{3}|\p{L}{3}\.?\s+\d{1,2}(?!\d)|\d\s?[月월]/u
const timeOfDay = /\d[:.h]\s?\d{2}(?!\d)/
const address = /@[\w-]|[^\s<>@"]@[^\s<>@"]+\.[^\s<>@"]|<[^<>]{0,10}mailto:/i

// "Sent from X wrote" inside decoration: "---- On ... wrote ----"
function bare(line: string): string {
  const shown = line.replace(attributionMark, '').replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
  const text = shown.includes('&') ? shown.replace(/&lt;/g, '<').replace(/&gt;/g, '>') : shown
  const begun = text.replace(/^[\s\-–—*_]+/, '').trimEnd()
  return /[-–—*_]/.test(begun.slice(-1)) ? begun.replace(/(?<![\s\-–—*_])[\s\-–—*_]+$/, '') : begun
}

// "Quoting Ann <ann@example.com>:" of webmail programs
const quoting = /^(?:quoting|zitat von|citando|citat(?:o)? da|citation de|quoted from|bericht van)\s/i

// "<ann@example.com>:" at the end; the bracket may stand within a word, and the first of it counts
const addressThenColon = /(?:<|(?<![^<>\s])[^<>\s(［[]*[(［[])[^<>\s][^<>\s@]*@[^<>\s]+[>)\]］]\s*[:：]$/u

/** "2024-01-02 9:15 GMT+01:00 Ann <ann@example.com>:" of programs that name no verb: date, time, address, colon. */
function isVerbless(line: string): boolean {
  return (
    /^["'(]?(?:\p{L}{1,14}\.?,?\s+)?\d/u.test(line) && timeOfDay.test(line) && addressThenColon.test(line)
  )
}

type Certainty = 'sure' | 'if-quote-follows' | 'no'

/** How surely one unwrapped line is a reply header; `wrapped` ones must begin like one. */
function judge(joined: string, wrapped: boolean): Certainty {
  const line = bare(joined)
  if (line.length < 6 || line.length > 400) return 'no'
  const colon = /[:：]$/.test(line)
  const byVerb = endsWithWrote.test(line)
  if (!colon && !byVerb && !line.endsWith('>')) return 'no'
  const dated = dateOrTime.test(line)
  const addressed = address.test(line)
  if (quoting.test(line) && addressed && colon) return 'sure'
  const opening = startsLikeDate.test(line)
  if (wrapped && !opening && !(addressed && byVerb && !/[.!?,:;]\s/.test(line))) return 'no'
  if (opening && dated && (byVerb || (wrote.test(line) && colon))) return 'sure'
  if (isVerbless(line)) return 'sure'
  if (addressed && line.length <= 200 && (byVerb || (dated && colon && wrote.test(line)))) return 'sure'
  // "2024/1/2 Ann <ann@example.com>" of programs that write no colon either
  if (opening && dated && addressed && !wrapped && /^\d.{0,80}>$/.test(line)) return 'if-quote-follows'
  if (byVerb && dated && colon) return 'if-quote-follows'
  if (dated && colon && line.length <= 200 && wrote.test(line)) return 'if-quote-follows'
  if ((byVerb && colon) || (dated && addressed && colon)) return 'if-quote-follows'
  return 'no'
}

const mostWrappedLines = 6

// a line that cannot open a header is told apart cheaply, so that long texts stay linear
function mayOpen(line: string): boolean {
  if (line.length > 400 || isBlank(line) || isQuote(line)) return false
  const isDated = /\d/.test(line) && startsLikeDate.test(bare(line))
  return isDated || saysWrote(line) || /[:：<]\s*$/.test(line) || address.test(line)
}

/** The index after a reply header that begins at `start`, or null. Blank lines inside a broken header count along. */
export function replyHeaderEnd(lines: readonly string[], start: number): number | null {
  const first = lines[start] ?? ''
  if (first.startsWith(attributionMark)) {
    let end = start + 1
    while (lines[end]?.startsWith(attributionMark) === true) end++
    return end
  }
  if (!mayOpen(first)) return null
  let joined = ''
  for (let end = start + 1; end <= Math.min(lines.length, start + mostWrappedLines); end++) {
    const line = lines[end - 1] ?? ''
    joined = `${joined} ${line.trim()}`.trim()
    if (joined.length > 400) return null
    if (isBlank(line)) {
      // only an address on a line of its own belongs to the header above it
      if (/^\s*[<(]/.test(lines[end] ?? '')) continue
      return null
    }
    const certainty = judge(joined, end > start + 1)
    if (certainty === 'sure') return end
    if (certainty === 'if-quote-follows' && isQuote(lines[skipBlank(lines, end)])) return end
    if (/[.!?]$/.test(line.trim()) && !/\d\.$/.test(line.trim())) return null
  }
  return null
}
