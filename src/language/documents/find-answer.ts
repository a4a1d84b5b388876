// Finds the sentences of a file that answer a question: by the weight of the words that they share, and nothing is made up.
import { fold } from '../fold.ts'
import { meaningsOf } from '../knowledge/meanings.ts'
import { stemOf } from '../knowledge/stem.ts'

export interface Passage {
  text: string
  /** Of the part, such as the page, where it stands. */
  part: number
  /** The heading above it, whose words count as its own. */
  under?: string
}

export interface FoundPassage extends Passage {
  /** Between 0 and 1: how much of what the question asks it speaks of. */
  fit: number
  /** The nearest one, which does not answer. */
  isNear: boolean
}

/** Words that ask or join, and tell nothing of what is asked. */
const COMMON = new Set(
  `about after all and any anything something everything somewhere big high large much often old tall are been but can could did does document file for from had has have how into its know long many
   get gets got look looks may much need not off our out over page please say says shall should tell than that the their them then there these they this
   those was what when where which who whom whose why will with would you your
   hoch gross viel viele teuer oft alt gilt betragt aber als auch auf aus bei bis bitte das dass dem den der des die ein eine einem einen einer fur gibt hat habe haben bekomme ich ihr ist
   kann lange man mit nach nicht oder sein sich sie sind steht und von wann war warum was welche welchem welchen welcher wer
   werden wie wird wo zum zur avec combien comment dans des est les par pour quand que quel quelle quels qui sont sur une
   como con cual cuales cuando cuanto cuantos del donde las los para por que quien son una uno che chi come dove gli nel
   nella per quale quali quando quanto quanti sono aan dat een hebben het hoe hoeveel van voor waar waarom wanneer wat welke wie
   zijn ate com onde qual quais quantos quem uma foi sao
   care takes take handles handle charge looks kummert zustandig zustandige ubernimmt occupe charge encarga ocupa occupa zorgt regelt trata cuida`.split(
    /\s+/,
  ),
)

interface Word {
  /** Folded to five letters, so that "cancel" and "cancellation" are one. */
  root: string
  meanings: readonly string[]
}

const isContent = (word: string): boolean => (word.length > 2 || /\d/.test(word)) && !COMMON.has(word)

function wordsOf(text: string, known: Map<string, Word>, counts = isContent): Word[] {
  const words = fold(text.slice(0, 4_000)).match(/[\p{L}\p{N}]{1,40}/gu) ?? []
  return words
    .filter((word) => counts(word))
    .map((word) => {
      const found = known.get(word) ?? { root: word.slice(0, 5), meanings: meaningsInFiles(word) }
      known.set(word, found)
      return found
    })
}

/** Who pays and who is responsible: a clause says the one, and people ask for the other. */
const DUTY =
  /^(?:pay|pays|paid|payable|responsib\w*|liable|liability|bears?|borne|expense|zahl\w*|bezahl\w*|haft\w*|verantwort\w*|tragt|tragen|aufkommen|aufkommt|pa(?:ye\w*|ie|ient)|charge|supporte\w*|responsab\w*|incombe\w*|pag(?:a|ar|an|are|ano|o)|corre|asum\w*|sostien\w*|carico|betaal\w*|betal\w*|verantwoordelijk\w*|aansprakelijk\w*|suporta\w*)$/

function meaningsInFiles(word: string): readonly string[] {
  const meanings = meaningsOf(stemOf(word))
  return DUTY.test(word) ? [...meanings, 'duty'] : meanings
}

const isSame = (one: Word, other: Word): boolean =>
  one.root === other.root || one.meanings.some((meaning) => other.meanings.includes(meaning))

const A_TIME =
  /\d{1,4}[./ -]|\b(?:19|20)\d\d\b|\b(?:days?|weeks?|months?|years?|hours?|tag\w{0,2}|wochen?|monate?\w?|jahre?\w?|jours?|semaines?|mois|ans?|giorn[oi]|mes[ei]|ann[oi]|dias?|semanas?|anos?|dagen|weken|maanden|jaar|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/

/** What a question of that sort wants to see in its answer, folded. */
const wants: readonly (readonly [asks: RegExp, holds: RegExp])[] = [
  [/\b(?:when|what date|by what day|until when|wann|quand|cuando|quando|wanneer)\b/, A_TIME],
  [/\b(?:how long|wie lange|combien de temps|cuanto tiempo|quanto tempo|hoe lang)\b/, A_TIME],
  [
    /\b(?:how much|how many|wie viele?|combien|cuantos?|quanti|hoeveel)\b/,
    /\d|\b(?:one|two|three|four|five|six|ten|twelve|ein\w?|zwei|drei|vier)\b/,
  ],
]

const BEST = 3
/** What is so much weaker than the best answer is left out. */
const LEAST_OF_BEST = 0.6
/** Of the weight of the question's words; with less, the file does not say. */
const LEAST_FIT = 0.45
/** With less than this it is not even near. */
const NEAR_FIT = 0.15
/** What comes behind "if" is a case that a general clause need not name. */
const CASE = 0.5
const BEHIND_IF = /\b(?:if|in case|when it|wenn|falls|si|se|s'il|als|indien|caso)\b/
const K1 = 1.2
const B = 0.6

/** The best first; where the file does not say, the nearest passage alone or none. */
export function findAnswers(question: string, passages: readonly Passage[], most = BEST): FoundPassage[] {
  const known = new Map<string, Word>()
  const content = wordsOf(question, known)
  // "Until when is it valid?" has no other words than these.
  const counts = content.length > 0 ? isContent : (word: string) => word.length > 2
  const all = content.length > 0 ? content : wordsOf(question, known, counts)
  const asked = all.filter((word, place) => all.findIndex(({ root }) => root === word.root) === place)
  if (asked.length === 0 || passages.length === 0) return []
  const said = passages.map(({ text, under }) => wordsOf(under ? `${text} ${under}` : text, known, counts))
  const average = said.reduce((sum, words) => sum + words.length, 0) / said.length || 1
  const holding = asked.map((word) => said.filter((words) => words.some((one) => isSame(word, one))).length)
  const plain = fold(question)
  const caseAt = plain.search(BEHIND_IF)
  const inCase = new Set(wordsOf(caseAt < 0 ? '' : plain.slice(caseAt), known).map(({ root }) => root))
  const weights = holding.map((count, place) => {
    const weight = Math.log(1 + (said.length - count + 0.5) / (count + 0.5))
    return inCase.has(asked[place]?.root ?? '') && inCase.size < asked.length ? weight * CASE : weight
  })
  const whole = weights.reduce((sum, weight) => sum + weight, 0) || 1
  const wanted = wants.filter(([asks]) => asks.test(plain)).map(([, holds]) => holds)
  const found = passages
    .map((passage, place) => {
      const words = said[place] ?? []
      let [score, fit] = [0, 0]
      for (const [index, word] of asked.entries()) {
        const often = words.filter((one) => isSame(word, one)).length
        const weight = weights[index] ?? 0
        if (often > 0) fit += weight / whole
        score += (weight * (often * (K1 + 1))) / (often + K1 * (1 - B + (B * words.length) / average))
      }
      const text = fold(passage.text)
      const isNear = fit < LEAST_FIT || !wanted.every((holds) => holds.test(text))
      return { ...passage, fit, score, isNear }
    })
    .filter(({ fit }) => fit >= NEAR_FIT)
    .sort((one, other) => Number(one.isNear) - Number(other.isNear) || other.score - one.score)
  const best = found[0]?.score ?? 0
  const sure = found.filter(({ isNear, score }) => !isNear && score >= best * LEAST_OF_BEST).slice(0, most)
  return (sure.length > 0 ? sure : found.slice(0, 1)).map(({ text, part, fit, isNear }) => ({
    text,
    part,
    fit,
    isNear,
  }))
}
