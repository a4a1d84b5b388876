// What a digest says of what came of earlier ones, and what it asks of whoever manages: about each insight once.
import type { SystemDatabase } from '../../../kit/db/acting-database.ts'
import type { LanguageCode } from '../../../mail/words/contract.ts'
import {
  becameWords,
  followUpsToTell,
  isOver,
  type ListedTopic,
  noteTold,
  stateOf,
  toAskAbout,
} from '../../followups/index.ts'
import { TOP_TOPICS } from '../contract.ts'
import type { Facts } from '../figures/facts.ts'
import { topicItems } from '../figures/topics.ts'

export interface FollowedDigest {
  /** In words, the earliest first. */
  became: string[]
  /** Places from 1 of those that it is asked about. */
  asked: number[]
}

/** What a digest counts from 1. */
export const listedTopics = (facts: Facts): ListedTopic[] =>
  topicItems(facts)
    .slice(0, TOP_TOPICS)
    .map(({ id, name }) => ({ key: `topic:${id}`, about: quoted(name) }))

export const quoted = (name: string) => `\u201c${name.charAt(0).toUpperCase()}${name.slice(1)}\u201d`

const MOST_TOLD = 8

/** In the digest's transaction: what ended is told of in the mails of one round. */
export async function followedDigest(
  db: SystemDatabase,
  agentId: number,
  { listed, round, language }: { listed: readonly ListedTopic[]; round: string; language: LanguageCode },
): Promise<FollowedDigest> {
  const all = await followUpsToTell(db, { agentId })
  const states = all.map((one) => ({ ...one, state: stateOf(one) }))
  const ended = states.filter(({ state }) => isOver(state))
  const told = states
    .filter(({ row, state }) => !isOver(state) || row.toldRound === null || row.toldRound === round)
    .slice(-MOST_TOLD)
  await noteTold(
    db,
    ended.map(({ row }) => row.id),
    round,
  )
  const followed = new Set(all.map(({ row }) => row.key))
  const keys = listed.map(({ key }) => key)
  const open = keys.filter((key) => !followed.has(key))
  const asked = new Set(await toAskAbout(db, agentId, { keys, open, round }))
  return {
    became: told.map((one) => becameWords(one, language)),
    asked: keys.flatMap((key, at) => (asked.has(key) ? [at + 1] : [])),
  }
}
