// Looks for what an article says otherwise than others of its base, once it was published or changed.
import { z } from 'zod'
import { defineJob, type Job } from '../../../jobs/job.ts'
import { asSystem } from '../../../kit/db/acting-database.ts'
import { TookTooMuch } from '../../../kit/own-thread.ts'
import { lockArticleOf, publishedArticles } from '../articles/article-store.ts'
import { withoutMarks } from '../articles/article-text.ts'
import { keeperIn } from '../keeper.ts'
import { tellKnowledge } from '../knowledge-events.ts'
import type { KnowledgeServices } from '../knowledge-services.ts'
import { type FoundContradiction, putContradictions } from './contradiction-store.ts'

/** An article is compared with so many others, the latest ones. */
const MOST_COMPARED = 400

const payload = z.object({ articleId: z.number() })
export type ComparisonJob = Job<typeof payload>

export function comparisonJob(
  services: Pick<KnowledgeServices, 'db' | 'system' | 'contradictionsAmong'>,
): ComparisonJob {
  return defineJob({
    name: 'knowledge-contradictions',
    payload,
    run: ({ articleId }) => compare(services, articleId),
  })
}

const about = { number: 'number', date: 'date', negation: 'yes_no' } as const

async function compare(
  { db, system, contradictionsAmong }: Pick<KnowledgeServices, 'db' | 'system' | 'contradictionsAmong'>,
  articleId: number,
): Promise<void> {
  const own = asSystem(db, system)
  const article = await db.transaction(() => lockArticleOf(own, articleId))
  if (article?.status !== 'published' || article.kind !== 'article') return
  const keeper = keeperIn(article)
  const others = await publishedArticles(own, keeper, MOST_COMPARED)
  const all = [article, ...others.filter(({ id }) => id !== article.id)]
  const texts = all.map(({ title, text }) => ({ title, body: withoutMarks(text) }))
  const sender = `knowledge ${keeper.companyId ?? ''} ${keeper.ownerId ?? ''}`
  const pairs = await contradictionsAmong({ articles: texts }, sender).catch((error: unknown) => {
    if (error instanceof TookTooMuch) return []
    throw error
  })
  const found = pairs.flatMap((pair): FoundContradiction[] => {
    const [one, other] = [all[pair.sources[0]], all[pair.sources[1]]]
    if (!one || !other || (one.id !== article.id && other.id !== article.id)) return []
    const [first, second] = pair.sentences
    const isInOrder = one.id < other.id
    return [
      {
        ...{ oneId: isInOrder ? one.id : other.id, otherId: isInOrder ? other.id : one.id },
        ...{ oneSentence: isInOrder ? first : second, otherSentence: isInOrder ? second : first },
        about: about[pair.differ],
      },
    ]
  })
  await db.transaction(async () => {
    if (await putContradictions(own, keeper, article.id, found))
      await tellKnowledge(db, system, keeper, { articleIds: [article.id] })
  })
}
