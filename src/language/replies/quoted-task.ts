// Finds the task whose line a reply quotes above its answer.
import type { TaskView } from './known-tasks.ts'
import { likeness } from './similar.ts'
import { tokensOf } from './tokens.ts'

/** Of a long quote the last lines count. */
const LINES = 40

/** Place of the task that the last quoted line with a task's words names; -1 for none. */
export function answeredTask(quoted: string, tasks: readonly TaskView[]): number {
  for (const line of quoted.split('\n').slice(-LINES).reverse()) {
    const found = taskOfLine(line.slice(0, 300), tasks)
    if (found >= 0) return found
  }
  return -1
}

/** Most words of the task's thing and of its verbs stand in the line. */
export function taskOfLine(line: string, tasks: readonly TaskView[]): number {
  const words = tokensOf(line).filter(({ kind }) => kind === 'word')
  let best = -1
  let most = 0.6
  for (const [index, { things, verbs }] of tasks.entries()) {
    const own = [...things.map(({ word }) => word), ...verbs]
    if (own.length === 0) continue
    const hits = own.filter((word) => words.some(({ text }) => likeness(text, word) >= 0.8)).length
    const share = hits / own.length
    if (share > most || (share === most && best < 0)) {
      best = index
      most = share
    }
  }
  return best
}
