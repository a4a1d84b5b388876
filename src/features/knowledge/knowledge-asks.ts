// What the knowledge base says to questions: its own sentences, with the article in which each stands.
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Asks } from '../../records/asks.ts'
import { citedArticles } from './articles/article-store.ts'
import { lookUp } from './asking/ask.ts'
import { keeperOf } from './keeper.ts'
import type { KnowledgeServices } from './knowledge-services.ts'
import { ARTICLE } from './knowledge-subject.ts'
import { gatherPassages } from './passages/gather-passages.ts'

const ASKED = ['fact', 'passage', 'find']
const MOST = 3
const MOST_PASSAGES = 12

/** Nothing is filed and nobody is asked: who asks the Copilot has not asked the base. */
export function knowledgeAsks(services: KnowledgeServices): Asks {
  return {
    async answer(scope, { said, about }) {
      if (!ASKED.includes(about.wanted) || about.topic.length === 0) return null
      const reader = { keeper: keeperOf(scope), userId: scope.userId }
      const { answer } = await lookUp(services, scope, reader, said)
      if (answer === null) return null
      const cited = answer.citations.filter(({ source }) => source.kind !== 'thread').slice(0, MOST)
      const ids = [...new Set(cited.map(({ source }) => source.id))]
      const articles = new Map(
        (await citedArticles(actingAs(services.db, scope), ids)).map((one) => [Number(one.id), one]),
      )
      const statements = cited.flatMap(({ text, source }) => {
        const article = articles.get(source.id)
        if (!article) return []
        const { id } = source
        const path = `/knowledge/${id}`
        return [{ text, sources: [{ kind: ARTICLE, id, title: article.title, path, quote: text, at: null }] }]
      })
      return statements.length === 0 ? null : { sureness: Math.max(0.6, answer.confidence), statements }
    },
    async passages(scope, { said }) {
      const db = actingAs(services.db, scope)
      const reader = { keeper: keeperOf(scope), userId: scope.userId }
      const { rows } = await gatherPassages(db, reader, { question: said, most: MOST_PASSAGES })
      const ofArticles = rows.filter(({ sourceKind }) => sourceKind !== 'thread')
      const ids = [...new Set(ofArticles.map(({ sourceId }) => sourceId))]
      const articles = new Map((await citedArticles(db, ids)).map((one) => [Number(one.id), one]))
      return ofArticles.flatMap(({ sourceId: id, headings, sentences, part }) => {
        const title = articles.get(id)?.title
        if (title === undefined) return []
        const source = { kind: ARTICLE, id, title, path: `/knowledge/${id}`, at: null }
        return [{ passage: { headings, sentences, part }, source }]
      })
    },
  }
}
