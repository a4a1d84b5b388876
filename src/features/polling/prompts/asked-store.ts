// The SQL of whom to ask, whom to remind and whom to tell, each once a round.
import type { ActingDatabase, SystemDatabase } from '../../../kit/db/acting-database.ts'
import type { LanguageCode } from '../../../mail/words/contract.ts'
import type { ListedTopic } from '../../followups/index.ts'
import { type PersonalHours, quietOf, type StoredQuiet, usualQuiet } from '../../reminders/index.ts'
import type { PollingAgentRow } from '../polling-agent-store.ts'

export interface AskedPerson extends PersonalHours {
  userId: number
  email: string
  firstName: string
  language: LanguageCode
  /** Of the mail that asked; null where there is none. */
  threadId: number | null
}

/** Who left a company hears no more of it, whatever was asked before. */
const isThere = `exists (select 1 from polling_agents as agent where agent.id = $1
  and (agent.owner_id = users.id or exists (select 1 from memberships
    where company_id = agent.company_id and user_id = users.id and is_active)))`

type Row = Omit<AskedPerson, 'quiet'> & StoredQuiet

const columns = `users.id as "userId", users.email, users.first_name as "firstName", users.time_zone as "timeZone",
  coalesce(users.language, users.mail_language, 'en') as language, ${usualQuiet}`
const notPaused = `not exists (select 1 from polling_pauses as pause
  where pause.agent_id = $1 and pause.user_id = users.id and (pause.until is null or pause.until > $2::date))`

const people = (rows: readonly Row[]): AskedPerson[] =>
  rows.map(({ quiet_from, quiet_to, ...one }) => ({ ...one, quiet: quietOf(quiet_from, quiet_to) }))

/** The agent's people with an account who were not asked in the round and have not left. */
export async function toAsk(
  db: SystemDatabase,
  agent: PollingAgentRow,
  round: string,
): Promise<AskedPerson[]> {
  const { rows } = await db.query<Row>(
    `select ${columns}, null::int as "threadId" from users
     left join quiet_hours as quiet on quiet.user_id = users.id
     where users.claimed_at is not null and ${notPaused}
       and (users.id = $3::int or exists (select 1 from memberships
         where company_id = $4::int and user_id = users.id and is_active))
       and not exists (select 1 from polling_prompts where agent_id = $1 and user_id = users.id and round = $2::date)
     order by users.id`,
    [agent.id, round, agent.ownerId, agent.companyId],
  )
  return people(rows)
}

/** Those asked in the round who have neither answered nor been reminded. */
export async function toRemind(db: SystemDatabase, agentId: number, round: string): Promise<AskedPerson[]> {
  const { rows } = await db.query<Row>(
    `select ${columns}, prompt.thread_id as "threadId" from polling_prompts as prompt
     join users on users.id = prompt.user_id
     left join quiet_hours as quiet on quiet.user_id = users.id
     where prompt.agent_id = $1 and prompt.round = $2::date and prompt.answered_at is null
       and prompt.reminded_at is null and ${isThere} and ${notPaused}
     order by users.id`,
    [agentId, round],
  )
  return people(rows)
}

/** Those asked in the round who were not told what came of it. */
export async function toTell(db: SystemDatabase, agentId: number, round: string): Promise<AskedPerson[]> {
  const { rows } = await db.query<Row>(
    `select ${columns}, prompt.thread_id as "threadId" from polling_prompts as prompt
     join users on users.id = prompt.user_id
     left join quiet_hours as quiet on quiet.user_id = users.id
     where prompt.agent_id = $1 and prompt.round = $2::date and ${isThere} and ${notPaused}
       and not exists (select 1 from polling_digests
         where agent_id = $1 and user_id = users.id and round = $2::date)
     order by users.id`,
    [agentId, round],
  )
  return people(rows)
}

interface Round {
  agentId: number
  userId: number
  round: string
}

/** False where it is dealt with; of two workers the second waits, then hears that. */
export async function takePrompt(
  db: SystemDatabase,
  { agentId, userId, round }: Round,
  { threadId, now }: { threadId: number; now: Date },
): Promise<boolean> {
  const { rows } = await db.query(
    `insert into polling_prompts (agent_id, user_id, round, thread_id, sent_at) values ($1, $2, $3::date, $4, $5)
     on conflict do nothing returning id`,
    [agentId, userId, round, threadId, now],
  )
  return rows.length > 0
}

export async function takeReminder(
  db: SystemDatabase,
  { agentId, userId, round }: Round,
  now: Date,
): Promise<boolean> {
  const { rows } = await db.query(
    `update polling_prompts set reminded_at = $4
     where agent_id = $1 and user_id = $2 and round = $3::date and reminded_at is null returning id`,
    [agentId, userId, round, now],
  )
  return rows.length > 0
}

export async function noteListed(
  db: SystemDatabase,
  { agentId, userId, round }: Round,
  listed: readonly ListedTopic[],
): Promise<void> {
  await db.query(
    'update polling_digests set listed = $4::jsonb where agent_id = $1 and user_id = $2 and round = $3::date',
    [agentId, userId, round, JSON.stringify(listed)],
  )
}

/** What the digest in the thread counts, for whom it was written to; empty without one. */
export async function listedIn(
  db: ActingDatabase,
  { threadId, userId }: { threadId: number; userId: number },
): Promise<ListedTopic[]> {
  const { rows } = await db.query<{ listed: ListedTopic[] }>(
    `select digest.listed from polling_prompts as prompt
     join polling_digests as digest on digest.agent_id = prompt.agent_id and digest.user_id = prompt.user_id
       and digest.round = prompt.round
     where prompt.thread_id = $1 and prompt.user_id = $2 order by prompt.round desc limit 1`,
    [threadId, userId],
  )
  return rows[0]?.listed ?? []
}

/** Whether the person says what becomes of an agent's insights: of their own, or as who leads the company. */
export async function managesAgent(db: ActingDatabase, agentId: number, userId: number): Promise<boolean> {
  const { rows } = await db.query(
    `select 1 from polling_agents as agent where agent.id = $1 and (agent.owner_id = $2 or exists (
       select 1 from memberships where company_id = agent.company_id and user_id = $2 and is_active
         and role <> 'member'))`,
    [agentId, userId],
  )
  return rows.length > 0
}

export async function takeDigest(db: SystemDatabase, { agentId, userId, round }: Round): Promise<boolean> {
  const { rows } = await db.query(
    `insert into polling_digests (agent_id, user_id, round) values ($1, $2, $3::date)
     on conflict do nothing returning user_id`,
    [agentId, userId, round],
  )
  return rows.length > 0
}

/** The person's own last words to the agent; null for none. */
export async function lastAnswer(
  db: SystemDatabase,
  agentId: number,
  userId: number,
): Promise<string | null> {
  const { rows } = await db.query<{ text: string }>(
    `select submission.text from polling_submissions as submission
     join polling_people as person on person.id = submission.person_id
     where person.agent_id = $1 and person.user_id = $2 order by submission.id desc limit 1`,
    [agentId, userId],
  )
  return rows[0]?.text || null
}
