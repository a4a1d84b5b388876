// The cards of a column, of which only those in sight and near it are drawn, however many there are.
import { useVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { classNames } from '../../../../ui/class-names.ts'

export type CardListProps<T extends { id: number }> = {
  cards: readonly T[]
  /** The card that is looked for: it comes into sight. */
  wanted?: number | null
  renderCard: (card: T) => ReactNode
  /** Room below the cards for what lies over the foot of the page. */
  roomBelow?: boolean
  /** Above the cards, in the same scroll. */
  children?: ReactNode
}

/** CSS pixels: between two cards, and what a card measures until it is drawn. */
const GAP = 8
const USUAL_HEIGHT = 108
/** Cards drawn before and after those in sight: some steps ahead of whoever walks them by keys. */
const AHEAD = 10

export function CardList<T extends { id: number }>({
  cards,
  wanted,
  renderCard,
  roomBelow = false,
  children,
}: CardListProps<T>) {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const [head, setHead] = useState<HTMLDivElement | null>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const scrollMargin = useHeight(head)
  const indexOf = (id: unknown) => cards.findIndex((card) => String(card.id) === String(id))
  const kept = [wanted, focused].filter((id) => id != null).map(indexOf)
  // oxlint-disable-next-line react/incompatible-library -- what it returns goes to nothing that is memoized
  const virtualizer = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller,
    getItemKey: (index) => cards[index]?.id ?? index,
    estimateSize: () => USUAL_HEIGHT,
    gap: GAP,
    scrollMargin,
    rangeExtractor: ({ startIndex, endIndex, count }) =>
      drawn(startIndex - AHEAD, Math.min(endIndex + AHEAD, count - 1), kept),
  })
  const seek = useEffectEvent((id: number) => virtualizer.scrollToIndex(indexOf(id), { align: 'center' }))
  const sought = wanted != null && indexOf(wanted) >= 0 ? wanted : null
  // Once it is there, and not again when others come above it.
  useEffect(() => {
    if (scroller && sought !== null) seek(sought)
  }, [scroller, sought])
  return (
    <div
      ref={setScroller}
      className={classNames(
        'flex min-h-0 flex-1 flex-col overflow-y-auto px-4 pt-0.5',
        roomBelow ? 'pb-24' : 'pb-4',
      )}
    >
      <div ref={setHead} className="flex flex-col gap-2 pb-2 empty:hidden">
        {children}
      </div>
      <ul
        // The card with the focus stays drawn: the focus would be lost with it.
        onFocus={({ target }: FocusEvent) =>
          setFocused(target.closest('li')?.getAttribute('data-card') ?? null)
        }
        onBlur={() => setFocused(null)}
        className="relative shrink-0"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const card = cards[index]
          return (
            card && (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                data-card={card.id}
                aria-setsize={cards.length}
                aria-posinset={index + 1}
                className="absolute inset-x-0"
                style={{ top: start - scrollMargin }}
              >
                {renderCard(card)}
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}

/** The indexes from `first` to `last`, and those that are kept, in order. */
function drawn(first: number, last: number, kept: readonly number[]): number[] {
  const from = Math.max(0, first)
  const near = Array.from({ length: last - from + 1 }, (_, step) => from + step)
  const far = kept.filter((index) => index >= 0 && (index < from || index > last))
  return far.length === 0 ? near : [...new Set([...far, ...near])].sort((a, b) => a - b)
}

/* CSS pixels; 0 of what is not there. */
function useHeight(element: HTMLElement | null): number {
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    if (element === null) return
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return height
}
