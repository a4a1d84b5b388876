// Learns both judges: the linear one, and the trees that look at its scores. Each mail is scored by weights that were
// learned without its author, so that the trees see scores as they will be for mails that nobody knows.
import { figuresOf } from '../../src/language/judge/figures.ts'
import { sumOfTrees, type Trees } from '../../src/language/judge/trees.ts'
import { boost, type Row } from './boost.ts'
import { calibrate } from './calibrate.ts'
import { examplesOf, labelsOf } from './examples.ts'
import { type LabelledMailRead, weightOf } from './labelled.ts'
import { scoreSlots, type Trained, trainLogistic } from './logistic.ts'

export interface Judges extends Trained {
  trees: Trees
  /** Of the curve that makes a probability of the trees' sum. */
  slope: number
  shift: number
}

export function learn(mails: readonly LabelledMailRead[]): Judges {
  const folds = foldsOf(mails)
  const rows: Row[] = []
  const rowsByFold: Row[][] = []
  for (const held of folds) {
    const inside = new Set(held)
    const linear = learnLinear(mails.filter((mail) => !inside.has(mail)))
    const own = held.flatMap((mail) => rowsOf(mail, linear))
    rowsByFold.push(own)
    rows.push(...own)
  }
  // Calibrated on what the trees of the other half of the authors say.
  const halves = [0, 1].map((half) => rowsByFold.filter((_, place) => place % 2 === half).flat())
  const scored = halves.flatMap((own, half) => {
    const trees = boost(halves[1 - half] ?? [])
    return own.map(({ figures, label, weight }) => ({
      score: sumOfTrees(figures, trees),
      right: label > 0,
      weight,
    }))
  })
  return {
    ...learnLinear(mails),
    trees: boost(rows),
    ...calibrate(
      scored.filter(({ weight }) => weight >= 1).map((one) => ({ ...one, weight: one.weight ** 2 })),
    ),
  }
}

export function scoresOfMail({ candidates, slots, reader }: LabelledMailRead, judges: Judges): number[] {
  const scores = slots.map((one) => scoreSlots(one, judges))
  return figuresOf(candidates, scores, reader).map((row) => sumOfTrees(row, judges.trees))
}

function learnLinear(mails: readonly LabelledMailRead[]): Trained {
  return trainLogistic(examplesOf(mails, trainLogistic(examplesOf(mails, null), { epochs: 6 })), {
    epochs: 16,
  })
}

/** By author; others are dealt out. */
function foldsOf(mails: readonly LabelledMailRead[]): LabelledMailRead[][] {
  const authors = [...new Set(mails.map(({ mail }) => mail.id.replace(/-.*/, '')))].filter(
    (name) => !['plain', 'base', 'reply'].includes(name),
  )
  const folds = authors.map((): LabelledMailRead[] => [])
  for (const [place, mail] of mails.entries()) {
    const author = authors.indexOf(mail.mail.id.replace(/-.*/, ''))
    folds[author < 0 ? place % folds.length : author]?.push(mail)
  }
  return folds
}

function rowsOf(mail: LabelledMailRead, linear: Trained): Row[] {
  const scores = mail.slots.map((one) => scoreSlots(one, linear))
  const labels = labelsOf(mail, linear)
  const weight = weightOf(mail)
  return figuresOf(mail.candidates, scores, mail.reader).flatMap((figures, place): Row[] => {
    const label = labels[place]
    return label === null || label === undefined ? [] : [{ figures, label, weight }]
  })
}
