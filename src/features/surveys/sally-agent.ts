// Sally: questions to people become a survey that its author sends out, and replies become answers (agents.md, section 2).
import { type Agent, defineAgent } from '../../agent/agent.ts'
import { sally as card } from '../../crew/sally.ts'
import { readCommands } from '../../language/commands.ts'
import { type FollowUpActs, readFollowUpReply } from '../followups/index.ts'
import { followUpSurvey, type SurveyReply } from './followups/mail-followups.ts'
import { toRead } from './known-survey.ts'
import { applySurveyMail } from './survey-apply.ts'
import type { MailToSurvey, SurveyProposal } from './survey-rules.ts'
import type { SurveyServices } from './survey-services.ts'
import { surveyNoun } from './survey-subject.ts'

interface SallyProposal extends SurveyProposal {
  /** What should come of a result; null for a mail that says nothing of that. */
  followUps: SurveyReply | null
}

export function sally(services: SurveyServices & { followUps: FollowUpActs }): Agent {
  return defineAgent<SallyProposal, MailToSurvey>({
    card,
    noun: surveyNoun,
    known: (scope, mail) => toRead(services, scope, mail),
    async byRules(mail, known): Promise<SallyProposal> {
      const followUps = followUpsIn(known)
      if (!followUps) return { ...(await services.readSurveyMail(known, mail.sender.email)), followUps }
      const { commands } = readCommands(known.mail.text)
      return { commands, asked: null, reply: null, repeat: null, followUps }
    },
    // "Yes", written under the bare subject of the draft, sends it.
    isAnswer: ({ reply, followUps }, { asked }) =>
      !asked &&
      (followUps !== null ||
        (reply !== null && (reply.acts.length > 0 || (reply.answers?.answers.length ?? 0) > 0))),
    apply: (context, { followUps, ...proposal }) =>
      followUps
        ? followUpSurvey(services, context, followUps, card.type)
        : applySurveyMail(services, context, proposal),
  })
}

/** Of who may say it, once there is a result. */
function followUpsIn({ survey, isAuthor, mail, commandsOnly }: MailToSurvey): SurveyReply | null {
  if (survey?.status !== 'closed' || !isAuthor || commandsOnly) return null
  const reply = readFollowUpReply(readCommands(mail.text).rest)
  return reply.acts.length > 0 ? { surveyId: survey.id, reply } : null
}
