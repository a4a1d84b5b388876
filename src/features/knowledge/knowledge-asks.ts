// What the knowledge base says to questions: its own sentences, with the article in which each stands.
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Asks } from '../../records/asks.ts'
import { citedArticles } from './articles/article-store.ts'
import { lookUp } from './asking/ask.ts'
import { keeperOf } from './keeper.ts'
import type { KnowledgeServices } from './knowledge-services.ts'
import { ARTICLE } from './knowledge-subject.ts'

const ASKED = ['fact', 'passage', 'find']
const MOST = 3

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
  }
}
