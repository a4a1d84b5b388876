// What the judge learns from: of the candidates that a quote touches the likeliest is the task, the others say nothing.
import { isAbout } from '../mails/score.ts'
import { type LabelledMailRead, weightOf } from './labelled.ts'
import { type Example, scoreSlots, type Trained } from './logistic.ts'

const ACTS = new Set(['ask', 'order', 'must', 'will', 'own', 'need', 'remind', 'propose', 'present'])

/**
 * In life many mails are of one or two sentences, in the labelled ones few: each candidate is learned from once more
 * as if it stood alone, with less weight, since what surrounds it may be what makes it a task.
 */
const ALONE = 0.3

/** `judge`: of an earlier round, says which candidate of a quote is meant; null for the first. */
export function examplesOf(mails: readonly LabelledMailRead[], judge: Trained | null): Example[] {
  return mails.flatMap((mail) => {
    const labels = labelsOf(mail, judge)
    const weight = weightOf(mail)
    return mail.slots.flatMap((slots, place) => {
      const label = labels[place]
      if (label === null || label === undefined) return []
      const alone = mail.alone[place] ?? slots
      return [
        { slots, label, weight },
        { slots: alone, label, weight: ALONE * weight },
      ]
    })
  })
}

/** 1 for a task, 0 for none, null for what is not judged. */
export function labelsOf(
  { candidates, slots, touched }: LabelledMailRead,
  judge: Trained | null,
): (0 | 1 | null)[] {
  const labels: (0 | 1 | null)[] = candidates.map(() => 0)
  for (const { places } of touched) for (const place of places) labels[place] = null
  for (const { task, places } of touched) {
    if (task.optional || places.length === 0) continue
    const free = places.filter((place) => labels[place] !== 1)
    const worth = (place: number) => {
      const one = candidates[place]
      if (!one) return 0
      const fits = isAbout(one.text, task) ? 1.5 : 0
      if (judge) return fits + scoreSlots(slots[place] ?? new Uint32Array(), judge)
      return (
        fits + (ACTS.has(one.clause.mood) ? 1 : 0) + (one.place === 'item' || one.place === 'row' ? 1 : 0)
      )
    }
    const best = (free.length > 0 ? free : places).reduce((a, b) => (worth(b) > worth(a) ? b : a))
    labels[best] = 1
  }
  return labels
}
