// What projects say to questions: whom one works with there, and the following of one.
import type { Asks } from '../../records/asks.ts'
import { type FollowServices, followAsks } from './follow-asks.ts'
import { addressesOf } from './person-asks.ts'

export function projectAsks(services: FollowServices): Asks {
  const follows = followAsks(services)
  return {
    ...follows,
    answer: async (scope, question) =>
      (await follows.answer(scope, question)) ?? addressesOf(services.db, scope, question),
  }
}
