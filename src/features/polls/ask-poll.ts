// A poll that somebody fills in in the app: who is asked by their addresses, and the thread that its mails are in.
import type { z } from 'zod'
import type { Acting } from '../../kit/acting.ts'
import type { Body } from '../../kit/contract.ts'
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import { createThread } from '../../routing/thread-store.ts'
import { findOrCreateGuests, personOf } from '../accounts/index.ts'
import { blockersOf } from '../trust/index.ts'
import type { createPoll, newOption } from './contract.ts'
import { makePoll, optionsFor, storedOption } from './make-poll.ts'
import type { PollServices } from './poll-services.ts'
import { type NewOption, type PollRow } from './poll-store.ts'
import type { NewVoter } from './voter-store.ts'

export async function askPoll(
  services: PollServices,
  acting: Acting,
  body: Body<typeof createPoll>,
): Promise<PollRow> {
  const { scope, db, at } = acting
  const author = await personOf(actingAs(db, scope), scope.userId)
  const voters = await votersAt(services, acting, body.voters)
  const { question, kind, isDraft } = body
  const options = body.options.map(filledOption)
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
      latestEnd: null,
      takesIdeas: false,
      ...{ isAnonymous: body.isAnonymous ?? false, hidesResults: body.hidesResults ?? false },
      quorum: body.quorum ?? null,
    },
    description: body.description || null,
    ...{ voters, threadId, ownerId: scope.userId, sourceMailId: null, evidence: null, tells: true },
    sourceEmail: `polly@${services.mailDomain}`,
    zone: author?.timeZone ?? 'UTC',
    language: null,
    draftReason: isDraft ? '' : null,
    ideas: null,
  })
}

/** As the wire gives it: what is left out is null. */
const filledOption = ({ label, startsAt, endsAt, day }: FilledOption) => ({
  ...{ label, startsAt: startsAt ?? null, endsAt: endsAt ?? null, day: day ?? null },
})

type FilledOption = z.infer<typeof newOption>

export const optionsFilled = (kind: PollRow['kind'], options: readonly FilledOption[]): NewOption[] =>
  optionsFor({ kind, options: options.map(filledOption) })

export const addedOptions = (options: readonly FilledOption[]): NewOption[] =>
  options.map((option) => storedOption(filledOption(option)))

/** Who has blocked the author is a voter whom nothing reaches (SET-20). */
export async function votersAt(
  { db, system }: PollServices,
  { scope }: Acting,
  addresses: readonly string[],
): Promise<NewVoter[]> {
  const author = await personOf(actingAs(db, scope), scope.userId)
  const blockers = await blockersOf(asSystem(db, system), { id: scope.userId, email: author?.email ?? '' })
  const others = new Set(addresses.map((address) => address.toLowerCase()))
  if (author) others.delete(author.email)
  const voters = new Map<string, NewVoter>()
  for (const [email, person] of await findOrCreateGuests(db, system, [...others])) {
    const userId = blockers.has(person.id) ? null : person.id
    const name = `${person.firstName} ${person.lastName}`.trim() || null
    voters.set(email, { userId, email, name, isRequired: false })
  }
  return [...voters.values()]
}
