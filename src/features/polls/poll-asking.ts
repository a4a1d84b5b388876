// Polls that other features ask, and take back: for a person who may, as on the screens.
import type { Acting } from '../../kit/acting.ts'
import type { Body } from '../../kit/contract.ts'
import { askPoll } from './ask-poll.ts'
import type { createPoll } from './contract.ts'
import { requireManage } from './poll-acts.ts'
import { tellPoll } from './poll-events.ts'
import type { PollServices } from './poll-services.ts'
import { lockPoll, type PollRow, writePoll } from './poll-store.ts'

export interface PollAsking {
  /** In the open transaction; everybody asked gets a mail. */
  ask(acting: Acting, body: Body<typeof createPoll>): Promise<PollRow>
  /** It can be brought back for 30 days, as any that is deleted. Throws forbidden for whoever may not manage it. */
  takeBack(acting: Acting, pollId: number): Promise<void>
}

export function pollAsking(services: PollServices): PollAsking {
  return {
    ask: (acting, body) => askPoll(services, acting, body),
    async takeBack({ db, scope, at }, pollId) {
      const poll = await lockPoll(db, scope, pollId)
      requireManage(scope, poll)
      await tellPoll(db, scope, poll)
      await writePoll(db, poll.id, { deletedAt: at }, at)
    },
  }
}
