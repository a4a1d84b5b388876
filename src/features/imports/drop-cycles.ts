// No task may wait for itself, directly or through others: a dependency that closes a cycle is dropped.
import type { Fault } from './contract.ts'
import type { ImportedTask } from './imported.ts'

/** Of one task; more is no plan but a mistake or an attack. */
const MAX_BLOCKERS = 100

/** Linear in tasks and dependencies. */
export function dropCycles(tasks: readonly ImportedTask[]): { tasks: ImportedTask[]; faults: Fault[] } {
  const faults: Fault[] = []
  const blockers = tasks.map((task) => {
    const wanted = [...new Set(task.blockedBy)]
    if (wanted.length > MAX_BLOCKERS)
      faults.push(
        fault(`“${task.title}” waits for ${wanted.length} tasks: the first ${MAX_BLOCKERS} are kept.`),
      )
    return wanted.slice(0, MAX_BLOCKERS)
  })
  const { closing, indexOf } = findClosingEdges(tasks, blockers)
  const kept = tasks.map((task, index) => {
    const blockedBy = (blockers[index] ?? []).filter((blocker) => {
      const isClosing = closing.has(edge(index, blocker))
      if (indexOf.has(blocker) && !isClosing) return true
      const why = isClosing ? 'it would wait for itself' : 'there is no such task in the file'
      faults.push(fault(`“${task.title}” does not wait for ${blocker}: ${why}.`))
      return false
    })
    return { ...task, blockedBy }
  })
  return { tasks: kept, faults }
}

const fault = (what: string): Fault => ({ line: null, what, isLeftOut: true })
const edge = (index: number, blocker: number) => `${index}>${blocker}`

/** Depth first, without recursion: an edge to a task that is still open closes a cycle. */
function findClosingEdges(tasks: readonly ImportedTask[], blockers: readonly (readonly number[])[]) {
  const indexOf = new Map(tasks.flatMap(({ number }, index) => (number === null ? [] : [[number, index]])))
  const closing = new Set<string>()
  const state = new Uint8Array(tasks.length)
  const open: { index: number; next: number }[] = []
  const enter = (index: number) => {
    state[index] = OPEN
    open.push({ index, next: 0 })
  }
  for (const start of tasks.keys()) {
    if (state[start] === UNSEEN) enter(start)
    for (let top = open.at(-1); top; top = open.at(-1)) {
      const blocker = blockers[top.index]?.[top.next]
      top.next += 1
      if (blocker === undefined) {
        state[top.index] = DONE
        open.pop()
        continue
      }
      const to = indexOf.get(blocker)
      if (to === undefined) continue
      if (state[to] === OPEN) closing.add(edge(top.index, blocker))
      else if (state[to] === UNSEEN) enter(to)
    }
  }
  return { closing, indexOf }
}

const UNSEEN = 0
const OPEN = 1
const DONE = 2
