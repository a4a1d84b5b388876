// Finds the people of a file among those whom the person knows: by address, or by a name that only one of them has.
import { displayName } from '../accounts/index.ts'
import type { ImportedTask } from './imported.ts'
import type { KnownPerson } from './known-people-store.ts'

export interface People {
  find(said: string): KnownPerson | null
  /** Those of the tasks who are nobody here, each once. */
  unknownIn(tasks: readonly ImportedTask[]): string[]
}

export function peopleAmong(known: readonly KnownPerson[]): People {
  const byAddress = new Map(known.map((one) => [one.email.toLowerCase(), one]))
  const byName = new Map<string, KnownPerson | null>()
  for (const one of known) {
    const name = displayName(one).toLowerCase()
    byName.set(name, byName.has(name) ? null : one)
  }
  function find(said: string): KnownPerson | null {
    const lower = said.trim().toLowerCase()
    return byAddress.get(lower) ?? byName.get(lower) ?? null
  }
  return {
    find,
    unknownIn: (tasks) => [
      ...new Set(tasks.flatMap(({ assignees }) => assignees.filter((said) => find(said) === null))),
    ],
  }
}
