// What is said to a remark, or to a question that only wants a yes or a no, where no record answers it: how what it names stands.
import type { Scope } from '../../kit/scope.ts'
import type { AskingLanguage } from '../../language/in-english.ts'
import { askedFacts } from '../../language/knowledge/facts.ts'
import { type NamedRecord, strengthOf } from '../../language/orders/judge-act.ts'
import { onlyNamed } from '../../language/orders/only-named.ts'
import { moodOf, type OrderMood } from '../../language/orders/order-mood.ts'
import { orderPhrasesOf, phraseLength, tokensIn } from '../../language/orders/order-phrases.ts'
import { unreadWords } from '../../language/orders/unread-words.ts'
import type { Asks, Statement } from '../../records/asks.ts'
import { keyOf, pathOf } from './guard.ts'

export interface SaidBeside {
  /** As the person wrote it. */
  written: string
  language: AskingLanguage
  /** YYYY-MM-DD */
  today: string
}

const CHANGES_NOTHING = 'That changes nothing here. Ask me something, or say what should change.'

/** Null where an answer is wanted that is neither yes nor no, and where nothing is told. */
export async function saidBeside(
  asks: readonly Asks[],
  scope: Scope,
  said: SaidBeside,
): Promise<Statement | null> {
  const { written, language, today } = said
  const mood = moodOf({ text: written, language, people: new Set() })
  // What nobody understood as an order is not answered with its record, as if all were well.
  if (mood === 'order' || wantsFact(written)) return null
  const given = await Promise.all(asks.map(async (one) => (await one.nameable?.(scope)) ?? []))
  const told = given.flat().filter(({ line }) => line !== undefined)
  const records = told.map((one) => ({ ...one, key: keyOf(one) }))
  const one = onlyNamed({ text: written, language }, records)
  if (one?.line && (!isQuestion(mood, said) || isAllOf(said, one))) {
    const { kind, id, name } = one
    const source = { kind, id, title: name, path: pathOf(kind, id), quote: null, at: null }
    return { text: `\u2022 ${one.line(today)}`, sources: [source] }
  }
  return isRemark(mood, said) ? { text: CHANGES_NOTHING, sources: [] } : null
}

/** A question that says more than the name of a record asks for what its line may not tell. */
function isAllOf({ written, language, today }: SaidBeside, record: NamedRecord): boolean {
  const isSaid = (word: string) => strengthOf(record, word) > 0
  return unreadWords({ text: written, language, today, isNamed: isSaid }).length === 0
}

const wantsFact = (written: string): boolean =>
  [...askedFacts(written).facts].some((fact) => fact !== 'allowed')

const isQuestion = (mood: OrderMood, { written }: SaidBeside): boolean =>
  mood === 'asked' || written.includes('?')

function isRemark(mood: OrderMood, said: SaidBeside): boolean {
  if (mood === 'choice' || isQuestion(mood, said)) return false
  const { written, language } = said
  const { asks } = orderPhrasesOf(language)
  return written.split(/[,;:.!\u2013\u2014]/).every((clause) => phraseLength(tokensIn(clause), 0, asks) === 0)
}
