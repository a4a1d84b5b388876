// Answers the calls about polls.
import { Readable } from 'node:stream'
import type { Acting } from '../../kit/acting.ts'
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { FileAnswer, type Served, serve, serveFile } from '../../kit/serve.ts'
import { createThread } from '../../routing/thread-store.ts'
import { findOrCreateGuest } from '../accounts/index.ts'
import { blockersOf } from '../trust/index.ts'
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
import { makePoll, optionsFor } from './make-poll.ts'
import {
  castVote,
  choosePollOption,
  closePoll,
  movePollEnd,
  openPoll,
  remindVoters,
  requireManage,
} from './poll-acts.ts'
import { tellPoll } from './poll-events.ts'
import type { PollServices } from './poll-services.ts'
import {
  addOptions,
  deleteOptions,
  listPollRows,
  lockPoll,
  optionsOf,
  type PollRow,
  personOf,
  requirePoll,
  writePoll,
} from './poll-store.ts'
import { shownPoll, shownPolls } from './shown-poll.ts'
import { addVoters, type NewVoter, removeVoters, voterOf } from './voter-store.ts'
import { votesCsv } from './votes-csv.ts'

export function pollRoutes(services: PollServices): Served[] {
  const { db, clock } = services
  const acting = (scope: Scope): Acting => ({ db, scope, at: clock() })
  const shown = (scope: Scope, poll: PollRow): Promise<Poll> => shownPoll(db, scope, poll)
  /** What only who asked may do, on the locked poll; answers it as it is then. */
  const manage = (scope: Scope, id: number, act: (actor: Acting, poll: PollRow) => Promise<PollRow>) =>
    db.transaction(async () => {
      const poll = await lockPoll(db, scope, id)
      requireManage(scope, poll)
      return shown(scope, await act(acting(scope), poll))
    })
  return [
    serve(listPolls, async ({ scope, query }) => ({
      polls: await shownPolls(db, scope, await listPollRows(db, scope, query.status)),
    })),
    serve(getPoll, async ({ scope, params }) => shown(scope, await requirePoll(db, scope, params.id))),
    serve(createPoll, ({ scope, body }) =>
      db.transaction(async () => shown(scope, await create(services, acting(scope), body))),
    ),
    serve(changePoll, ({ scope, params, body }) =>
      manage(scope, params.id, (actor, poll) => change(services, actor, poll, body)),
    ),
    serve(voteInPoll, ({ scope, params, body }) =>
      db.transaction(async () => {
        const poll = await lockPoll(db, scope, params.id)
        const voter = await ownBallot(services, acting(scope), poll)
        const options = await optionsOf(db, [poll.id])
        const { answers, remark } = body
        const cast = { answers, remark: remark || null, sentence: null, via: 'app' as const, mailId: null }
        await castVote(services, acting(scope), { poll, voter, options }, cast)
        return shown(scope, await requirePoll(db, scope, poll.id))
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

type NewPollBody = Parameters<Parameters<typeof serve<typeof createPoll>>[1]>[0]['body']
type PollChange = Parameters<Parameters<typeof serve<typeof changePoll>>[1]>[0]['body']

async function create(services: PollServices, acting: Acting, body: NewPollBody): Promise<PollRow> {
  const { scope, db, at } = acting
  const author = await personOf(actingAs(db, scope), scope.userId)
  const voters = await votersAt(services, acting, body.voters)
  const { question, kind, isDraft } = body
  const options = body.options.map(asked)
  if (!isDraft && optionsFor({ kind, options }).length < 2)
    throw new AppError('invalid', 'A poll needs at least two options')
  if (!isDraft && voters.length === 0) throw new AppError('invalid', 'Name at least one person to ask')
  const thread = {
    ...{
      agentType: 'polly',
      instanceId: null,
      companyId: scope.companyId || null,
      baseSubject: question.toLowerCase(),
    },
    ownerId: scope.companyId === 0 ? scope.userId : null,
  }
  const userIds = [scope.userId, ...voters.flatMap(({ userId }) => userId ?? [])]
  const threadId = await createThread(actingAs(db, scope), thread, { messageId: null, userIds, at })
  return makePoll(services, acting, {
    asked: {
      ...{ question, kind, options, deadline: body.closesAt ?? null, rule: body.rule ?? 'most' },
      ...{ isAnonymous: body.isAnonymous ?? false, hidesResults: body.hidesResults ?? false },
      quorum: body.quorum ?? null,
    },
    ...{ voters, threadId, ownerId: scope.userId, sourceMailId: null, evidence: null, tells: true },
    sourceEmail: `polly@${services.mailDomain}`,
    zone: author?.timeZone ?? 'UTC',
    draftReason: isDraft ? '' : null,
  })
}

const asked = ({ label, startsAt, endsAt, day }: NewPollBody['options'][number]) => ({
  ...{ label, startsAt: startsAt ?? null, endsAt: endsAt ?? null, day: day ?? null },
})

/** Who has blocked the author is a voter whom nothing reaches (SET-20). */
async function votersAt(
  { db, system }: PollServices,
  { scope }: Acting,
  addresses: readonly string[],
): Promise<NewVoter[]> {
  const author = await personOf(actingAs(db, scope), scope.userId)
  const blockers = await blockersOf(asSystem(db, system), { id: scope.userId, email: author?.email ?? '' })
  const voters = new Map<string, NewVoter>()
  for (const address of addresses) {
    const email = address.toLowerCase()
    if (voters.has(email) || email === author?.email) continue
    const person = await findOrCreateGuest(db, system, { address: email })
    const userId = blockers.has(person.id) ? null : person.id
    const name = `${person.firstName} ${person.lastName}`.trim() || null
    voters.set(email, { userId, email, name, isRequired: false })
  }
  return [...voters.values()]
}

async function change(
  services: PollServices,
  acting: Acting,
  poll: PollRow,
  body: PollChange,
): Promise<PollRow> {
  const { db, at } = acting
  const hasVotes = poll.votedCount > 0
  const {
    question,
    kind,
    options,
    addOptions: more,
    addVoters: addresses,
    removeVoters: gone,
    closesAt,
    ...settings
  } = body
  const isOther =
    (question !== undefined && question !== poll.question) || (kind !== undefined && kind !== poll.kind)
  if (hasVotes && (isOther || options !== undefined || settings.isAnonymous !== undefined))
    throw new AppError(
      'conflict',
      'People have voted already: options can be added, the rest stays as it was asked',
    )
  if (options) {
    await deleteOptions(db, poll.id)
    await addOptions(db, poll.id, optionsFor({ kind: kind ?? poll.kind, options: options.map(asked) }))
  }
  if (more && more.length > 0) {
    await addOptions(db, poll.id, optionsFor({ kind: 'single', options: more.map(asked) }))
    if (poll.status === 'open') await services.tellVoters(poll.id, 'options', `${at.getTime()}`)
  }
  if (addresses && addresses.length > 0) {
    const added = await addVoters(db, poll.id, await votersAt(services, acting, addresses))
    if (poll.status === 'open' && added.length > 0) await services.tellVoters(poll.id, 'ballot', 'first')
  }
  if (gone) await removeVoters(db, poll.id, gone, at)
  const edit = Object.fromEntries(
    Object.entries({ question, kind, ...settings }).filter(([, value]) => value !== undefined),
  )
  const changed = await writePoll(db, poll.id, edit, at)
  if (closesAt !== undefined && poll.status !== 'closed')
    return movePollEnd(acting, changed, new Date(closesAt))
  await tellPoll(db, acting.scope, changed)
  return changed
}

/** Who asks takes part by voting; anybody else has to be asked. */
async function ownBallot({ db }: PollServices, { scope }: Acting, poll: PollRow) {
  const me = await personOf(actingAs(db, scope), scope.userId)
  const voter = me && (await voterOf(db, poll.id, { userId: me.id, email: me.email }))
  if (voter) return voter
  if (!me || poll.creatorId !== scope.userId)
    throw new AppError('forbidden', 'You are not among those who were asked')
  const [added] = await addVoters(db, poll.id, [
    { userId: me.id, email: me.email, name: me.name, isRequired: false },
  ])
  if (!added) throw new AppError('internal', 'The vote could not be kept')
  return added
}
