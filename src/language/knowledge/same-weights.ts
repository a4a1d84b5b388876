// Weights by which two questions are told to be the same. Written by `npx tsx eval/train/knowledge.ts`; nobody edits them by hand.
import type { SameFeature } from './same-features.ts'

export const SAMENESS: Readonly<Record<SameFeature | 'bias', number>> = {
  bias: 1.007,
  shared: 2.796,
  least: 1.682,
  exact: -3.688,
  onlyOne: -1.589,
  onlyOther: 0.193,
  opposed: -0.267,
  numbers: 0.102,
  facts: -1.87,
  factsDiffer: -1.706,
  replaced: -0.21,
  both: -0.307,
  short: 0.494,
}
