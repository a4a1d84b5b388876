// What the palette shows for a query, which of it is under the keys, and where the keys lead (ARIA combobox with a listbox).
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import type { Command } from '../../ui/commands.ts'
import { inGroups, rank } from './rank.ts'

/* More than this nobody reads; the next letter narrows it. */
const shownAtMost = 40

export type PaletteList = ReturnType<typeof usePaletteList>

export function usePaletteList(
  all: readonly Command[],
  onChoose: (command: Command) => void,
  onClose: () => void,
) {
  const id = useId()
  const [query, setQueryState] = useState('')
  const [activeIndex, setActive] = useState(0)
  const groups = useMemo(() => {
    if (query.trim() === '') return inGroups(all.filter(({ isRare }) => !isRare))
    // Best first, whatever it belongs to.
    return [{ title: '', commands: rank(all, query).slice(0, shownAtMost) }]
  }, [all, query])
  const shown = useMemo(() => groups.flatMap(({ commands }) => commands), [groups])
  const active = shown[Math.min(activeIndex, shown.length - 1)]
  const optionId = (command: Command) => `${id}-${command.id.replace(/[^\w-]/g, '-')}`

  function setQuery(next: string) {
    setQueryState(next)
    setActive(0)
  }

  function step(by: number) {
    const from = active ? shown.indexOf(active) : 0
    const next = (from + by + shown.length) % shown.length
    setActive(next)
    const command = shown[next]
    if (command) document.getElementById(optionId(command))?.scrollIntoView({ block: 'nearest' })
  }

  function onKeyDown(event: KeyboardEvent) {
    // A key that ends the writing of a syllable is no choice.
    if (event.nativeEvent.isComposing) return
    const isToggle = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Enter' && active) onChoose(active)
    else if (isToggle) onClose()
    else return
    event.preventDefault()
  }

  return {
    id,
    query,
    setQuery,
    groups,
    active,
    activeId: active && optionId(active),
    optionId,
    /** The one under the pointer becomes the one under the keys. */
    point: (command: Command) => setActive(shown.indexOf(command)),
    onKeyDown,
  }
}
