// What is kept beside records, on the wire: evidence, comments, suggestions that wait for a person, and undo.
import { z } from 'zod'
import { endpoint, idParam, isoMoment } from '../kit/contract.ts'

/** So long an act can be taken back, and what was deleted comes back (model.md, #undo; PB-24). */
export const DAYS_TO_UNDO = 30

/** The sentence an agent's record rests on (agents.md 1.7). */
export const evidence = z.object({
  agent: z.string(),
  by: z.enum(['rules', 'model']),
  /** The name of the model that read it, and the day, as 2026-11-28; null where rules did. */
  model: z.string().nullable(),
  readOn: z.string().nullable(),
  sentence: z.string(),
  /** 0 to 1. */
  confidence: z.number(),
  mailId: z.number(),
  mailSubject: z.string(),
  sender: z.string(),
  sentAt: isoMoment,
  /** Set while the change set that made the record can be undone by the reader. */
  changeSetId: z.number().nullable(),
})
export type Evidence = z.infer<typeof evidence>

/** What a suggestion would do, as the feature of its kind tells it. */
export const shownSuggestion = z.object({
  kind: z.enum(['task', 'change']),
  title: z.string(),
  /** What would be done, in words. */
  note: z.string(),
  priority: z.enum(['low', 'medium', 'high']).nullable(),
  dueDate: isoMoment.nullable(),
  /** How often it would be due, as of a task. */
  repeats: z.string().nullable(),
  assignees: z.array(z.string()),
})
export type ShownSuggestion = z.infer<typeof shownSuggestion>

/** Below the confidence gate, or from somebody who is no participant: a person decides. */
export const suggestion = shownSuggestion.extend({
  id: z.number(),
  projectId: z.number(),
  projectName: z.string(),
  /** Since when it waits. */
  at: isoMoment,
  evidence,
})
export type Suggestion = z.infer<typeof suggestion>

export const listAllSuggestions = endpoint({
  method: 'GET',
  path: '/api/suggestions',
  summary: 'Suggestions of all projects of the context that wait for a person, oldest first',
  access: 'session',
  response: z.array(suggestion),
})

export const acceptSuggestion = endpoint({
  method: 'POST',
  path: '/api/suggestions/{id}/accept',
  summary: 'Make what a suggestion proposes; the title may be edited first',
  access: 'session',
  params: z.object({ id: idParam }),
  body: z.object({ title: z.string().optional() }).optional(),
  /** The record that was made or changed, and its id once more where it is a task. */
  response: z.object({ kind: z.string(), id: z.number(), taskId: z.number().optional() }),
})

export const declineSuggestion = endpoint({
  method: 'POST',
  path: '/api/suggestions/{id}/decline',
  summary: 'Drop a suggestion',
  access: 'session',
  params: z.object({ id: idParam }),
  response: z.object({ id: z.number() }),
})

const undone = z.object({ undone: z.number(), kept: z.array(z.string()) })

export const reopenSuggestion = endpoint({
  method: 'POST',
  path: '/api/suggestions/{id}/reopen',
  summary: 'Take back one\u2019s own decision about a suggestion, with what came of it',
  access: 'session',
  params: z.object({ id: idParam }),
  response: undone,
})

export const commentRequired = 'Write a comment first'
/** Characters, as far as a mail's comment is kept too. */
export const LONGEST_COMMENT = 20_000
/** As it is written. */
export const commentText = z
  .string()
  .trim()
  .min(1, commentRequired)
  .max(LONGEST_COMMENT, 'A comment must be 20,000 characters or fewer')

/** Who can be named in a comment. */
export const mentionable = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  /** What follows the @. */
  handle: z.string(),
  isSelf: z.boolean(),
})

/** What somebody said about a record. */
export const comment = z.object({
  id: z.number(),
  author: z
    .object({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      profileImageUrl: z.string().nullable(),
    })
    .nullable(),
  /** The reader wrote it, and may edit and delete it. */
  isOwn: z.boolean(),
  text: z.string(),
  createdAt: isoMoment,
  editedAt: isoMoment.nullable(),
  /** The mail that brought it, as the emails of its thread name it. */
  mail: z.object({ id: z.number(), subject: z.string() }).nullable(),
  /** Names of those to whom it went by mail. */
  sentTo: z.array(z.string()),
  /** What follows an @ in the text and means somebody. */
  mentions: z.array(z.string()),
})
export type Comment = z.infer<typeof comment>

export const undoChangeSet = endpoint({
  method: 'POST',
  path: '/api/change-sets/{id}/undo',
  summary: 'Take back what one act changed; what somebody changed later stays',
  access: 'session',
  params: z.object({ id: idParam }),
  response: undone,
})

export const MOST_UNDONE_AT_ONCE = 200

export const undoChangeSets = endpoint({
  method: 'POST',
  path: '/api/change-sets/undo',
  summary: 'Take back all that one change of many tasks did; what somebody changed later stays',
  access: 'session',
  body: z.object({
    ids: z.array(z.number().int().positive().max(2_147_483_647)).min(1).max(MOST_UNDONE_AT_ONCE),
  }),
  response: undone,
})
