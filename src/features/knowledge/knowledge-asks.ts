// What the knowledge base says to questions: its own sentences, with the article in which each stands.
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { fold } from '../../language/fold.ts'
import type { Answered, Asks, Statement } from '../../records/asks.ts'
import { listArticleRows } from './articles/article-list-store.ts'
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
    async answer(scope, { said, about, today }) {
      if (asksToCheck(said)) return toCheck(services.db, scope, today)
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

const ARTICLES = /\b(?:articles?|knowledge base)\b/
const TO_CHECK =
  /\b(?:check(?:ed|ing)?|verif\w+|review(?:ed|ing)?|out of date|outdated|stale|overdue|too old|past (?:its|their))\b/

const asksToCheck = (said: string): boolean => {
  const plain = fold(said)
  return ARTICLES.test(plain) && TO_CHECK.test(plain)
}

const MOST_TO_CHECK = 20

/** Published ones whose day to be verified has come. */
async function toCheck(db: Database, scope: Scope, today: string): Promise<Answered> {
  const query = {
    state: 'published',
    isDue: 'true',
    sort: 'verified',
    offset: 0,
    limit: MOST_TO_CHECK,
  } as const
  const { rows, total } = await listArticleRows(db, scope, query, today)
  const lines = rows.map(({ id, title }): Statement => {
    const source = { kind: ARTICLE, id, title, path: `/knowledge/${id}`, quote: null, at: null }
    return { text: `\u2022 ${title}`, sources: [source] }
  })
  return { sureness: 0.95, statements: [{ text: `Articles to check: ${total}.`, sources: [] }, ...lines] }
}
