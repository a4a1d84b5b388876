// Answers the call about threads of the knowledge base.
import { actingAs } from '../../../kit/db/acting-database.ts'
import { type Served, serve } from '../../../kit/serve.ts'
import { articlesOfThread, readableAmong } from '../articles/article-store.ts'
import type { KnowledgeServices } from '../knowledge-services.ts'
import { questionsOfThread } from '../question-store.ts'
import { listKnowledgeThreads } from './contract.ts'
import { threadsOfAgent } from './thread-list-store.ts'

export function threadRoutes({ db, card }: KnowledgeServices): Served[] {
  return [
    serve(listKnowledgeThreads, async ({ scope, query }) => {
      const own = actingAs(db, scope)
      const rows = await threadsOfAgent(db, scope, { agentType: card.type, instanceId: query.instanceId })
      const threads = []
      for (const { latestAt, ...thread } of rows) {
        const found = await readableAmong(db, scope, await articlesOfThread(own, thread.id))
        const asked = await questionsOfThread(own, thread.id)
        threads.push({
          ...thread,
          latestAt: latestAt.toISOString(),
          unansweredCount: asked.filter(({ state }) => state === 'unanswered').length,
          articles: found.map(({ id, title }) => ({ id: Number(id), title })),
        })
      }
      return { threads }
    }),
  ]
}
