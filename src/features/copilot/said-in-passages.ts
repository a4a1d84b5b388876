// Answers a question about a fact with sentences of mails, files and other records, chosen among all that were found.
import type { InThread } from '../../agent/agent.ts'
import type { Scope } from '../../kit/scope.ts'
import type { chooseAmong } from '../../language/knowledge/choose-among.ts'
import { isOrder } from '../../language/orders/is-order.ts'
import type { Answered, AskedQuestion, Asks } from '../../records/asks.ts'

export interface PassageServices {
  asks: readonly Asks[]
  chooseAmong: InThread<typeof chooseAmong>
}

/** More are not looked at. */
const MOST = 400

/** What is no fact, such as what waits, stands in no sentence. */
const ASKED: readonly string[] = ['fact', 'passage', 'find', 'decisions', 'polls', 'mood']

export async function saidInPassages(
  { asks, chooseAmong: choose }: PassageServices,
  scope: Scope,
  question: AskedQuestion,
): Promise<Answered | null> {
  if (!ASKED.includes(question.about.wanted) || question.about.topic.length === 0) return null
  // Who asks for a deed is answered with no sentence.
  if (isOrder(question.said)) return null
  const given = await Promise.all(asks.map(async (one) => (await one.passages?.(scope, question)) ?? []))
  const passages = given.flat().slice(0, MOST)
  const candidates = passages.map(({ passage }, id) => ({ id, passage }))
  const { cited, confidence } = await choose(
    { question: question.asWritten.text, candidates },
    `person ${scope.userId}`,
  )
  const statements = cited.flatMap(({ id, text }) => {
    const from = passages[id]
    if (!from) return []
    const said = from.place === undefined ? text : `${text} (${from.place})`
    return [{ text: said, sources: [{ ...from.source, quote: text }] }]
  })
  if (statements.length === 0) return null
  return { sureness: sureness(question, confidence), statements }
}

/** A question of what a paper says is about sentences; any other may be about tasks. */
function sureness({ about }: AskedQuestion, confidence: number): number {
  if (about.wanted === 'decisions') return 0.55
  const least = about.wanted === 'passage' ? 0.8 : 0.58
  return least + 0.3 * Math.max(0, confidence - 0.5)
}
