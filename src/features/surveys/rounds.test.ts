// Generated rounds of surveys against whoever subtracts one from the other: no few people stand out.
import { expect, it } from 'vitest'
import type { AnswerRow } from './answer-store.ts'
import { type CountedQuestion, FEWEST } from './figures.ts'
import { type AskedPerson, type EarlierFigures, figuresBeside, knownParts } from './rounds.ts'

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

const question: CountedQuestion = { id: 1, kind: 'scale', options: [], steps: 5 }

interface Round {
  people: AskedPerson[]
  answers: AnswerRow[]
}

interface Company {
  units: { id: number; parentId: number | null; name: string }[]
  rounds: Round[]
}

/** People keep their minds from round to round, which is what a subtraction hopes for; some come, go and move. */
function generated(seed: number): Company {
  const random = randomFrom(seed)
  const below = (most: number) => Math.floor(random() * most)
  const units = Array.from({ length: 1 + below(4) }, (_, at) => ({
    id: at + 1,
    parentId: at > 0 && random() < 0.3 ? 1 : null,
    name: `Unit ${at + 1}`,
  }))
  const someUnit = () => (random() < 0.15 ? null : 1 + below(units.length))
  let next = 0
  const person = (): AskedPerson & { mind: number } => ({
    ...{ key: `${(next += 1)}`, unitId: someUnit(), isOutside: random() < 0.1, mind: 1 + below(5) },
  })
  let staff = Array.from({ length: 4 + below(24) }, person)
  const rounds = Array.from({ length: 2 + below(2) }, (): Round => {
    const silence = random() < 0.7 ? 0 : 0.1
    const answers = staff
      .filter(() => random() >= silence)
      .map(({ unitId, isOutside, mind }) => ({
        ...{ questionId: 1, unitId: isOutside ? null : unitId, isOutside, choice: mind, text: null },
      }))
    const people = staff.map(({ key, unitId, isOutside }) => ({
      ...{ key, isOutside, unitId: isOutside ? null : unitId },
    }))
    const turnover = random() < 0.3 ? 0 : random() * 0.5
    staff = [
      ...staff
        .filter(() => random() >= turnover / 2)
        .map((one) => (random() < turnover / 3 ? { ...one, unitId: someUnit() } : one)),
      ...Array.from({ length: below(1 + Math.ceil(turnover * 12)) }, person),
    ]
    return { people, answers }
  })
  return { units, rounds }
}

/** As survey after survey is closed. */
function told({ units, rounds }: Company) {
  const earlier: EarlierFigures[] = []
  for (const { people, answers } of rounds) {
    const { told: rows, ...figures } = figuresBeside(question, { people, answers }, units, earlier)
    expect(rows).toHaveLength(figures.answers)
    earlier.push({ figures, people })
  }
  return earlier
}

/** All sums of the parts, each as the people it is known to be of. */
function unionsOf(parts: readonly Set<string>[]): Set<string>[] {
  return parts.reduce<Set<string>[]>(
    (unions, part) => [...unions, ...unions.map((union) => new Set([...union, ...part]))],
    [new Set()],
  )
}

const seeds = Array.from({ length: 400 }, (_, seed) => seed + 1)

it('no sum of figures of one round and no sum of another differ by fewer than four people who came, went or moved', () => {
  const small: string[] = []
  let compared = 0
  for (const seed of seeds) {
    const company = generated(seed)
    const rounds = told(company).map(({ figures, people }) =>
      unionsOf(knownParts(figures, people, company.units).map((part) => part.people)),
    )
    for (const [at, before] of rounds.entries())
      for (const now of rounds.slice(at + 1))
        for (const one of before)
          for (const other of now) {
            if (![...one].some((key) => other.has(key))) continue
            compared += 1
            const went = [...one].filter((key) => !other.has(key)).length
            const came = [...other].filter((key) => !one.has(key)).length
            for (const count of [went, came])
              if (count > 0 && count < FEWEST) small.push(`seed ${seed}: ${count} stand out`)
          }
  }
  expect(small).toEqual([])
  expect(compared).toBeGreaterThan(1_000)
})

it('with all figures told as they are, the same attack finds some', () => {
  const found = seeds.filter((seed) => {
    const { units, rounds } = generated(seed)
    const [first, second] = rounds.map(({ people, answers }) => {
      const { told: _, ...figures } = figuresBeside(question, { people, answers }, units, [])
      return knownParts(figures, people, units)
    })
    return (first ?? []).some((one) =>
      (second ?? []).some((other) => {
        const came = [...other.people].filter((key) => !one.people.has(key)).length
        return came > 0 && came < FEWEST && came < other.people.size
      }),
    )
  })
  expect(found.length).toBeGreaterThan(50)
})

const person = (key: string, unitId: number | null): AskedPerson => ({ key, unitId, isOutside: false })
const row = (choice: number, unitId: number | null): AnswerRow => ({
  ...{ questionId: 1, unitId, isOutside: false, choice, text: null },
})
const units = [1, 2].map((id) => ({ id, parentId: null, name: `Unit ${id}` }))
const five = ['a', 'b', 'c', 'd', 'e']
const others = ['m', 'n', 'o', 'p', 'q']

function first(): EarlierFigures {
  const people = [...five.map((key) => person(key, 1)), ...others.map((key) => person(key, 2))]
  const answers = [...five.map(() => row(4, 1)), ...others.map(() => row(2, 2))]
  const { told: _, ...figures } = figuresBeside(question, { people, answers }, units, [])
  return { figures, people }
}

it('the same people are told of again, department by department', () => {
  const { people } = first()
  const answers = [...five.map(() => row(5, 1)), ...others.map(() => row(2, 2))]
  const { departments, counts } = figuresBeside(question, { people, answers }, units, [first()])
  expect(departments.map(({ unitId, answers: told }) => [unitId, told])).toEqual([
    [1, 5],
    [2, 5],
  ])
  expect(counts).toEqual([0, 5, 0, 0, 5])
})

it('where one came and all answered, nothing is told; where one of them is silent, all is told', () => {
  const people = [...first().people, person('new', 1)]
  const answers = [...five.map(() => row(4, 1)), row(1, 1), ...others.map(() => row(2, 2))]
  const withheld = figuresBeside(question, { people, answers }, units, [first()])
  expect([withheld.isWithheld, withheld.answers, withheld.counts, withheld.departments]).toEqual([
    true,
    0,
    [0, 0, 0, 0, 0],
    [],
  ])
  const silent = figuresBeside(question, { people, answers: answers.slice(1) }, units, [first()])
  expect([silent.isWithheld, silent.answers]).toEqual([undefined, 10])
})
