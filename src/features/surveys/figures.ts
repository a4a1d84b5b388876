// The figures of a survey, made once at its close out of groups of enough people: pure (docs/surveys.md).
import type { StoredCounts, StoredResult, StoredTopic } from '../../../db/schema/surveys.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import { formReleases, type OrgUnit } from '../polling/index.ts'
import type { AnswerRow } from './answer-store.ts'
import type { SurveyQuestionRow } from './question-store.ts'

/** Fewest people of whom anything is told (agents.md 2, privacy rule). */
export const FEWEST = 4

/** Fewest people with an account in the figures of a survey outside a company, where an author may use several addresses. */
export const FEWEST_OUTSIDE = 6

export type CountedQuestion = Pick<SurveyQuestionRow, 'id' | 'kind' | 'options' | 'steps'>
export type CountedUnit = Pick<OrgUnit, 'id' | 'parentId' | 'name'>

/** Answers that may be told of together, and never in part. */
export interface AnswerGroup {
  unitId: number | null
  answers: AnswerRow[]
}

/**
 * Parts the answers to one question into groups of at least FEWEST, each of one answer a person. Whatever is told is the
 * sum of whole groups, so that two figures differ by FEWEST people or by nobody. Those of a company who are too few for
 * a group of their own join the smallest; whoever is outside of it is told of apart, or not at all.
 */
export function groupsOfAnswers(
  answers: readonly AnswerRow[],
  units: readonly Pick<OrgUnit, 'id' | 'parentId'>[],
): AnswerGroup[] {
  const now = new Date(0)
  const waiting = answers.map((answer, id) => ({
    ...{ id, personId: id, unitId: answer.unitId, isOutside: answer.isOutside, receivedAt: now, answer },
  }))
  const parents = new Map(units.map(({ id, parentId }) => [id, parentId]))
  const releases = formReleases(waiting, { parents, threshold: FEWEST, now, isFirst: true })
  const groups = releases.map(({ unitId, isOutside, items }) => ({
    ...{ unitId, isOutside, answers: items.map(({ answer }) => answer) },
  }))
  const told = new Set(releases.flatMap(({ items }) => items.map(({ id }) => id)))
  const left = waiting.filter(({ id, isOutside }) => !isOutside && !told.has(id))
  const [smallest] = groups
    .filter(({ isOutside }) => !isOutside)
    .toSorted((one, other) => one.answers.length - other.answers.length)
  if (smallest && left.length > 0) {
    smallest.unitId = null
    smallest.answers = [...smallest.answers, ...left.map(({ answer }) => answer)]
  }
  return groups.map(({ unitId, answers: own }) => ({ unitId, answers: own }))
}

export function countsOf(question: CountedQuestion, groups: readonly AnswerGroup[]): StoredCounts {
  const answers = groups.flatMap((group) => group.answers)
  const places =
    question.kind === 'choice' ? question.options.length : question.kind === 'scale' ? question.steps : 0
  const counts = Array.from(
    { length: places },
    (_, at) => answers.filter(({ choice }) => choice === at + 1).length,
  )
  return { answers: answers.length, counts }
}

/** Of a choice and a scale; of free text the topics come later, out of the answers that are `told`. */
export function figuresOf(
  question: CountedQuestion,
  answers: readonly AnswerRow[],
  units: readonly CountedUnit[],
): StoredResult['questions'][number] & { told: AnswerRow[] } {
  const own = answers.filter(({ questionId }) => questionId === question.id)
  const groups = groupsOfAnswers(own, units)
  const departments =
    question.kind === 'text'
      ? []
      : departmentsIn(groups, units).map(({ parts, ...unit }) => ({ ...unit, ...countsOf(question, parts) }))
  return {
    questionId: question.id,
    ...countsOf(question, groups),
    ...{ departments, topics: [] },
    told: groups.flatMap((group) => group.answers),
  }
}

function departmentsIn(
  groups: readonly AnswerGroup[],
  units: readonly CountedUnit[],
): { unitId: number; name: string; parts: AnswerGroup[] }[] {
  if (groups.length < 2) return []
  return units.flatMap(({ id, name }) => {
    const inside = new Set(below(id, units))
    const parts = groups.filter(({ unitId }) => unitId !== null && inside.has(unitId))
    // What is all of them is said already.
    return parts.length === 0 || parts.length === groups.length ? [] : [{ unitId: id, name, parts }]
  })
}

/** How many raise a topic, by the answers that do, parted as those to a question of its own; null for too few. */
export function raisedBy(
  answers: readonly AnswerRow[],
  units: readonly CountedUnit[],
): Pick<StoredTopic, 'answers' | 'departments'> | null {
  const groups = groupsOfAnswers(answers, units)
  const count = (parts: readonly AnswerGroup[]) => parts.reduce((sum, part) => sum + part.answers.length, 0)
  if (groups.length === 0) return null
  const departments = departmentsIn(groups, units)
  return {
    answers: count(groups),
    departments: departments.map(({ unitId, name, parts }) => ({ unitId, name, answers: count(parts) })),
  }
}

/** The unit and all below it. */
export function below(id: number, units: readonly CountedUnit[]): number[] {
  const children = units.filter(({ parentId }) => parentId === id)
  return [id, ...children.flatMap((child) => below(child.id, units))]
}

/** "3.4" */
export const meanWords = (mean: number, language: LanguageCode): string =>
  mean.toLocaleString(language === 'en' ? 'en-GB' : language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })

/** Null for a question that nobody may be told of. */
export function meanOf({ answers, counts }: StoredCounts): number | null {
  if (answers === 0) return null
  return counts.reduce((sum, count, at) => sum + count * (at + 1), 0) / answers
}
