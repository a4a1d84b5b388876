// Dragging cards between the columns of a board. What carries them is loaded once somebody is at a card.
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefCallback,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { toast } from '../../../../ui/toasts.ts'
import type { DragEngineProps } from './drag-engine.tsx'
import { DragPlaces, DragPlacesContext } from './drag-places.ts'

export type BoardDragProps<C extends string> = {
  /** The title of each column. */
  columns: Readonly<Record<C, string>>
  /** The words for a task when moves are announced; null once it is not on the board any more. */
  titleOf: (id: number) => string | null
  /** Whether tasks may be dropped on a column, for the announcements; each column takes them without it. */
  takes?: (column: C) => boolean
  onLift?: (id: number) => void
  /** `column` is null beside all of them. */
  onDrop: (id: number, column: C | null) => void
  /** What follows the pointer while a task is carried. */
  renderCarried: (id: number) => ReactNode
  /** The task that is carried and the column that it is over. */
  children: (carried: Carried<C> | null) => ReactNode
}

export type Carried<C extends string> = { id: number; over: C | null }

export function BoardDrag<C extends string>({
  columns,
  titleOf,
  takes = () => true,
  onLift,
  onDrop,
  renderCarried,
  children,
}: BoardDragProps<C>) {
  const [places] = useState(() => new DragPlaces())
  const [carried, setCarried] = useState<Carried<C> | null>(null)
  const isWanted = useSyncExternalStore(places.subscribe, places.isWanted)
  const carry = (now: Carried<C> | null) => {
    setCarried(now)
    places.carry(now?.id ?? null)
  }
  const columnAt = (key: string | null) => (Object.keys(columns) as C[]).find((one) => one === key) ?? null
  return (
    <DragPlacesContext value={places}>
      {children(carried)}
      {isWanted && (
        <DragEngine
          places={places}
          titleOf={titleOf}
          columnAt={(key) => {
            const column = columnAt(key)
            return column && { title: columns[column], takes: takes(column) }
          }}
          carried={carried?.id ?? null}
          renderCarried={renderCarried}
          onLift={(id) => {
            carry({ id, over: null })
            onLift?.(id)
          }}
          onOver={(id, key) => carry({ id, over: columnAt(key) })}
          onDrop={(id, key) => {
            carry(null)
            onDrop(id, columnAt(key))
          }}
          onCancel={() => carry(null)}
        />
      )}
    </DragPlacesContext>
  )
}

const DragEngine = lazyComponent<DragEngineProps>(async () => {
  try {
    return (await import('./drag-engine.tsx')).DragEngine
  } catch {
    return NoDragging
  }
})

/* Its code could not be had: everything else on the board works. */
function NoDragging() {
  useEffect(() => {
    toast({
      kind: 'destructive',
      title: 'Cards can’t be dragged right now',
      description: 'Reload the page to try again. Until then, open a task to change its status.',
    })
  }, [])
  return null
}

/** `handle` goes on the grip: pointer, touch and keys. `body` goes on the card: a mouse may carry it by any part. */
export function useCarry(id: number) {
  const places = use(DragPlacesContext)
  const isCarried = useSyncExternalStore(places.subscribe, () => places.isCarried(id))
  // The same ones as long as the card is there: a card is not drawn anew for them.
  const parts = useMemo(() => {
    const onPointerDown = (event: PointerEvent<HTMLElement>) => pressWith(places, id, event)
    return {
      setCard: (card: HTMLElement | null) => places.noteCard(id, { card }),
      handle: {
        ref: (grip: HTMLElement | null) => places.noteCard(id, { grip }),
        onPointerDown,
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
          places.press(id, ({ onKeyDown }) => onKeyDown?.(event))
        },
      },
      body: {
        onPointerEnter: places.want,
        onFocus: places.want,
        // A finger on a card scrolls the column, so only a mouse lifts it here.
        onPointerDown: (event: PointerEvent<HTMLElement>) => {
          if (event.pointerType === 'mouse') onPointerDown(event)
        },
      },
    }
  }, [places, id])
  return { ...parts, isCarried }
}

/* What carries may come after the press; it takes the press up unless the pointer was lifted meanwhile. */
function pressWith(places: DragPlaces, id: number, event: PointerEvent<HTMLElement>): void {
  const over = new AbortController()
  const takeBack = places.press(id, ({ onPointerDown }) => {
    over.abort()
    onPointerDown?.(event)
  })
  const end = () => {
    over.abort()
    takeBack()
  }
  for (const kind of ['pointerup', 'pointercancel']) addEventListener(kind, end, { signal: over.signal })
}

export function useColumnDrop(key: string): RefCallback<HTMLElement> {
  const places = use(DragPlacesContext)
  return useCallback((element) => places.noteColumn(key, element), [places, key])
}
