// What people own of surveys: for their archive, and for the end of their account.
import { and, asc, eq, gt } from 'drizzle-orm'
import { surveyPeople, surveys } from '../../../db/schema/surveys.ts'
import type { Database, Statement } from '../../kit/db/database.ts'
import type { EndedMemberships } from '../../kit/events.ts'
import type { Scope } from '../../kit/scope.ts'
import { RECORDS_PAGE, type RecordList } from '../feature.ts'

export const ownSurveys: RecordList = {
  name: 'surveys',
  page: (db, scope, after) =>
    db.orm
      .select({
        ...{ id: surveys.id, title: surveys.title, status: surveys.status, result: surveys.result },
        ...{ closesAt: surveys.closesAt, closedAt: surveys.closedAt, createdAt: surveys.createdAt },
      })
      .from(surveys)
      .where(and(eq(surveys.creatorId, scope.userId), gt(surveys.id, after)))
      .orderBy(asc(surveys.id))
      .limit(RECORDS_PAGE),
}

/** What they were asked and whether they answered: no answer leads to them. */
export const askedSurveys: RecordList = {
  name: 'surveys-asked',
  page: (db, scope, after) =>
    db.orm
      .select({
        ...{ id: surveyPeople.id, title: surveys.title, hasAnswered: surveyPeople.hasAnswered },
        invitedAt: surveyPeople.invitedAt,
      })
      .from(surveyPeople)
      .innerJoin(surveys, eq(surveys.id, surveyPeople.surveyId))
      .where(and(eq(surveyPeople.userId, scope.userId), gt(surveyPeople.id, after)))
      .orderBy(asc(surveyPeople.id))
      .limit(RECORDS_PAGE),
}

/** What they answered to surveys that keep names. */
export const ownSurveyAnswers: RecordList = {
  name: 'survey-answers',
  page: async (db, scope, after) => {
    const { rows } = await db.query<{ id: number; title: string; answers: unknown }>(
      `select person.id, surveys.title, json_agg(json_build_object('question', question.text,
          'answer', coalesce(answer.text, question.options ->> (answer.choice - 1), answer.choice::text))
          order by question.position) as answers
       from survey_people as person
         join surveys on surveys.id = person.survey_id
         join survey_answers as answer on answer.person_id = person.id
         join survey_questions as question on question.id = answer.question_id
       where person.user_id = $1 and person.id > $2
       group by person.id, surveys.title order by person.id limit $3`,
      [scope.userId, after, RECORDS_PAGE],
    )
    return rows
  },
}

/** Their answers are nobody's from then on, as those without a name are already, and stay; that they were asked is nobody's from then on. */
export async function forgetAsked(db: Database, scope: Scope, addresses: readonly string[]): Promise<void> {
  await db.query(
    `update survey_answers set person_id = null where person_id in
       (select id from survey_people where user_id = $1 or email = any($2::text[]))`,
    [scope.userId, addresses],
  )
  await db.query(
    `update survey_people set user_id = null, name = null, email = 'left-' || id
     where user_id = $1 or email = any($2::text[])`,
    [scope.userId, addresses],
  )
}

/** Whose membership has ended is not awaited in the company's surveys; answers that were given count. */
export const leaveSurveys = ({ companyIds, userIds }: EndedMemberships): Statement => ({
  text: `with gone as (
      delete from survey_people using surveys, unnest($1::int[], $2::int[]) as gone (company_id, user_id)
      where surveys.id = survey_people.survey_id and surveys.company_id = gone.company_id
        and surveys.status <> 'closed' and survey_people.user_id = gone.user_id and not has_answered
      returning survey_id)
    update surveys set person_count = person_count - counted.people
    from (select survey_id, count(*)::int as people from gone group by survey_id) as counted
    where surveys.id = counted.survey_id`,
  values: [companyIds, userIds],
})
