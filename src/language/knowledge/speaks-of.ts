// Whether a text speaks of what a word names: in another form of it, or in another language that has a word for it.
import { words } from '../fold.ts'
import { meaningsOf } from './meanings.ts'
import { stemOf } from './stem.ts'

/** Letters that the forms of a word share. */
const SHARED = 5

export function speaksOf(text: string, word: string): boolean {
  const stem = stemOf(word)
  const meanings = meaningsOf(stem)
  return words(text).some((own) => {
    if (stemOf(own) === stem) return true
    if (word.length >= SHARED && own.slice(0, SHARED) === word.slice(0, SHARED)) return true
    return meanings.length > 0 && meaningsOf(stemOf(own)).some((meaning) => meanings.includes(meaning))
  })
}
