// Whether questions that many mails repeat are found: pairs of one group against labelled paraphrases, beside word overlap.
import { existsSync } from 'node:fs'
import { words } from '../src/language/fold.ts'
import { MOST_COMPARED, repeatedQuestions } from '../src/language/surveys/repeated-questions.ts'
import { linesOf } from './faq/lines.ts'
import type { Figure } from './figure.ts'

interface Query {
  text: string
  label: string
}

const MOST = 1_200

export async function evaluate(dir: string): Promise<Figure[]> {
  const path = `${dir}/faq/queries.jsonl`
  if (!existsSync(path)) return []
  const queries = linesOf<Query>(path).slice(0, MOST)
  const ours = measured(queries, repeatedQuestions)
  // The overlap that finds most while nine of ten pairs are right, which flatters it.
  const plain = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]
    .map((least) => pairsByWords(queries, least))
    .toSorted(
      (one, other) =>
        Number(other.precision >= 0.9) - Number(one.precision >= 0.9) || other.recall - one.recall,
    )
  const best = plain[0] ?? { precision: 0, recall: 0, called: 0, same: 0 }
  const figure = (measure: 'precision' | 'recall', cases: number, aim: number): Figure => ({
    ...{ set: 'repeated questions', measure, cases, ours: ours[measure], plain: best[measure], aim },
    plainName: 'word overlap',
  })
  return [figure('precision', ours.called, 0.9), figure('recall', ours.same, 0.5)]
}

function measured(queries: readonly Query[], group: (texts: readonly string[]) => number[][]) {
  let [right, called, same] = [0, 0, 0]
  for (let from = 0; from < queries.length; from += MOST_COMPARED) {
    const some = queries.slice(from, from + MOST_COMPARED)
    const groups = group(some.map(({ text }) => text))
    const groupOf = new Map(groups.flatMap((places, at) => places.map((place) => [place, at])))
    for (const [at, one] of some.entries())
      for (const [behind, other] of some.slice(at + 1).entries()) {
        const own = groupOf.get(at)
        const isCalled = own !== undefined && own === groupOf.get(at + 1 + behind)
        const isSame = one.label === other.label
        called += Number(isCalled)
        same += Number(isSame)
        right += Number(isCalled && isSame)
      }
  }
  return { precision: right / Math.max(1, called), recall: right / Math.max(1, same), called, same }
}

/** Without groups, in which one wrong pair brings others along. */
function pairsByWords(queries: readonly Query[], least: number) {
  const sets = queries.map(({ text }) => new Set(words(text)))
  let [right, called, same] = [0, 0, 0]
  for (const [at, one] of queries.entries())
    for (let other = at + 1; other < queries.length; other += 1) {
      if (Math.floor(at / MOST_COMPARED) !== Math.floor(other / MOST_COMPARED)) break
      const isCalled = overlap(sets[at] ?? new Set(), sets[other] ?? new Set()) >= least
      const isSame = one.label === queries[other]?.label
      called += Number(isCalled)
      same += Number(isSame)
      right += Number(isCalled && isSame)
    }
  return { precision: right / Math.max(1, called), recall: right / Math.max(1, same), called, same }
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared / Math.max(1, one.size + other.size - shared)
}
