// Says how sure it is of each candidate of a mail that it is a task.

import type { Candidate } from '../candidates/candidate.ts'
import type { Reader } from '../candidates/reader.ts'
import type { Block } from '../layout/block.ts'
import { addFeatures, surroundingsOf } from './features.ts'
import { figuresOf } from './figures.ts'
import { LinearJudge } from './linear.ts'
import { type Judge, probability } from './packed.ts'
import { sumOfTrees } from './trees.ts'

/** 0..1 for each candidate: first by its words, then by these scores and what its mail is like. */
export function judgeAll(
  candidates: readonly Candidate[],
  blocks: readonly Block[],
  reader: Reader,
  judge: Judge,
): number[] {
  const around = surroundingsOf(candidates, blocks, reader)
  const linear = new LinearJudge(judge.linear, around.shared)
  const scores = candidates.map((_, place) => linear.scoreOf((add) => addFeatures(place, around, add)))
  return figuresOf(candidates, scores, reader).map((row) => probability(sumOfTrees(row, judge.trees), judge))
}
