// Carries cards between the columns of a board: the one place that knows the drag library, loaded once somebody is at a card.
import {
  type Announcements,
  type Collision,
  type CollisionDetection,
  DndContext,
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
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import type { DragPlaces, GripListeners } from './drag-places.ts'

/** CSS pixels of pointer movement before a drag begins, and of one step by arrow key (KB-17, CONST-16). */
const DRAG_DISTANCE = 8
const KEYBOARD_STEP = 25

export type DragEngineProps = {
  places: DragPlaces
  /** For announcements; null once it is not on the board any more. */
  titleOf: (id: number) => string | null
  /** Null for what is no column of the board. */
  columnAt: (key: string | null) => { title: string; takes: boolean } | null
  /** The card that is carried. */
  carried: number | null
  renderCarried: (id: number) => ReactNode
  onLift: (id: number) => void
  onOver: (id: number, column: string | null) => void
  onDrop: (id: number, column: string | null) => void
  onCancel: () => void
}

export function DragEngine({ places, titleOf, columnAt, carried, renderCarried, ...on }: DragEngineProps) {
  const cardIds = useSyncExternalStore(places.subscribe, places.cardIds)
  const columnKeys = useSyncExternalStore(places.subscribe, places.columnKeys)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: stepByArrow }),
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnder}
      accessibility={{ announcements: announce(columnAt, titleOf), screenReaderInstructions }}
      onDragStart={({ active }) => on.onLift(Number(active.id))}
      onDragOver={({ active, over }) => on.onOver(Number(active.id), keyOf(over))}
      onDragEnd={({ active, over }) => on.onDrop(Number(active.id), keyOf(over))}
      onDragCancel={on.onCancel}
    >
      {cardIds.map((id) => (
        <CarriedCard key={id} id={id} places={places} />
      ))}
      {columnKeys.map((key) => (
        <TakingColumn key={key} column={key} places={places} />
      ))}
      <DragOverlay dropAnimation={null} zIndex={30}>
        {carried !== null && renderCarried(carried)}
      </DragOverlay>
    </DndContext>
  )
}

/* Gives a card that is drawn elsewhere to the library, and its grip what the library makes of it. */
function CarriedCard({ id, places }: { id: number; places: DragPlaces }) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners } = useDraggable({ id })
  const { card, grip } = useSyncExternalStore(
    places.subscribe,
    useCallback(() => places.nodesOf(id), [places, id]),
  )
  useLayoutEffect(() => {
    setNodeRef(card)
    setActivatorNodeRef(grip)
  }, [card, grip, setNodeRef, setActivatorNodeRef])
  // Set here, so that no card is drawn anew for it.
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(attributes)) {
      if (!name.startsWith('aria-')) continue
      if (value === undefined) grip?.removeAttribute(name)
      else grip?.setAttribute(name, String(value))
    }
  }, [grip, attributes])
  useEffect(() => {
    places.noteGrip(id, (listeners ?? {}) as GripListeners)
  }, [places, id, listeners])
  useEffect(() => () => places.noteGrip(id, null), [places, id])
  return null
}

function TakingColumn({ column, places }: { column: string; places: DragPlaces }) {
  const { setNodeRef } = useDroppable({ id: column })
  const element = useSyncExternalStore(
    places.subscribe,
    useCallback(() => places.columnOf(column), [places, column]),
  )
  useLayoutEffect(() => setNodeRef(element), [element, setNodeRef])
  return null
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

const keyOf = (over: { id: Id } | null) => (over === null ? null : String(over.id))

const screenReaderInstructions = {
  draggable:
    'Press space to lift the task. Arrow keys move it, with Shift by a whole column. Space drops it, Escape puts it back.',
}

function announce(columnAt: DragEngineProps['columnAt'], titleOf: DragEngineProps['titleOf']): Announcements {
  const say = ({ id }: { id: Id }, words: string) => {
    const title = titleOf(Number(id))
    return title === null ? 'The task is not on the board any more.' : `${title} ${words}.`
  }
  return {
    onDragStart: ({ active }) => say(active, 'lifted'),
    onDragOver: ({ active, over }) => {
      const column = columnAt(keyOf(over))
      if (column === null) return say(active, 'is over no column')
      return say(active, `is over ${column.title}${column.takes ? '' : ', which takes no tasks'}`)
    },
    onDragEnd: ({ active, over }) => {
      const column = columnAt(keyOf(over))
      return say(active, column?.takes ? `dropped on ${column.title}` : 'put back')
    },
    onDragCancel: ({ active }) => say(active, 'put back'),
  }
}
