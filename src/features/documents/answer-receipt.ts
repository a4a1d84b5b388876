// The answers in a receipt to questions about files: their own sentences, or that they do not say.
import { emptyOutcome, type Outcome } from '../../agent/outcome.ts'
import type { LayoutRow, LayoutSection } from '../../mail/layout-parts.ts'
import { shortTitle } from '../../mail/short-title.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import { wordsIn } from '../../mail/words/words.ts'
import type { AnsweredFile, AnsweredQuestion } from './document-proposal.ts'
import { documentUrl, type FileUnit, short } from './document-receipt.ts'
import type { Answer } from './document-rules.ts'
import { factLine } from './notice-lines.ts'

export interface AnswerReader {
  hueHex: string
  publicUrl: string
  language: LanguageCode
  /** 'YYYY-MM-DD', when the mail was sent. */
  today: string
}

export function answeredOutcome(asked: readonly AnsweredQuestion[], reader: AnswerReader): Outcome {
  const { document: words } = wordsIn(reader.language)
  const isAnswered = asked.some(({ answered }) => answered.length > 0)
  return {
    ...emptyOutcome(firstAnswer(asked, reader) ?? (asked.some(isUnsure) ? words.unsure : words.noAnswer)),
    sections: answerSections(asked, reader),
    notes: isAnswered ? [] : [words.noAnswerNote],
  }
}

const isUnsure = ({ nearest }: AnsweredQuestion): boolean => nearest !== null && isClose(nearest)

/** "Rota.csv: Ines, Start 10:30", the one line by which a receipt begins; null where nothing is answered. */
export function firstAnswer(asked: readonly AnsweredQuestion[], reader: AnswerReader): string | null {
  const [file] = asked.flatMap(({ answered }) => answered)
  const answer = file?.answers.find(({ isNear }) => !isNear)
  return file && answer ? `${file.name}: ${shortTitle(titleOf(answer, reader))}` : null
}

/** Each question with what answers it, or with the nearest passage. */
export function answerSections(asked: readonly AnsweredQuestion[], reader: AnswerReader): LayoutSection[] {
  const { document: words, quote } = wordsIn(reader.language)
  return asked.flatMap(({ question, answered, nearest }): LayoutSection[] => {
    const said = quote(short(question))
    if (answered.length > 0)
      return [{ kind: 'paragraph', text: said }, ...answered.map((file) => rowsOf(file, reader, file.name))]
    if (!nearest) return [{ kind: 'paragraph', text: `${said} ${words.noAnswer}.` }]
    const frame = isClose(nearest) ? words.closest : `${words.noAnswer}. ${words.nearest}`
    return [{ kind: 'paragraph', text: `${said} ${frame}` }, rowsOf(nearest, reader, nearest.name)]
  })
}

/** "I could not find it" is not written above a line that may answer. */
const isClose = ({ answers }: AnsweredFile): boolean => answers.some((answer) => answer.isClose)

function rowsOf(
  { answers, documentId, unit }: AnsweredFile,
  reader: AnswerReader,
  heading: string,
): LayoutSection {
  const { document: words } = wordsIn(reader.language)
  const rows = answers.map((answer): LayoutRow => {
    const row: LayoutRow = {
      number: null,
      hueHex: reader.hueHex,
      title: titleOf(answer, reader),
      meta: placeOf(answer, unit, reader.language),
    }
    if (answer.fact && answer.fact.kind !== 'change' && !isReckoned(answer.fact))
      row.quote = short(answer.quote)
    if (documentId !== null) row.link = { text: words.open, url: documentUrl(reader.publicUrl, documentId) }
    return row
  })
  return { kind: 'rows', heading, rows }
}

/** "sheet 2, row 14" */
function placeOf({ fact, part }: Answer, unit: string | null, language: LanguageCode): string {
  const { document: words } = wordsIn(language)
  const place = words.place((unit ?? 'page') as FileUnit, part)
  return fact?.kind === 'table' && fact.said.kind === 'row' ? words.table.place(place, fact.said.row) : place
}

/** Of many rows, which a quote of one would not show. */
const isReckoned = (fact: NonNullable<Answer['fact']>): boolean =>
  fact.kind === 'table' && fact.said.kind !== 'row'

const titleOf = ({ text, fact }: Answer, reader: AnswerReader): string =>
  fact ? factLine(fact, reader) : short(text)
