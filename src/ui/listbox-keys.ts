// Where arrows and letters lead in a list of choices.

export type Choosable = { label: string; disabled?: boolean }

/** The next index that can be chosen from `from` in steps of 1 or -1; `from` itself when there is none. */
export function step(options: readonly Choosable[], from: number, by: 1 | -1): number {
  for (let index = from + by; index >= 0 && index < options.length; index += by) {
    if (!options[index]?.disabled) return index
  }
  return from
}

/** The index of the first option after `from`, around the end, that begins with `typed`; -1 for none. */
export function findByLetters(options: readonly Choosable[], from: number, typed: string): number {
  const wanted = typed.toLocaleLowerCase()
  // One letter leads on from the present option; more letters may still fit it.
  const start = typed.length === 1 ? from + 1 : Math.max(from, 0)
  for (let offset = 0; offset < options.length; offset += 1) {
    const index = (start + offset) % options.length
    const option = options[index]
    if (option && !option.disabled && option.label.toLocaleLowerCase().startsWith(wanted)) return index
  }
  return -1
}
