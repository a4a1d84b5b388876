// What became of presses on answers: told behind them while the window is open, however often the panel is closed.
import { useSyncExternalStore } from 'react'

export interface Told {
  /** Sentences, behind the answer. */
  notes: readonly string[]
  /** Its proposal was made here: for the undo, and what was refused. */
  applied: { ids: readonly number[]; refused: readonly string[] } | null
  /** What was made has been taken back. */
  isUndone: boolean
  /** The proposal is not wanted. */
  isDropped: boolean
  /** Of its task, after the last move from here. */
  version: number | null
}

const NOTHING: Told = { notes: [], applied: null, isUndone: false, isDropped: false, version: null }

/** By answer. */
let all: ReadonlyMap<number, Told> = new Map()
const listeners = new Set<() => void>()

export const toldOf = (told: ReadonlyMap<number, Told>, id: number): Told => told.get(id) ?? NOTHING

export function tell(id: number, change: Partial<Told>): void {
  all = new Map(all).set(id, { ...toldOf(all, id), ...change })
  for (const listener of listeners) listener()
}

export function tellNote(id: number, note: string): void {
  tell(id, { notes: [...toldOf(all, id).notes, note] })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useTold = () => useSyncExternalStore(subscribe, () => all)
