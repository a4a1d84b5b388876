// What time does with knowledge: owners are asked whether articles are still true, threads that are done can be cited,
// and what was deleted goes for good.
import { asSystem } from '../../kit/db/acting-database.ts'
import { UNDO_MS } from '../../records/undo.ts'
import { articlesToVerify, dropDeletedArticles } from './articles/article-store.ts'
import { dayOf } from './articles/verify-day.ts'
import type { KnowledgeServices } from './knowledge-services.ts'
import { takeInThreads } from './threads/take-in-threads.ts'

const AT_ONCE = 50

/** Several processes may do it at the same time: each article is looked at again behind its lock. */
export async function sweepKnowledge(services: KnowledgeServices): Promise<void> {
  const { db, system, clock, queueMails } = services
  const now = clock()
  for (const id of await articlesToVerify(asSystem(db, system), dayOf(now), AT_ONCE))
    await queueMails({ what: 'verify', id, after: 0 })
  await takeInThreads(services)
  await dropDeletedArticles(asSystem(db, system), new Date(now.getTime() - UNDO_MS))
}
