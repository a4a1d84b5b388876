// Tells in which language a text speaks of time.
import { dutch } from './lexicon/dutch.ts'
import { english } from './lexicon/english.ts'
import { french } from './lexicon/french.ts'
import { german } from './lexicon/german.ts'
import { italian } from './lexicon/italian.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { portuguese } from './lexicon/portuguese.ts'
import { spanish } from './lexicon/spanish.ts'
import { dictionaryOf, type Word } from './words.ts'

const LEXICONS = [english, german, french, spanish, italian, dutch, portuguese]
/** Words looked at; enough to tell, however long the text. */
const ENOUGH = 300
/** A word of time tells as much as a frequent word. */
const TIME_WORD = 1
/** English is the commonest, so that another has to be clearer. */
const LEAD = 0.3

const telling = new Map(LEXICONS.map((lexicon) => [lexicon, new Set(lexicon.telling.split('|'))]))

/** The language with the most frequent words and words of time in the text; English where nothing tells. */
export function languageOf(words: Word[]): Lexicon {
  const looked = words.slice(0, ENOUGH)
  let best: Lexicon = english
  let most = scoreOf(looked, english) + LEAD
  for (const lexicon of LEXICONS) {
    const score = scoreOf(looked, lexicon)
    if (score > most) {
      best = lexicon
      most = score
    }
  }
  return best
}

function scoreOf(words: Word[], lexicon: Lexicon): number {
  const frequent = telling.get(lexicon)
  const dictionary = dictionaryOf(lexicon)
  let score = 0
  for (const [i, { text, start }] of words.entries()) {
    const isGlued = words[i - 1]?.end === start && /\d$/.test(words[i - 1]?.text ?? '')
    if (isGlued || !/^\p{L}/u.test(text)) continue
    if (frequent?.has(text)) score += 1
    if (
      text.length > 2 &&
      dictionary.get(text)?.some((entry) => entry.words.length === 1 && /^[A-Z]/.test(entry.category))
    )
      score += TIME_WORD
  }
  return score
}
