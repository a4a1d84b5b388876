// Which of some names a text says, and what it says besides: "In Harbour Works, please".

export interface NamedAmong<T> {
  named: T[]
  /** The text without their names. */
  besides: string
}

const LETTER = /[\p{L}\p{N}]/u

/** Whole names alone, in any case; of two names that begin alike the longer one is meant. */
export function namedAmong<T extends { name: string }>(text: string, all: readonly T[]): NamedAmong<T> {
  const named: T[] = []
  let besides = text.toLowerCase()
  for (const one of all.toSorted((a, b) => b.name.length - a.name.length)) {
    const name = one.name.trim().toLowerCase()
    const at = name === '' ? -1 : wholeAt(besides, name)
    if (at < 0) continue
    named.push(one)
    besides = `${besides.slice(0, at)} ${besides.slice(at + name.length)}`
  }
  return { named, besides }
}

function wholeAt(text: string, name: string): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!LETTER.test(text.charAt(at - 1)) && !LETTER.test(text.charAt(at + name.length))) return at
  return -1
}
