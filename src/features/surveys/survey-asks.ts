// What surveys say to questions: which are open, which wait for the person, and what the closed ones came to.
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { fold, words } from '../../language/fold.ts'
import type { Answered, AskedQuestion, Asks, Source, Statement } from '../../records/asks.ts'
import type { Survey } from './contract.ts'
import { shownSurvey } from './shown-survey.ts'
import { listSurveyRows, type SurveyRow } from './survey-store.ts'
import { SURVEY } from './survey-subject.ts'

const MOST_SHOWN = 3
const ASKED =
  /\b(?:surveys?|questionnaires?|umfragen?|sondages?|enquetes?|encuestas?|sondaggi\w*|enquetes?|inqueritos?)\b/

export function surveyAsks(db: Database): Asks {
  return {
    async answer(scope, question) {
      const { wanted, since } = question.about
      if (wanted === 'waiting') return waiting(db, scope)
      if (wanted === 'changes') return changed(await listSurveyRows(db, scope), since ?? '')
      if (!ASKED.test(fold(question.said))) return null
      const rows = await listSurveyRows(db, scope)
      const named = rows.filter(({ title }) => isNamed(title, question))
      if (named.length === 0) return listed(rows, question)
      const shown = await Promise.all(named.slice(0, MOST_SHOWN).map((row) => shownSurvey(db, scope, row)))
      return { sureness: 0.92, statements: shown.flatMap(resultOf) }
    },
  }
}

const sourceOf = ({
  id,
  title,
  createdAt,
}: {
  id: number
  title: string
  createdAt: Date | string
}): Source => ({
  ...{ kind: SURVEY, id, title, path: `/surveys/${id}`, quote: null },
  at: typeof createdAt === 'string' ? createdAt : createdAt.toISOString(),
})

function isNamed(title: string, { about }: AskedQuestion): boolean {
  const own = words(title)
  return about.topic.some((word) => own.some((one) => one.startsWith(word)))
}

async function waiting(db: Database, scope: Scope): Promise<Answered | null> {
  const open = (await listSurveyRows(db, scope)).filter(({ status }) => status === 'open')
  const shown = await Promise.all(open.map((row) => shownSurvey(db, scope, row)))
  const own = shown.filter(({ mayAnswer }) => mayAnswer)
  if (own.length === 0) return null
  const statements = own.map((one) => ({
    text: `\u2022 Your answers: ${one.title}`,
    sources: [sourceOf(one)],
  }))
  return { sureness: 0.9, statements }
}

function changed(rows: readonly SurveyRow[], since: string): Answered | null {
  const day = (moment: Date | null) => moment?.toISOString().slice(0, 10) ?? ''
  const statements = rows.flatMap((row): Statement[] => {
    if (day(row.closedAt) >= since && row.closedAt !== null)
      return [{ text: `\u2022 The survey ended: ${row.title}`, sources: [sourceOf(row)] }]
    if (row.openedAt === null || day(row.openedAt) < since) return []
    return [{ text: `\u2022 A new survey: ${row.title}`, sources: [sourceOf(row)] }]
  })
  return statements.length === 0 ? null : { sureness: 0.9, statements }
}

function listed(rows: readonly SurveyRow[], { said }: AskedQuestion): Answered | null {
  const wanted = /\b(?:closed|ended|over|finished|past|results?)\b/i.test(said) ? 'closed' : 'open'
  const found = rows.filter(({ status }) => status === wanted)
  const head = `${found.length} ${found.length === 1 ? 'survey is' : 'surveys are'} ${wanted}.`
  const statements = found.map((row) => ({
    text: `\u2022 ${row.title}: ${row.answeredCount} of ${row.personCount} answered.`,
    sources: [sourceOf(row)],
  }))
  return { sureness: 0.85, statements: [{ text: head, sources: [] }, ...statements] }
}

/** Figures are there once it is closed, and only of enough answers. */
function resultOf(survey: Survey): Statement[] {
  const { title, answeredCount, personCount, status, results, questions } = survey
  const sources = [sourceOf(survey)]
  const end =
    status === 'open'
      ? 'it is open, and told once it is closed'
      : status === 'draft'
        ? 'it is a draft'
        : 'it is closed'
  const head: Statement = { text: `${title}: ${answeredCount} of ${personCount} answered; ${end}.`, sources }
  const lines = (results ?? []).flatMap((result): Statement[] => {
    const question = questions.find(({ id }) => id === result.questionId)
    const words = question ? figureWords(result, question) : null
    return question && words ? [{ text: `\u2022 ${question.text} ${words}`, sources }] : []
  })
  return [head, ...lines]
}

type Result = NonNullable<Survey['results']>[number]

function figureWords(
  { mean, counts, topics }: Result,
  { options }: Survey['questions'][number],
): string | null {
  if (mean !== null) return `${mean.toFixed(1)} on average.`
  if (counts.length > 0)
    return `${counts.map((count, at) => `${options[at] ?? at + 1} ${count}`).join(', ')}.`
  if (topics.length === 0) return null
  return `Most often: ${topics.map(({ name, answers }) => `${name} (${answers})`).join(', ')}.`
}
