// Dragging cards between the columns of a board: the one place that knows the drag library.
import {
  type Announcements,
  type Collision,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type UniqueIdentifier as Id,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  rectIntersection,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type HTMLAttributes, type PointerEvent, type ReactNode, useMemo, useState } from 'react'

/** CSS pixels of pointer movement before a drag begins, and of one step by arrow key (KB-17, CONST-16). */
export const DRAG_DISTANCE = 8
export const KEYBOARD_STEP = 25

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

export function BoardDrag<C extends string>(props: BoardDragProps<C>) {
  const { columns, titleOf, takes, onLift, onDrop, renderCarried, children } = props
  const [carried, setCarried] = useState<Carried<C> | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: stepByArrow }),
  )
  const announcements = useMemo(() => announce(columns, titleOf, takes), [columns, titleOf, takes])

  function drop({ active, over }: DragEndEvent) {
    setCarried(null)
    onDrop(Number(active.id), columnFrom(columns, over?.id))
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnder}
      accessibility={{ announcements, screenReaderInstructions }}
      onDragStart={({ active }) => {
        setCarried({ id: Number(active.id), over: null })
        onLift?.(Number(active.id))
      }}
      onDragOver={({ over }) => setCarried((now) => now && { ...now, over: columnFrom(columns, over?.id) })}
      onDragEnd={drop}
      onDragCancel={() => setCarried(null)}
    >
      {children(carried)}
      <DragOverlay dropAnimation={null} zIndex={30}>
        {carried && renderCarried(carried.id)}
      </DragOverlay>
    </DndContext>
  )
}

/* By pointer the column under it; by keys, where there is no pointer, the one that is covered most. */
const columnUnder: CollisionDetection = (args): Collision[] =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args)

/* Arrow keys move by 25 px; with Shift, left and right move by a whole column. */
const stepByArrow: KeyboardCoordinateGetter = (event, { currentCoordinates: { x, y }, context }) => {
  const [column] = context.droppableRects.values()
  const across = event.shiftKey ? (column?.width ?? KEYBOARD_STEP) : KEYBOARD_STEP
  switch (event.code) {
    case 'ArrowRight':
      return { x: x + across, y }
    case 'ArrowLeft':
      return { x: x - across, y }
    case 'ArrowDown':
      return { x, y: y + KEYBOARD_STEP }
    case 'ArrowUp':
      return { x, y: y - KEYBOARD_STEP }
    default:
      return undefined
  }
}

function columnFrom<C extends string>(columns: Record<C, string>, id: Id | undefined): C | null {
  return (Object.keys(columns) as C[]).find((key) => key === id) ?? null
}

const screenReaderInstructions = {
  draggable:
    'Press space to lift the task. Arrow keys move it, with Shift by a whole column. Space drops it, Escape puts it back.',
}

function announce<C extends string>(
  columns: Record<C, string>,
  titleOf: (id: number) => string | null,
  takes: (column: C) => boolean = () => true,
): Announcements {
  const say = ({ id }: { id: Id }, words: string) => {
    const title = titleOf(Number(id))
    return title === null ? 'The task is not on the board any more.' : `${title} ${words}.`
  }
  const place = (id: Id | undefined) => {
    const key = columnFrom(columns, id)
    return key === null ? null : { title: columns[key], takes: takes(key) }
  }
  return {
    onDragStart: ({ active }) => say(active, 'lifted'),
    onDragOver: ({ active, over }) => {
      const column = place(over?.id)
      if (column === null) return say(active, 'is over no column')
      return say(active, `is over ${column.title}${column.takes ? '' : ', which takes no tasks'}`)
    },
    onDragEnd: ({ active, over }) => {
      const column = place(over?.id)
      return say(active, column?.takes ? `dropped on ${column.title}` : 'put back')
    },
    onDragCancel: ({ active }) => say(active, 'put back'),
  }
}

/** `handle` goes on the grip: pointer, touch and keys. `body` goes on the card: a mouse may carry it by any part. */
export function useCarry(id: number) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({ id })
  const press = listeners?.onPointerDown
  return {
    setCard: setNodeRef,
    isCarried: isDragging,
    handle: { ref: setActivatorNodeRef, ...attributes, ...(listeners as HTMLAttributes<HTMLElement>) },
    body: {
      // A finger on a card scrolls the column, so only a mouse lifts it here.
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') press?.(event)
      },
    },
  }
}

export function useColumnDrop(key: string) {
  return useDroppable({ id: key }).setNodeRef
}
