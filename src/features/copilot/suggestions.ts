// Questions that fit what is on the screen: those that an agent's card knows, else the general ones.
import { crew } from '../../crew/crew.ts'

const GENERAL = [
  'What waits for me?',
  'What changed since Monday?',
  'Who has too much?',
  'What is overdue?',
  'Which polls are open?',
]

/** COP-35: of a context that nobody knows, the general ones. */
export function suggestionsFor(context: string): readonly string[] {
  return crew.find(({ type }) => type === context)?.words.asked ?? GENERAL
}
