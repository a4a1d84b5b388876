// Files what the base could not answer: the same question once, whoever asks it, and its owner is asked once.
import type { Acting } from '../../../kit/acting.ts'
import { actingAs } from '../../../kit/db/acting-database.ts'
import { isOneQuestion } from '../../../language/knowledge/same-question.ts'
import { baseSubject } from '../../../mail/subject.ts'
import type { LanguageCode } from '../../../mail/words/contract.ts'
import { createThread } from '../../../routing/thread-store.ts'
import { tellKnowledge } from '../knowledge-events.ts'
import type { KnowledgeServices } from '../knowledge-services.ts'
import type { Keeper } from '../passages/reader.ts'
import { addressOfAgent, insiders, type KnowledgePersonRow } from '../people-store.ts'
import {
  asksOf,
  insertAsk,
  insertQuestion,
  lockFiling,
  nextAskingOf,
  openQuestions,
  type QuestionRow,
  writeQuestion,
} from '../question-store.ts'

/** So many that wait are compared with a new one. */
const MOST_COMPARED = 300

export interface Ask {
  keeper: Keeper
  askerId: number
  text: string
  /** Somebody whom only public articles answer. */
  isOutside: boolean
  language: LanguageCode | null
  /** The mail that asks; null in the app. */
  mail: { threadId: number | null; mailId: number; agentAddress: string | null } | null
  instanceId: number | null
  /** The asker may cause mail to others (agents.md 1.5, 1.9). */
  mayTellOthers: boolean
  /** Whom nothing of the asker reaches (SET-20). */
  blockers: ReadonlySet<number>
  /** The answer that was marked wrong, and who owns the article that gave it. */
  wrong: { answerId: number; ownerId: number | null } | null
}

export interface Filed {
  question: QuestionRow
  owner: KnowledgePersonRow | null
  askerCount: number
  /** When the owner's next mail has it; null where one goes at once, or has gone. */
  askedFrom: Date | null
  /** Nobody is asked by mail: the mail may not cause others. */
  isQuiet: boolean
}

/** The article's owner, else the first admin: never somebody who has left, or has blocked the asker. */
async function ownerFor(
  { db, scope }: Acting,
  { keeper, blockers, wrong }: Ask,
): Promise<KnowledgePersonRow | null> {
  const people = (await insiders(actingAs(db, scope), keeper)).filter(({ id }) => !blockers.has(id))
  return (
    people.find(({ id }) => id === wrong?.ownerId) ?? people.find(({ role }) => role !== 'member') ?? null
  )
}

/** In the open transaction. */
export async function fileQuestion(services: KnowledgeServices, acting: Acting, ask: Ask): Promise<Filed> {
  const { db, scope, at } = acting
  const own = actingAs(db, scope)
  const { keeper, text } = ask
  await lockFiling(own, keeper)
  const waiting = await openQuestions(own, keeper, MOST_COMPARED)
  const same = waiting.find((one) => isOneQuestion(one.text, text))
  const question = same
    ? await writeQuestion(
        db,
        same.id,
        { lastAskedAt: at, ...(ask.wrong ? { because: 'wrong', wrongAnswerId: ask.wrong.answerId } : {}) },
        at,
      )
    : await newQuestion(services, acting, ask)
  const { threadId = null, mailId = null } = ask.mail ?? {}
  await insertAsk(own, {
    ...{ questionId: question.id, userId: ask.askerId, text, isOutside: ask.isOutside },
    ...{ threadId, mailId, createdAt: at },
  })
  const people = new Set((await asksOf(db, [question.id])).map(({ userId }) => userId))
  const owner = await ownerOf(acting, question)
  const isAsked = question.ownerAskedAt !== null || owner === null || owner.id === ask.askerId
  const mayAsk = !isAsked && question.state === 'unanswered'
  if (mayAsk && ask.mayTellOthers) await services.queueMails({ what: 'question', id: question.id, after: 0 })
  await tellKnowledge(db, scope, keeper, { questionIds: [question.id] })
  const askedFrom =
    mayAsk && owner ? await nextAskingOf(own, keeper, { knowledgeOwnerId: owner.id, at }) : null
  return { question, owner, askerCount: people.size, askedFrom, isQuiet: mayAsk && !ask.mayTellOthers }
}

async function ownerOf({ db, scope }: Acting, question: QuestionRow): Promise<KnowledgePersonRow | null> {
  if (question.knowledgeOwnerId === null) return null
  const people = await insiders(actingAs(db, scope), {
    companyId: question.companyId,
    ownerId: question.ownerId,
  } as Keeper)
  return people.find(({ id }) => id === question.knowledgeOwnerId) ?? null
}

async function newQuestion(
  { card, mailDomain }: KnowledgeServices,
  acting: Acting,
  ask: Ask,
): Promise<QuestionRow> {
  const { db, scope, at } = acting
  const own = actingAs(db, scope)
  const { keeper, text, language, instanceId, mail, wrong } = ask
  const owner = await ownerFor(acting, ask)
  const agent = await addressOfAgent(own, keeper, { agentType: card.type, instanceId })
  // The mails between the agent and the owner are a thread of their own: the asker's is none of the owner's.
  const threadId = owner
    ? await createThread(
        own,
        {
          ...{ agentType: card.type, instanceId: agent?.instanceId ?? null, ...keeper },
          baseSubject: baseSubject(text).toLowerCase().slice(0, 500),
        },
        { messageId: null, userIds: [owner.id], at },
      )
    : null
  return insertQuestion(own, keeper, {
    ...{ text, language, threadId, state: 'unanswered', because: wrong ? 'wrong' : 'not_found' },
    ...{ wrongAnswerId: wrong?.answerId ?? null, knowledgeOwnerId: owner?.id ?? null },
    instanceId: agent?.instanceId ?? null,
    sourceEmail: mail?.agentAddress ?? agent?.address ?? `${card.type}@${mailDomain}`,
    ...{ lastAskedAt: at, createdAt: at, updatedAt: at },
  })
}
