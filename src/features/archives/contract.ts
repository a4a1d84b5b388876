// Archives of mails on the wire: uploaded in parts, worked through in the background, paused and gone on with.
import { z } from 'zod'
import { endpoint, idParam, isoMoment } from '../../kit/contract.ts'

/** Bytes of a part of the file; the last one may be shorter. */
export const PART_BYTES = 4 * 2 ** 20
/** Of a whole file. */
export const MOST_ARCHIVE_BYTES = 50 * 2 ** 30
/** Refused mails that are named. */
export const MOST_REFUSALS = 200

const params = z.object({ id: idParam })

const mailArchive = z.object({
  id: z.number(),
  name: z.string(),
  recipient: z.string(),
  /** Bytes of the file, and those that are here. */
  size: z.number(),
  received: z.number(),
  state: z.enum(['uploading', 'running', 'paused', 'done', 'failed']),
  /** Why the rest of the file cannot be read. */
  failure: z.string().nullable(),
  /** Bytes up to which it is read; null where a zip does not tell. */
  place: z.number().nullable(),
  /** Mails that are read: new ones, those that were here already, and those that could not be taken. */
  read: z.number(),
  taken: z.number(),
  known: z.number(),
  refused: z.number(),
  /** Of the new ones, those that their agent is done with. */
  worked: z.number(),
  /** The first of those that could not be taken. */
  refusals: z.array(z.object({ number: z.number(), name: z.string(), reason: z.string() })),
  createdAt: isoMoment,
  finishedAt: isoMoment.nullable(),
})
export type MailArchive = z.infer<typeof mailArchive>

export const listArchives = endpoint({
  method: 'GET',
  path: '/api/server/archives',
  summary: 'The mail archives that were brought in, the latest first, with how far each is',
  access: 'person',
  response: z.object({ archives: z.array(mailArchive) }),
})

export const beginArchive = endpoint({
  method: 'POST',
  path: '/api/server/archives',
  summary: 'Begin to bring in a mail archive; its bytes follow in parts',
  access: 'person',
  isForBrowser: true,
  body: z.object({
    name: z.string().trim().min(1).max(300),
    recipient: z.string().trim().toLowerCase().pipe(z.email('Give the address of an agent').max(254)),
    size: z
      .number()
      .int()
      .min(1, 'The file is empty')
      .max(MOST_ARCHIVE_BYTES, 'The file is larger than 50 GB: part it, or use the command'),
  }),
  response: mailArchive,
  status: 201,
})

export const sendPart = endpoint({
  method: 'POST',
  path: '/api/server/archives/{id}/parts',
  summary: 'The next part of the file; where it is not the next one, the answer says which is',
  access: 'person',
  isForBrowser: true,
  mostBytes: Math.ceil(PART_BYTES / 3) * 4 + 1_000,
  params,
  body: z.object({
    /** The byte of the file at which it begins. */
    at: z.number().int().min(0),
    /** Base64. */
    content: z.string().min(1),
  }),
  response: mailArchive,
})

export const steerArchive = endpoint({
  method: 'POST',
  path: '/api/server/archives/{id}/state',
  summary: 'Let an archive rest, or go on',
  access: 'person',
  isForBrowser: true,
  params,
  body: z.object({ isPaused: z.boolean() }),
  response: mailArchive,
})

export const removeArchive = endpoint({
  method: 'DELETE',
  path: '/api/server/archives/{id}',
  summary: 'Give up what is left of an archive, and forget it; mails that it brought stay',
  access: 'person',
  isForBrowser: true,
  params,
  response: z.object({ removed: z.literal(true) }),
})
