// What came of the result of a survey, on the wire: read by all who read it, made by who asked and by managers.
import { z } from 'zod'
import { endpoint, idParam } from '../../../kit/contract.ts'
import { course, followUpParams, followUps, tookUp } from '../../followups/contract.ts'

const path = '/api/surveys/{id}/follow-ups'
const params = z.object({ id: idParam })

export const listSurveyFollowUps = endpoint({
  method: 'GET',
  path,
  summary: 'What came of a survey\u2019s result, the latest first',
  access: 'session',
  params,
  response: followUps,
})

export const takeUpQuestion = endpoint({
  method: 'POST',
  path,
  summary: 'Make a task or a poll of a question of a closed survey, or leave it; the same one once',
  access: 'session',
  params,
  body: z.object({ questionId: idParam, course }),
  response: tookUp,
  status: 201,
})

export const takeBackSurveyFollowUp = endpoint({
  method: 'DELETE',
  path: `${path}/{followUpId}`,
  summary: 'Take back what was made of a survey, with its task or poll',
  access: 'session',
  params: followUpParams,
  response: followUps,
})
