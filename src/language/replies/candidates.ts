// The changes that the clauses of a reply may make, each with what tells the last judge whether it is meant.
import { actFeatures } from './act-features.ts'
import { ACTS, type Act } from './acts.ts'
import { candidateFeatures } from './candidate-features.ts'
import { hashOf } from './hash.ts'
import type { Judges } from './judges.ts'
import { pointed } from './pointed.ts'
import { withProposals } from './proposals.ts'
import type { Scene } from './scene.ts'
import {
  blockersOf,
  type DaySlot,
  daySlot,
  type OwnerSlot,
  ownerSlot,
  type Slots,
  titleSlot,
} from './slots.ts'
import { targetFeatures } from './target-features.ts'

export interface Candidate {
  clause: number
  /** Place of the task. */
  place: number
  act: Act
  day: DaySlot | null
  owner: OwnerSlot | null
  title: string | null
  blockers: number[]
  /** For the last judge. */
  row: Float64Array
}

/** What is less likely is not even proposed. */
const LEAST_ACT = 0.06
const LEAST_TARGET = 0.12

export function candidatesOf(scene: Scene, judges: Judges): Candidate[] {
  const acts = scene.clauses.map((_, index) =>
    withProposals(judges.acts(actFeatures(scene, index).map(hashOf)), scene, index),
  )
  const found: Candidate[] = []
  for (let index = 0; index < scene.clauses.length; index++) {
    const likely = acts[index] as Float64Array
    if (!likely.some((p) => p >= LEAST_ACT)) continue
    const rows = scene.tasks.map((_, place) => targetFeatures(scene, index, place))
    const targets = pointed(
      scene,
      index,
      rows.map((row) => judges.target(row)),
    )
    const best = Math.max(0, ...targets)
    for (const [at, act] of ACTS.entries()) {
      if ((likely[at] as number) < LEAST_ACT) continue
      for (const [place, p] of targets.entries()) {
        if (p < LEAST_TARGET && p < best) continue
        const slots = slotsOf(scene, index, place, act)
        if (slots)
          found.push({
            clause: index,
            place,
            act,
            ...slots,
            row: candidateFeatures(
              scene,
              { clause: index, place, act: at, slots },
              { acts, targets },
              rows[place] as Float64Array,
            ),
          })
      }
    }
  }
  return found
}

/** Null where the act cannot be: it fills in nothing, or the task is so already. */
function slotsOf(scene: Scene, index: number, place: number, act: Act): Slots | null {
  const task = scene.tasks[place]?.task
  if (!task) return null
  const none = { day: null, owner: null, title: null, blockers: [] }
  if (act === 'due') {
    const day = daySlot(scene, index, place)
    return day && day.day !== task.dueDate ? { ...none, day } : null
  }
  if (act === 'assign') {
    const owner = ownerSlot(scene, index, place)
    return owner ? { ...none, owner } : null
  }
  if (act === 'title') {
    const title = titleSlot(scene, index)
    return title ? { ...none, title } : null
  }
  if (act === 'blocked')
    return task.status === 'done' ? null : { ...none, blockers: blockersOf(scene, index, place) }
  if (act === 'open') return task.status === 'done' ? none : null
  if (act === 'free') return task.status === 'blocked' ? none : null
  if (act === 'begun') return task.status === 'done' || task.status === 'progress' ? null : none
  return task.status === 'done' && act !== 'off' ? null : none
}
