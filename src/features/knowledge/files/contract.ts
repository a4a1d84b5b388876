// Files on the wire, as they are given to the knowledge base.
import { z } from 'zod'
import { endpoint, idParam } from '../../../kit/contract.ts'
import { articleBrief } from '../contract.ts'

/** One file a call; of a folder as many calls as it has files. */
export const uploadKnowledge = endpoint({
  method: 'POST',
  path: '/api/knowledge/files',
  summary:
    'Take a file: text and markdown become an article, others a document, each file of a zip one of them',
  access: 'session',
  /** `content` is base64 of at most 25 MB of bytes. */
  body: z.object({
    name: z.string().trim().min(1).max(200),
    /** Within the folder it comes from, such as `travel/visa.md`: the same path again is a new version. */
    path: z.string().trim().max(1_000).optional(),
    content: z.string().max(35_000_000),
    instanceId: idParam.optional(),
    isPublic: z.boolean().optional(),
  }),
  response: articleBrief,
  status: 201,
  mostBytes: 36_000_000,
})
