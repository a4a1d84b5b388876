// What can be done by name from the command palette: features add their acts while these can be done.
import { type ReactNode, useEffect, useEffectEvent } from 'react'

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

export function createCommands() {
  let lists: readonly (readonly Command[])[] = []
  let all: readonly Command[] = []
  const listeners = new Set<() => void>()

  function set(next: readonly (readonly Command[])[]) {
    lists = next
    all = next.flat()
    for (const listener of listeners) listener()
  }

  return {
    /** Adds commands until the returned function is called; what came last stands first. */
    add(list: readonly Command[]): () => void {
      set([list, ...lists])
      return () => set(lists.filter((other) => other !== list))
    },
    all: () => all,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** Those of the page. */
export const commands = createCommands()

/** Offers commands in the palette while the component stands; `list` may be made anew with each draw. */
export function useCommands(list: readonly Command[]): void {
  const run = useEffectEvent((id: string) => list.find((command) => command.id === id)?.run())
  const words = JSON.stringify(
    list.map(({ id, title, group, words, keys }) => [id, title, group, words, keys]),
  )
  // Offered anew when the words change; what a command does is always the newest.
  const offer = useEffectEvent((_words: string) =>
    commands.add(list.map((command) => ({ ...command, run: () => run(command.id) }))),
  )
  useEffect(() => offer(words), [words])
}
