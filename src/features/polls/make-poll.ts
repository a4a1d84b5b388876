// Makes a poll of a mail, or of what was filled in in the app: the same rows and the same ballots.
import type { AgentMail } from '../../agent/agent.ts'
import type { Acting } from '../../kit/acting.ts'
import type { AskedOption, AskedPoll } from '../../language/polls/asked-poll.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import { newSecret } from './personal-link.ts'
import { OPEN_DAYS } from './poll-acts.ts'
import { tellPoll } from './poll-events.ts'
import type { PollServices } from './poll-services.ts'
import { addOptions, insertPoll, type NewOption, type PollRow } from './poll-store.ts'
import { addVoters, type NewVoter } from './voter-store.ts'

const DAY_MS = 24 * 60 * 60_000
/** A poll that ends at once is none. */
const SHORTEST_MS = 10 * 60_000

const fixed: Partial<Record<AskedPoll['kind'], string[]>> = {
  yes_no: ['Yes', 'No'],
  approval: ['Approve', 'Decline'],
}

/** What is voted on: of yes/no and approval always the same two. */
export function optionsFor({ kind, options }: Pick<AskedPoll, 'kind' | 'options'>): NewOption[] {
  const labels = fixed[kind]
  if (labels) return labels.map((label) => ({ label, startsAt: null, endsAt: null, day: null }))
  return options.map(storedOption)
}

export const storedOption = ({ label, startsAt, endsAt, day }: AskedOption): NewOption => ({
  label: label.slice(0, 300),
  startsAt: startsAt === null ? null : new Date(startsAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
  day,
})

export interface NewPollFacts {
  asked: Omit<AskedPoll, 'voters' | 'required' | 'unclear' | 'sentence' | 'confidence' | 'around' | 'leftOut'>
  description?: string | null
  voters: readonly NewVoter[]
  /** Whose personal context it is. */
  ownerId: number
  threadId: number
  sourceMailId: number | null
  sourceEmail: string
  zone: string
  /** Of the mail; null where it does not tell, and in the app. */
  language: LanguageCode | null
  evidence: PollRow['evidence']
  /** What its author is asked before it goes out; null where it goes out at once. */
  draftReason: string | null
  /** Whether people are asked for ideas first, or may add some as they vote. */
  ideas: PollRow['ideas']
  /** Whether the voters are written to. */
  tells: boolean
}

export async function makePoll(
  services: PollServices,
  { db, scope, at }: Acting,
  facts: NewPollFacts,
): Promise<PollRow> {
  const { asked, draftReason } = facts
  const isDraft = draftReason !== null
  const poll = await insertPoll(db, scope, {
    poll: {
      ...{ threadId: facts.threadId, sourceMailId: facts.sourceMailId, sourceEmail: facts.sourceEmail },
      description: facts.description ?? null,
      ...{ question: asked.question, kind: asked.kind, zone: facts.zone, evidence: facts.evidence },
      language: facts.language,
      ...{ isAnonymous: asked.isAnonymous, hidesResults: asked.hidesResults, rule: asked.rule },
      ...{ quorum: asked.quorum, draftReason, status: isDraft ? 'draft' : 'open' },
      ideas: facts.ideas,
      closesAt: endOf(asked, at),
      openedAt: isDraft ? null : at,
      secret: newSecret(),
    },
    ownerId: facts.ownerId,
    at,
  })
  await addOptions(db, poll.id, optionsFor(asked))
  await addVoters(db, poll.id, facts.voters)
  if (!isDraft && facts.tells)
    await services.tellVoters(poll.id, facts.ideas === 'collecting' ? 'ideas' : 'ballot', 'first')
  await tellPoll(db, scope, poll)
  return { ...poll, voterCount: facts.voters.length }
}

/** As the mail says; else a week, or before what is voted on takes place. */
function endOf({ deadline, latestEnd }: Pick<AskedPoll, 'deadline' | 'latestEnd'>, at: Date): Date {
  const isLater = (moment: string) => Date.parse(moment) - at.getTime() >= SHORTEST_MS
  if (deadline !== null && isLater(deadline)) return new Date(deadline)
  const week = at.getTime() + OPEN_DAYS * DAY_MS
  return new Date(latestEnd !== null && isLater(latestEnd) ? Math.min(week, Date.parse(latestEnd)) : week)
}

/** Everybody on the mail, or those alone whom it names; who must approve votes too. */
export function votersOfMail(
  { to, cc }: Pick<AgentMail, 'to' | 'cc'>,
  { voters, required }: AskedPoll,
): NewVoter[] {
  const isRequired = (email: string) => required.some((one) => one.toLowerCase() === email.toLowerCase())
  const isNamed = (email: string) =>
    voters === null || isRequired(email) || voters.some((one) => one.toLowerCase() === email.toLowerCase())
  return [...to, ...cc]
    .filter(({ email }) => isNamed(email))
    .map(({ userId, email, name }) => ({
      ...{ userId, email: email.toLowerCase(), name },
      isRequired: isRequired(email),
    }))
}
