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
/** The language of the mail is the likeliest, so that another has to be clearer. */
const LEAD = 0.3

/** That a word is one of the language at that place of LEXICONS. */
interface Vote {
  place: number
  score: number
}

/** What each word says; made when it is first asked for. */
let tellingWords: ReadonlyMap<string, readonly Vote[]> | null = null

/** The language with the most frequent words and words of time in the text; the one of `code` where nothing tells. */
export function languageOf(words: readonly Word[], code = 'en'): Lexicon {
  const scores = scoresOf(words.slice(0, ENOUGH))
  const usual = LEXICONS.find(({ language }) => language === code) ?? english
  let best: Lexicon = usual
  let most = (scores[LEXICONS.indexOf(usual)] ?? 0) + LEAD
  for (const [i, lexicon] of LEXICONS.entries()) {
    const score = scores[i] ?? 0
    if (score > most) {
      best = lexicon
      most = score
    }
  }
  return best
}

/** One look at each word for all languages: every sentence that may name a day is asked for its own. */
function scoresOf(words: readonly Word[]): number[] {
  tellingWords ??= gatherTellingWords()
  const scores = LEXICONS.map(() => 0)
  for (const [i, { text, start }] of words.entries()) {
    const says = tellingWords.get(text)
    const before = words[i - 1]
    if (!says || (before?.end === start && /\d$/.test(before.text))) continue
    for (const { place, score } of says) scores[place] = (scores[place] ?? 0) + score
  }
  return scores
}

function gatherTellingWords(): Map<string, Vote[]> {
  const gathered = new Map<string, Vote[]>()
  for (const [place, lexicon] of LEXICONS.entries()) {
    const add = (word: string, score: number) => {
      if (/^\p{L}/u.test(word)) gathered.set(word, [...(gathered.get(word) ?? []), { place, score }])
    }
    for (const word of new Set(lexicon.telling.split('|'))) add(word, 1)
    for (const [word, entries] of dictionaryOf(lexicon))
      if (
        word.length > 2 &&
        entries.some((entry) => entry.words.length === 1 && /^[A-Z]/.test(entry.category))
      )
        add(word, TIME_WORD)
  }
  return gathered
}
