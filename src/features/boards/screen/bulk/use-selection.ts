// The tasks that are chosen on a page, by box, by key x, and in rows with Shift.
import { useCallback, useMemo, useState } from 'react'
import { useKeys } from '../../../../ui/use-keys.ts'
import { kept, nothingChosen, stretched, toggled } from './selection.ts'

/** `isRow`: all from the one that was chosen last. */
export type Choose = (id: number, isRow: boolean) => void

/** `present`: all that the page shows, in its order; what leaves it is no longer chosen. */
export function useSelection(present: readonly { id: number }[]) {
  const [selection, setSelection] = useState(nothingChosen)
  const ids = useMemo(() => new Set(present.map(({ id }) => id)), [present])
  const { chosen } = useMemo(() => kept(selection, ids), [selection, ids])
  // Not by what stands in the page: of a long list only the part in sight is drawn.
  const choose: Choose = useCallback(
    (id, isRow) => {
      const order = isRow ? present.map((one) => one.id) : []
      setSelection((now) => (isRow ? stretched(now, id, order) : toggled(now, id)))
    },
    [present],
  )
  /** All but these. */
  const clear = useCallback(
    (left: readonly number[] = []) => setSelection({ chosen: new Set(left), anchor: null }),
    [],
  )
  const chooseFocused = (isRow: boolean) => {
    const id = focusedTask()
    if (id === null) return false
    choose(id, isRow)
    return true
  }
  useKeys('Several tasks', [
    { keys: 'x', label: 'Choose the task', run: () => chooseFocused(false) },
    { keys: 'X', label: 'Choose all tasks up to this one', run: () => chooseFocused(true) },
    { keys: 'Escape', label: 'Clear selection', run: () => (chosen.size > 0 ? clear() : false) },
  ])
  return { chosen, choose, clear }
}

function focusedTask(): number | null {
  const title = document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-task-title]')
  return title ? Number(title.dataset.taskTitle) : null
}
