// How far a mail came on its way, as the sort code shows it.
import { type SortStep, sortSteps } from '../../../ui/sort-bars.ts'
import type { Delivery } from '../contract.ts'

/** The last step of the trace in the order of the way; null before the first. */
export function lastStep(trace: Delivery['trace']): SortStep | null {
  const done = new Set<string>(trace.map((entry) => entry.step))
  return sortSteps.findLast((step) => done.has(step.toLowerCase())) ?? null
}
