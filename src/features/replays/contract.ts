// Stored mails read again on the wire: how far a run is, what would be otherwise, and making it so.
import { z } from 'zod'
import { endpoint, idParam, isoMoment } from '../../kit/contract.ts'

export const MOST_SHOWN = 200
export const alreadyRunning = 'Mails are being read again already'

const id = z.number().int().positive().max(2_147_483_647)

export const difference = z.object({
  kind: z.enum(['new', 'changed', 'gone']),
  title: z.string(),
  sentence: z.string(),
  fields: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
})
export type ShownDifference = z.infer<typeof difference>

export const replayedMail = z.object({
  id: z.number(),
  /** Of the mail log. */
  deliveryId: z.number(),
  subject: z.string(),
  differences: z.array(difference),
  isApplied: z.boolean(),
  /** It could not be made so, as in an archived project. */
  failed: z.boolean(),
})
export type ReplayedMail = z.infer<typeof replayedMail>

export const shownReplay = z.object({
  replay: z
    .object({
      id: z.number(),
      state: z.enum(['running', 'paused', 'done']),
      /** The first day of the mails; null for all. */
      since: isoMoment.nullable(),
      total: z.number(),
      seen: z.number(),
      /** Mails of which something would be otherwise, and those of them that were made so. */
      found: z.number(),
      applied: z.number(),
      /** The first of those, in the order in which they came. */
      mails: z.array(replayedMail),
    })
    .nullable(),
  /** In a company, whoever is an admin. */
  mayStart: z.boolean(),
})
export type ShownReplay = z.infer<typeof shownReplay>

export const getReplay = endpoint({
  method: 'GET',
  path: '/api/replay',
  summary: 'How far the last run over the stored mails of the context is, and what would be otherwise today',
  access: 'session',
  response: shownReplay,
})

export const startReplay = endpoint({
  method: 'POST',
  path: '/api/replay',
  summary: 'Read the stored mails of the context again; nothing is changed by it',
  access: 'session',
  body: z.object({ since: z.iso.date('Give a day such as 2026-11-02').nullable().default(null) }),
  response: shownReplay,
})

export const steerReplay = endpoint({
  method: 'POST',
  path: '/api/replay/state',
  summary: 'Let the run rest, or go on',
  access: 'session',
  body: z.object({ isPaused: z.boolean() }),
  response: shownReplay,
})

export const applyReplay = endpoint({
  method: 'POST',
  path: '/api/replay/apply',
  summary:
    'Make the records of mails as today’s reading has them: of chosen ones or of all; nobody is mailed',
  access: 'session',
  body: z.object({
    /** Rows of the run; all of it without them. */
    ids: z.array(id).max(MOST_SHOWN).nullable().default(null),
  }),
  response: z.object({
    applied: z.number(),
    failed: z.number(),
    /** Mails that are left to be made so: the call again goes on. */
    left: z.number(),
    /** For the undo of all of it. */
    changeSetIds: z.array(z.number()),
  }),
})

const readerName = z.enum(['rules', 'model'])
export type ReaderName = z.infer<typeof readerName>

export const mailReading = z.object({
  /** Who read the mail when it came, and who did now: the name of a model, or null for rules. */
  readBy: z.string().nullable(),
  model: z.string().nullable(),
  differences: z.array(difference),
  /** Stands for these differences where they are applied. */
  seen: z.string(),
})
export type MailReading = z.infer<typeof mailReading>

export const readMailAgain = endpoint({
  method: 'POST',
  path: '/api/mails/{id}/reading',
  summary: 'Read one mail again, by rules or by a model, and say what would differ; nothing is changed by it',
  access: 'session',
  params: z.object({ id: idParam }),
  body: z.object({ by: readerName }),
  response: mailReading,
})

export const applyReading = endpoint({
  method: 'POST',
  path: '/api/mails/{id}/reading/apply',
  summary: 'Make the records of one mail as the reading that was seen has them; nobody is mailed',
  access: 'session',
  params: z.object({ id: idParam }),
  body: z.object({ by: readerName, seen: z.string().max(100) }),
  response: z.object({
    /** For the undo; null where nothing differed. */
    changeSetId: z.number().nullable(),
  }),
})
