// Generated surveys against the privacy rule: no two figures of one differ by fewer than four people.
import { expect, it } from 'vitest'
import type { AnswerRow } from './answer-store.ts'
import { type CountedQuestion, FEWEST, figuresOf, groupsOfAnswers, meanOf, raisedBy } from './figures.ts'

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const scale: CountedQuestion = { id: 1, kind: 'scale', options: [], steps: 5 }

interface Generated {
  units: { id: number; parentId: number | null; name: string }[]
  answers: AnswerRow[]
}

function generated(seed: number): Generated {
  const random = randomFrom(seed)
  const below = (most: number) => Math.floor(random() * most)
  const units = Array.from({ length: below(8) }, (_, at) => ({
    id: at + 1,
    parentId: at > 1 && random() < 0.5 ? below(at) + 1 : null,
    name: `Unit ${at + 1}`,
  }))
  const answers = Array.from({ length: below(30) }, (): AnswerRow => {
    const isOutside = random() < 0.2
    const unitId = isOutside || units.length === 0 || random() < 0.2 ? null : below(units.length) + 1
    return { questionId: 1, unitId, isOutside, choice: below(5) + 1, text: null }
  })
  return { units, answers }
}

const seeds = Array.from({ length: 500 }, (_, seed) => seed + 1)

/** The people of whom each figure tells, by the places of their answers. */
function toldOf({ units, answers }: Generated): Set<number>[] {
  const placeOf = new Map(answers.map((answer, place) => [answer, place]))
  const groups = groupsOfAnswers(answers, units).map((group) => ({
    unitId: group.unitId,
    places: group.answers.map((answer) => placeOf.get(answer) ?? -1),
  }))
  const inside = (id: number): number[] => [
    id,
    ...units.filter(({ parentId }) => parentId === id).flatMap((child) => inside(child.id)),
  ]
  const { departments } = figuresOf(scale, answers, units)
  return [
    new Set(groups.flatMap(({ places }) => places)),
    ...departments.map(({ unitId }) => {
      const ids = inside(unitId)
      return new Set(
        groups.flatMap((group) => (group.unitId !== null && ids.includes(group.unitId) ? group.places : [])),
      )
    }),
  ]
}

it('no figure, and no difference, sum or overlap of figures, tells of fewer than four people', () => {
  const small: string[] = []
  let compared = 0
  for (const seed of seeds) {
    const told = toldOf(generated(seed)).filter(({ size }) => size > 0)
    for (const [at, one] of told.entries()) {
      if (one.size < FEWEST) small.push(`seed ${seed}: a figure of ${one.size}`)
      for (const other of told.slice(at + 1)) {
        compared += 1
        const apart = [...one].filter((place) => !other.has(place)).length
        const shared = one.size - apart
        const rest = other.size - shared
        for (const count of [apart, shared, rest])
          if (count > 0 && count < FEWEST) small.push(`seed ${seed}: ${count} told apart`)
      }
    }
    // All departments that are told of, together, against the whole.
    const [all, ...parts] = told
    const left = [...(all ?? [])].filter((place) => !parts.some((part) => part.has(place))).length
    if (left > 0 && left < FEWEST) small.push(`seed ${seed}: ${left} left over`)
  }
  expect(small).toEqual([])
  expect(compared).toBeGreaterThan(200)
})

it('every member counts where anybody does, and outsiders only where they are four', () => {
  for (const seed of seeds) {
    const { units, answers } = generated(seed)
    const members = answers.filter(({ isOutside }) => !isOutside).length
    const outside = answers.length - members
    const { answers: told } = figuresOf(scale, answers, units)
    const enough = (count: number) => (count < FEWEST ? 0 : count)
    expect([seed, told]).toEqual([seed, enough(members) + enough(outside)])
  }
})

it('figures are sums of what was answered', () => {
  const row = (choice: number, unitId: number): AnswerRow => ({
    ...{ questionId: 1, unitId, isOutside: false, choice, text: null },
  })
  const answers = [row(1, 1), row(2, 1), row(3, 1), row(4, 1), ...[5, 5, 5, 5, 1].map((one) => row(one, 2))]
  const units = [1, 2].map((id) => ({ id, parentId: null, name: `Unit ${id}` }))
  const { counts, departments, ...told } = figuresOf(scale, answers, units)
  expect([told.answers, counts]).toEqual([9, [2, 1, 1, 1, 4]])
  expect(departments).toEqual([
    { unitId: 1, name: 'Unit 1', answers: 4, counts: [1, 1, 1, 1, 0] },
    { unitId: 2, name: 'Unit 2', answers: 5, counts: [1, 0, 0, 0, 4] },
  ])
  expect(meanOf({ answers: 4, counts: [1, 1, 1, 1, 0] })).toBe(2.5)
})

it('of a topic no department is told, and no rest of it, that fewer than four people raise', () => {
  const small: string[] = []
  let told = 0
  for (const seed of seeds) {
    const { units, answers } = generated(seed)
    const raised = raisedBy(answers, units)
    if (!raised) continue
    const { answers: all, departments = [] } = raised
    const counts = departments.map((one) => one.answers)
    told += counts.length
    const few = [all, ...counts, ...counts.map((count) => all - count)].filter(
      (count) => count > 0 && count < FEWEST,
    )
    if (few.length > 0) small.push(`seed ${seed}: ${few.join(', ')}`)
  }
  expect(small).toEqual([])
  expect(told).toBeGreaterThan(200)
})
