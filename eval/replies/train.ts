// `npx tsx eval/replies/train.ts` learns the judges of replies from all labelled replies and writes their weights.
import { trainTrees } from '../learn/boosted-trees.ts'
import { CHANGE_OPTIONS, learnActs, learnTarget } from './learn.ts'
import { learningsOf, proposedBy, rowsOf } from './learnings.ts'
import { writeWeights } from './pack.ts'

const all = await learningsOf()
const { rows, labels } = rowsOf(proposedBy(all, all), all)
const examples = all.flatMap((one) => one.examples)
writeWeights({
  acts: learnActs(examples),
  target: learnTarget(examples),
  change: trainTrees(rows, labels, CHANGE_OPTIONS),
})
process.exit(0)
