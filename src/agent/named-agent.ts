// Whom a reply speaks to by name: "cara, what was decided?" is for Cara, whatever thread it answers.
import { type AgentType, crew } from '../crew/crew.ts'

const GREETINGS = ['hi ', 'hello ', 'hey ', 'dear ']

/** Characters in which a name can stand at the beginning of a text. */
const BEGINNING = 40

/** The agent that the first line begins with: its name with a comma or colon behind it, or with an @ before it. */
export function namedAgent(text: string): AgentType | null {
  const start = text.trimStart().slice(0, BEGINNING).toLowerCase()
  const greeting = GREETINGS.find((one) => start.startsWith(one)) ?? ''
  const spoken = start.slice(greeting.length).trimStart()
  const isMarked = spoken.startsWith('@')
  const rest = isMarked ? spoken.slice(1) : spoken
  const found = crew.find(({ name }) => {
    if (!rest.startsWith(name.toLowerCase())) return false
    const behind = rest.charAt(name.length)
    return behind === ',' || behind === ':' || (isMarked && !/[\p{L}\p{N}]/u.test(behind))
  })
  return found?.type ?? null
}
