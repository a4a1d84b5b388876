// A summary of a text in its own sentences: those that say most of what it is about, in their order.
import { splitSentences } from '../sentences.ts'
import { readText } from './read-text.ts'
import { termsOf } from './terms.ts'

const MOST_SENTENCES = 60
/** A sentence that says again what one before said is worth less. */
const SAID = 0.3

/** At most `length` characters, whole sentences; cut at a word only where the first alone is longer. */
export function summaryOf(text: string, language: string | null = null, length = 280): string {
  const sentences = splitSentences(text)
    .filter(({ kind }) => kind === 'prose' || kind === 'item')
    .map((one) => one.text.replace(/\s+/g, ' ').trim())
    .filter((one) => one !== '')
    .slice(0, MOST_SENTENCES)
  const weights = new Map(termsOf(readText(text, language)).map(({ term, weight }) => [term, weight]))
  const terms = sentences.map((one) => termsOf(readText(one, language)).map(({ term }) => term))
  const said = new Set<string>()
  const kept = new Set<number>()
  let left = length
  for (;;) {
    const best = bestOf(sentences, (at) => {
      if (kept.has(at) || (sentences[at]?.length ?? 0) > left) return 0
      return (terms[at] ?? []).reduce(
        (sum, term) => sum + (weights.get(term) ?? 0) * (said.has(term) ? SAID : 1),
        0,
      )
    })
    if (best === null) break
    kept.add(best)
    left -= (sentences[best]?.length ?? 0) + 1
    for (const term of terms[best] ?? []) said.add(term)
  }
  if (kept.size > 0) return sentences.filter((_, at) => kept.has(at)).join(' ')
  return cutAt(sentences[0] ?? text.replace(/\s+/g, ' ').trim(), length)
}

/** The place with the greatest worth; null where nothing is worth anything. */
function bestOf(all: readonly unknown[], worthOf: (at: number) => number): number | null {
  let [best, most]: [number | null, number] = [null, 0]
  for (const at of all.keys()) {
    const worth = worthOf(at)
    if (worth > most) [best, most] = [at, worth]
  }
  return best
}

function cutAt(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  const blank = cut.lastIndexOf(' ')
  return `${blank > length / 2 ? cut.slice(0, blank) : cut}…`
}
