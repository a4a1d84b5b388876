// A task that was ticked off may leave the list under the filter: the focus goes to the one in its place.
import { useLayoutEffect, useRef } from 'react'

/**
 * For the part of the page with the list and its heading. Items bear their id as `data-task`, their titles as
 * `data-task-title`; `tasks` is the same array until the list changes.
 */
export function useKeptFocus(tasks: readonly { id: number }[]) {
  const part = useRef<HTMLElement>(null)
  const before = useRef(tasks)
  const focused = useRef<number | null>(null)

  useLayoutEffect(() => {
    const left = focused.current
    const place = before.current.findIndex(({ id }) => id === left)
    before.current = tasks
    if (left === null || tasks.some(({ id }) => id === left)) return
    focused.current = null
    if (document.activeElement !== document.body) return
    const next = tasks[Math.min(place, tasks.length - 1)]
    part.current?.querySelector<HTMLElement>(next ? `[data-task-title="${next.id}"]` : 'h2')?.focus()
  }, [tasks])

  useLayoutEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const item = target instanceof Element ? target.closest<HTMLElement>('[data-task]') : null
      focused.current = item === null ? null : Number(item.dataset.task)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])

  return part
}
