// What stands behind something an agent made: who, how sure, and the sentence it was read from.
import { type AgentName, agentTitles } from './agent.ts'

export type Evidence = {
  agent: AgentName
  readBy: 'rules' | 'model'
  /** 0 to 1. */
  certainty: number
  sentence: string
  /** Text of the same mail just before and after the sentence, for its context. */
  before?: string
  after?: string
  sender: string
  subject: string
  /** ISO 8601 moment of the mail. */
  at: string
  /** The mail in the app, opened at this sentence. */
  href?: string
}

/** "Read by rules · 94% sure". */
export function readingWords({ readBy, certainty }: Pick<Evidence, 'readBy' | 'certainty'>): string {
  return `Read by ${readBy === 'rules' ? 'rules' : 'the language model'} · ${Math.round(certainty * 100)}% sure`
}

/** "Tula made this task" from the agent and the word for the thing. */
export function madeWords(agent: AgentName, thing: string): string {
  return `${agentTitles[agent]} made this ${thing}`
}
