// Sally: questions to people become a survey that its author sends out, and replies become answers (agents.md, section 2).
import { type Agent, defineAgent } from '../../agent/agent.ts'
import { sally as card } from '../../crew/sally.ts'
import { toRead } from './known-survey.ts'
import { applySurveyMail } from './survey-apply.ts'
import type { MailToSurvey, SurveyProposal } from './survey-rules.ts'
import type { SurveyServices } from './survey-services.ts'
import { surveyNoun } from './survey-subject.ts'

export function sally(services: SurveyServices): Agent {
  return defineAgent<SurveyProposal, MailToSurvey>({
    card,
    noun: surveyNoun,
    known: (scope, mail) => toRead(services, scope, mail),
    byRules: (mail, known) => services.readSurveyMail(known, mail.sender.email),
    // "Yes", written under the bare subject of the draft, sends it.
    isAnswer: ({ reply }, { asked }) =>
      !asked && reply !== null && (reply.acts.length > 0 || (reply.answers?.answers.length ?? 0) > 0),
    apply: (context, proposal) => applySurveyMail(services, context, proposal),
  })
}
