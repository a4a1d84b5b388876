// A knowledge base of labelled articles in a real embedded database, asked as a reader asks it.

import {
  askedOf,
  type FindAnswerServices,
  type FoundAnswer,
  findAnswer,
} from '../../src/features/knowledge/passages/find-answer.ts'
import { gatherPassages } from '../../src/features/knowledge/passages/gather-passages.ts'
import { putPassages } from '../../src/features/knowledge/passages/put-passages.ts'
import type { Reader } from '../../src/features/knowledge/passages/reader.ts'
import { asSystem, type SystemDatabase } from '../../src/kit/db/acting-database.ts'
import { mintSystemScope } from '../../src/kit/scope.ts'
import { passagesOfArticle } from '../../src/language/knowledge/article-passages.ts'
import { type Asked, chooseAnswer } from '../../src/language/knowledge/choose-answer.ts'
import { openTestDatabase } from '../../test/database.ts'

export interface Article {
  id: string
  title: string
  body: string
}

export class Base {
  readonly articles: readonly Article[]
  readonly db: SystemDatabase
  readonly #reader: Reader
  readonly #services: FindAnswerServices

  private constructor(db: SystemDatabase, articles: readonly Article[], reader: Reader) {
    this.db = db
    this.articles = articles
    this.#reader = reader
    this.#services = { db, choose: async (asked) => chooseAnswer(asked), embed: null }
  }

  static async of(articles: readonly Article[]): Promise<Base> {
    const db = asSystem(await openTestDatabase(), mintSystemScope('evaluation'))
    const { rows } = await db.query<{ id: number }>(
      `insert into users (email) values ('asker@example.com') returning id`,
    )
    const userId = Number(rows[0]?.id)
    const keeper = { companyId: null, ownerId: userId }
    for (const [place, article] of articles.entries())
      await putPassages(db, {
        ...{ keeper, isPublic: false, threadId: null, passages: passagesOfArticle(article) },
        source: { kind: 'article', id: place },
      })
    await db.query('analyze')
    return new Base(db, articles, { keeper, userId })
  }

  ask(question: string): Promise<FoundAnswer> {
    return findAnswer(this.#services, this.#reader, question)
  }

  /** What the choice is made from. */
  async asked(question: string): Promise<Asked & { articleOf: ReadonlyMap<number, string> }> {
    const gathered = await gatherPassages(this.db, this.#reader, { question, most: 60 })
    const articleOf = new Map(gathered.rows.map((row) => [row.id, this.idOf(row.sourceId)]))
    return { ...askedOf(question, gathered), articleOf }
  }

  idOf(sourceId: number): string {
    return this.articles[sourceId]?.id ?? ''
  }
}
