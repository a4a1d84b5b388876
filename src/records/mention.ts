// Finds who is named with an @ in a comment: by full name or by address, among the people around a record.

export interface Mentionable {
  id: number
  name: string
  email: string
}

export interface Mention {
  userId: number
  /** As it stands behind the @. */
  handle: string
}

/** The name, or the address where two people have the same name. */
export function handleOf(person: Mentionable, people: readonly Mentionable[]): string {
  const isShared = people.some((one) => one.id !== person.id && sameText(one.name, person.name))
  return isShared ? person.email : person.name
}

/** Each person once. Whoever is not among `people` is plain text; so is a name that two of them have. */
export function mentionsIn(text: string, people: readonly Mentionable[]): Mention[] {
  const handles = people
    .flatMap((person) => [person.email, handleOf(person, people)].map((handle) => ({ person, handle })))
    // "@Jonas Weber" is not Jonas.
    .sort((one, other) => other.handle.length - one.handle.length)
  const found = new Map<number, Mention>()
  for (const at of text.matchAll(/(?<![\p{L}\p{N}_.])@/gu)) {
    const rest = text.slice(at.index + 1)
    const named = handles.find(({ handle }) => begins(rest, handle))
    if (!named || found.has(named.person.id)) continue
    found.set(named.person.id, { userId: named.person.id, handle: rest.slice(0, named.handle.length) })
  }
  return [...found.values()]
}

/** Up to the end of a word: "@Jo" does not begin "@Jonas". */
function begins(text: string, handle: string): boolean {
  if (handle === '' || !sameText(text.slice(0, handle.length), handle)) return false
  return !/^[\p{L}\p{N}_]/u.test(text.slice(handle.length))
}

const sameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
