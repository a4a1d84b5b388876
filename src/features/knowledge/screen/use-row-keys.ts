// j and k walk down and up the links of a list, which Enter opens.
import { useKeys } from '../../../ui/use-keys.ts'

/** Links that carry `data-row` are walked, in the order of the page. */
export function useRowKeys(title: string): void {
  useKeys(title, [
    { keys: 'j', label: 'Next in the list', run: () => step(1) },
    { keys: 'k', label: 'The one before', run: () => step(-1) },
    { keys: 'Enter', label: 'Open it' },
  ])
}

/** False where the list ends. */
function step(by: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.findIndex((row) => row === document.activeElement)
  const next = rows[at < 0 ? (by > 0 ? 0 : rows.length - 1) : at + by]
  if (next === undefined) return false
  next.focus()
  next.scrollIntoView({ block: 'nearest' })
  return true
}
