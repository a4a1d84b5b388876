// Whether articles that contradict one another are found, among pairs that only look alike and a whole base of other articles.
import { passagesOfArticle } from '../../src/language/knowledge/article-passages.ts'
import { findContradictions } from '../../src/language/knowledge/contradictions.ts'
import type { Figure } from '../figure.ts'
import type { Article } from './base.ts'
import { linesOf } from './lines.ts'

interface Planted {
  kind: 'contradiction' | 'none'
  differ?: string
  articles: { title: string; body: string }[]
}

/** The pairs that look alike and the articles of the base count as wrong where they are told. */
export function contradictionFigures(dir: string, base: readonly Article[]): Figure[] {
  const planted = linesOf<Planted>(`${dir}/contradictions.jsonl`)
  if (planted.length === 0) return []
  let told = 0
  let right = 0
  let named = 0
  for (const { kind, differ, articles } of planted) {
    const found = findContradictions(articles.map(passagesOfArticle))
    told += found.length > 0 ? 1 : 0
    if (kind === 'contradiction' && found.length > 0) right += 1
    if (kind === 'contradiction' && found[0]?.differ === differ) named += 1
    if (process.env['EVAL_VERBOSE'] === '1' && (kind === 'contradiction') !== found.length > 0)
      console.error(
        `${kind} ${found.length > 0 ? 'told' : 'missed'}: ${articles.map(({ body }) => body.replace('\n', ' ')).join(' <> ')}`,
      )
  }
  const inBase = findContradictions(base.map(passagesOfArticle))
  if (process.env['EVAL_VERBOSE'] === '1')
    for (const { sentences } of inBase) console.error(`in the base: ${sentences.join(' <> ')}`)
  const all = planted.filter(({ kind }) => kind === 'contradiction').length
  const figure = (measure: string, ours: number, cases: number, aim: number | null): Figure => ({
    ...{ set: 'contradictions', measure, cases, ours, plain: null, plainName: null, aim },
  })
  return [
    figure('precision on planted pairs', right / Math.max(1, told), told, 0.9),
    figure('recall on planted pairs', right / Math.max(1, all), all, null),
    figure('right kind of difference', named / Math.max(1, all), all, null),
    figure('pairs told among the articles of the base', inBase.length, base.length, null),
  ]
}
