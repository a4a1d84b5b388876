// Answers the calls about questions that many mails repeat: for who keeps the context, a person or a company's managers.
import { sally as card } from '../../crew/sally.ts'
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import { oversees, type Scope } from '../../kit/scope.ts'
import { type Served, serve } from '../../kit/serve.ts'
import { createThread } from '../../routing/thread-store.ts'
import { personOf, readingLanguage } from '../accounts/index.ts'
import { loggedDeliveries } from '../triage/index.ts'
import { blockersOf } from '../trust/index.ts'
import { draftAbout, LONGEST_TITLE, listRepeated } from './contract.ts'
import { makeSurvey, questionsAbout, teamOf } from './make-survey.ts'
import { shownSurvey } from './shown-survey.ts'
import { askedTexts } from './source-store.ts'
import type { SurveyServices } from './survey-services.ts'
import { requireSurvey } from './survey-store.ts'

const MOST_TEXTS = 100
/** Asked once more is not yet asked again and again. */
const ENOUGH = 3

export function repeatedRoutes(services: SurveyServices): Served[] {
  const { db, system, clock, findRepeated, mailDomain } = services
  return [
    serve(listRepeated, async ({ scope }) => {
      if (!keeps(scope)) return { questions: [] }
      const texts = await askedTexts(db, scope, MOST_TEXTS)
      const given = { texts: texts.map(({ text }) => text), enough: ENOUGH }
      const found = await findRepeated(given, `questions of ${scope.userId}`)
      const mailIds = texts.flatMap(({ mailId }) => mailId ?? [])
      const logged = await loggedDeliveries(db, scope, mailIds)
      return {
        questions: found.map(({ question, asked }) => ({
          question,
          asked: asked.flatMap(({ place, sentence }) => {
            const source = texts[place]
            const deliveryId = source?.mailId == null ? null : (logged.get(source.mailId) ?? null)
            return source ? [{ sentence, at: source.at.toISOString(), deliveryId }] : []
          }),
        })),
      }
    }),
    serve(draftAbout, ({ scope, body }) =>
      db.transaction(async () => {
        if (!keeps(scope)) throw new AppError('forbidden', 'Only managers can do that')
        const at = clock()
        const title = body.question.replace(/\?$/, '').slice(0, LONGEST_TITLE)
        const author = await personOf(actingAs(db, scope), scope.userId)
        const blockers = await blockersOf(asSystem(db, system), {
          id: scope.userId,
          email: author?.email ?? '',
        })
        const people = await teamOf(db, scope, blockers)
        const thread = {
          ...{ agentType: card.type, instanceId: null, companyId: scope.companyId || null },
          ...{ baseSubject: title.toLowerCase(), ownerId: scope.companyId === 0 ? scope.userId : null },
        }
        const userIds = [scope.userId, ...people.flatMap(({ userId }) => userId ?? [])]
        const threadId = await createThread(actingAs(db, scope), thread, { messageId: null, userIds, at })
        const language = await readingLanguage(actingAs(db, scope), scope.userId)
        const survey = await makeSurvey(
          { db, scope, at },
          {
            ...{ title, people, threadId, closesAt: null, ownerId: scope.userId, sourceMailId: null },
            ...{ isNamed: false, previousId: null },
            questions: questionsAbout(title, null, language),
            sourceEmail: `${card.type}@${mailDomain}`,
            ...{ zone: author?.timeZone ?? 'UTC', language: null },
            evidence: { sentence: body.question, agent: card.type, by: 'rules', confidence: 1 },
          },
        )
        return shownSurvey(db, scope, await requireSurvey(db, scope, survey.id))
      }),
    ),
  ]
}

const keeps = (scope: Scope): boolean => scope.companyId === 0 || oversees(scope)
