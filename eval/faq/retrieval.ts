// Where the right article stands among those found, beside plain full-text search and BM25.
import type { Figure } from '../figure.ts'
import type { Base } from './base.ts'
import { bm25, fullText, rankOf } from './plain.ts'

export interface LabelledQuestion {
  question: string
  articleId: string
}

export async function retrievalFigures(
  base: Base,
  questions: readonly LabelledQuestion[],
  name: string,
  aims: { top: number | null; mrr: number | null } = { top: null, mrr: null },
): Promise<Figure[]> {
  const [full, plain] = [await fullText(base), bm25(base)]
  const ranks: { ours: number; full: number; plain: number }[] = []
  for (const { question, articleId } of questions) {
    const { near } = await base.ask(question)
    const ids = near.map(({ source }) => base.idOf(source.id))
    const ours = rankOf(ids, articleId)
    if (process.env['EVAL_VERBOSE'] === '1' && ours > 1)
      console.error(`${name} rank ${ours}: ${question} | ${articleId} | ${ids[0]}`)
    ranks.push({ ours, full: await full(question, articleId), plain: await plain(question, articleId) })
  }
  const of = (measure: (rank: number) => number, by: 'ours' | 'full' | 'plain') =>
    ranks.reduce((sum, rank) => sum + measure(rank[by]), 0) / ranks.length
  const isFirst = (rank: number) => (rank === 1 ? 1 : 0)
  const reciprocal = (rank: number) => 1 / rank
  const figure = (
    measure: string,
    count: (rank: number) => number,
    by: 'full' | 'plain',
    aim: number | null,
  ): Figure => ({
    ...{ set: name, measure, cases: ranks.length, ours: of(count, 'ours'), plain: of(count, by), aim },
    plainName: by === 'full' ? 'full-text search' : 'BM25',
  })
  return [
    figure('right article first', isFirst, 'full', aims.top),
    figure('right article first', isFirst, 'plain', aims.top),
    figure('mean reciprocal rank', reciprocal, 'full', aims.mrr),
    figure('mean reciprocal rank', reciprocal, 'plain', aims.mrr),
  ]
}
