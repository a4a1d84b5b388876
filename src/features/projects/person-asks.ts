// Answers how to write to somebody with whom one works.
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { fold } from '../../language/fold.ts'
import { readAskedOfPeople } from '../../language/people/asked-of-people.ts'
import type { Answered, AskedQuestion } from '../../records/asks.ts'
import { knownPeople } from './person-search-store.ts'

const SURE = 0.97

/** Null for what asks for anything else, and for people whom the search would not find. */
export async function addressesOf(
  db: Database,
  scope: Scope,
  { asWritten, today }: AskedQuestion,
): Promise<Answered | null> {
  const known = (await knownPeople(db, scope)).map((person) => ({
    ...person,
    called: fold(person.firstName),
  }))
  const people = new Set(known.flatMap(({ called }) => (called === '' ? [] : [called])))
  const asked = readAskedOfPeople({ ...asWritten, today, people })
  if (asked?.of !== 'address') return null
  const statements = known
    .filter(({ called }) => asked.people.includes(called))
    .map(({ id, firstName, lastName, email }) => {
      const name = `${firstName} ${lastName}`.trim()
      const source = { kind: 'person', id, title: name, path: '/companies', quote: null, at: null }
      return { text: `\u2022 ${name}: ${email}`, sources: [source] }
    })
  return { sureness: SURE, statements }
}
