// Changes an open poll or a draft from the app: what may still be changed then, and who is told of it.
import type { Acting } from '../../kit/acting.ts'
import type { Body } from '../../kit/contract.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import { addToThread } from '../../routing/thread-store.ts'
import { addedOptions, optionsFilled, votersAt } from './ask-poll.ts'
import type { changePoll } from './contract.ts'
import { FEWEST_ANONYMOUS } from './figures-shown.ts'
import { joinOptions } from './poll-acts.ts'
import { tellPoll } from './poll-events.ts'
import type { PollServices } from './poll-services.ts'
import { addOptions, optionsOf, type PollEdit, type PollRow, removeOptions, writePoll } from './poll-store.ts'
import { addVoters, removeVoters } from './voter-store.ts'

type PollChange = Body<typeof changePoll>

/** Throws AppError with the field as its detail, where that stays as it is. */
export async function changeAsked(
  services: PollServices,
  acting: Acting,
  poll: PollRow,
  change: PollChange,
): Promise<PollRow> {
  const { db, at, scope } = acting
  const field = lockedField(poll, change)
  if (field) throw refused('conflict', field, lockedWords[field])
  const isNewEnd = change.closesAt !== undefined && new Date(change.closesAt) <= at
  if (isNewEnd) throw refused('invalid', 'closesAt', 'The poll cannot end in the past')
  const edit = editOf(change)
  const restates = poll.status === 'open' && isRestated(poll, change)
  const changed = await writePoll(db, poll.id, edit, at)
  const isOtherKind = changed.kind !== poll.kind
  const isAdding = await changeOptions(acting, changed, change, isOtherKind)
  // Two of them would say the same.
  if (restates) await services.tellVoters(poll.id, 'changed', `${at.getTime()}`)
  else if (isAdding && poll.status === 'open')
    await services.tellVoters(poll.id, 'options', `${at.getTime()}`)
  await changeVoters(services, acting, changed, change)
  const after = await writePoll(db, poll.id, {}, at)
  await tellPoll(db, scope, after)
  return after
}

const refused = (code: 'conflict' | 'invalid', path: string, message: string) =>
  new AppError(code, message, [{ path, message }])

const tooFewAdded = `An anonymous poll that is out takes at least ${FEWEST_ANONYMOUS} new voters at once, so that nobody can tell whose vote is whose`

const lockedWords = {
  status: 'The poll is closed: open it again to change it',
  question: 'People have voted already, so the question stays as it was asked',
  kind: 'People have voted already, so the kind stays as it was asked',
  options: 'People have voted already: options can be added, and the others stay',
  isAnonymous: 'People were told whether the vote is anonymous, so that stays',
  hidesResults: 'People voted on hidden results, so they stay hidden until the end',
}

/** The first that is to be other than it may be by now. */
function lockedField(poll: PollRow, change: PollChange): keyof typeof lockedWords | null {
  const { question, kind, options, removeOptions: gone, isAnonymous, hidesResults } = change
  const hasVotes = poll.votedCount > 0
  if (poll.status === 'closed') return 'status'
  if (hasVotes && question !== undefined && question !== poll.question) return 'question'
  if (hasVotes && kind !== undefined && kind !== poll.kind) return 'kind'
  if (hasVotes && (options !== undefined || (gone?.length ?? 0) > 0)) return 'options'
  // A vote on its way was given on that word, and one that stands would be made another.
  const isNamed = poll.isAnonymous ? poll.openedAt !== null : hasVotes
  if (isNamed && isAnonymous !== undefined && isAnonymous !== poll.isAnonymous) return 'isAnonymous'
  // Else the author could look, and hide them again.
  if (hasVotes && poll.hidesResults && hidesResults === false) return 'hidesResults'
  return null
}

function editOf({ question, kind, description, closesAt, ...rest }: PollChange): PollEdit {
  const { isAnonymous, hidesResults, quorum, rule } = rest
  const given = { question, kind, description, isAnonymous, hidesResults, quorum, rule }
  return {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    ...(description === '' ? { description: null } : {}),
    ...(closesAt === undefined ? {} : { closesAt: new Date(closesAt), remindedAt: null }),
  }
}

/** Whether what people have on their ballots is true no more; a later end harms nobody. */
function isRestated(poll: PollRow, change: PollChange): boolean {
  const { options, removeOptions: gone, closesAt } = change
  const terms = ['question', 'kind', 'description', 'isAnonymous', 'hidesResults', 'quorum', 'rule'] as const
  const isOther = terms.some((term) => change[term] !== undefined && change[term] !== poll[term])
  const isEarlier = closesAt !== undefined && new Date(closesAt) < poll.closesAt
  return isOther || options !== undefined || (gone?.length ?? 0) > 0 || isEarlier
}

/** Tells whether some were added. A poll that is out keeps two at least; the same two answers are those of its kind. */
async function changeOptions(
  acting: Acting,
  poll: PollRow,
  change: PollChange,
  isOtherKind: boolean,
): Promise<boolean> {
  const { db, at } = acting
  const { options, addOptions: more = [], removeOptions: gone = [] } = change
  const isFixed = poll.kind === 'yes_no' || poll.kind === 'approval'
  const before = await optionsOf(db, [poll.id])
  if (options || (isOtherKind && isFixed)) {
    const ids = before.map(({ id }) => id)
    // First those that go, so that a draft counts from 1 again.
    await removeOptions(db, poll, ids, at)
    await addOptions(db, poll.id, optionsFilled(poll.kind, options ?? []))
  } else if (gone.length > 0) {
    if (isFixed) throw refused('invalid', 'options', 'This poll has the same two answers always')
    await removeOptions(db, poll, gone, at)
  }
  if (more.length > 0) await joinOptions(acting, poll, addedOptions(more))
  const after = await optionsOf(db, [poll.id])
  if (poll.status === 'open' && poll.ideas !== 'collecting' && after.length < 2)
    throw refused('invalid', 'options', 'A poll needs at least two options')
  return more.length > 0
}

async function changeVoters(
  services: PollServices,
  acting: Acting,
  poll: PollRow,
  { addVoters: addresses = [], removeVoters: gone = [] }: PollChange,
): Promise<void> {
  const { db, at, scope } = acting
  if (addresses.length > 0) {
    const added = await addVoters(db, poll.id, await votersAt(services, acting, addresses))
    if (poll.isAnonymous && poll.openedAt !== null && added.length > 0 && added.length < FEWEST_ANONYMOUS)
      throw refused('conflict', 'voters', tooFewAdded)
    const userIds = added.flatMap(({ userId }) => userId ?? [])
    // Their replies are no strangers' from then on.
    if (poll.threadId !== null && userIds.length > 0)
      await addToThread(actingAs(db, scope), poll.threadId, { messageId: null, userIds, at })
    const invitation = poll.ideas === 'collecting' ? 'ideas' : 'ballot'
    if (poll.status === 'open' && added.length > 0) await services.tellVoters(poll.id, invitation, 'first')
  }
  await removeVoters(db, poll.id, gone, at)
}
