// Proposes acts by rule: what a clause seems to say is judged, however rare its words are.
import { ACTS, type Act } from './acts.ts'
import { readingsOf } from './readings.ts'
import type { Scene } from './scene.ts'

/** Each act that a rule reads becomes likely enough to be judged. */
export function withProposals(likely: Float64Array, scene: Scene, index: number): Float64Array {
  const readings = new Set(readingsOf(scene, index).map((reading) => reading.replace('?', '')))
  if (readings.has('some-left') && PROPOSALS.done.some((reading) => readings.has(reading)))
    likely[BEGUN] = Math.max(likely[BEGUN] as number, PROPOSED)
  for (const [at, act] of ACTS.entries())
    if (PROPOSALS[act].some((reading) => readings.has(reading)))
      likely[at] = Math.max(likely[at] as number, PROPOSED)
  return likely
}

const PROPOSED = 0.08
const BEGUN = ACTS.indexOf('begun')
const PROPOSALS: Record<Act, readonly string[]> = {
  done: ['done', 'past:work', 'past:after-thing', 'past:be', 'past:head', 'past:i'],
  begun: ['begun', 'ratio', 'fewer'],
  blocked: ['waiting', 'unable:until', 'unable'],
  off: ['off'],
  open: ['open', 'done:not', 'past:not'],
  free: ['free', 'open', 'begun', 'waiting:not'],
  due: [
    'day:move',
    'day:later',
    'day:short',
    'day:until',
    'day:i',
    'day:will',
    'day:please',
    'day:deadline',
    'day:named',
    'amount:later',
    'amount:earlier',
    'amount:move',
    'same',
    'no-deadline',
  ],
  assign: [
    'other:take',
    'other:give',
    'me:take',
    'called:take',
    'called:give',
    'third:take',
    'swap',
    'other:head',
    'other:mine',
    'called:please',
    'other:please',
    'other:will',
    'called:foreign',
    'me:foreign',
    'other:named',
    'other:share',
  ],
  high: ['urgent'],
  low: ['calm'],
  title: ['rename', 'rename:quoted'],
}
