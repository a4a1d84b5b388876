// Finishes the text of a title: its marks, brackets, length and first letter.
import { singleSpaced } from '../fold.ts'
import { withoutDecoration } from '../title-emoji.ts'
import { trimEnd, trimMarks } from '../trim.ts'

const LONGEST = 140

/** Without marks around it, decoration and brackets that lost their other half. */
export function tidy(text: string): string {
  const title = withoutDecoration(singleSpaced(text).trim())
  const plain = title.replace(/\*{1,2}|`|(?<=\s|^)_(?=\S)|(?<=\S)_(?=\s|$)/g, '')
  return trimMarks(plain, /[\s,;:.!?…–—([-]/u, /[\s,;:.!?)\]–—-]/u)
    .replace(/ ([,.;:!?)])/g, '$1')
    .replace(/\([ ,;:]{1,3}/g, '(')
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .trim()
    .replace(OPEN_BRACKET, '$1)')
}

/** "Order paper (A4" */
const OPEN_BRACKET = /(\([^()\n]{1,78})$/

/** At most 140 characters, cut between words. */
export function shorten(title: string): string {
  if (title.length <= LONGEST) return title
  return `${wholeWords(title.slice(0, LONGEST - 1))}…`
}

/** Without the word that was cut at the end. */
function wholeWords(text: string): string {
  const end = text.lastIndexOf(' ')
  return end < 0 ? text : trimEnd(text.slice(0, end), /\s/)
}

export function capital(title: string): string {
  const first = /^./su.exec(title)?.[0] ?? ''
  return first.toUpperCase() + title.slice(first.length)
}
