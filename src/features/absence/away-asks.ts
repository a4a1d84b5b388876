// Answers who of the company is away, to whoever may hear of it.
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { fold } from '../../language/fold.ts'
import { readAskedOfPeople } from '../../language/people/asked-of-people.ts'
import type { Answered, AskedQuestion, Source, Statement } from '../../records/asks.ts'
import { displayName } from '../accounts/index.ts'
import { membersOf } from '../companies/index.ts'
import { type MemberAbsence, openAbsencesIn } from './absence-store.ts'

const SURE = 0.97

/** Null for what asks for anything else, and outside of a company. */
export async function whoIsAway(
  db: Database,
  scope: Scope,
  { asWritten, today }: AskedQuestion,
): Promise<Answered | null> {
  if (scope.companyId === 0 || scope.role === null) return null
  const members = (await membersOf(db, scope)).map((member) => ({
    ...{ id: member.userId, name: displayName(member), called: fold(member.firstName || member.email) },
  }))
  const people = new Set(members.map(({ called }) => called))
  const asked = readAskedOfPeople({ ...asWritten, today, people })
  if (asked?.of !== 'absence') return null
  const isOfAnybody = asked.people.length === 0
  const days = asked.days ?? (isOfAnybody ? { first: today, last: today } : null)
  const open = await openAbsencesIn(actingAs(db, scope), scope.companyId)
  const awayOf = (id: number) =>
    open.find((one) => one.userId === id && one.untilDay >= today && overlaps(one, days))
  const meant = members.filter(({ called }) => isOfAnybody || asked.people.includes(called))
  const statements = meant.flatMap((person): Statement[] => {
    const away = awayOf(person.id)
    const sources = [sourceOf(person)]
    if (away)
      return [{ text: `\u2022 ${person.name}: away from ${away.fromDay} to ${away.untilDay}`, sources }]
    return isOfAnybody ? [] : [{ text: `${person.name} is not away then.`, sources }]
  })
  const nobody: Statement = { text: 'Nobody is away then.', sources: [] }
  return { sureness: SURE, statements: statements.length === 0 ? [nobody] : statements }
}

const overlaps = ({ fromDay, untilDay }: MemberAbsence, days: { first: string; last: string } | null) =>
  days === null || (fromDay <= days.last && untilDay >= days.first)

/** Members are listed on the page of the company. */
const sourceOf = ({ id, name }: { id: number; name: string }): Source => ({
  ...{ kind: 'person', id, title: name, path: '/companies', quote: null, at: null },
})
