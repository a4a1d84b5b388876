// A survey as its reader may see it.
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { personOf } from '../accounts/index.ts'
import { namedAnswers } from './answer-store.ts'
import type { QuestionResult, Survey, SurveyBrief } from './contract.ts'
import { meanOf } from './figures.ts'
import { countAccounts, peopleOf, personAsked } from './people-store.ts'
import { linksOf, questionsOf, type SurveyQuestionRow } from './question-store.ts'
import { mayManage } from './survey-acts.ts'
import { earlierRounds, type SurveyRow } from './survey-store.ts'

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
  const { id, title, status, personCount, answeredCount, isNamed } = survey
  return {
    ...{ id, title, status, personCount, answeredCount, isNamed, questionCount },
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
  const said = manages ? await namedAnswers(db, survey) : []
  const earlier = await earlierFigures(db, survey)
  return {
    ...(await brief(db, scope, survey, questions.length)),
    questions: questions.map(({ id, position, text, kind, options, steps, previousId }) => ({
      ...{ id, position, text, kind, options, steps },
      isRepeated: previousId !== null,
    })),
    results:
      survey.result &&
      survey.result.questions.map((one) => ({
        ...told(one, questions, manages),
        ...{
          questionId: one.questionId,
          topics: topicsOf(one, manages),
          isWithheld: one.isWithheld ?? false,
        },
        earlier: earlier(one.questionId).map(({ round, figures }) => ({
          ...told({ ...figures, questionId: one.questionId }, questions, manages),
          ...{ surveyId: round.id, closedAt: iso(round.closedAt) },
          topics: figures.topics.map(({ name, answers }) => ({ name, answers })),
        })),
      })),
    accountCount: (await countAccounts(db, survey)).asked,
    closedBecause: survey.closedBecause,
    people: people.map(({ id, name, email }) => ({
      ...{ id, email, name: name || email },
      answers: said
        .filter(({ personId }) => personId === id)
        .map(({ questionId, choice, text }) => ({ questionId, choice, text })),
    })),
    sentence: manages ? (survey.evidence?.sentence ?? null) : null,
    mayManage: manages,
    mayAnswer: survey.status === 'open' && asked !== null && !asked.hasAnswered,
    hasAnswered: asked?.hasAnswered ?? false,
  }
}

type Figures = NonNullable<SurveyRow['result']>['questions'][number]

/** Departments are for who asked and for managers. */
function told(
  { answers, counts, departments, questionId }: Figures,
  questions: readonly SurveyQuestionRow[],
  manages: boolean,
): Pick<QuestionResult, 'answers' | 'counts' | 'departments' | 'mean'> {
  const isScale = questions.find(({ id }) => id === questionId)?.kind === 'scale'
  return {
    ...{ answers, counts, mean: isScale ? meanOf({ answers, counts }) : null },
    departments: manages ? departments.map((one) => ({ ...one, mean: isScale ? meanOf(one) : null })) : [],
  }
}

const topicsOf = ({ topics }: Figures, manages: boolean): QuestionResult['topics'] =>
  topics.map((topic) => ({ ...topic, departments: manages ? (topic.departments ?? []) : [] }))

export interface EarlierRound {
  round: SurveyRow
  figures: Figures
}

/** What the rounds before told of a question, by its id now, the oldest first: as they told it, and nothing else. */
export async function earlierFigures(
  db: Database,
  survey: SurveyRow,
): Promise<(questionId: number) => EarlierRound[]> {
  const rounds = await earlierRounds(db, survey)
  const linked = linksOf(await questionsOf(db, [survey.id, ...rounds.map(({ id }) => id)]))
  return (questionId) => {
    const before = new Set(linked(questionId))
    return rounds.flatMap((round) => {
      const figures = round.result?.questions.find((one) => before.has(one.questionId))
      return figures && figures.answers > 0 ? [{ round, figures }] : []
    })
  }
}
