// What the mails of a survey show: its questions, and what may be told of the answers.
import { sally as card } from '../../crew/sally.ts'
import { dayOf } from '../../language/dates/iso-day.ts'
import type { LayoutRow, LayoutSection } from '../../mail/layout-parts.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import { dateWords, momentWords } from '../../mail/words/days.ts'
import { wordsIn } from '../../mail/words/words.ts'
import type { Reading } from '../accounts/index.ts'
import { changeLine } from './change-lines.ts'
import { meanOf, meanWords } from './figures.ts'
import type { SurveyQuestionRow } from './question-store.ts'
import type { EarlierRound } from './shown-survey.ts'
import type { StoredResult, SurveyRow } from './survey-store.ts'

export type WordedQuestion = Pick<SurveyQuestionRow, 'text' | 'kind' | 'options' | 'steps' | 'position'>

/** "1 to 5", "yes, partly or no" */
export function kindWords({ kind, options, steps }: WordedQuestion, language: LanguageCode): string {
  const { survey: words } = wordsIn(language)
  if (kind === 'scale') return words.scale(steps)
  return kind === 'choice' ? words.choice(options) : words.ownWords
}

export function questionSection(questions: readonly WordedQuestion[], language: LanguageCode): LayoutSection {
  return {
    kind: 'rows',
    heading: wordsIn(language).survey.questions,
    rows: questions.map(
      (question): LayoutRow => ({
        number: question.position,
        hueHex: card.hue.light,
        title: question.text,
        meta: kindWords(question, language),
      }),
    ),
  }
}

/** What becomes of answers, said before anybody answers. */
export function privacyWords(
  { isNamed, companyId, personCount }: SurveyRow,
  { author, accounts }: { author: string; accounts: number },
  language: LanguageCode,
): string {
  const { survey: words } = wordsIn(language)
  if (companyId !== null) return isNamed ? words.named(author, true) : words.anonymous
  const kept = isNamed ? words.named(author, false) : words.anonymousOutside
  return `${kept} ${words.askedPeople(personCount, accounts)} ${words.fewAccounts}`
}

export function askSections(
  survey: SurveyRow,
  asking: { author: string; accounts: number },
  questions: readonly WordedQuestion[],
  { zone, language, url }: Reading & { url: string },
): LayoutSection[] {
  const { survey: words } = wordsIn(language)
  const until = survey.closesAt ? ` ${words.until(momentWords(survey.closesAt, zone, language))}` : ''
  return [
    questionSection(questions, language),
    { kind: 'paragraph', text: `${words.ways}${until}` },
    { kind: 'paragraph', text: privacyWords(survey, asking, language) },
    { kind: 'button', link: { text: words.answerOnPage, url } },
  ]
}

export interface ToldResult {
  survey: SurveyRow
  questions: readonly SurveyQuestionRow[]
  result: StoredResult
  /** Of a question now, the rounds before that told of it, the oldest first. */
  earlier: (questionId: number) => EarlierRound[]
}

/** For everybody who was asked: figures of all, never of a department. */
export function resultSections(
  { survey, questions, result, earlier }: ToldResult,
  { language, zone }: Pick<Reading, 'language' | 'zone'>,
): LayoutSection[] {
  const { survey: words } = wordsIn(language)
  const told = result.questions.filter(({ answers }) => answers > 0)
  if (told.length === 0) {
    const isWithheld = result.questions.some((one) => one.isWithheld)
    const tooFew =
      survey.companyId === null
        ? `${words.answeredOf(survey.answeredCount, survey.personCount)}. ${words.fewAccounts}`
        : words.tooFew(survey.answeredCount)
    return [{ kind: 'paragraph', text: isWithheld ? words.withheld : tooFew }]
  }
  return [
    { kind: 'paragraph', text: `${words.answeredOf(survey.answeredCount, survey.personCount)}.` },
    ...changeSections({ survey, questions, result, earlier }, { language, zone }),
    ...questions.flatMap((question) => questionSections(question, { survey, result }, language)),
    { kind: 'paragraph', text: words.hidden },
  ]
}

function questionSections(
  question: SurveyQuestionRow,
  { survey, result: { questions } }: Pick<ToldResult, 'survey' | 'result'>,
  language: LanguageCode,
): LayoutSection[] {
  const { survey: words } = wordsIn(language)
  const isOutside = survey.companyId === null
  const heading = `${question.position}. ${question.text}`
  const result = questions.find(({ questionId }) => questionId === question.id)
  if (!result || result.answers === 0)
    return [
      {
        kind: 'lines',
        heading,
        lines: [result?.isWithheld ? words.withheld : isOutside ? words.fewAccounts : words.noFigures],
      },
    ]
  if (question.kind === 'text') {
    const lines = result.topics.flatMap(({ name, answers, quotes }) => [
      words.topic(name, answers),
      ...quotes.map((quote) => wordsIn(language).quote(quote)),
    ])
    return [
      {
        kind: 'lines',
        heading,
        lines: lines.length > 0 ? lines : [isOutside ? words.fewAccounts : words.noTopic],
      },
    ]
  }
  const most = Math.max(...result.counts)
  const bars = result.counts.map((count, at) => ({
    title: question.kind === 'choice' ? (question.options[at] ?? '') : String(at + 1),
    ...{ count, half: 0, total: result.answers, leads: count === most && count > 0 },
    meta: words.ofAll(count, result.answers),
  }))
  const mean = question.kind === 'scale' ? meanOf(result) : null
  return [
    { kind: 'bars', hueHex: card.hue.light, heading, bars },
    ...(mean === null
      ? []
      : [{ kind: 'paragraph' as const, text: words.mean(meanWords(mean, language), question.steps) }]),
  ]
}

/** What is not as it was in the latest round that asked the same, before all the figures. */
function changeSections(
  { questions, result, earlier }: ToldResult,
  { language, zone }: Pick<Reading, 'language' | 'zone'>,
): LayoutSection[] {
  const { survey: words } = wordsIn(language)
  const byRound = new Map<number, { closedAt: Date | null; lines: string[] }>()
  for (const question of questions) {
    const before = earlier(question.id).at(-1)
    const now = result.questions.find(({ questionId }) => questionId === question.id)
    const line = before && now ? changeLine(question, before.figures, now, language) : null
    if (!before || line === null) continue
    const { id, closedAt } = before.round
    const group = byRound.get(id) ?? { closedAt, lines: [] }
    byRound.set(id, { closedAt, lines: [...group.lines, line] })
  }
  return [...byRound.values()].flatMap(({ closedAt, lines }) =>
    closedAt
      ? [
          {
            kind: 'lines' as const,
            heading: words.changedSince(dateWords(dayOf({ at: closedAt, zone }), language)),
            lines,
          },
        ]
      : [],
  )
}
