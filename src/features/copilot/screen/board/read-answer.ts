// Reads the text that the assistant answered: JSON, possibly in code fences, else words as they are.
import { type AssistantAnswer, assistantAnswer } from '../../../assistant/answer/contract.ts'

const FENCE = '```'

export interface ReadAnswer {
  answer: AssistantAnswer
  /** It was no action. */
  isPlain: boolean
}

/** Never throws; what is no action is shown as plain text (AIA-11). */
export function readAnswer(response: string): ReadAnswer {
  const text = withoutFences(response)
  const parsed = assistantAnswer.safeParse(json(text))
  if (parsed.success && parsed.data.suggestion.trim() !== '') return { answer: parsed.data, isPlain: false }
  return { answer: { type: 'GENERAL', suggestion: text === '' ? response.trim() : text }, isPlain: true }
}

/** AIA-04: "```json" before and "```" behind, and words around them, are left out. */
function withoutFences(response: string): string {
  const opened = response.indexOf(FENCE)
  const closed = opened === -1 ? -1 : response.indexOf(FENCE, opened + FENCE.length)
  if (closed === -1) return response.trim()
  return response
    .slice(opened + FENCE.length, closed)
    .replace(/^[a-z]+/i, '')
    .trim()
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
