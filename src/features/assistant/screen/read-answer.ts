// Reads the text that the assistant answered: JSON, possibly in code fences, else words as they are.
import { type AssistantAnswer, assistantAnswer } from '../contract.ts'

/** Never throws; what is no action is shown as plain text (AIA-11). */
export function readAnswer(response: string): AssistantAnswer {
  const text = withoutFences(response)
  const parsed = assistantAnswer.safeParse(json(text))
  if (parsed.success && parsed.data.suggestion.trim() !== '') return parsed.data
  return { type: 'GENERAL', suggestion: text === '' ? response.trim() : text }
}

/** AIA-04: "```json" before and "```" behind, and words around them, are left out. */
function withoutFences(response: string): string {
  const fenced = /```[a-z]*\s*\n?([\s\S]*?)```/i.exec(response)?.[1]
  return (fenced ?? response).trim()
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
