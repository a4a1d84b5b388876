// Releases what waits at an agent, once there is enough of it: first the submissions, then the topics that they raise.
import type { ActingDatabase } from '../../../kit/db/acting-database.ts'
import { topicName } from '../../../language/polling/assign-topics.ts'
import { unitsOfOwner } from '../org-store.ts'
import type { PollingAgentRow } from '../polling-agent-store.ts'
import { dayOf, formReleases, peopleOf, type Release } from './release.ts'
import {
  hasReleases,
  insertRelease,
  type NewRelease,
  namesBeside,
  nameTopic,
  releasedPhrases,
  topicState,
  topicsOf,
  topicsThatWait,
  type WaitingText,
  waitingMentions,
  waitingSubmissions,
} from './release-store.ts'

type Agent = Pick<PollingAgentRow, 'id' | 'threshold' | 'companyId' | 'ownerId'>

/**
 * In a transaction that holds the agent. Answers whether figures changed. With `all` topics that wait for their unit
 * are looked at too, not only those of what is released now.
 */
export async function releaseWaiting(
  db: ActingDatabase,
  agent: Agent,
  { now, all = false }: { now: Date; all?: boolean },
): Promise<boolean> {
  const waiting = await waitingSubmissions(db, agent.id)
  const { id: agentId, threshold } = agent
  if (!all && peopleOf(waiting) < threshold) return false
  const parents = new Map((await unitsOfOwner(db, agent)).map(({ id, parentId }) => [id, parentId]))
  const release = async (topicId: number | null, items: readonly WaitingText[]) => {
    // Fewer are released by no rule, so that nothing more need be known.
    if (peopleOf(items) < threshold) return []
    const isFirst = !(await hasReleases(db, agentId, topicId))
    const releases = formReleases(items, { parents, threshold, now, isFirst })
    for (const one of releases) await keep(db, one, { agentId, topicId, threshold })
    return releases.flatMap((one) => one.items.map(({ id }) => id))
  }
  const released = await release(null, waiting)
  const topics = all ? await topicsThatWait(db, agentId) : await topicsOf(db, released)
  let changed = released.length > 0
  for (const topicId of topics) {
    if ((await release(topicId, await waitingMentions(db, topicId))).length === 0) continue
    await rename(db, agentId, topicId)
    changed = true
  }
  return changed
}

async function keep(
  db: ActingDatabase,
  { unitId, isOutside, items }: Release<WaitingText>,
  { agentId, topicId, threshold }: { agentId: number; topicId: number | null; threshold: number },
): Promise<void> {
  const answers = items.filter(({ answerMinutes }) => answerMinutes !== null)
  // How long one person took is nobody else's to know.
  const told = peopleOf(answers) >= threshold ? answers : []
  const release: NewRelease = {
    ...{ agentId, topicId, unitId, isOutside, day: dayOf(items) },
    submissions: items.length,
    people: peopleOf(items),
    sentimentSum: items.reduce((sum, { sentiment }) => sum + sentiment, 0),
    urgent: items.filter(({ urgency }) => urgency === 'high').length,
    ratherUrgent: items.filter(({ urgency }) => urgency === 'medium').length,
    answers: told.length,
    answerMinutes: told.reduce((sum, { answerMinutes }) => sum + (answerMinutes ?? 0), 0),
  }
  await insertRelease(db, release, items)
}

/**
 * A name is made of many people's words, so it changes with a release alone, and no phrase that only what still waits
 * has is any of it.
 */
async function rename(db: ActingDatabase, agentId: number, topicId: number): Promise<void> {
  const state = await topicState(db, topicId)
  if (!state) return
  const terms = state.terms.map(({ term }) => term)
  const taken = new Set(await namesBeside(db, { agentId, topicId, terms }))
  const told = await releasedPhrases(
    db,
    topicId,
    state.phrases.map(({ text }) => text),
  )
  const phrases = state.phrases.filter(({ text }) => told.has(text))
  if (phrases.length > 0) await nameTopic(db, topicId, topicName({ ...state, phrases }, taken).slice(0, 80))
}
