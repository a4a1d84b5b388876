// The list of the palette under the keys: which row is active, and what the keys do with it.
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import type { Item, ItemGroup } from './items.ts'

export type PaletteList = ReturnType<typeof usePaletteList>

export interface ListKeys {
  onChoose: (item: Item) => void
  /** Ctrl K inside of the palette. */
  onToggle: () => void
  /** Copies the way to a row, where it has one. */
  onCopy: (item: Item) => void
}

/** `query` is what the groups answer: the first row is active until somebody moves. */
export function usePaletteList(
  groups: readonly ItemGroup[],
  { query, isLoading }: { query: string; isLoading: boolean },
  { onChoose, onToggle, onCopy }: ListKeys,
) {
  const id = useId()
  const [moved, setMoved] = useState<{ query: string; item: string } | null>(null)
  const isEager = useRef(false)
  const shown = useMemo(() => groups.flatMap(({ items }) => items), [groups])
  const own = moved?.query === query ? shown.find((item) => item.id === moved.item) : undefined
  const active = own ?? shown[0]
  const optionId = (item: Item) => `${id}-${item.id.replace(/[^\w-]/g, '-')}`

  // Enter was quicker than the answer: the first result is what was meant.
  const chooseFirst = useEffectEvent(() => {
    if (isEager.current && active) onChoose(active)
    isEager.current = false
  })
  useEffect(() => {
    if (!isLoading) chooseFirst()
  }, [isLoading])

  function point(item: Item | undefined) {
    if (item) setMoved({ query, item: item.id })
  }

  function go(item: Item | undefined) {
    point(item)
    if (item) document.getElementById(optionId(item))?.scrollIntoView({ block: 'nearest' })
  }

  function step(by: number) {
    const from = active ? shown.indexOf(active) : 0
    go(shown[(from + by + shown.length) % shown.length])
  }

  function onKeyDown(event: KeyboardEvent) {
    // A key that ends the writing of a syllable is no choice.
    if (event.nativeEvent.isComposing) return
    isEager.current = false
    const isControl = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    if (key === 'arrowdown') step(1)
    else if (key === 'arrowup') step(-1)
    else if (key === 'home' && !event.shiftKey) go(shown[0])
    else if (key === 'end' && !event.shiftKey) go(shown.at(-1))
    else if (key === 'enter' && isLoading && query !== '' && !own && !groups[0]?.isMeant)
      isEager.current = true
    else if (key === 'enter' && active) onChoose(active)
    else if (isControl && event.shiftKey && key === 'c' && active) onCopy(active)
    else if (isControl && key === 'k') onToggle()
    else return
    event.preventDefault()
  }

  return {
    id,
    query,
    groups,
    active,
    activeId: active && optionId(active),
    optionId,
    /** The one under the pointer becomes the one under the keys. */
    point,
    onKeyDown,
  }
}
