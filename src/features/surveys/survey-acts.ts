// What is done with a survey, by mail, in the app or by time: the same for all of them.
import type { Acting } from '../../kit/acting.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import { oversees, type Scope, type SystemScope } from '../../kit/scope.ts'
import type { AskedQuestion } from '../../language/surveys/asked-survey.ts'
import { groupsOf, peopleOfOwner, unitsOfOwner } from '../polling/index.ts'
import { forgetUnread, hasUnread, insertAnswers, type NewAnswer } from './answer-store.ts'
import { MOST_QUESTIONS } from './contract.ts'
import { faults } from './fault-words.ts'
import { FEWEST } from './figures.ts'
import { awaitedPeople, type PersonRow, type Placed, peopleOf, placePeople } from './people-store.ts'
import { questionsOf, type SurveyQuestionRow, writeQuestions } from './question-store.ts'
import { tellSurvey } from './survey-events.ts'
import type { SurveyServices } from './survey-services.ts'
import { type SurveyRow, writeSurvey } from './survey-store.ts'

const DAY_MS = 24 * 60 * 60_000
/** A survey without a deadline in its text is open so long. */
export const OPEN_DAYS = 7
/** One that ends at once is none. */
const SHORTEST_MS = 10 * 60_000
const LONGEST_ANSWER = 2_000

/** Who acts: a person, or the product when time or the last answer ends a survey. */
export type Actor = Pick<Acting, 'db' | 'at'> & { scope: Scope | SystemScope }

/** Its author, and in a company its managers (COMP-19). */
export function mayManage(scope: Scope, survey: SurveyRow): boolean {
  return survey.creatorId === scope.userId || (survey.companyId !== null && oversees(scope))
}

/** Throws AppError `forbidden` with a sentence for the person. */
export function requireManage(scope: Scope, survey: SurveyRow): void {
  if (!mayManage(scope, survey)) throw new AppError('forbidden', 'Only who asked can do that')
}

/** Puts these questions into a draft. */
export async function changeQuestions(
  { db, scope, at }: Actor,
  survey: SurveyRow,
  questions: readonly AskedQuestion[],
): Promise<SurveyQuestionRow[]> {
  if (survey.status !== 'draft') throw new AppError('conflict', faults.notDraft)
  if (questions.length > MOST_QUESTIONS) throw new AppError('invalid', faults.tooMany)
  const rows = await writeQuestions(db, survey, questions)
  await tellSurvey(db, scope, await writeSurvey(db, survey.id, {}, at))
  return rows
}

/** Settles whether answers are kept with names: of a draft alone, as people are told before they answer. */
export async function changeNames(
  { db, scope, at }: Actor,
  survey: SurveyRow,
  isNamed: boolean,
): Promise<SurveyRow> {
  if (survey.status !== 'draft') throw new AppError('conflict', faults.namesSettled)
  const changed = await writeSurvey(db, survey.id, { isNamed }, at)
  await tellSurvey(db, scope, changed)
  return changed
}

/** Sends a draft out. */
export async function openSurvey(
  services: Pick<SurveyServices, 'tellPeople'>,
  { db, scope, at }: Actor,
  survey: SurveyRow,
): Promise<SurveyRow> {
  if (survey.status !== 'draft') throw new AppError('conflict', faults.notDraft)
  const people = await peopleOf(db, survey.id)
  if (people.length === 0) throw new AppError('invalid', faults.noPeople)
  const questions = await questionsOf(db, [survey.id])
  if (questions.length === 0) throw new AppError('invalid', faults.noQuestions)
  await placePeople(db, survey.id, await placesOf({ db, scope, at }, survey, people))
  const named = survey.closesAt
  const closesAt =
    named && named.getTime() - at.getTime() >= SHORTEST_MS
      ? named
      : new Date(at.getTime() + OPEN_DAYS * DAY_MS)
  const opened = await writeSurvey(db, survey.id, { status: 'open', openedAt: at, closesAt }, at)
  await services.tellPeople(survey.id, 'ask', 'first')
  await tellSurvey(db, scope, opened)
  return opened
}

/**
 * The department that each one's answers count to, as it is when the survey is sent: one of which enough people are
 * asked, and not nearly all, so that not even the rows of answers tell of fewer.
 */
async function placesOf(
  { db, scope }: Actor,
  { companyId, ownerId }: SurveyRow,
  people: readonly PersonRow[],
): Promise<Placed[]> {
  if (companyId === null) return people.map(({ id }) => ({ personId: id, unitId: null, isOutside: false }))
  const acting = actingAs(db, scope)
  const members = await peopleOfOwner(acting, { companyId, ownerId })
  const units = await unitsOfOwner(acting, { companyId, ownerId })
  const asked = new Set(people.map(({ userId }) => userId))
  const groups = groupsOf(
    units,
    members.filter(({ id }) => asked.has(id)),
    FEWEST,
  )
  const shown = new Set(groups.filter(({ isClosed }) => !isClosed).map(({ unit }) => unit.id))
  const parents = new Map(units.map(({ id, parentId }) => [id, parentId]))
  const unitOf = new Map(members.map(({ id, unitId }) => [id, unitId]))
  return people.map(({ id, userId }) => {
    let unitId = userId === null ? null : (unitOf.get(userId) ?? null)
    while (unitId !== null && !shown.has(unitId)) unitId = parents.get(unitId) ?? null
    return { personId: id, unitId, isOutside: userId === null || !unitOf.has(userId) }
  })
}

/**
 * What one person answers, of the questions by their ids. Of a survey without names each question is answered once, and
 * only what was not understood may be answered later; of one with names a later answer replaces the earlier one.
 */
export async function answerSurvey(
  services: Pick<SurveyServices, 'queueResult'>,
  actor: Actor,
  {
    survey,
    person,
    questions,
    unread = [],
  }: {
    survey: SurveyRow
    person: PersonRow
    questions: readonly SurveyQuestionRow[]
    /** Positions of the questions whose answer was not understood. */
    unread?: readonly number[]
  },
  answers: readonly NewAnswer[],
): Promise<SurveyRow> {
  const { db, scope, at } = actor
  if (survey.status !== 'open' || (survey.closesAt !== null && survey.closesAt <= at))
    throw new AppError('conflict', faults.notOpen)
  const isDone = person.hasAnswered && !survey.isNamed && person.unread.length === 0
  if (isDone) throw new AppError('conflict', faults.answered)
  if (answers.length === 0) throw new AppError('invalid', faults.empty)
  const open = answers.filter(({ questionId }) =>
    mayAnswer({ survey, person }, questions.find(({ id }) => id === questionId)?.position),
  )
  if (open.length === 0) throw new AppError('conflict', faults.answered)
  const valid = open.map((answer) => validAnswer(answer, questions))
  const answered = new Set(valid.map(({ questionId }) => questionId))
  const isAnswered = (position: number): boolean =>
    questions.some((one) => one.position === position && answered.has(one.id))
  const missing = person.hasAnswered ? person.unread : unread
  await insertAnswers(
    db,
    { survey, person, unread: missing.filter((position) => !isAnswered(position)) },
    valid,
  )
  const after = { ...survey, answeredCount: survey.answeredCount + (person.hasAnswered ? 0 : 1) }
  if (after.answeredCount >= survey.personCount && !(await hasUnread(db, survey.id)))
    return closeSurvey(services, actor, after, 'everyone')
  await tellSurvey(db, scope, after)
  return after
}

/** What was answered without a name cannot be found again, so it stays as it is. */
const mayAnswer = (
  { survey, person }: { survey: SurveyRow; person: PersonRow },
  position: number | undefined,
): boolean =>
  !person.hasAnswered || survey.isNamed || (position !== undefined && person.unread.includes(position))

function validAnswer(
  { questionId, choice, text }: NewAnswer,
  questions: readonly SurveyQuestionRow[],
): NewAnswer {
  const question = questions.find(({ id }) => id === questionId)
  if (!question) throw new AppError('invalid', faults.noSuchQuestion)
  if (question.kind === 'text') {
    const said = (text ?? '').trim().slice(0, LONGEST_ANSWER)
    if (said === '') throw new AppError('invalid', faults.invalid)
    return { questionId, choice: null, text: said }
  }
  const most = question.kind === 'choice' ? question.options.length : question.steps
  if (choice === null || !Number.isInteger(choice) || choice < 1 || choice > most)
    throw new AppError('invalid', faults.invalid)
  return { questionId, choice, text: null }
}

/** Ends the survey; everybody gets the result once it is made. */
export async function closeSurvey(
  services: Pick<SurveyServices, 'queueResult'>,
  { db, scope, at }: Actor,
  survey: SurveyRow,
  because: 'deadline' | 'author' | 'everyone',
): Promise<SurveyRow> {
  if (survey.status !== 'open') throw new AppError('conflict', faults.notOpen)
  const closed = await writeSurvey(
    db,
    survey.id,
    { status: 'closed', closedAt: at, closedBecause: because },
    at,
  )
  await forgetUnread(db, survey.id)
  await services.queueResult(survey.id)
  await tellSurvey(db, scope, closed)
  return closed
}

/** A later end, or an earlier one. */
export async function moveSurveyEnd(
  { db, scope, at }: Actor,
  survey: SurveyRow,
  closesAt: Date,
): Promise<SurveyRow> {
  if (survey.status === 'closed') throw new AppError('conflict', faults.notOpen)
  if (closesAt <= at) throw new AppError('invalid', faults.past)
  const moved = await writeSurvey(db, survey.id, { closesAt, remindedAt: null }, at)
  await tellSurvey(db, scope, moved)
  return moved
}

/** Has those reminded who have not answered, each once a day at most. Answers how many that are. */
export async function remindPeople(
  services: Pick<SurveyServices, 'tellPeople'>,
  { db, at }: Actor,
  survey: SurveyRow,
): Promise<number> {
  if (survey.status !== 'open') throw new AppError('conflict', faults.notOpen)
  const awaited = await awaitedPeople(db, survey.id, at)
  if (awaited > 0) await services.tellPeople(survey.id, 'reminder', at.toISOString())
  await writeSurvey(db, survey.id, { remindedAt: at }, at)
  return awaited
}
