// Parts a mail into what it says to an agent by name and what it says to people: a request to Cara is no question of the thread.
import { namedAgent } from '../../agent/named-agent.ts'
import { crew } from '../../crew/crew.ts'
import { splitSentences } from '../../language/sentences.ts'

export interface Spoken {
  request: string
  /** What it says to people; empty where that is no more than a greeting and a name. */
  rest: string
}

const marks: readonly string[] = crew.map(({ name }) => `@${name.toLowerCase()}`)

export function spokenToAgents(text: string): Spoken {
  const lines = text.split('\n')
  const named = lines.findIndex((line) => namedAgent(line) !== null)
  // "Cara," alone on its line speaks to her to the end.
  const isAddress = named >= 0 && (lines[named] ?? '').trim().split(/\s+/).length < 3
  const toAgent = (line: string, at: number): boolean =>
    (isAddress && at >= named) ||
    namedAgent(line) !== null ||
    marks.some((mark) => line.toLowerCase().includes(mark))
  const request = lines.filter(toAgent).join('\n').trim()
  if (request === '') return { request, rest: text }
  const rest = lines
    .filter((line, at) => !toAgent(line, at))
    .join('\n')
    .trim()
  const says = splitSentences(rest).some(
    ({ kind, text: one }) => (kind === 'prose' || kind === 'item') && one.split(/\s+/).length > 2,
  )
  return { request, rest: says ? rest : '' }
}
