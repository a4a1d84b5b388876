// Figures of a round beside those of the rounds before it: what two of them together would tell of few people is left out.
import type { StoredResult } from '../../../db/schema/surveys.ts'
import type { AnswerRow } from './answer-store.ts'
import { below, type CountedQuestion, type CountedUnit, countsOf, FEWEST, figuresOf } from './figures.ts'

/** Somebody who was asked, and where their answers count. */
export interface AskedPerson {
  /** The same person has the same in every round. */
  key: string
  unitId: number | null
  isOutside: boolean
}

export type Figures = StoredResult['questions'][number]

/** What an earlier round told of the same question, and whom it had asked. */
export interface EarlierFigures {
  figures: Figures
  people: readonly AskedPerson[]
}

/** Answers that figures tell apart, and whose they are where that is no secret: everybody there has answered. */
interface KnownPart {
  /** Null for those whom no department is told of. */
  unitId: number | null
  people: Set<string>
}

/**
 * Who answered is told to nobody. But where everybody did, it is known, and if most of them say the same as the last
 * time, the difference of two rounds is what those said who came, went or changed places. So no part of the figures
 * stands where these are few: its department counts to the one above, and if it is the whole, nothing is told.
 */
export function figuresBeside(
  question: CountedQuestion,
  { answers, people }: { answers: readonly AnswerRow[]; people: readonly AskedPerson[] },
  units: readonly CountedUnit[],
  earlier: readonly EarlierFigures[],
): Figures & { told: AnswerRow[] } {
  const before = earlier.map(({ figures, people: asked }) => knownParts(figures, asked, units))
  const parents = new Map(units.map(({ id, parentId }) => [id, parentId]))
  let rows = answers.filter(({ questionId }) => questionId === question.id)
  let asked = people
  for (;;) {
    const figures = figuresOf(question, rows, units)
    const parts = knownParts(figures, asked, units)
    const telling = before.map((other) => tellingPart(parts, other)).find((one) => one !== null)
    if (!telling) return figures
    const unitId = telling.unitId ?? smallest(figures)
    if (unitId === null)
      return { ...figures, ...countsOf(question, []), departments: [], told: [], isWithheld: true }
    const inside = new Set(below(unitId, units))
    const above = parents.get(unitId) ?? null
    const up = <One extends { unitId: number | null }>(one: One): One =>
      one.unitId !== null && inside.has(one.unitId) ? { ...one, unitId: above } : one
    rows = rows.map(up)
    asked = asked.map(up)
  }
}

const smallest = ({ departments }: Figures): number | null =>
  departments.toSorted((one, other) => one.answers - other.answers)[0]?.unitId ?? null

/** Each department without those below it that are told of, too, and whoever is in none of them. */
export function knownParts(
  figures: Figures,
  people: readonly AskedPerson[],
  units: readonly CountedUnit[],
): KnownPart[] {
  const insides = new Map(figures.departments.map(({ unitId }) => [unitId, new Set(below(unitId, units))]))
  const told = [...insides.keys()]
  /** The smallest of them that a unit is in. */
  const partOf = (unitId: number | null): number | null =>
    told
      .filter((id) => unitId !== null && insides.get(id)?.has(unitId))
      .toSorted((one, other) => (insides.get(one)?.size ?? 0) - (insides.get(other)?.size ?? 0))[0] ?? null
  const answersIn = new Map<number | null, number>([
    [null, figures.answers],
    ...figures.departments.map(({ unitId, answers }): [number, number] => [unitId, answers]),
  ])
  for (const { unitId, answers } of figures.departments) {
    const parentId = units.find(({ id }) => id === unitId)?.parentId ?? null
    const around = partOf(parentId)
    answersIn.set(around, (answersIn.get(around) ?? 0) - answers)
  }
  const members = people.filter(({ isOutside }) => !isOutside)
  return [...answersIn].flatMap(([unitId, answers]) => {
    const own = members.filter((one) => partOf(one.unitId) === unitId)
    const withOthers = unitId === null ? [...own, ...people.filter(({ isOutside }) => isOutside)] : own
    const known = [withOthers, own].find(({ length }) => length > 0 && length === answers)
    return known ? [{ unitId, people: new Set(known.map(({ key }) => key)) }] : []
  })
}

/** One of the parts beside which those of another round would tell of few people; null for none. */
function tellingPart(parts: readonly KnownPart[], before: readonly KnownPart[]): KnownPart | null {
  const isFew = (count: number) => count > 0 && count < FEWEST
  const all = (known: readonly KnownPart[]) => new Set(known.flatMap(({ people }) => [...people]))
  const now = all(parts)
  const then = all(before)
  for (const part of parts) {
    const shared = before.map(({ people }) => [...part.people].filter((key) => people.has(key)).length)
    const came = [...part.people].filter((key) => !then.has(key)).length
    if (shared.every((count) => count === 0)) continue
    if (isFew(came) || shared.some(isFew)) return part
  }
  for (const other of before) {
    const went = [...other.people].filter((key) => !now.has(key)).length
    const beside = parts.find(({ people }) => [...people].some((key) => other.people.has(key)))
    if (beside && isFew(went)) return beside
  }
  return null
}
