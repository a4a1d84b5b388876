// What may tell whether a candidate change is meant, as numbers for the last judge.
import { ACTS } from './acts.ts'
import { isFewer } from './left-over.ts'
import { READINGS } from './reading-names.ts'
import { readingsOf } from './readings.ts'
import type { Mention, Scene, SceneClause } from './scene.ts'
import type { DaySlot, OwnerSlot, Slots } from './slots.ts'
import { TARGET_FEATURES } from './target-features.ts'
import type { Concept } from './vocabulary.ts'

const PLACE_OF = new Map<string, number>(READINGS.map((name, index) => [name, index]))
const MORE = 38
/** Concepts of the clause itself. */
const OWN: readonly Concept[] = [
  ...([
    'begun',
    'part',
    'waiting',
    'free',
    'off',
    'open',
    'move',
    'until',
    'take',
    'give',
    'yet',
    'almost',
  ] as const),
  ...([
    'already',
    'now',
    'before',
    'once',
    'will',
    'should',
    'please',
    'cannot',
    'be',
    'have',
    'because',
  ] as const),
  ...([
    'i',
    'we',
    'you',
    'he',
    'they',
    'it',
    'mine',
    'ask',
    'wish',
    'agree',
    'thanks',
    'same',
    'done',
  ] as const),
]
/** Concepts of the clause before and of the one after, of the same paragraph. */
const BESIDE: readonly Concept[] = [
  'done',
  'begun',
  'part',
  'waiting',
  'not',
  'yet',
  'will',
  'off',
  'open',
  'cannot',
  'please',
]
const BESIDE_FEATURES = BESIDE.length + 5
export const CANDIDATE_FEATURES =
  MORE + ACTS.length + READINGS.length + TARGET_FEATURES + OWN.length + 2 * BESIDE_FEATURES + ACTS.length

/** A change as a clause may mean it. */
export interface Proposed {
  clause: number
  /** Place of the task. */
  place: number
  /** Counted in ACTS. */
  act: number
  slots: Slots
}

/** What the judges of acts and of tasks say. */
export interface Likelihoods {
  /** Of each act, for each clause. */
  acts: readonly Float64Array[]
  /** Of each task, for the clause of the change. */
  targets: readonly number[]
}

/** `target` are the features of its clause and its task. */
export function candidateFeatures(
  scene: Scene,
  { clause: index, place, act, slots: { day, owner, blockers } }: Proposed,
  { acts, targets }: Likelihoods,
  target: Float64Array,
): Float64Array {
  const own = scene.clauses[index] as SceneClause
  const likely = acts[index] as Float64Array
  const p = likely[act] as number
  const others = targets.filter((_, other) => other !== place)
  const elsewhere = Math.max(
    0,
    ...acts.filter((_, other) => other !== index).map((one) => one[act] as number),
  )
  const task = scene.tasks[place]?.task
  const mention = own.mentions[place] as Mention
  const far = day?.day && task?.dueDate ? (Date.parse(day.day) - Date.parse(task.dueDate)) / 86_400_000 : 0
  const readings = readingsOf(scene, index)
  const hedged = readings.some((reading) => reading.includes('?'))
  const row = new Float64Array(CANDIDATE_FEATURES)
  const more = [
    ...[
      p,
      Math.max(...likely.filter((_, other) => other !== act)),
      targets[place] as number,
      Math.max(0, ...others),
    ],
    ...[(targets[place] as number) - Math.max(0, ...others), elsewhere, p * (targets[place] as number)],
    ...[
      Number(hedged),
      Number(own.clause.isQuestion),
      Number(own.clause.has.has('if')),
      Number(own.clause.has.has('unsure')),
    ],
    ...[
      Number(own.clause.has.has('heard')),
      Number(own.clause.has.has('joke')),
      Math.max(-10, Math.min(30, far)) / 10,
    ],
    ...[
      day ? HOW_DAY.indexOf(day.how) + 1 : 0,
      owner ? HOW_OWNER.indexOf(owner.how) + 1 : 0,
      Number(blockers.length > 0),
    ],
    ...[
      own.clause.dates.length,
      own.namings.length,
      Math.min(20, own.clause.tokens.length) / 10,
      scene.clauses.length / 10,
    ],
    ...[
      index / Math.max(1, scene.clauses.length),
      targets.filter((one) => one >= 0.4).length,
      Number(own.clause.has.has('not')),
    ],
    ...[
      likely.filter((other) => other > p).length / 4,
      Number(own.best === place),
      Number(own.past.includes(true)),
      Number(own.clause.dates.some(({ past }) => past)),
      Number(own.clause.dates.some(({ past }) => !past)),
      Number(isFewer(scene, own, place)),
      Number(scene.clauses.length === 1),
      Number(mention.work && own.mentions.filter(({ work }) => work).length === 1),
    ],
    ...[
      Number(mention.workDone),
      Number(own.called !== null && task?.assignees.includes(own.called) === true),
      Number(owner?.owners.includes(scene.input.author.email) === true),
      Number(own.clause.tokens.some(({ kind }) => kind === 'number')),
      Number(scene.clauses[scene.clauses.length - 1] === own),
      ['pending', 'progress', 'blocked', 'done'].indexOf(task?.status ?? 'pending'),
    ],
  ]
  for (const [at, value] of more.entries()) row[at] = value
  row[MORE + act] = 1
  for (const reading of readings) {
    const at = PLACE_OF.get(reading.replace('?', ''))
    if (at !== undefined) row[MORE + ACTS.length + at] = reading.includes('?') ? 0.5 : 1
  }
  let next = MORE + ACTS.length + READINGS.length
  row.set(target, next)
  next += TARGET_FEATURES
  for (const concept of OWN) row[next++] = Number(own.clause.has.has(concept))
  for (const beside of [index - 1, index + 1]) {
    const values = besideOf(scene, index, beside, place)
    row.set(values, next)
    next += BESIDE_FEATURES
  }
  row.set(likely, next)
  return row
}

/** What the clause beside says, where it speaks of no other task. */
function besideOf({ clauses }: Scene, index: number, beside: number, place: number): number[] {
  const own = clauses[index]?.clause
  const other = clauses[beside]
  if (!own || !other || other.clause.paragraph !== own.paragraph)
    return Array.from({ length: BESIDE_FEATURES }, () => 0)
  return [
    1,
    Number(other.best >= 0 && other.best !== place),
    Number(other.past.includes(true)),
    Number(other.clause.dates.some(({ past }) => !past)),
    Number(other.clause.sentence === own.sentence),
    ...BESIDE.map((concept) => Number(other.clause.has.has(concept))),
  ]
}

const HOW_DAY: readonly DaySlot['how'][] = ['date', 'shift', 'same', 'none', 'beside']
const HOW_OWNER: readonly OwnerSlot['how'][] = ['named', 'me', 'called', 'swap', 'share', 'third', 'nobody']
