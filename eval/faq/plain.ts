// Plain rankings of whole articles: the full-text search of the database, and BM25.
import type { Base } from './base.ts'

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Ranks of the wanted article, from 1; infinite where it is not found. */
export type Ranking = (question: string, wanted: string) => Promise<number>

export async function fullText(base: Base): Promise<Ranking> {
  await base.db.query('create temporary table plain_articles (id text, words tsvector)')
  for (const { id, title, body } of base.articles)
    await base.db.query(`insert into plain_articles values ($1, to_tsvector('english', $2))`, [
      id,
      `${title}\n${body}`,
    ])
  return async (question, wanted) => {
    const { rows } = await base.db.query<{ id: string }>(
      `select id from plain_articles, (select replace(plainto_tsquery('english', $1)::text, '&', '|')::tsquery as asked) as q
       where words @@ asked order by ts_rank(words, asked, 1) desc, id`,
      [question],
    )
    return rankOf(
      rows.map(({ id }) => id),
      wanted,
    )
  }
}

export const rankOf = (ids: readonly string[], wanted: string): number => {
  const place = ids.indexOf(wanted)
  return place < 0 ? Number.POSITIVE_INFINITY : place + 1
}

const K1 = 1.2
const B = 0.75

export function bm25(base: Base): Ranking {
  const documents = base.articles.map(({ id, title, body }) => {
    const counts = new Map<string, number>()
    const words = wordsOf(`${title}\n${body}`)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
    return { id, counts, length: words.length }
  })
  const average = documents.reduce((sum, { length }) => sum + length, 0) / documents.length
  const holding = (word: string) => documents.filter(({ counts }) => counts.has(word)).length
  return async (question, wanted) => {
    const asked = wordsOf(question).map((word) => {
      const count = holding(word)
      return { word, rarity: Math.log(1 + (documents.length - count + 0.5) / (count + 0.5)) }
    })
    const scored = documents.map(({ id, counts, length }) => {
      const score = asked.reduce((sum, { word, rarity }) => {
        const often = counts.get(word) ?? 0
        return sum + (rarity * often * (K1 + 1)) / (often + K1 * (1 - B + (B * length) / average))
      }, 0)
      return { id, score }
    })
    scored.sort((one, other) => other.score - one.score)
    return rankOf(
      scored.map(({ id }) => id),
      wanted,
    )
  }
}
