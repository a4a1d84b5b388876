// Which tasks a move without a named one can mean.
import type { Task } from '../../../tasks/contract.ts'
import { meaningOf } from '../../../tasks/status.ts'

/** Those that are not there yet; what is done is only meant to be opened again. */
export function movable(tasks: readonly Task[], status: string): Task[] {
  const wanted = meaningOf(status)
  return tasks.filter((task) => {
    const meaning = meaningOf(task.status)
    return meaning !== wanted && (wanted === 'pending' || meaning !== 'done')
  })
}
