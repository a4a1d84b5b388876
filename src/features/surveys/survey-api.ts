// Answers the calls about surveys.

import { sally as card } from '../../crew/sally.ts'
import type { Acting } from '../../kit/acting.ts'
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { type Served, serve } from '../../kit/serve.ts'
import { createThread } from '../../routing/thread-store.ts'
import { findOrCreateGuests, personOf } from '../accounts/index.ts'
import { blockersOf } from '../trust/index.ts'
import {
  answerSurvey as answerCall,
  changeSurvey,
  closeSurvey as closeCall,
  createSurvey,
  deleteSurvey,
  getSurvey,
  listSurveys,
  type NewQuestion,
  openSurvey as openCall,
  remindPeople as remindCall,
  repeatSurvey as repeatCall,
  restoreSurvey,
} from './contract.ts'
import { faults } from './fault-words.ts'
import { makeSurvey } from './make-survey.ts'
import { addPeople, type NewPerson, personAsked, removePeople } from './people-store.ts'
import { questionsOf } from './question-store.ts'
import { repeatSurvey } from './repeat-survey.ts'
import { shownSurvey, shownSurveys } from './shown-survey.ts'
import {
  answerSurvey,
  changeNames,
  changeQuestions,
  closeSurvey,
  moveSurveyEnd,
  openSurvey,
  remindPeople,
  requireManage,
} from './survey-acts.ts'
import { tellSurvey } from './survey-events.ts'
import type { SurveyServices } from './survey-services.ts'
import { listSurveyRows, lockSurvey, requireSurvey, type SurveyRow, writeSurvey } from './survey-store.ts'

export function surveyRoutes(services: SurveyServices): Served[] {
  const { db, clock } = services
  const acting = (scope: Scope): Acting => ({ db, scope, at: clock() })
  /** What only who asked may do, on the locked survey; answers it as it is then. */
  const manage = (scope: Scope, id: number, act: (actor: Acting, survey: SurveyRow) => Promise<unknown>) =>
    db.transaction(async () => {
      const survey = await lockSurvey(db, scope, id)
      requireManage(scope, survey)
      await act(acting(scope), survey)
      return shownSurvey(db, scope, await requireSurvey(db, scope, id))
    })
  return [
    serve(listSurveys, async ({ scope }) => ({
      surveys: await shownSurveys(db, scope, await listSurveyRows(db, scope)),
    })),
    serve(getSurvey, async ({ scope, params }) =>
      shownSurvey(db, scope, await requireSurvey(db, scope, params.id)),
    ),
    serve(createSurvey, ({ scope, body }) =>
      db.transaction(async () => {
        const survey = await draftInApp(services, acting(scope), body)
        return shownSurvey(db, scope, await requireSurvey(db, scope, survey.id))
      }),
    ),
    serve(changeSurvey, ({ scope, params, body }) =>
      manage(scope, params.id, async (actor, survey) => {
        const { title, questions, addPeople: added, removePeople: removed, closesAt, isNamed } = body
        const isOfDraft = title ?? questions ?? added ?? removed
        if (isOfDraft !== undefined && survey.status !== 'draft')
          throw new AppError('conflict', faults.notDraft)
        if (title !== undefined) await writeSurvey(db, survey.id, { title }, actor.at)
        if (removed) await removePeople(db, survey.id, removed)
        if (added) await addPeople(db, survey.id, await peopleAt(services, actor, added))
        if (isNamed !== undefined && isNamed !== survey.isNamed) await changeNames(actor, survey, isNamed)
        if (questions) await changeQuestions(actor, survey, checked(questions))
        if (closesAt) await moveSurveyEnd(actor, survey, new Date(closesAt))
        await tellSurvey(db, scope, survey)
      }),
    ),
    serve(openCall, ({ scope, params }) =>
      manage(scope, params.id, (actor, survey) => openSurvey(services, actor, survey)),
    ),
    serve(answerCall, ({ scope, params, body }) =>
      db.transaction(async () => {
        const survey = await lockSurvey(db, scope, params.id)
        const me = await personOf(actingAs(db, scope), scope.userId)
        const person = me && (await personAsked(db, survey.id, { userId: scope.userId, email: me.email }))
        if (!person) throw new AppError('forbidden', 'You are not among those who were asked')
        const questions = await questionsOf(db, [survey.id])
        const answers = body.answers.map(({ questionId, choice, text }) => ({
          ...{ questionId, choice: choice ?? null, text: text ?? null },
        }))
        await answerSurvey(services, acting(scope), { survey, person, questions }, answers)
        return shownSurvey(db, scope, await requireSurvey(db, scope, survey.id))
      }),
    ),
    serve(closeCall, ({ scope, params }) =>
      manage(scope, params.id, (actor, survey) => closeSurvey(services, actor, survey, 'author')),
    ),
    serve(repeatCall, ({ scope, params }) =>
      db.transaction(async () => {
        const survey = await lockSurvey(db, scope, params.id)
        requireManage(scope, survey)
        const draft = await repeatSurvey(services, acting(scope), survey)
        return shownSurvey(db, scope, await requireSurvey(db, scope, draft.id))
      }),
    ),
    serve(remindCall, ({ scope, params }) =>
      db.transaction(async () => {
        const survey = await lockSurvey(db, scope, params.id)
        requireManage(scope, survey)
        return { reminded: await remindPeople(services, acting(scope), survey) }
      }),
    ),
    serve(deleteSurvey, ({ scope, params }) =>
      db.transaction(async () => {
        const survey = await lockSurvey(db, scope, params.id)
        requireManage(scope, survey)
        const at = clock()
        await tellSurvey(db, scope, await writeSurvey(db, survey.id, { deletedAt: at }, at))
        return { deleted: true }
      }),
    ),
    serve(restoreSurvey, ({ scope, params }) =>
      db.transaction(async () => {
        const survey = await requireSurvey(db, scope, params.id, { deleted: true })
        requireManage(scope, survey)
        const back = await writeSurvey(db, survey.id, { deletedAt: null }, clock())
        await tellSurvey(db, scope, back)
        return shownSurvey(db, scope, back)
      }),
    ),
  ]
}

/** Throws AppError `invalid` for a choice between less than two. */
function checked(questions: readonly NewQuestion[]): NewQuestion[] {
  return questions.map((question) => {
    const options = question.kind === 'choice' ? [...new Set(question.options)] : []
    if (question.kind === 'choice' && options.length < 2)
      throw new AppError('invalid', 'A choice needs at least two options')
    return { ...question, options }
  })
}

async function draftInApp(
  services: SurveyServices,
  actor: Acting,
  body: {
    title: string
    questions: NewQuestion[]
    people: string[]
    closesAt?: string | null | undefined
    isNamed?: boolean | undefined
  },
): Promise<SurveyRow> {
  const { db, scope, at } = actor
  const author = await personOf(actingAs(db, scope), scope.userId)
  const people = await peopleAt(services, actor, body.people)
  const thread = {
    ...{ agentType: card.type, instanceId: null, companyId: scope.companyId || null },
    baseSubject: body.title.toLowerCase(),
    ownerId: scope.companyId === 0 ? scope.userId : null,
  }
  const userIds = [scope.userId, ...people.flatMap(({ userId }) => userId ?? [])]
  const threadId = await createThread(actingAs(db, scope), thread, { messageId: null, userIds, at })
  return makeSurvey(actor, {
    ...{ title: body.title, questions: checked(body.questions), people, threadId },
    closesAt: body.closesAt ? new Date(body.closesAt) : null,
    ...{ isNamed: body.isNamed ?? false, previousId: null },
    ...{ ownerId: scope.userId, sourceMailId: null, evidence: null, language: null },
    sourceEmail: `${card.type}@${services.mailDomain}`,
    zone: author?.timeZone ?? 'UTC',
  })
}

/** Who has blocked the author is asked, and nothing reaches them (SET-20). */
async function peopleAt(
  { db, system }: SurveyServices,
  { scope }: Acting,
  addresses: readonly string[],
): Promise<NewPerson[]> {
  const author = await personOf(actingAs(db, scope), scope.userId)
  const blockers = await blockersOf(asSystem(db, system), { id: scope.userId, email: author?.email ?? '' })
  const others = new Set(addresses.map((one) => one.toLowerCase()))
  if (author) others.delete(author.email)
  const people: NewPerson[] = []
  for (const [address, person] of await findOrCreateGuests(db, system, [...others])) {
    const name = `${person.firstName} ${person.lastName}`.trim() || null
    people.push({ userId: blockers.has(person.id) ? null : person.id, email: address, name })
  }
  return people
}
