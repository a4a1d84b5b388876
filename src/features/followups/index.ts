// What comes of what people say: an insight or a result becomes a task or a poll, and everybody sees what became of it.
import { type AppServices, type Feature, feature } from '../feature.ts'
import type { PollAsking } from '../polls/index.ts'
import { type FollowUpActs, followUpActs } from './followups.ts'
import { ownFollowUps } from './owned-store.ts'

export { becameWords } from './became-words.ts'
export { followUpsToTell, noteTold, type Said, toAskAbout } from './followup-store.ts'
export type { FollowUpActs, Owner } from './followups.ts'
export { type ListedTopic, outcomeOfReply, type ReplyServices } from './mail-outcome.ts'
export { type ReadReply, readFollowUpReply } from './read-reply.ts'
export { isOver, stateOf } from './state.ts'

export interface FollowUpsFeature extends Feature {
  /** For features that tell what people said. */
  acts: FollowUpActs
}

export function followups({ db, clock, records }: AppServices, polls: PollAsking): FollowUpsFeature {
  return feature({
    name: 'followups',
    acts: followUpActs({ db, clock, records, polls }),
    owned: { lists: [ownFollowUps] },
  })
}
