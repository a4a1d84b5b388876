// The comments of a poll on the wire: written in the app, or come by mail as a reply that is no vote.
import { z } from 'zod'
import { endpoint, idParam } from '../../../kit/contract.ts'
import { comment, mentionable, commentText as text } from '../../../records/contract.ts'

const ofPoll = z.object({ id: idParam })
const ofComment = z.object({ id: idParam, commentId: idParam })

export const listPollComments = endpoint({
  method: 'GET',
  path: '/api/polls/{id}/comments',
  summary: 'What people said about a poll, by mail or in the app, oldest first',
  access: 'session',
  params: ofPoll,
  response: z.array(comment),
})

export const addPollComment = endpoint({
  method: 'POST',
  path: '/api/polls/{id}/comments',
  summary: 'Comment on a poll; whoever is named with an @ is told',
  access: 'session',
  params: ofPoll,
  body: z.object({
    text,
    /** Made up by the caller: of two calls with the same one the second makes nothing. */
    key: z.string().min(8).max(64).optional(),
  }),
  response: comment,
  status: 201,
})

export const editPollComment = endpoint({
  method: 'PATCH',
  path: '/api/polls/{id}/comments/{commentId}',
  summary: 'Change the text of a comment of one\u2019s own on a poll',
  access: 'session',
  params: ofComment,
  body: z.object({ text }),
  response: comment,
})

export const deletePollComment = endpoint({
  method: 'DELETE',
  path: '/api/polls/{id}/comments/{commentId}',
  summary: 'Delete a comment of one\u2019s own on a poll',
  access: 'session',
  params: ofComment,
  /** `changeSetId`: by which it comes back. */
  response: z.object({ id: z.number(), changeSetId: z.number() }),
})

export const listPollPeople = endpoint({
  method: 'GET',
  path: '/api/polls/{id}/people',
  summary: 'Who reads the comments of a poll, and can be named in them',
  access: 'session',
  params: ofPoll,
  response: z.array(mentionable),
})
