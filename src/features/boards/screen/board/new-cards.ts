// Which cards came while the board stood open, so that they fade in instead of being there all at once.
import { useCallback, useEffect, useRef } from 'react'
import type { Task } from '../../../tasks/contract.ts'

/** Says of a task's id whether it was absent when the board's tasks were first read. */
export function useNewCards(tasks: readonly Task[] | undefined): (id: number) => boolean {
  const first = useRef<ReadonlySet<number>>(undefined)
  useEffect(() => {
    if (tasks && !first.current) first.current = new Set(tasks.map(({ id }) => id))
  }, [tasks])
  return useCallback((id) => first.current !== undefined && !first.current.has(id), [])
}
