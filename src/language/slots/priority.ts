// How urgent a piece of work is, as far as it is said: by words, by capitals, by the marks of its line.

import type { Candidate } from '../candidates/candidate.ts'
import type { Reader } from '../candidates/reader.ts'
import { has, type Word } from '../clauses/tagger.ts'

export type Priority = 'low' | 'medium' | 'high'

/** Null where nothing says it. "Not urgent" is looked at before "urgent". */
export function priorityOf(one: Candidate, reader: Reader): Exclude<Priority, 'medium'> | null {
  const { block, before, after, sentence } = one
  const cell = block.cells.find(({ role }) => role === 'weight')
  const beside = [...before, ...after]
    .filter(({ kind }) => kind === 'weight' || kind === 'label')
    .map(({ text }) => text)
  for (const text of [...(cell ? [cell.text] : []), ...beside, sentence.text]) {
    const said = saidIn(reader.words.tag(text), text)
    if (said) return said
  }
  const [nearest] = block.headings
  return nearest ? saidIn(reader.words.tag(nearest.text), nearest.text) : null
}

export function saidIn(words: readonly Word[], text: string): Exclude<Priority, 'medium'> | null {
  if (words.some((word) => has(word, 'leisure'))) return 'low'
  const at = words.findIndex((word) => has(word, 'urgent'))
  if (at >= 0 && !words.slice(Math.max(0, at - 3), at).some((word) => has(word, 'not'))) return 'high'
  return /!{2,}/.test(text) || isShouting(text) ? 'high' : null
}

/** Four fifths in capitals, of twelve letters and more. */
function isShouting(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return letters >= 12 && (text.match(/\p{Lu}/gu)?.length ?? 0) / letters > 0.8
}
