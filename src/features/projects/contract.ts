// Projects on the wire, with the mails they came from.
import { z } from 'zod'
import { endpoint, idParam, isoMoment } from '../../kit/contract.ts'
import { person } from '../accounts/contract.ts'

/** A file that came with a mail, and where it is had. */
export const attachment = z.object({
  filename: z.string(),
  contentType: z.string(),
  /** Bytes. */
  size: z.number(),
  url: z.string(),
})

/** ENT-27. */
export const project = z.object({
  id: z.number(),
  companyId: z.number(),
  name: z.string(),
  type: z.enum(['individual', 'team']),
  topic: z.string(),
  createdAt: isoMoment,
  /** The agent address that received the first mail (MAIL-29). */
  sourceEmail: z.string().nullable(),
  sourceEmailSubject: z.string().nullable(),
  emailCount: z.number(),
  participantCount: z.number(),
  participants: z.array(person.extend({ id: z.number() })),
  isSystem: z.boolean(),
  /** The reader is its owner or on one of its mails: its tasks are monitored anyway (PB-24). */
  takesPart: z.boolean(),
  isFollowed: z.boolean(),
  /** Null for a company's. */
  ownerId: z.number().nullable(),
  /** Grows when its name or state changes. */
  version: z.number(),
  archivedAt: isoMoment.nullable(),
  deletedAt: isoMoment.nullable(),
  /** The reader may archive, merge and delete it. */
  mayDelete: z.boolean(),
})
export type Project = z.infer<typeof project>

const ofProject = z.object({ id: idParam })

export const listProjects = endpoint({
  method: 'GET',
  path: '/api/projects',
  summary: 'Projects of the context that the person may read: those in use, or those put away',
  access: 'session',
  /** `deleted` lists those of the last 30 days that the person may restore. */
  query: z.object({ show: z.enum(['active', 'archived', 'deleted']).optional() }),
  response: z.object({ projects: z.array(project) }),
})

export const getProject = endpoint({
  method: 'GET',
  path: '/api/projects/{id}',
  summary: 'One project; of a merged one, the project that it is part of now',
  access: 'session',
  params: ofProject,
  response: project,
})

const following = z.object({ isFollowed: z.boolean() })

export const followProject = endpoint({
  method: 'POST',
  path: '/api/projects/{id}/follow',
  summary: 'Monitor the tasks of a project without taking part in it',
  access: 'session',
  params: ofProject,
  response: following,
})

export const unfollowProject = endpoint({
  method: 'DELETE',
  path: '/api/projects/{id}/follow',
  summary: 'No longer follow a project',
  access: 'session',
  params: ofProject,
  response: following,
})

/** ENT-28, and what the dialog needs to show the mail safely. */
export const originalEmail = z.object({
  id: z.number(),
  from: z.string(),
  date: isoMoment,
  subject: z.string(),
  body: z.string(),
  /** Address of the HTML body, served apart under a sandbox; null for plain text. */
  htmlUrl: z.string().nullable(),
})
export type OriginalEmail = z.infer<typeof originalEmail>

export const getOriginalEmail = endpoint({
  method: 'GET',
  path: '/api/projects/{id}/original-email',
  summary: 'The mail that made the project; null when it was made in the app',
  access: 'session',
  params: ofProject,
  response: originalEmail.nullable(),
})

/** ENT-29; `newest` is what the sender newly wrote, `quoted` the history and signature below it. */
export const projectEmail = z.object({
  id: z.number(),
  subject: z.string(),
  status: z.string(),
  tasksCreated: z.number(),
  tasksUpdated: z.number(),
  sender: z.string(),
  senderName: z.string(),
  createdAt: isoMoment,
  recipients: z.array(z.string()),
  ccList: z.array(z.string()).optional(),
  body: z.string(),
  newest: z.string(),
  quoted: z.string(),
  htmlUrl: z.string().nullable(),
  attachments: z.array(attachment),
})
export type ProjectEmail = z.infer<typeof projectEmail>

export const listProjectEmails = endpoint({
  method: 'GET',
  path: '/api/projects/{id}/emails',
  summary: 'The mails of a project, oldest first',
  access: 'session',
  params: ofProject,
  response: z.array(projectEmail),
})
