// Asks the questions of a closed survey once more: a draft for the same people, which nobody gets before it is sent.
import { sally as card } from '../../crew/sally.ts'
import type { Acting } from '../../kit/acting.ts'
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import { createThread } from '../../routing/thread-store.ts'
import { personOf } from '../accounts/index.ts'
import { blockersOf } from '../trust/index.ts'
import { faults } from './fault-words.ts'
import { makeSurvey, type NewSurveyFacts } from './make-survey.ts'
import { type NewPerson, peopleOf } from './people-store.ts'
import { questionsOf } from './question-store.ts'
import type { SurveyServices } from './survey-services.ts'
import type { SurveyRow } from './survey-store.ts'

/** What the mail says of it; what is left out is as it was. */
export type RepeatFacts = Partial<
  Pick<
    NewSurveyFacts,
    'people' | 'closesAt' | 'isNamed' | 'threadId' | 'sourceMailId' | 'sourceEmail' | 'evidence'
  >
>

export async function repeatSurvey(
  services: Pick<SurveyServices, 'system'>,
  actor: Acting,
  survey: SurveyRow,
  facts: RepeatFacts = {},
): Promise<SurveyRow> {
  const { db } = actor
  if (survey.status !== 'closed') throw new AppError('conflict', faults.notClosed)
  const { title, ownerId, zone, language, sourceEmail, isNamed } = survey
  const questions = await questionsOf(db, [survey.id])
  const people = facts.people ?? (await sameAgain(services, actor, survey))
  const threadId = facts.threadId ?? (await newThread(actor, title, people))
  return makeSurvey(actor, {
    ...{ title, questions, zone, language, sourceEmail, isNamed },
    ...{ closesAt: null, sourceMailId: null, evidence: null, previousId: survey.id },
    ...facts,
    ...{ people, threadId, ownerId: ownerId ?? actor.scope.userId },
  })
}

/** Those whom the last round asked, without those whom nothing of the author reaches by now (SET-20). */
async function sameAgain(
  { system }: Pick<SurveyServices, 'system'>,
  { db, scope }: Acting,
  survey: SurveyRow,
): Promise<NewPerson[]> {
  const author = await personOf(actingAs(db, scope), scope.userId)
  const blockers = await blockersOf(asSystem(db, system), { id: scope.userId, email: author?.email ?? '' })
  const asked = await peopleOf(db, survey.id)
  return asked
    .filter(({ userId }) => userId !== null && userId !== scope.userId && !blockers.has(userId))
    .map(({ userId, email, name }) => ({ userId, email, name }))
}

function newThread({ db, scope, at }: Acting, title: string, people: readonly NewPerson[]): Promise<number> {
  const thread = {
    ...{ agentType: card.type, instanceId: null, companyId: scope.companyId || null },
    ...{ baseSubject: title.toLowerCase(), ownerId: scope.companyId === 0 ? scope.userId : null },
  }
  const userIds = [scope.userId, ...people.flatMap(({ userId }) => userId ?? [])]
  return createThread(actingAs(db, scope), thread, { messageId: null, userIds, at })
}
