// Surveys on the wire: the list, one survey with what may be told of its answers, and what is done with it.
import { z } from 'zod'
import { endpoint, idParam, isoMoment } from '../../kit/contract.ts'
import { visibleText } from '../../kit/invisible-characters.ts'

export const questionKind = z.enum(['choice', 'scale', 'text'])
export const surveyStatus = z.enum(['draft', 'open', 'closed'])

export const MOST_QUESTIONS = 12
export const MOST_OPTIONS = 12
export const MOST_STEPS = 10
/** Characters. */
export const LONGEST_QUESTION = 300
export const LONGEST_TITLE = 120
export const MOST_PEOPLE = 5_000

const text = (most: number) => z.string().overwrite(visibleText).trim().min(1).max(most)
const moment = z.iso.datetime({ offset: true })

export const newQuestion = z.object({
  text: text(LONGEST_QUESTION),
  kind: questionKind,
  /** Of a choice, at least two. */
  options: z.array(text(120)).max(MOST_OPTIONS),
  /** The last step of a scale, which begins at 1. */
  steps: z.number().int().min(2).max(MOST_STEPS),
})
export type NewQuestion = z.infer<typeof newQuestion>

export const surveyQuestion = newQuestion.extend({
  id: z.number(),
  position: z.number(),
  /** An earlier round asked the same. */
  isRepeated: z.boolean(),
})
export type SurveyQuestion = z.infer<typeof surveyQuestion>

const counts = z.object({
  /** Those that may be told of; none where fewer than four people answered. */
  answers: z.number(),
  /** Of a choice by option, of a scale by step. */
  counts: z.array(z.number()),
})

const figures = counts.extend({
  /** Of a scale. */
  mean: z.number().nullable(),
  /** For who sees them: who asked, and in a company its managers. */
  departments: z.array(counts.extend({ unitId: z.number(), name: z.string(), mean: z.number().nullable() })),
})

/** What an earlier round told of the same question, as it told it then. */
export const earlierResult = figures.extend({
  surveyId: z.number(),
  closedAt: isoMoment.nullable(),
  topics: z.array(z.object({ name: z.string(), answers: z.number() })),
})
export type EarlierResult = z.infer<typeof earlierResult>

export const questionResult = figures.extend({
  questionId: z.number(),
  /** Beside the round before, figures would tell what the few said who came or went. */
  isWithheld: z.boolean(),
  /** Of the rounds before, the oldest first. */
  earlier: z.array(earlierResult),
  /** What enough answers in own words have in common. */
  topics: z.array(
    z.object({
      name: z.string(),
      answers: z.number(),
      quotes: z.array(z.string()),
      /** For who sees them. */
      departments: z.array(z.object({ unitId: z.number(), name: z.string(), answers: z.number() })),
    }),
  ),
})
export type QuestionResult = z.infer<typeof questionResult>

export const surveyBrief = z.object({
  id: z.number(),
  companyId: z.number(),
  title: z.string(),
  status: surveyStatus,
  author: z.object({ id: z.number(), name: z.string() }).nullable(),
  /** Of a draft the end that its mail named. */
  closesAt: isoMoment.nullable(),
  closedAt: isoMoment.nullable(),
  createdAt: isoMoment,
  personCount: z.number(),
  answeredCount: z.number(),
  /** Answers are kept with the names of those who give them. */
  isNamed: z.boolean(),
  questionCount: z.number(),
})
export type SurveyBrief = z.infer<typeof surveyBrief>

export const survey = surveyBrief.extend({
  questions: z.array(surveyQuestion),
  /** Null until it is closed. */
  results: z.array(questionResult).nullable(),
  /** Of those asked, how many have an account, without who asked. */
  accountCount: z.number(),
  closedBecause: z.enum(['deadline', 'author', 'everyone']).nullable(),
  /** Who is asked, for who may change it: never who has answered. */
  people: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      email: z.string(),
      /** Of a named survey alone. */
      answers: z.array(
        z.object({ questionId: z.number(), choice: z.number().nullable(), text: z.string().nullable() }),
      ),
    }),
  ),
  /** Of the mail that asked, for who may change it; null for one made in the app. */
  sentence: z.string().nullable(),
  mayManage: z.boolean(),
  /** The reader was asked and can answer. */
  mayAnswer: z.boolean(),
  hasAnswered: z.boolean(),
})
export type Survey = z.infer<typeof survey>

const ofSurvey = z.object({ id: idParam })

export const listSurveys = endpoint({
  method: 'GET',
  path: '/api/surveys',
  summary: 'Surveys of the context that the person may read: drafts and open ones first, then the latest',
  access: 'session',
  response: z.object({ surveys: z.array(surveyBrief) }),
})

export const getSurvey = endpoint({
  method: 'GET',
  path: '/api/surveys/{id}',
  summary: 'One survey, once it is closed with what may be told of its answers',
  access: 'session',
  params: ofSurvey,
  response: survey,
})

export const createSurvey = endpoint({
  method: 'POST',
  path: '/api/surveys',
  summary: 'Make a draft of questions to people, which is sent by another call',
  access: 'session',
  body: z.object({
    title: text(LONGEST_TITLE),
    questions: z.array(newQuestion).max(MOST_QUESTIONS),
    /** Addresses. */
    people: z.array(z.email().max(320)).max(MOST_PEOPLE),
    closesAt: moment.nullish(),
    /** Answers are kept with names; left out, they are not. */
    isNamed: z.boolean().optional(),
  }),
  response: survey,
  status: 201,
})

export const changeSurvey = endpoint({
  method: 'PATCH',
  path: '/api/surveys/{id}',
  summary: 'Change a draft; of an open survey its end',
  access: 'session',
  params: ofSurvey,
  body: z.object({
    title: text(LONGEST_TITLE).optional(),
    /** In the place of all that are there. */
    questions: z.array(newQuestion).max(MOST_QUESTIONS).optional(),
    addPeople: z.array(z.email().max(320)).max(MOST_PEOPLE).optional(),
    /** Ids. */
    removePeople: z.array(z.number().int()).max(MOST_PEOPLE).optional(),
    closesAt: moment.optional(),
    /** Of a draft. */
    isNamed: z.boolean().optional(),
  }),
  response: survey,
})

export const openSurvey = endpoint({
  method: 'POST',
  path: '/api/surveys/{id}/open',
  summary: 'Send out a draft; each person gets a mail with the questions',
  access: 'session',
  params: ofSurvey,
  response: survey,
})

export const answerSurvey = endpoint({
  method: 'POST',
  path: '/api/surveys/{id}/answers',
  summary: 'Answer once; the name is kept in a named survey alone',
  access: 'session',
  params: ofSurvey,
  body: z.object({
    answers: z
      .array(
        z.object({
          questionId: idParam,
          choice: z.number().int().nullish(),
          text: z.string().trim().max(2_000).nullish(),
        }),
      )
      .max(MOST_QUESTIONS),
  }),
  response: survey,
})

export const closeSurvey = endpoint({
  method: 'POST',
  path: '/api/surveys/{id}/close',
  summary: 'End the survey; everybody gets the result',
  access: 'session',
  params: ofSurvey,
  response: survey,
})

export const repeatSurvey = endpoint({
  method: 'POST',
  path: '/api/surveys/{id}/again',
  summary: 'Make a draft of the questions of a closed survey, for the same people',
  access: 'session',
  params: ofSurvey,
  response: survey,
  status: 201,
})

export const remindPeople = endpoint({
  method: 'POST',
  path: '/api/surveys/{id}/remind',
  summary: 'Remind those who have not answered, each once a day at most',
  access: 'session',
  params: ofSurvey,
  response: z.object({ reminded: z.number() }),
})

export const deleteSurvey = endpoint({
  method: 'DELETE',
  path: '/api/surveys/{id}',
  summary: 'Delete a survey; it can be brought back for 30 days',
  access: 'session',
  params: ofSurvey,
  response: z.object({ deleted: z.boolean() }),
})

export const restoreSurvey = endpoint({
  method: 'POST',
  path: '/api/surveys/{id}/restore',
  summary: 'Bring a deleted survey back',
  access: 'session',
  params: ofSurvey,
  response: survey,
})

export const repeatedQuestion = z.object({
  question: z.string(),
  /** The mails that ask it, the latest first. */
  asked: z.array(
    z.object({
      sentence: z.string(),
      at: isoMoment,
      /** The mail log's page of the mail; null where the reader may not open it, or it was asked in the app. */
      deliveryId: z.number().nullable(),
    }),
  ),
})
export type RepeatedQuestion = z.infer<typeof repeatedQuestion>

export const listRepeated = endpoint({
  method: 'GET',
  path: '/api/repeated-questions',
  summary: 'Questions that several mails ask in their own words, each with its mails',
  access: 'session',
  response: z.object({ questions: z.array(repeatedQuestion) }),
})

export const draftAbout = endpoint({
  method: 'POST',
  path: '/api/repeated-questions/draft',
  summary: 'Start the draft of a survey from a question that is asked again and again',
  access: 'session',
  body: z.object({ question: text(LONGEST_QUESTION) }),
  response: survey,
  status: 201,
})
