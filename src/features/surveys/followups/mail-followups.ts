// A reply to the mail with a survey's result that says what should come of its questions.
import type { MailContext } from '../../../agent/agent.ts'
import type { Outcome } from '../../../agent/outcome.ts'
import { outcomeOfReply, type ReadReply, type ReplyServices } from '../../followups/index.ts'
import { tellSurvey } from '../survey-events.ts'
import { ownedSurvey, questionKey, type SurveyFollowUps, saidOf } from './survey-followups.ts'

/** The mail hangs on the thread of the survey, which is closed. */
export interface SurveyReply {
  surveyId: number
  reply: ReadReply
}

export async function followUpSurvey(
  services: SurveyFollowUps & ReplyServices,
  context: MailContext,
  { surveyId, reply }: SurveyReply,
  agentType: string,
): Promise<Outcome> {
  const { scope } = context
  const own = await ownedSurvey(services.db, scope, surveyId)
  const questions = own.shown.questions
  return outcomeOfReply(services, context, {
    ...{ owner: own.owner, reply, agentType },
    listed: questions.map(({ id, text }) => ({ key: questionKey(id), about: `\u201c${text}\u201d` })),
    async saidOf({ key }) {
      const question = questions.find(({ id }) => questionKey(id) === key)
      return question ? saidOf(own, question.id) : null
    },
    voters: async () => own.shown.people.map(({ email }) => email),
    tell: () => tellSurvey(services.db, scope, own.row),
  })
}
