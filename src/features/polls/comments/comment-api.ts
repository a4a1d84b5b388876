// Answers the calls about the comments of a poll: who reads the poll reads and writes them.
import type { Acting } from '../../../kit/acting.ts'
import type { Scope } from '../../../kit/scope.ts'
import { type Served, serve } from '../../../kit/serve.ts'
import { findComment, listComments } from '../../../records/comment-store.ts'
import { dropComment } from '../../../records/deleted-comment-store.ts'
import type { Records } from '../../../records/record-kind.ts'
import { openableAmong } from '../../triage/index.ts'
import { tellPoll } from '../poll-events.ts'
import type { PollServices } from '../poll-services.ts'
import { requirePoll } from '../poll-store.ts'
import { pollSubject } from '../poll-subject.ts'
import {
  addPollComment,
  deletePollComment,
  editPollComment,
  listPollComments,
  listPollPeople,
} from './contract.ts'
import { namesOf, peopleOf, rewritePollComment, writePollComment } from './poll-comments.ts'

export function commentRoutes(services: PollServices, records: Records): Served[] {
  const { db, clock } = services
  const acting = (scope: Scope): Acting => ({ db, scope, at: clock() })
  const found = (scope: Scope, pollId: number, id: number) =>
    findComment(db, scope, records, { subject: pollSubject(pollId), id })
  return [
    serve(listPollComments, async ({ scope, params }) => {
      await requirePoll(db, scope, params.id)
      const comments = await listComments(db, scope, records, pollSubject(params.id))
      // Who reads the poll reads what is said, and not therefore the mail with all that stands in it.
      const openable = await openableAmong(
        db,
        scope,
        comments.flatMap(({ mail }) => mail?.id ?? []),
      )
      return comments.map((comment) =>
        comment.mail && !openable.has(comment.mail.id) ? { ...comment, mail: null } : comment,
      )
    }),
    serve(addPollComment, async ({ scope, params, body }) => {
      const id = await db.transaction(async () =>
        writePollComment(services, acting(scope), await requirePoll(db, scope, params.id), body),
      )
      return found(scope, params.id, id)
    }),
    serve(editPollComment, async ({ scope, params: { id, commentId }, body }) => {
      await db.transaction(async () => {
        const poll = await requirePoll(db, scope, id)
        const { mentions: before } = await found(scope, id, commentId)
        await rewritePollComment(services, acting(scope), poll, { id: commentId, text: body.text, before })
      })
      return found(scope, id, commentId)
    }),
    serve(deletePollComment, ({ scope, params: { id, commentId } }) =>
      db.transaction(async () => {
        const poll = await requirePoll(db, scope, id)
        const changeSetId = await dropComment(acting(scope), pollSubject(id), commentId)
        await tellPoll(db, scope, poll)
        return { id: commentId, changeSetId }
      }),
    ),
    serve(listPollPeople, async ({ scope, params }) => {
      const poll = await requirePoll(db, scope, params.id)
      return namesOf(await peopleOf(acting(scope), poll), scope.userId)
    }),
  ]
}
