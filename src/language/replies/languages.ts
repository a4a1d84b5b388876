// The languages in which replies are read, and which of them a text is in.
import { german } from '../lexicon/de/acts.ts'
import { english } from '../lexicon/en/acts.ts'
import { spanish } from '../lexicon/es/acts.ts'
import { french } from '../lexicon/fr/acts.ts'
import { italian } from '../lexicon/it/acts.ts'
import { dutch } from '../lexicon/nl/acts.ts'
import { portuguese } from '../lexicon/pt/acts.ts'
import type { Token } from './tokens.ts'
import { Vocabulary } from './vocabulary.ts'

const vocabularies = [english, german, french, spanish, italian, portuguese, dutch].map(
  (language) => new Vocabulary(language),
)

/** Enough to tell, however long the text. */
const ENOUGH = 200

/** By its small words first, then by its words for what becomes of a task ("erledigt"). */
export function vocabularyOf(tokens: readonly Token[], else_: Vocabulary | null = null): Vocabulary {
  const looked = tokens.slice(0, ENOUGH).filter(({ kind }) => kind === 'word')
  let best = else_ ?? (vocabularies[0] as Vocabulary)
  let most = scoreOf(best, looked) + 0.4
  for (const vocabulary of vocabularies) {
    const score = scoreOf(vocabulary, looked)
    if (score > most) {
      best = vocabulary
      most = score
    }
  }
  return best
}

function scoreOf(vocabulary: Vocabulary, tokens: readonly Token[]): number {
  const small = tokens.filter(({ text }) => vocabulary.small.has(text)).length
  return small + 0.3 * new Set(vocabulary.marks(tokens).map(({ from }) => from)).size
}
