// What the mails of a survey show: its questions, and what may be told of the answers.
import { sally as card } from '../../crew/sally.ts'
import type { LayoutRow, LayoutSection } from '../../mail/layout-parts.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import { momentWords } from '../../mail/words/days.ts'
import { wordsIn } from '../../mail/words/words.ts'
import type { Reading } from '../accounts/index.ts'
import { meanOf } from './figures.ts'
import type { StoredResult, SurveyQuestionRow, SurveyRow } from './survey-store.ts'

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

export function askSections(
  survey: SurveyRow,
  questions: readonly WordedQuestion[],
  { zone, language, url }: Reading & { url: string },
): LayoutSection[] {
  const { survey: words } = wordsIn(language)
  const until = survey.closesAt ? ` ${words.until(momentWords(survey.closesAt, zone, language))}` : ''
  return [
    questionSection(questions, language),
    { kind: 'paragraph', text: `${words.ways}${until}` },
    { kind: 'paragraph', text: words.anonymous },
    { kind: 'button', link: { text: words.answerOnPage, url } },
  ]
}

/** For everybody who was asked: figures of all, never of a department. */
export function resultSections(
  {
    survey,
    questions,
    result,
  }: { survey: SurveyRow; questions: readonly SurveyQuestionRow[]; result: StoredResult },
  language: LanguageCode,
): LayoutSection[] {
  const { survey: words } = wordsIn(language)
  const told = result.questions.filter(({ answers }) => answers > 0)
  if (told.length === 0) return [{ kind: 'paragraph', text: words.tooFew(survey.answeredCount) }]
  return [
    { kind: 'paragraph', text: `${words.answeredOf(survey.answeredCount, survey.personCount)}.` },
    ...questions.flatMap((question) => questionSections(question, result, language)),
    { kind: 'paragraph', text: words.hidden },
  ]
}

function questionSections(
  question: SurveyQuestionRow,
  { questions }: StoredResult,
  language: LanguageCode,
): LayoutSection[] {
  const { survey: words } = wordsIn(language)
  const heading = `${question.position}. ${question.text}`
  const result = questions.find(({ questionId }) => questionId === question.id)
  if (!result || result.answers === 0) return [{ kind: 'lines', heading, lines: [words.noFigures] }]
  if (question.kind === 'text') {
    const lines = result.topics.flatMap(({ name, answers, quotes }) => [
      words.topic(name, answers),
      ...quotes.map((quote) => wordsIn(language).quote(quote)),
    ])
    return [{ kind: 'lines', heading, lines: lines.length > 0 ? lines : [words.noTopic] }]
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

export const meanWords = (mean: number, language: LanguageCode): string =>
  mean.toLocaleString(language === 'en' ? 'en-GB' : language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
