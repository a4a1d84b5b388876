// Whether questions that ask the same are told from those that only look alike.
import { SAME, sameness } from '../../src/language/knowledge/same-question.ts'
import type { Figure } from '../figure.ts'
import { linesOf } from './lines.ts'

export interface LabelledPair {
  one: string
  other: string
  isSame: boolean
  /** Of its line in the file: pairs of one group are learned from together. */
  group: number
  weight: number
}

interface Line {
  kind: 'same' | 'different'
  questions: string[]
}

/** All pairs of each group, the pairs that look alike, and of each two groups that follow one another two questions. */
export function labelledPairs(dir: string): LabelledPair[] {
  const lines = linesOf<Line>(`${dir}/same-question.jsonl`)
  return lines.flatMap(({ kind, questions }, group) => {
    const own = questions.flatMap((one, place) =>
      questions.slice(place + 1).map((other) => ({ one, other, isSame: kind === 'same', group, weight: 1 })),
    )
    const next = lines[(group + 1) % lines.length]?.questions ?? []
    const apart = questions
      .slice(0, 2)
      .map((one, place) => ({ one, other: next[place] ?? '', isSame: false, group, weight: 1 }))
    return [...own, ...apart]
  })
}

export function sameFigures(dir: string): Figure[] {
  const pairs = labelledPairs(dir)
  if (pairs.length === 0) return []
  const called = pairs.filter(({ one, other }) => sameness(one, other) >= SAME)
  const right = called.filter(({ isSame }) => isSame).length
  const same = pairs.filter(({ isSame }) => isSame).length
  if (process.env['EVAL_VERBOSE'] === '1')
    for (const { one, other, isSame } of called)
      if (!isSame) console.error(`called the same: ${one} | ${other}`)
  const figure = (measure: string, ours: number, cases: number, aim: number): Figure => ({
    ...{ set: 'same question', measure, cases, ours, plain: null, plainName: null, aim },
  })
  return [
    figure('precision', right / Math.max(1, called.length), called.length, 0.9),
    figure('recall', right / Math.max(1, same), same, 0.5),
  ]
}
