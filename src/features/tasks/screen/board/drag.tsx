// Dragging cards between columns: the one place that knows the drag library.
import {
  type Announcements,
  type Collision,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
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
import { type ColumnKey, columnTitles } from '../../status.ts'
import { columnKeys } from './columns.ts'

/** CSS pixels of pointer movement before a drag begins, and of one step by arrow key (KB-17, CONST-16). */
export const DRAG_DISTANCE = 8
export const KEYBOARD_STEP = 25

export type BoardDragProps = {
  /** The words for a task when moves are announced. */
  titleOf: (id: number) => string
  onDrop: (id: number, column: ColumnKey) => void
  /** What follows the pointer while a task is carried. */
  renderCarried: (id: number) => ReactNode
  /** The task that is carried and the column that it is over. */
  children: (carried: Carried | null) => ReactNode
}

export type Carried = { id: number; over: ColumnKey | null }

export function BoardDrag({ titleOf, onDrop, renderCarried, children }: BoardDragProps) {
  const [carried, setCarried] = useState<Carried | null>(null)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: stepByArrow }),
  )
  const announcements = useMemo(() => announce(titleOf), [titleOf])

  function drop({ active, over }: DragEndEvent) {
    const column = columnFrom(over?.id)
    setCarried(null)
    if (column !== null) onDrop(Number(active.id), column)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnder}
      accessibility={{ announcements, screenReaderInstructions }}
      onDragStart={({ active }) => setCarried({ id: Number(active.id), over: null })}
      onDragOver={({ over }) => setCarried((now) => now && { ...now, over: columnFrom(over?.id) })}
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

function columnFrom(id: string | number | undefined): ColumnKey | null {
  return columnKeys.find((key) => key === id) ?? null
}

const screenReaderInstructions = {
  draggable:
    'Press space to lift the task. Arrow keys move it, with Shift by a whole column. Space drops it, Escape puts it back.',
}

function announce(titleOf: (id: number) => string): Announcements {
  const nameOf = (id: string | number) => titleOf(Number(id))
  const columnOf = (id: string | number | undefined) => {
    const key = columnFrom(id)
    return key === null ? null : columnTitles[key]
  }
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} lifted.`,
    onDragOver: ({ active, over }) =>
      over ? `${nameOf(active.id)} is over ${columnOf(over.id)}.` : `${nameOf(active.id)} is over no column.`,
    onDragEnd: ({ active, over }) =>
      over ? `${nameOf(active.id)} dropped on ${columnOf(over.id)}.` : `${nameOf(active.id)} put back.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} put back.`,
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

export function useColumnDrop(key: ColumnKey) {
  return useDroppable({ id: key }).setNodeRef
}
