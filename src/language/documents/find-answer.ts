// Finds the sentences of a file that answer a question: by the weight of the words that they share, and nothing is made up.
import { fold } from '../fold.ts'

export interface Passage {
  text: string
  /** Of the part, such as the page, where it stands. */
  part: number
}

export interface FoundPassage extends Passage {
  /** Between 0 and 1: how much of what the question asks it speaks of. */
  fit: number
}

/** Words that ask or join, and tell nothing of what is asked. */
const COMMON = new Set(
  `about after all and any big high large much often old tall are been but can could did does document file for from had has have how into its know long many
   may much need not off our out over page please say says shall should tell than that the their them then there these they this
   those was what when where which who whom whose why will with would you your
   hoch gross viel viele teuer oft alt gilt betragt aber als auch auf aus bei bis bitte das dass dem den der des die ein eine einem einen einer fur gibt hat ich ihr ist
   kann lange man mit nach nicht oder sein sich sie sind steht und von wann war warum was welche welchem welchen welcher wer
   werden wie wird wo zum zur avec combien comment dans des est les par pour quand que quel quelle quels qui sont sur une
   como con cual cuales cuando cuanto cuantos del donde las los para por que quien son una uno che chi come dove gli nel
   nella per quale quali quando quanto quanti sono aan dat een hebben het hoe hoeveel van voor waar waarom wanneer wat welke wie
   zijn ate com onde qual quais quantos quem uma foi sao`.split(/\s+/),
)

/** Folded to five letters, so that "cancel" and "cancellation" are one. */
function wordsOf(text: string): string[] {
  const words = fold(text.slice(0, 4_000)).match(/[\p{L}\p{N}]{1,40}/gu) ?? []
  return words
    .filter((word) => (word.length > 2 || /\d/.test(word)) && !COMMON.has(word))
    .map((word) => word.slice(0, 5))
}

/** What a question of that sort wants to see in its answer. */
const wants: readonly (readonly [asks: RegExp, holds: RegExp])[] = [
  [/\b(?:when|what date|wann|quand|cuando|quando|wanneer)\b/, /\d{1,4}[./ -]|\b(?:19|20)\d\d\b/],
  [/\b(?:how much|how many|how long|wie viele?|wie lange|combien|cuanto|quanto|hoeveel)\b/, /\d/],
]

const BEST = 3
/** Of the weight of the question's words; with less, the file does not say. */
const LEAST_FIT = 0.45
const K1 = 1.2
const B = 0.6

/** The best first; none where the file does not say. */
export function findAnswers(question: string, passages: readonly Passage[], most = BEST): FoundPassage[] {
  const asked = [...new Set(wordsOf(question))]
  if (asked.length === 0 || passages.length === 0) return []
  const said = passages.map(({ text }) => wordsOf(text))
  const average = said.reduce((sum, words) => sum + words.length, 0) / said.length || 1
  const holding = new Map(asked.map((word) => [word, 0]))
  for (const words of said)
    for (const word of new Set(words)) {
      const before = holding.get(word)
      if (before !== undefined) holding.set(word, before + 1)
    }
  const weight = (word: string) => {
    const count = holding.get(word) ?? 0
    return Math.log(1 + (said.length - count + 0.5) / (count + 0.5))
  }
  const all = asked.reduce((sum, word) => sum + weight(word), 0) || 1
  const plain = fold(question)
  const wanted = wants.filter(([asks]) => asks.test(plain)).map(([, holds]) => holds)
  return passages
    .map((passage, place) => {
      const words = said[place] ?? []
      const shared = asked.filter((word) => words.includes(word))
      const score = shared.reduce((sum, word) => {
        const often = words.filter((one) => one === word).length
        return (
          sum + (weight(word) * (often * (K1 + 1))) / (often + K1 * (1 - B + (B * words.length) / average))
        )
      }, 0)
      const fit = shared.reduce((sum, word) => sum + weight(word), 0) / all
      const asWanted = wanted.every((holds) => holds.test(passage.text))
      return { ...passage, fit, score: score * (asWanted ? 1.3 : 0.7) }
    })
    .filter(({ fit }) => fit >= LEAST_FIT)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ text, part, fit }) => ({ text, part, fit }))
}
