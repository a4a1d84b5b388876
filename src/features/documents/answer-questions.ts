// Answers the questions of a mail from documents that were read: in their own words, or with the nearest passage.
import type { AgentMail, InThread } from '../../agent/agent.ts'
import type { Document } from '../../files/document.ts'
import { TookTooMuch } from '../../kit/own-thread.ts'
import type { AnsweredFile, AnsweredQuestion } from './document-proposal.ts'
import type { answerFromFile } from './document-rules.ts'

export interface AskableFile {
  documentId: number | null
  name: string
  unit: string | null
  /** Null where it is gone. */
  read(): Promise<Document | null>
}

export async function answerQuestions(
  answer: InThread<typeof answerFromFile>,
  mail: AgentMail,
  questions: readonly string[],
  files: readonly AskableFile[],
): Promise<AnsweredQuestion[]> {
  const found: AnsweredQuestion[] = questions.map((question) => ({ question, answered: [], nearest: null }))
  for (const { documentId, name, unit, read } of files) {
    const document = questions.length > 0 ? await read() : null
    if (!document) continue
    const given = { name, sentOn: mail.sentAt.toISOString().slice(0, 10), language: mail.writtenIn }
    for (const one of found) {
      const { question } = one
      const answers = await unlessTooMuch(() => answer({ document, question, given }, mail.sender.email))
      const file: AnsweredFile = { documentId, name, unit, answers: answers ?? [] }
      if (file.answers.some(({ isNear }) => !isNear)) one.answered.push(file)
      else if (file.answers.length > 0) one.nearest ??= file
    }
  }
  return found.filter((one, place) => !found.slice(0, place).some((earlier) => saysSame(earlier, one)))
}

/** "What must be ordered? Whatever is short." asks once. */
function saysSame(earlier: AnsweredQuestion, { answered }: AnsweredQuestion): boolean {
  return answered.length > 0 && saidOf(earlier.answered) === saidOf(answered)
}

/** Cells of a row come in the order in which a question names their columns. */
const saidOf = (files: readonly AnsweredFile[]): string =>
  JSON.stringify(
    files.map(({ name, answers }) =>
      answers.map(({ text, fact }) => {
        if (fact?.kind !== 'table' || fact.said.kind !== 'row') return [name, text, fact]
        return [name, fact.said.row, fact.said.cells.map(({ column }) => column).sort()]
      }),
    ),
  )

/** A text that takes too long is left out, and the rest of the mail is read. */
export async function unlessTooMuch<T>(act: () => Promise<T>): Promise<T | null> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof TookTooMuch) return null
    throw error
  }
}
