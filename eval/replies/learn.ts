// Learns the three judges of replies from labelled clauses.
import { actFeatures } from '../../src/language/replies/act-features.ts'
import { ACTS } from '../../src/language/replies/acts.ts'
import { hashOf, PLACES } from '../../src/language/replies/hash.ts'
import type { Judges } from '../../src/language/replies/judges.ts'
import { targetFeatures } from '../../src/language/replies/target-features.ts'
import { scoreTrees, type Tree, trainTrees } from '../learn/boosted-trees.ts'
import { type SparseRow, trainLogistic } from '../learn/logistic.ts'
import type { Example } from './examples.ts'

export interface Forest {
  base: number
  trees: Tree[]
}

export interface Learned {
  /** By place of the feature, then act. */
  acts: Float64Array
  target: Forest
  change: Forest
}

export const TARGET_OPTIONS = { trees: 110, depth: 4, rate: 0.12, lambda: 2, leaf: 2 }
export const CHANGE_OPTIONS = { trees: 140, depth: 4, rate: 0.08, lambda: 4, leaf: 3 }
const LEAST_COUNT = 3

/** Replies as people write them every day count double beside those that stress what is hard. */
export const weightOf = (set: string) => (set.startsWith('natural') ? 2 : 1)

const kept = new WeakMap<Example, number[]>()

function placesOf(example: Example): number[] {
  const before = kept.get(example)
  if (before) return before
  const places = [...new Set(actFeatures(example.scene, example.clause).map(hashOf))]
  kept.set(example, places)
  return places
}

export function learnActs(examples: readonly Example[]): Float64Array {
  const counts = new Uint32Array(PLACES)
  for (const example of examples)
    for (const place of placesOf(example)) counts[place] = (counts[place] as number) + 1
  const rows = examples.map(
    (example): SparseRow => ({
      features: placesOf(example).filter((place) => (counts[place] as number) >= LEAST_COUNT),
      labels: ACTS.map((act) => (example.acts.includes(act) ? 1 : example.open.has(act) ? null : 0)),
      weight: weightOf(example.set),
    }),
  )
  return trainLogistic(rows, { features: PLACES, labels: ACTS.length, epochs: 12, rate: 0.3, l2: 0.005 })
}

export function learnTarget(examples: readonly Example[]): Forest {
  const rows: Float64Array[] = []
  const labels: number[] = []
  for (const { scene, clause, targets, set } of examples) {
    const about = new Set([...targets.values()].flatMap((one) => [...one]))
    if (about.size === 0) continue
    for (let place = 0; place < scene.tasks.length; place++) {
      const row = targetFeatures(scene, clause, place)
      for (let time = 0; time < weightOf(set); time++) {
        rows.push(row)
        labels.push(about.has(place) ? 1 : 0)
      }
    }
  }
  return trainTrees(rows, labels, TARGET_OPTIONS)
}

export function judgesOf({ acts, target, change }: Learned): Judges {
  return {
    acts: (places) => {
      const scores = new Float64Array(ACTS.length)
      for (const place of new Set(places))
        for (let act = 0; act < ACTS.length; act++)
          scores[act] = (scores[act] as number) + (acts[place * ACTS.length + act] as number)
      return scores.map((score) => 1 / (1 + Math.exp(-score)))
    },
    target: (row) => scoreTrees(target, row),
    change: (row) => scoreTrees(change, row),
  }
}

export const NOTHING: Forest = { base: 0, trees: [] }
