// The headings of a text in markdown, and the name that each has on the page.
import { plainWords } from './plain-words.ts'

export interface Heading {
  id: string
  words: string
}

/** Down to the third level; what looks like one within code is none. */
export function headingsOf(text: string): Heading[] {
  const named = namer()
  let isCode = false
  return text.split('\n').flatMap((line) => {
    if (/^ {0,3}(?:```|~~~)/.test(line)) isCode = !isCode
    const found = isCode ? null : /^ {0,3}(#{1,6}) (.*)/.exec(line)
    if (found === null) return []
    const words = plainWords(found[2] ?? '')
      .replaceAll('#', '')
      .trim()
    const id = named(words)
    return (found[1] ?? '').length > 3 || words === '' ? [] : [{ id, words }]
  })
}

/** Names headings in their order: the same words twice are told apart by a number. */
export function namer(): (words: string) => string {
  const taken = new Map<string, number>()
  return (words) => {
    const bare = words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
    const base = `part-${bare.replaceAll(' ', '-').slice(0, 60)}`
    const times = (taken.get(base) ?? 0) + 1
    taken.set(base, times)
    return times === 1 ? base : `${base}-${times}`
  }
}
