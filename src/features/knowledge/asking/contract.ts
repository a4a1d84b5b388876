// Questions on the wire: what is asked of the knowledge base, its answers with their sources, and what it could not say.
import { z } from 'zod'
import { endpoint, idParam, isoMoment } from '../../../kit/contract.ts'
import { shownLine, visibleText } from '../../../kit/invisible-characters.ts'
import { article, knowledgePerson, LONGEST_ARTICLE, LONGEST_TITLE } from '../contract.ts'

/** The list with one question open. */
export const questionPath = (id: number): string => `/teams/faq?question=${id}`

/** Characters. */
export const LONGEST_QUESTION = 1_000

export const citation = z.object({
  /** As statements name it, from 1. */
  number: z.number(),
  source: z.object({
    kind: z.enum(['article', 'document', 'thread']),
    /** Of the article or document; of a thread that of its project. */
    id: z.number(),
    title: z.string(),
    /** Where in it: a heading, or "page 6"; null for the whole. */
    place: z.string().nullable(),
    verifiedAt: isoMoment.nullable(),
    /** Its day to be verified is over. */
    isDue: z.boolean(),
    /** Path of its page. */
    url: z.string(),
  }),
  /** The sentence that answers, word for word. */
  sentence: z.string(),
  /** The passage in which it stands. */
  passage: z.string(),
})
export type Citation = z.infer<typeof citation>

/** One statement of an answer; nothing is said that no citation holds. */
export const statement = z.object({
  text: z.string(),
  /** Number of its citation. */
  citation: z.number(),
})
export type Statement = z.infer<typeof statement>

export const verdict = z.enum(['right', 'wrong'])

export const answer = z.object({
  id: z.number(),
  question: z.string(),
  /** None where the base does not say. */
  statements: z.array(statement),
  citations: z.array(citation),
  /** How many articles and documents were asked. */
  sourceCount: z.number(),
  /** Where it does not say: the question as it was filed, and who is asked; null for an answer. */
  filed: z
    .object({
      questionId: z.number(),
      /** Their name; null where there is nobody to ask. */
      askedOf: z.string().nullable(),
      /** How many people have asked it. */
      askerCount: z.number(),
    })
    .nullable(),
  verdict: verdict.nullable(),
  at: isoMoment,
})
export type Answer = z.infer<typeof answer>

export const questionState = z.enum(['unanswered', 'drafted', 'answered', 'dismissed'])
export type QuestionState = z.infer<typeof questionState>

export const question = z.object({
  id: z.number(),
  companyId: z.number(),
  text: z.string(),
  state: questionState,
  /** `wrong`: there was an answer, and somebody marked it wrong. */
  because: z.enum(['not_found', 'wrong']),
  /** People. */
  askerCount: z.number(),
  /** Times, by whomever. */
  askCount: z.number(),
  /** Who asked last, by name; null by mail from outside. */
  lastAsker: z.string().nullable(),
  lastAskedAt: isoMoment,
  createdAt: isoMoment,
  /** Who is asked to answer it. */
  owner: knowledgePerson.nullable(),
  /** When they were asked by mail; null where they were not. */
  ownerAskedAt: isoMoment.nullable(),
  /** The draft or the article that answers it. */
  articleId: z.number().nullable(),
  /** Of one that was answered wrongly: what the answer said, and from where. */
  wrong: z.array(z.object({ articleId: z.number().nullable(), title: z.string(), sentence: z.string() })),
  /** The reader is one of those who asked. */
  isOwn: z.boolean(),
  mayAnswer: z.boolean(),
})
export type Question = z.infer<typeof question>

const ofQuestion = z.object({ id: idParam })
const ofAnswer = z.object({ id: idParam })

export const askKnowledge = endpoint({
  method: 'POST',
  path: '/api/knowledge/ask',
  summary: 'Ask the knowledge base; what it does not say is filed, and its owner is asked',
  access: 'session',
  body: z.object({
    question: z.string().overwrite(visibleText).trim().min(1, 'Write a question first').max(LONGEST_QUESTION),
    instanceId: idParam.optional(),
  }),
  response: answer,
})

export const judgeAnswer = endpoint({
  method: 'POST',
  path: '/api/knowledge/answers/{id}/verdict',
  summary:
    'Say whether an answer is right; a wrong one goes to the owner with its question. Null takes it back',
  access: 'session',
  params: ofAnswer,
  body: z.object({ verdict: verdict.nullable() }),
  response: answer,
})

export const listAnswers = endpoint({
  method: 'GET',
  path: '/api/knowledge/answers',
  summary: 'The latest answers: the person\u2019s own, and for those who may publish everybody\u2019s',
  access: 'session',
  query: z.object({ articleId: idParam.optional(), verdict: verdict.optional() }),
  response: z.object({ answers: z.array(answer) }),
})

export const listQuestions = endpoint({
  method: 'GET',
  path: '/api/knowledge/questions',
  summary:
    'What people asked and did not find, the most asked first; of others only for those who may answer',
  access: 'session',
  query: z.object({
    state: questionState.default('unanswered'),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    limit: z.coerce.number().int().min(1).max(200).default(100),
  }),
  response: z.object({ questions: z.array(question), total: z.number() }),
})

export const getQuestion = endpoint({
  method: 'GET',
  path: '/api/knowledge/questions/{id}',
  summary: 'One question with who asked it and how they put it',
  access: 'session',
  params: ofQuestion,
  response: question.extend({
    /** The latest first; of others only for those who may answer. `name` is null for people from outside. */
    asks: z.array(z.object({ name: z.string().nullable(), text: z.string(), at: isoMoment })),
  }),
})

export const answerQuestion = endpoint({
  method: 'POST',
  path: '/api/knowledge/questions/{id}/answer',
  summary:
    'Answer a question: the text becomes a draft, or is published where that is asked for; who asked is told',
  access: 'session',
  params: ofQuestion,
  body: z.object({
    title: z.string().overwrite(shownLine).trim().min(1).max(LONGEST_TITLE).optional(),
    text: z.string().overwrite(visibleText).trim().min(1, 'Write the answer first').max(LONGEST_ARTICLE),
    /** The article that it is put at the end of, in the place of a new one. */
    articleId: idParam.optional(),
    publish: z.boolean().optional(),
    isPublic: z.boolean().optional(),
  }),
  response: z.object({ question, article }),
})

export const settleQuestion = endpoint({
  method: 'POST',
  path: '/api/knowledge/questions/{id}/settle',
  summary: 'Say which article answers a question, as one that was changed for it; who asked is told',
  access: 'session',
  params: ofQuestion,
  body: z.object({ articleId: idParam }),
  response: question,
})

export const dismissQuestion = endpoint({
  method: 'POST',
  path: '/api/knowledge/questions/{id}/dismiss',
  summary: 'Take a question off the list; nobody is told',
  access: 'session',
  params: ofQuestion,
  response: question,
})

export const reopenQuestion = endpoint({
  method: 'POST',
  path: '/api/knowledge/questions/{id}/reopen',
  summary: 'Put a question that was dismissed on the list again',
  access: 'session',
  params: ofQuestion,
  response: question,
})

export const passQuestion = endpoint({
  method: 'POST',
  path: '/api/knowledge/questions/{id}/pass',
  summary: 'Ask somebody else to answer, who gets a mail',
  access: 'session',
  params: ofQuestion,
  body: z.object({ ownerId: idParam }),
  response: question,
})
