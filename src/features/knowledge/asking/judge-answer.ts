// An answer is marked right, which teaches the words it was found by, or wrong, which goes to the owner with its question.
import type { Acting } from '../../../kit/acting.ts'
import { actingAs } from '../../../kit/db/acting-database.ts'
import { citedArticles } from '../articles/article-store.ts'
import { keeperIn } from '../keeper.ts'
import type { KnowledgeServices } from '../knowledge-services.ts'
import { learnFromAnswer, unlearnAnswer } from '../passages/learn-synonyms.ts'
import { type AnswerRow, judge, lockAnswer } from './answer-store.ts'
import { type Filed, fileQuestion } from './file-question.ts'

export interface Judgement {
  verdict: AnswerRow['verdict']
  mayTellOthers: boolean
  blockers: ReadonlySet<number>
}

/** Throws not_found for an answer that is not the person's to see. */
export async function judgeAnswer(
  services: KnowledgeServices,
  acting: Acting,
  id: number,
  { verdict, mayTellOthers, blockers }: Judgement,
): Promise<{ answer: AnswerRow; filed: Filed | null }> {
  const { db, scope } = acting
  const own = actingAs(db, scope)
  const before = await lockAnswer(db, scope, id)
  if (before.verdict === verdict || before.citations.length === 0) return { answer: before, filed: null }
  const keeper = keeperIn(before)
  const accepted = {
    question: before.question,
    answer: before.citations.map(({ text }) => text).join('\n'),
  }
  if (before.verdict === 'right') await unlearnAnswer(own, keeper, accepted)
  if (verdict === 'right') await learnFromAnswer(own, keeper, accepted)
  const answer = await judge(own, id, verdict)
  if (verdict !== 'wrong') return { answer, filed: null }
  const ids = before.citations.flatMap(({ source }) => (source.kind === 'thread' ? [] : [source.id]))
  const [article] = await citedArticles(own, ids)
  const filed = await fileQuestion(services, acting, {
    ...{ keeper, text: before.question, isOutside: before.isOutside, language: null },
    ...{ askerId: before.askerId, mail: before.mailId === null ? null : mailOf(before, before.mailId) },
    ...{ instanceId: article?.instanceId ?? null, mayTellOthers, blockers },
    wrong: { answerId: id, ownerId: article?.knowledgeOwnerId ?? null },
  })
  return { answer, filed }
}

const mailOf = ({ threadId }: AnswerRow, mailId: number) => ({ threadId, mailId, agentAddress: null })
