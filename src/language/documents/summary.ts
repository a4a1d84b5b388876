// The few sentences of a document that carry most of it: its own, word for word.
import { fold } from '../fold.ts'
import { amountsIn } from './amounts.ts'
import type { Sentence } from './analysis.ts'
import type { Unit } from './units.ts'

const MOST = 5
const SHORTEST = 30
const LONGEST = 320

/** Of folded text: what decides, binds or turns out. */
const CARRIES =
  /\b(?:decided|agreed|accepted|approved|must|shall|will|due|payable|deadline|until|valid|from|starting|end|ends|because|therefore|result|however|but|main|cause|need|needs|only|beschlossen|vereinbart|angenommen|genehmigt|muss|mussen|fallig|gilt|gultig|bis|deshalb|ergebnis|ab|nur|aber|decide|convenu|accepte|doit|doivent|echeance|valable|jusqu|demande|donc|mais|seulement|acordo|decidio|aprobado|debe|deben|vence|valido|hasta|por tanto|pero|solo|deciso|approvato|deve|devono|scade|valida|entro|quindi|ma|solo|besloten|akkoord|goedgekeurd|moet|moeten|geldig|tot|dus|maar|alleen|decidido|aprovado|deve|devem|vence|valido|ate|mas|apenas)\b/g
const GREETING =
  /^(?:dear|hello|hi|sehr geehrte|liebe|guten tag|madame|monsieur|bonjour|estimad|hola|gentile|egregi|buongiorno|geachte|beste|prezad|kind regards|best regards|yours|mit freundlichen|cordialement|atentamente|cordiali|met vriendelijke|thank you for|vielen dank fur|merci (?:de|pour)|gracias por|grazie per|bedankt)/

export function summaryOf(units: readonly Unit[]): Sentence[] {
  const told = units.filter(
    ({ kind, text }) =>
      kind !== 'heading' && text.length >= SHORTEST && text.length <= LONGEST && isSentence(text),
  )
  const weights = wordWeights(told)
  const scored = told
    .map((unit, index) => ({ unit, index, score: scoreOf(unit, index, told.length, weights) }))
    .sort((a, b) => b.score - a.score)
  const chosen: typeof scored = []
  for (const one of scored) {
    if (chosen.length >= Math.min(MOST, Math.max(1, Math.ceil(told.length / 3)))) break
    if (chosen.some(({ unit }) => sharesMost(unit.text, one.unit.text))) continue
    chosen.push(one)
  }
  return chosen
    .sort((a, b) => a.index - b.index)
    .map(({ unit }) => ({
      text: unit.text.replace(/\s+/g, ' '),
      place: { part: unit.part, quote: unit.text },
    }))
}

/** Words of a cell are a sentence where there are enough of them. */
const isSentence = (text: string): boolean =>
  text.split(/\s+/).length >= 6 && /\p{Ll}{3}/u.test(text) && !GREETING.test(fold(text))

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3)

/** How often each word is said: what is said often is what it is about. */
function wordWeights(units: readonly Unit[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { text } of units)
    for (const word of new Set(wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function scoreOf(unit: Unit, index: number, all: number, weights: ReadonlyMap<string, number>): number {
  const words = [...new Set(wordsOf(unit.text))]
  const central =
    words.reduce((sum, word) => sum + Math.log((weights.get(word) ?? 1) + 0.5), 0) /
    Math.sqrt(words.length + 3)
  const said = fold(unit.text)
  const carries = said.match(CARRIES)?.length ?? 0
  const place = index < 2 ? 0.5 : index > all - 3 ? -0.3 : 0
  const money = amountsIn(unit.text).length > 0 ? 0.7 : 0
  const day = /\b\d{1,2}[./ ]|\b20\d\d\b/.test(unit.text) ? 0.5 : 0
  const length = unit.text.length < 60 ? -0.5 : 0
  const question = /\?\s*$/.test(unit.text) ? -0.8 : 0
  const cell = unit.kind === 'cell' ? -0.2 : 0
  return central + 0.35 * Math.min(3, carries) + place + money + day + length + question + cell
}

function sharesMost(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), new Set(wordsOf(other))]
  return a.length > 0 && a.filter((word) => b.has(word)).length > 0.7 * Math.min(a.length, b.size)
}
