// A survey as its reader may see it.
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { personOf } from '../accounts/index.ts'
import type { QuestionResult, Survey, SurveyBrief } from './contract.ts'
import { meanOf } from './figures.ts'
import { peopleOf, personAsked } from './people-store.ts'
import { mayManage } from './survey-acts.ts'
import { questionsOf, type SurveyQuestionRow, type SurveyRow } from './survey-store.ts'

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

export async function shownSurveys(
  db: Database,
  scope: Scope,
  surveys: readonly SurveyRow[],
): Promise<SurveyBrief[]> {
  const questions = await questionsOf(
    db,
    surveys.map(({ id }) => id),
  )
  return Promise.all(
    surveys.map((survey) =>
      brief(db, scope, survey, questions.filter(({ surveyId }) => surveyId === survey.id).length),
    ),
  )
}

async function brief(
  db: Database,
  scope: Scope,
  survey: SurveyRow,
  questionCount: number,
): Promise<SurveyBrief> {
  const author = await personOf(actingAs(db, scope), survey.creatorId)
  const { id, title, status, personCount, answeredCount } = survey
  return {
    ...{ id, title, status, personCount, answeredCount, questionCount },
    companyId: survey.companyId ?? 0,
    author: author && { id: author.id, name: author.name },
    closesAt: iso(survey.closesAt),
    closedAt: iso(survey.closedAt),
    createdAt: survey.createdAt.toISOString(),
  }
}

/** Departments are for who asked and for managers; who has answered is for nobody. */
export async function shownSurvey(db: Database, scope: Scope, survey: SurveyRow): Promise<Survey> {
  const questions = await questionsOf(db, [survey.id])
  const manages = mayManage(scope, survey)
  const me = await personOf(actingAs(db, scope), scope.userId)
  const asked = await personAsked(db, survey.id, { userId: scope.userId, email: me?.email ?? '' })
  const people = manages ? await peopleOf(db, survey.id) : []
  return {
    ...(await brief(db, scope, survey, questions.length)),
    questions: questions.map(({ id, position, text, kind, options, steps }) => ({
      ...{ id, position, text, kind, options, steps },
    })),
    results: survey.result && survey.result.questions.map((one) => resultOf(one, questions, manages)),
    closedBecause: survey.closedBecause,
    people: people.map(({ id, name, email }) => ({ id, email, name: name || email })),
    sentence: manages ? (survey.evidence?.sentence ?? null) : null,
    mayManage: manages,
    mayAnswer: survey.status === 'open' && asked !== null && !asked.hasAnswered,
    hasAnswered: asked?.hasAnswered ?? false,
  }
}

function resultOf(
  { departments, ...told }: NonNullable<SurveyRow['result']>['questions'][number],
  questions: readonly SurveyQuestionRow[],
  manages: boolean,
): QuestionResult {
  const isScale = questions.find(({ id }) => id === told.questionId)?.kind === 'scale'
  return {
    ...told,
    mean: isScale ? meanOf(told) : null,
    departments: manages ? departments.map((one) => ({ ...one, mean: isScale ? meanOf(one) : null })) : [],
  }
}
