// Surveys in the words of the screen.
import { formatMoment } from '../../../ui/dates.ts'
import type { Survey, SurveyBrief, SurveyQuestion } from '../contract.ts'

export function endWords({ status, closesAt, closedAt }: SurveyBrief): string {
  if (status === 'draft') return closesAt ? `draft, until ${formatMoment(closesAt)}` : 'draft'
  if (status === 'closed') return `closed ${closedAt ? formatMoment(closedAt) : ''}`.trim()
  return closesAt ? `closes ${formatMoment(closesAt)}` : 'open'
}

export function answeredWords({ status, answeredCount, personCount }: SurveyBrief): string {
  if (personCount === 0) return 'Nobody is asked yet'
  const people = `${personCount} ${personCount === 1 ? 'person' : 'people'}`
  return status === 'draft' ? `For ${people}` : `${answeredCount} of ${personCount} have answered`
}

export function kindWords({
  kind,
  options,
  steps,
}: Pick<SurveyQuestion, 'kind' | 'options' | 'steps'>): string {
  if (kind === 'scale') return `1 to ${steps}`
  return kind === 'choice' ? options.join(' \u00b7 ') : 'In their own words'
}

/** What becomes of one's answers, said before one answers. */
export function privacyWords(survey: Survey): string {
  const { companyId, personCount, accountCount } = survey
  if (companyId !== 0) return keptWords(survey)
  const asked = `${personCount} ${personCount === 1 ? 'person was' : 'people were'} asked`
  return `${keptWords(survey)} ${asked}, ${accountCount} of them with an account. ${fewAccounts}`
}

/** Why a survey outside a company shows no figures. */
export const fewAccounts =
  'Outside a company, figures and topics need answers from at least six people with an account, not counting who asked.'

function keptWords({ isNamed, author, companyId }: SurveyBrief): string {
  if (!isNamed) return 'Your answers are kept without your name.'
  const who = author?.name ?? 'Who asks'
  return `Your answers are kept with your name: ${who}${companyId === 0 ? '' : ' and the managers of the company'} can see what you answered.`
}

export const questionCountWords = (count: number): string =>
  `${count} ${count === 1 ? 'question' : 'questions'}`
