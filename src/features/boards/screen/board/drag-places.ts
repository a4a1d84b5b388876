// What of a board can be carried and where it can be dropped: cards and columns are noted here, and whoever does the carrying finds them.
import { createContext, type HTMLAttributes } from 'react'

/** What presses of a grip do. */
export type GripListeners = Pick<HTMLAttributes<HTMLElement>, 'onPointerDown' | 'onKeyDown'>

export interface CardNodes {
  card: HTMLElement | null
  grip: HTMLElement | null
}

const none: CardNodes = { card: null, grip: null }

export class DragPlaces {
  readonly #cards = new Map<number, CardNodes>()
  readonly #grips = new Map<number, GripListeners>()
  readonly #columns = new Map<string, HTMLElement>()
  readonly #listeners = new Set<() => void>()
  #cardIds: readonly number[] = []
  #columnKeys: readonly string[] = []
  #isWanted = false
  #carried: number | null = null
  #waiting: { id: number; press: (grip: GripListeners) => void } | null = null

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly cardIds = (): readonly number[] => this.#cardIds
  readonly columnKeys = (): readonly string[] => this.#columnKeys
  /** Somebody has been at a card. */
  readonly isWanted = (): boolean => this.#isWanted
  readonly isCarried = (id: number): boolean => this.#carried === id
  readonly nodesOf = (id: number): CardNodes => this.#cards.get(id) ?? none
  readonly columnOf = (key: string): HTMLElement | null => this.#columns.get(key) ?? null

  readonly want = (): void => {
    if (this.#isWanted) return
    this.#isWanted = true
    this.#tell()
  }

  carry(id: number | null): void {
    this.#carried = id
    this.#tell()
  }

  noteCard(id: number, nodes: Partial<CardNodes>): void {
    const now = { ...this.nodesOf(id), ...nodes }
    if (now.card === null && now.grip === null) this.#cards.delete(id)
    else this.#cards.set(id, now)
    if (this.#cards.has(id) !== this.#cardIds.includes(id)) this.#cardIds = [...this.#cards.keys()]
    this.#tell()
  }

  noteColumn(key: string, element: HTMLElement | null): void {
    if (element === null) this.#columns.delete(key)
    else this.#columns.set(key, element)
    this.#columnKeys = [...this.#columns.keys()]
    this.#tell()
  }

  /** Null once what carries is gone. */
  noteGrip(id: number, grip: GripListeners | null): void {
    if (grip === null) {
      this.#grips.delete(id)
      return
    }
    this.#grips.set(id, grip)
    if (this.#waiting?.id !== id) return
    const { press } = this.#waiting
    this.#waiting = null
    press(grip)
  }

  /** At once, or once what carries is there. Answers what takes it back until then. */
  press(id: number, press: (grip: GripListeners) => void): () => void {
    this.want()
    const grip = this.#grips.get(id)
    const waits = { id, press }
    if (grip) press(grip)
    else this.#waiting = waits
    return () => {
      if (this.#waiting === waits) this.#waiting = null
    }
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

export const DragPlacesContext = createContext(new DragPlaces())
