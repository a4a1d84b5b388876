// An answer in words: what its sources are called, how many spoke, and the whole of it as text.

import type { Answer, Citation } from '../../asking/contract.ts'
import { plainWords } from '../article/plain-words.ts'

/** "Returns, section 2" */
export function citationName({ source: { title, place } }: Citation): string {
  return place === null || place === '' ? title : `${title}, ${place}`
}

/** The words of the source that a statement repeats, else those that hold it. */
export const sentenceOf = (text: string, { passage, sentence }: Citation): string =>
  passage.includes(text) ? text : sentence

/** All that is said of one source, each once. */
export const saidBy = ({ statements }: Answer, citation: Citation): string[] => [
  ...new Set(
    statements
      .filter((one) => one.citation === citation.number)
      .map(({ text }) => sentenceOf(text, citation)),
  ),
]

/** "From 2 of 38 sources, both verified this year." */
export function foundWords({ citations, sourceCount }: Answer, now: number): string {
  const ids = new Set(citations.map(({ source }) => `${source.kind} ${source.id}`))
  const from = `From ${ids.size} of ${sourceCount} ${sourceCount === 1 ? 'source' : 'sources'}`
  const old = citations.filter(({ source }) => source.isDue || source.verifiedAt === null)
  if (old.length > 0) return `${from}. Check before you rely on it: not everything in it was verified lately.`
  const year = new Date(now).getFullYear()
  const isRecent = citations.every(({ source }) => new Date(source.verifiedAt ?? 0).getFullYear() === year)
  if (!isRecent) return `${from}.`
  return `${from}, ${ids.size === 1 ? '' : ids.size === 2 ? 'both ' : 'all '}verified this year.`
}

/** To be pasted: what it says, then from where. */
export function answerText({ statements, citations }: Answer): string {
  const said = statements.map(({ text, citation }) => `${plainWords(text)} [${citation}]`).join(' ')
  const from = citations.map(
    (one) => `[${one.number}] ${citationName(one)}: \u201c${plainWords(one.sentence)}\u201d`,
  )
  return [said, '', ...from].join('\n')
}
