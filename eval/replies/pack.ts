// Writes what was learned in the compact form in which it is committed.
import { writeFileSync } from 'node:fs'
import type { Tree } from '../learn/boosted-trees.ts'
import type { Forest, Learned } from './learn.ts'

const FILE = new URL('../../src/language/replies/weights.ts', import.meta.url)

export function writeWeights({ acts, target, change }: Learned): void {
  const most = acts.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0)
  const step = most / 127
  const bytes = Int8Array.from(acts, (weight) => Math.round(weight / step))
  writeFileSync(
    FILE,
    `// Learned by eval/replies/train.ts; not to be edited by hand.
export const weights = {
  step: ${step},
  acts: '${Buffer.from(bytes.buffer).toString('base64')}',
  target: '${packed(target)}',
  change: '${packed(change)}',
}
`,
  )
}

function packed({ base, trees }: Forest): string {
  return [short(base), ...trees.map((tree) => nodesOf(tree, 0).join(' '))].join('\\n')
}

function nodesOf(tree: Tree, at: number): string[] {
  const feature = tree.feature[at] as number
  if (feature < 0) return [`=${short(tree.value[at] as number)}`]
  return [
    `${feature}<${short(tree.threshold[at] as number)}`,
    ...nodesOf(tree, tree.left[at] as number),
    ...nodesOf(tree, tree.right[at] as number),
  ]
}

const short = (value: number) => String(Number(value.toFixed(4)))
