// Which questions that wait a text would answer that is not published yet.
import { actingAs } from '../../../kit/db/acting-database.ts'
import type { Scope } from '../../../kit/scope.ts'
import { type GivenArticle, passagesOfArticle } from '../../../language/knowledge/article-passages.ts'
import { termsOf } from '../../../language/knowledge/question-terms.ts'
import type { KnowledgeServices } from '../knowledge-services.ts'
import { embedFor } from '../passages/embed-for.ts'
import { knownTerms } from '../passages/known-terms.ts'
import { nearnessAmong } from '../passages/nearness.ts'
import { findKeeper } from '../passages/passage-store.ts'
import type { Keeper } from '../passages/reader.ts'
import { asksOf, openQuestions } from '../question-store.ts'
import { mayAnswer } from './answer-question.ts'

const MOST_COMPARED = 30
const MOST_SETTLED = 5

export interface Settled {
  questionId: number
  text: string
  askCount: number
  sentence: string
}

/** By a sentence that is new; of questions that the person may answer. */
export async function settledBy(
  services: KnowledgeServices,
  scope: Scope,
  { keeper, article, added }: { keeper: Keeper; article: GivenArticle; added: readonly string[] },
): Promise<Settled[]> {
  const { db, chooseAnswer } = services
  const own = actingAs(db, scope)
  const known = await findKeeper(own, keeper)
  if (added.length === 0 || known === null) return []
  const waiting = (await openQuestions(own, keeper, MOST_COMPARED)).filter((one) => mayAnswer(scope, one))
  const candidates = passagesOfArticle(article).map((passage, id) => ({ id, passage }))
  const embed = await embedFor(services, scope)
  const similar = embed
    ? await nearnessAmong(
        embed,
        waiting.map(({ text }) => text),
        candidates.map(({ passage }) => passage),
      )
    : []
  const settled: Settled[] = []
  for (const [place, question] of waiting.entries()) {
    const terms = await knownTerms(own, known, termsOf(question.text))
    const asked = { question: question.text, terms, candidates, similar: similar[place] ?? [] }
    const { cited } = await chooseAnswer(asked, `person ${scope.userId}`)
    const sentence = cited.find(({ text }) => added.includes(text))?.text
    if (sentence === undefined) continue
    const askCount = (await asksOf(db, [question.id])).length
    settled.push({ questionId: Number(question.id), text: question.text, askCount, sentence })
    if (settled.length === MOST_SETTLED) break
  }
  return settled
}
