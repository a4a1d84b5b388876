// Contradictions on the wire: sentences of two articles that cannot both be true, until somebody says that they are.
import { z } from 'zod'
import { endpoint, idParam, isoMoment } from '../../../kit/contract.ts'

const contradictionSide = z.object({
  articleId: z.number(),
  title: z.string(),
  place: z.string().nullable(),
  sentence: z.string(),
})

/** Sentences of two articles that cannot both be true. */
export const contradiction = z.object({
  id: z.number(),
  about: z.enum(['number', 'date', 'yes_no']),
  sides: z.tuple([contradictionSide, contradictionSide]),
  foundAt: isoMoment,
})
export type Contradiction = z.infer<typeof contradiction>

export const listContradictions = endpoint({
  method: 'GET',
  path: '/api/knowledge/contradictions',
  summary: 'Sentences of published articles that cannot both be true',
  access: 'session',
  response: z.object({ contradictions: z.array(contradiction) }),
})

export const dismissContradiction = endpoint({
  method: 'POST',
  path: '/api/knowledge/contradictions/{id}/dismiss',
  summary: 'Say that both are true; it is not shown again',
  access: 'session',
  params: z.object({ id: idParam }),
  response: z.object({ dismissed: z.literal(true) }),
})

export const restoreContradiction = endpoint({
  method: 'POST',
  path: '/api/knowledge/contradictions/{id}/restore',
  summary: 'Take back that both are true; it is shown again',
  access: 'session',
  params: z.object({ id: idParam }),
  response: z.object({ restored: z.literal(true) }),
})
