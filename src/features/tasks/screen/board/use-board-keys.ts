// The keys of the board: j and k walk the cards, Enter opens (the title is a button), c creates, / searches.
import { useEffect, useEffectEvent } from 'react'

export type BoardKeys = { onCreate: () => void; onSearch: () => void }

/** Silent while something is typed, while a dialog or menu is open, and with any modifier. */
export function useBoardKeys({ onCreate, onSearch }: BoardKeys): void {
  const acts: Record<string, () => void> = {
    j: () => step(1),
    k: () => step(-1),
    c: onCreate,
    '/': onSearch,
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target))
      return
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"][data-state="open"], [role="alertdialog"], [role="menu"]'))
    return true
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  )
}

/* In the order of the page: down a column, then on to the next. */
function step(by: 1 | -1): void {
  const titles = [...document.querySelectorAll<HTMLElement>('[data-task-title]')]
  const card = document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-task-title]')
  const at = card ? titles.indexOf(card) : -1
  const next = at < 0 ? titles[0] : titles[at + by]
  next?.focus()
  next?.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
