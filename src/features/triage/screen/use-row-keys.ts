// j and k move from row to row of a list (or ArrowDown and ArrowUp within it); Enter opens, as links do.
import { type RefObject, useEffect } from 'react'

const steps: Record<string, number> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 }

/**
 * Rows are the elements marked `data-row` inside `list`. With an open one (aria-current) and the focus
 * elsewhere, j and k press the neighbour of the open row.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = steps[event.key]
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
      if (
        event.target instanceof Element &&
        event.target.closest('input, textarea, [role=dialog], [role=menu]')
      )
        return
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      const focused = rows.findIndex((row) => row === document.activeElement)
      if (event.key.startsWith('Arrow') && focused < 0) return
      const open = rows.findIndex((row) => row.ariaCurrent === 'true')
      const next = rows[focused < 0 && open < 0 ? 0 : Math.max(0, (focused < 0 ? open : focused) + step)]
      if (next === undefined) return
      event.preventDefault()
      next.focus()
      if (open >= 0 && !event.key.startsWith('Arrow')) next.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [list])
}
