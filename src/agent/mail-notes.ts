// What a receipt says of any mail that was not read whole, or whose sender takes no part in its thread.
import { wordsIn } from '../mail/words/words.ts'
import type { Agent, AgentMail } from './agent.ts'
import { shutSentence } from './unread-mail.ts'

type Told = Pick<Agent, 'noun' | 'commands'>

export function notesOfMail(
  { noun, commands }: Told,
  { parsed, commandsOnly, language }: AgentMail,
): string[] {
  const words = wordsIn(language).frame
  const notes: string[] = []
  if (commandsOnly) {
    const unread = words.unread(noun ?? null)
    notes.push(commands ? `${unread} ${words.commandsWork(commands.example)}` : unread)
  }
  const shut = shutSentence(parsed, words)
  if (shut !== null) notes.push(shut)
  if (parsed.notes.includes('text-truncated')) notes.push(words.longMail)
  if (parsed.notes.includes('hidden-text-dropped')) notes.push(words.hiddenText)
  return notes
}

/** `waiting`: how much of what a stranger wrote waits for those who take part. */
export function notesOfStranger(
  { noun }: Told,
  { isStranger, language }: AgentMail,
  waiting: number,
): string[] {
  if (!isStranger) return []
  const words = wordsIn(language).frame
  return [waiting > 0 ? words.strangerWaits : words.strangerNothing(noun ?? null)]
}
