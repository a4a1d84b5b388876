// What came of insights, on the wire: read by whoever reads the agent, made by whoever manages it.
import { z } from 'zod'
import { endpoint, idParam } from '../../../kit/contract.ts'
import { course, followUps, tookUp } from '../../followups/contract.ts'
import { agentParams, agentPath } from '../contract.ts'

const path = `${agentPath}/follow-ups`

export const listInsightFollowUps = endpoint({
  method: 'GET',
  path,
  summary: 'What came of an agent\u2019s insights, the latest first',
  access: 'session',
  params: agentParams,
  response: followUps,
})

export const takeUpInsight = endpoint({
  method: 'POST',
  path,
  summary: 'Make a task or a poll of an insight, or leave it; the same one once',
  access: 'session',
  params: agentParams,
  /** The insight\u2019s `subject`. */
  body: z.object({ key: z.string().max(60), course }),
  response: tookUp,
  status: 201,
})

export const takeBackInsightFollowUp = endpoint({
  method: 'DELETE',
  path: `${path}/{followUpId}`,
  summary: 'Take back what was made of an insight, with its task or poll',
  access: 'session',
  params: agentParams.extend({ followUpId: idParam }),
  response: followUps,
})
