// "Blocked by task 2" in a list means the item with that number, whatever became of the items before it.
import type { TaskReading } from '../../language/task-reading.ts'

/**
 * The readings with the numbers that they name counted as the tasks will be, from 1 in this order. Of two lists the
 * nearest item before counts. An item that made no task can block none; a number beyond all lists stays as it is.
 */
export function inListOrder(tasks: readonly TaskReading[]): TaskReading[] {
  const last = Math.max(0, ...tasks.map(({ itemNumber }) => itemNumber ?? 0))
  return tasks.map((task, place) => {
    if (!task.blockedBy || last === 0) return task
    const blockedBy = task.blockedBy.flatMap((number) =>
      number > last ? number : (placeOf(number, tasks, place) ?? []),
    )
    return { ...task, blockedBy }
  })
}

/** From 1; null where no item of that number became a task. */
function placeOf(number: number, tasks: readonly TaskReading[], from: number): number | null {
  const places = tasks.flatMap(({ itemNumber }, place) => (itemNumber === number ? [place] : []))
  const found = places.findLast((place) => place < from) ?? places.find((place) => place !== from)
  return found === undefined ? null : found + 1
}
