// The keys of the board: j and k walk the cards, Enter opens (the title is a button), c creates, / searches.
import { useKeys } from '../../../../ui/use-keys.ts'

/** A board without an act has no key for it. */
export type BoardKeys = { onCreate?: () => void; onSearch?: () => void }

export function useBoardKeys({ onCreate, onSearch }: BoardKeys = {}): void {
  useKeys('On the board', [
    { keys: 'j', label: 'Next task', run: () => stepTasks(1) },
    { keys: 'k', label: 'Previous task', run: () => stepTasks(-1) },
    { keys: 'Enter', label: 'Open the task' },
    ...(onCreate ? [{ keys: 'c', label: 'Create a task', run: onCreate }] : []),
    ...(onSearch ? [{ keys: '/', label: 'Search the tasks', run: onSearch }] : []),
    { keys: 'Space', label: 'On a grip: lift the task, drop it' },
    { keys: 'Shift →', label: 'Lifted: to the next column' },
  ])
}

/** To the next title on the page or the one before: down a column, then on to the next. */
export function stepTasks(by: 1 | -1): void {
  const titles = [...document.querySelectorAll<HTMLElement>('[data-task-title]')]
  const card = document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-task-title]')
  const at = card ? titles.indexOf(card) : -1
  const next = at < 0 ? titles[0] : titles[at + by]
  next?.focus()
  next?.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
