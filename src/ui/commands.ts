// What can be done by name from the command palette.
import type { ReactNode } from 'react'

export type Command = {
  /** Unique among all, for example "task.create". */
  id: string
  title: string
  /** What it belongs to: "Actions", "Pages", "Companies". */
  group: string
  /** Other words that somebody may look for. */
  words?: string
  icon?: ReactNode
  /** Keys that do the same. */
  keys?: string
  /** Found by its name, but not listed before anything is typed. */
  isRare?: boolean
  run: () => void
}
