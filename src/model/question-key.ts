// What tells one question to a model from another: its words, without what differs from run to run.
import { createHash } from 'node:crypto'
import type { TextRequest } from './generate.ts'

/** The random marks around data (see prompt.ts). */
const MARK = /data-[0-9a-f]{18}/g

/** The text of a question with every random mark replaced by the same word. */
export const withoutMarks = (text: string): string => {
  const marks = new Set((text.match(MARK) ?? []).map((mark) => mark.slice('data-'.length)))
  return [...marks].reduce((all, mark) => all.replaceAll(mark, 'MARK'), text)
}

export const hashOf = (...texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 20)

/** The same for two questions with the same instructions and data. */
export const questionKey = ({ system, prompt }: Pick<TextRequest, 'system' | 'prompt'>): string =>
  hashOf(system, withoutMarks(prompt))
