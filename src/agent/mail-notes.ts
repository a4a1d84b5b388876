// What a receipt says of any mail that was not read whole, or whose sender takes no part in its thread.
import type { Agent, AgentMail } from './agent.ts'

type Told = Pick<Agent, 'noun' | 'commands'>

export function notesOfMail({ noun, commands }: Told, { parsed, commandsOnly }: AgentMail): string[] {
  const notes: string[] = []
  if (commandsOnly) {
    const unread = `It took too long to read this mail, so ${noun ? `no ${noun[1]} were` : 'nothing was'} looked for in it.`
    notes.push(commands ? `${unread} Commands such as ${commands.example} still work.` : unread)
  }
  if (parsed.notes.includes('text-truncated'))
    notes.push('The mail is very long; only its first 200 kB were read.')
  if (parsed.notes.includes('hidden-text-dropped'))
    notes.push('The mail held text that a reader cannot see; it was not read.')
  return notes
}

/** `waiting`: how much of what a stranger wrote waits for those who take part. */
export function notesOfStranger({ noun }: Told, { isStranger }: AgentMail, waiting: number): string[] {
  if (!isStranger) return []
  return waiting > 0
    ? ['You take no part in this thread, so what you wrote waits for somebody who does.']
    : [`You take no part in this thread, so ${noun ? `no ${noun[0]}` : 'nothing'} was changed.`]
}
