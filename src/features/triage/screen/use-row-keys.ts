// j and k move from row to row of a list (or ArrowDown and ArrowUp within it); Enter opens, as links do.
import type { RefObject } from 'react'
import { useKeys } from '../../../ui/use-keys.ts'

/**
 * Rows are the elements marked `data-row` inside `list`. With an open one (aria-current) and the focus
 * elsewhere, j and k press the neighbour of the open row.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useKeys('In the list', [
    { keys: 'j', label: 'Next mail', run: () => walk(list.current, 1) },
    { keys: 'k', label: 'Mail before', run: () => walk(list.current, -1) },
    { keys: 'Enter', label: 'Open the mail' },
    { keys: 'ArrowDown', label: 'Within the list: next mail', run: () => walkWithin(list.current, 1) },
    { keys: 'ArrowUp', label: 'Within the list: mail before', run: () => walkWithin(list.current, -1) },
  ])
}

function rowsOf(list: HTMLElement | null) {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  return { rows, focused: rows.findIndex((row) => row === document.activeElement) }
}

/* False where there is no row to go to. */
function walk(list: HTMLElement | null, by: 1 | -1): boolean {
  const { rows, focused } = rowsOf(list)
  const open = rows.findIndex((row) => row.ariaCurrent === 'true')
  const from = focused < 0 ? open : focused
  const next = rows[from < 0 ? 0 : Math.max(0, from + by)]
  next?.focus()
  if (open >= 0) next?.click()
  return next !== undefined
}

/* Arrows scroll the page unless the focus is in the list. */
function walkWithin(list: HTMLElement | null, by: 1 | -1): boolean {
  const { rows, focused } = rowsOf(list)
  const next = focused < 0 ? undefined : rows[Math.max(0, focused + by)]
  next?.focus()
  return next !== undefined
}
