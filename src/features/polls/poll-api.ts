// Answers the calls about polls.
import { Readable } from 'node:stream'
import type { Acting } from '../../kit/acting.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { FileAnswer, type Served, serve, serveFile } from '../../kit/serve.ts'
import { managePoll, voteInApp } from './app-acts.ts'
import { askPoll } from './ask-poll.ts'
import { changeAsked } from './change-poll.ts'
import {
  changePoll,
  closePoll as closePollCall,
  createPoll,
  deletePoll,
  exportVotes,
  getPoll,
  listPolls,
  openPoll as openPollCall,
  type Poll,
  remindVoters as remindVotersCall,
  restorePoll,
  voteInPoll,
} from './contract.ts'
import { choosePollOption, closePoll, openPoll, remindVoters, requireManage } from './poll-acts.ts'
import { tellPoll } from './poll-events.ts'
import type { PollServices } from './poll-services.ts'
import { listPollRows, lockPoll, type PollRow, requirePoll, writePoll } from './poll-store.ts'
import { shownPoll, shownPolls } from './shown-poll.ts'
import { votesCsv } from './votes-csv.ts'

export function pollRoutes(services: PollServices): Served[] {
  const { db, clock } = services
  const acting = (scope: Scope): Acting => ({ db, scope, at: clock() })
  const shown = (scope: Scope, poll: PollRow): Promise<Poll> => shownPoll(db, scope, poll)
  /** What only who asked may do, on the locked poll; answers it as it is then. */
  const manage = (scope: Scope, id: number, act: (actor: Acting, poll: PollRow) => Promise<PollRow>) =>
    db.transaction(async () => {
      const actor = acting(scope)
      return shown(scope, await managePoll(actor, id, (poll) => act(actor, poll)))
    })
  return [
    serve(listPolls, async ({ scope, query }) => ({
      polls: await shownPolls(db, scope, await listPollRows(db, scope, query.status)),
    })),
    serve(getPoll, async ({ scope, params }) => shown(scope, await requirePoll(db, scope, params.id))),
    serve(createPoll, ({ scope, body }) =>
      db.transaction(async () => shown(scope, await askPoll(services, acting(scope), body))),
    ),
    serve(changePoll, ({ scope, params, body }) =>
      manage(scope, params.id, (actor, poll) => changeAsked(services, actor, poll, body)),
    ),
    serve(voteInPoll, ({ scope, params, body }) =>
      db.transaction(async () => {
        const { answers, remark } = body
        await voteInApp(services, acting(scope), params.id, { answers, remark: remark || null })
        return shown(scope, await requirePoll(db, scope, params.id))
      }),
    ),
    serve(openPollCall, ({ scope, params, body }) =>
      manage(scope, params.id, (actor, poll) =>
        openPoll(services, actor, poll, body?.closesAt ? new Date(body.closesAt) : null),
      ),
    ),
    serve(closePollCall, ({ scope, params, body }) =>
      manage(scope, params.id, (actor, poll) => {
        if (poll.status === 'closed' && body?.optionId !== undefined)
          return choosePollOption(services, actor, poll, body.optionId)
        if (poll.status !== 'open') throw new AppError('conflict', 'The poll is not open')
        return closePoll(services, actor, poll, { because: 'author', optionId: body?.optionId })
      }),
    ),
    serve(remindVotersCall, ({ scope, params }) =>
      db.transaction(async () => {
        const poll = await lockPoll(db, scope, params.id)
        requireManage(scope, poll)
        return { reminded: await remindVoters(services, acting(scope), poll) }
      }),
    ),
    serve(deletePoll, async ({ scope, params }) => {
      await manage(scope, params.id, async ({ at }, poll) => {
        await tellPoll(db, scope, poll)
        return writePoll(db, poll.id, { deletedAt: at }, at)
      })
      return { deleted: true }
    }),
    serve(restorePoll, ({ scope, params }) =>
      db.transaction(async () => {
        const poll = await requirePoll(db, scope, params.id, { deleted: true })
        requireManage(scope, poll)
        const back = await writePoll(db, poll.id, { deletedAt: null }, clock())
        await tellPoll(db, scope, back)
        return shown(scope, back)
      }),
    ),
    serveFile(exportVotes, async ({ scope, params }) => {
      const poll = await shown(scope, await requirePoll(db, scope, params.id))
      const content = Buffer.from(votesCsv(poll))
      const name = `${poll.question.slice(0, 60)}.csv`
      return new FileAnswer({
        ...{ name, type: 'text/csv; charset=utf-8', size: content.byteLength },
        content: Readable.from([content]),
      })
    }),
  ]
}
