// Surveys: questions to people, their answers without a name, figures of enough people, and Sally, who reads the mails.

import { asSystem } from '../../kit/db/acting-database.ts'
import { whenMembersLeave } from '../../kit/events.ts'
import { handOverInquiries } from '../../records/inquiry-hand-over-store.ts'
import { roleIn } from '../accounts/index.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import type { FollowUpActs } from '../followups/index.ts'
import { surveyFollowUpRoutes } from './followups/survey-followups.ts'
import { askedSurveys, forgetAsked, leaveSurveys, ownSurveyAnswers, ownSurveys } from './owned-store.ts'
import { repeatedRoutes } from './repeated-api.ts'
import { sally } from './sally-agent.ts'
import { surveyRoutes } from './survey-api.ts'
import { surveyAsks } from './survey-asks.ts'
import { sweepSurveys } from './survey-life.ts'
import {
  type SurveyMailServices,
  type SurveyMailsJob,
  type SurveyMailsPayload,
  surveyMailsJob,
} from './survey-mails.ts'
import { surveyPages } from './survey-page.ts'
import { placeOf } from './survey-place.ts'
import { type ResultJob, resultJob } from './survey-result.ts'
import { searchableSurvey } from './survey-search-store.ts'
import type { SurveyRules, SurveyServices, Told } from './survey-services.ts'
import { readableSurveys } from './survey-store.ts'
import { SURVEY, surveyNoun } from './survey-subject.ts'
import { surveyTools } from './survey-tools.ts'
import { sendAnswerLink } from './unproved-answers.ts'

/** Open surveys end, and reminders go, at most this long after their time. */
const SWEEP_MS = 30_000

export function surveys(app: AppServices, rules: SurveyRules, followUps: FollowUpActs): Feature {
  const { db, system, clock, config, queue } = app
  whenMembersLeave(db, (left) => [leaveSurveys(left)])
  const common = { db, system, clock, publicUrl: config.publicUrl, mailDomain: config.mailDomain }
  const sending: SurveyMailServices = {
    ...common,
    queueSending: app.queueSending,
    goOn: (page, delaySeconds) => queue.enqueue(mails, page, { delaySeconds }),
    isMember: async (companyId, userId) => (await roleIn(asSystem(db, system), userId, companyId)) !== null,
  }
  const mails: SurveyMailsJob = surveyMailsJob(sending)
  const tellPeople = (surveyId: number, told: Told, key: string) => {
    const page: SurveyMailsPayload = { surveyId, told, key, after: 0 }
    return queue.enqueue(mails, page)
  }
  const results: ResultJob = resultJob({ ...common, ...rules, tellPeople })
  const services: SurveyServices = {
    ...{ ...common, ...rules, tellPeople },
    queueResult: (surveyId) => queue.enqueue(results, { surveyId }),
  }
  return feature({
    name: 'surveys',
    tools: surveyTools,
    agents: [sally({ ...services, followUps })],
    nouns: { [SURVEY]: surveyNoun },
    search: { [SURVEY]: searchableSurvey },
    owned: {
      lists: [ownSurveys, askedSurveys, ownSurveyAnswers],
      forget: forgetAsked,
      handOver: async (db, scope, { userId }) => [
        { noun: surveyNoun, count: await handOverInquiries(db, scope, 'surveys', userId) },
      ],
    },
    records: { [SURVEY]: { readable: readableSurveys } },
    placeOf: placeOf(db),
    onHeldReply: (reply) => sendAnswerLink(sending, reply),
    asks: surveyAsks(db),
    routes: [
      ...surveyRoutes(services),
      ...repeatedRoutes(services),
      ...surveyFollowUpRoutes({ db, followUps }),
    ],
    formPages: surveyPages(services),
    jobs: [mails, results],
    sweeps: [{ name: 'surveys', everyMs: SWEEP_MS, run: () => sweepSurveys(services) }],
  })
}
