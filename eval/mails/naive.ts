// What one would write in an hour: cue words tell the tasks, chrono-node the days. Ours must beat it.
import * as chrono from 'chrono-node'
import type { AgentMail } from '../../src/agent/agent.ts'
import type { FoundTask } from './score.ts'

const ASKS =
  /\b(?:please|pls|can you|could you|would you|will you|need you to|i will|i'll|we need to|has to|must|todo|action|bitte|kannst du|könnten sie|merci de|peux-tu|pouvez-vous|por favor|puedes|per favore|puoi|alsjeblieft|kun je|pode)\b/i
const PROMISES = /\b(?:i will|i'll)\b/i
const ITEM = /^\s*(?:[-*•]|\d+[.)])\s+/

export function readNaively({ parsed, sender, to, sentAt }: AgentMail): FoundTask[] {
  const lines = parsed.newest.text.split('\n')
  const sentences = lines.flatMap((line) =>
    ITEM.test(line) ? [line] : line.split(/(?<=[.!?])\s+/).filter((one) => ASKS.test(one)),
  )
  return sentences.map((sentence) => {
    const title = sentence.replace(ITEM, '').slice(0, 80)
    const start = chrono.parse(sentence, sentAt, { forwardDate: true })[0]?.start
    const named = to.find(({ name }) => name && sentence.includes(name.split(' ')[0] ?? name))
    const owners = PROMISES.test(sentence) ? [sender] : named ? [named] : to
    return {
      title,
      assignees: owners.map(({ email }) => email),
      dueDate: start ? start.date().toISOString().slice(0, 10) : null,
      priority: /\burgent|asap\b/i.test(sentence) ? 'high' : 'medium',
      confidence: 1,
    }
  })
}
