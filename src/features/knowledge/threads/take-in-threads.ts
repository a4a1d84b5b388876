// Threads whose tasks are all done can be cited: their mails are taken in as passages for those who take part in them.
import { asSystem } from '../../../kit/db/acting-database.ts'
import { passagesOfArticle } from '../../../language/knowledge/article-passages.ts'
import {
  noteDropped,
  noteTakenIn,
  type SettledThread,
  textsOfThread,
  threadsToDrop,
  threadsToTakeIn,
} from '../asking/cited-thread-store.ts'
import { keeperIn } from '../keeper.ts'
import type { KnowledgeServices } from '../knowledge-services.ts'
import { dropPassages, putPassages } from '../passages/put-passages.ts'

const AT_ONCE = 20
const LONGEST = 100_000

type Services = Pick<KnowledgeServices, 'db' | 'system'>

export async function takeInThreads(services: Services): Promise<void> {
  const { db, system } = services
  const own = asSystem(db, system)
  for (const thread of await threadsToDrop(own, AT_ONCE))
    await db.transaction(async () => {
      await dropPassages(own, keeperIn(thread), { kind: 'thread', id: thread.projectId })
      await noteDropped(own, thread.projectId)
    })
  for (const thread of await threadsToTakeIn(own, AT_ONCE)) await takeIn(services, thread)
}

async function takeIn({ db, system }: Services, thread: SettledThread): Promise<void> {
  const own = asSystem(db, system)
  const { projectId, threadId, name } = thread
  const said = await textsOfThread(own, threadId)
  const body = said.map(({ from, text }) => `## ${oneLine(from)}\n\n${text}`).join('\n\n')
  const passages = passagesOfArticle({ title: name, body: body.slice(0, LONGEST) })
  await db.transaction(async () => {
    await putPassages(own, {
      ...{ keeper: keeperIn(thread), source: { kind: 'thread', id: projectId }, passages },
      ...{ isPublic: false, threadId },
    })
    await noteTakenIn(own, thread)
  })
}

const oneLine = (name: string): string => name.replace(/\s+/g, ' ').trim()
