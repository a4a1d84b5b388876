// No task waits for itself, not even by way of others: what would close a circle is left out.
import type { Fault } from './contract.ts'
import type { ImportedTask } from './imported.ts'

export function withoutCircles(tasks: readonly ImportedTask[]): { kept: number[][]; faults: Fault[] } {
  const waits = new Map<number, number[]>()
  const known = new Set(tasks.flatMap(({ number }) => number ?? []))
  const faults: Fault[] = []
  const kept = tasks.map(({ number, title, blockedBy }) => {
    const own: number[] = []
    for (const blocker of new Set(blockedBy)) {
      const leave = (why: string) =>
        faults.push({ line: null, what: `“${title}” does not wait for ${blocker}: ${why}.`, isLeftOut: true })
      if (!known.has(blocker)) leave('there is no such task in the file')
      else if (number !== null && leadsTo(waits, blocker, number)) leave('it would wait for itself')
      else own.push(blocker)
      if (number !== null) waits.set(number, own)
    }
    return own
  })
  return { kept, faults }
}

function leadsTo(waits: ReadonlyMap<number, readonly number[]>, from: number, to: number): boolean {
  const seen = new Set<number>()
  const open = [from]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at === to) return true
    if (seen.has(at)) continue
    seen.add(at)
    open.push(...(waits.get(at) ?? []))
  }
  return false
}
