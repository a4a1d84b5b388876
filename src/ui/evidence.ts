// What stands behind something an agent made: who, how sure, and the sentence it was read from.
import { type AgentName, agentTitles } from './agent.ts'
import { formatDay } from './dates.ts'

export type Evidence = {
  agent: AgentName
  readBy: 'rules' | 'model'
  /** The model's name and the day on which it read, where both are known. */
  model?: string | null
  readOn?: string | null
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

type Reader = Pick<Evidence, 'readBy' | 'model' | 'readOn'>

/** "Read by rules · 94% sure", "Read by claude-sonnet-4-5 on Nov 28, 2026 · 94% sure". */
export function readingWords({ certainty, ...reader }: Reader & Pick<Evidence, 'certainty'>): string {
  return `Read by ${readerWords(reader)} · ${Math.round(certainty * 100)}% sure`
}

function readerWords({ readBy, model, readOn }: Reader): string {
  if (readBy === 'rules') return 'rules'
  const name = model ?? 'the language model'
  return readOn ? `${name} on ${formatDay(readOn)}` : name
}

/** "Tula made this task" from the agent and the word for the thing. */
export function madeWords(agent: AgentName, thing: string): string {
  return `${agentTitles[agent]} made this ${thing}`
}
