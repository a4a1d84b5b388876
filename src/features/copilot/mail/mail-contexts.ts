// The contexts over which a mail is answered, each with the tasks, projects and people that its words may mean.
import type { Database } from '../../../kit/db/database.ts'
import type { Scope } from '../../../kit/scope.ts'
import { everyContext, type PersonContext } from '../../../routing/every-context.ts'
import { type KnownPeople, knownPeople } from '../../assistant/index.ts'
import { companiesOf, membersOf } from '../../companies/index.ts'
import { listProjectNames } from '../../projects/index.ts'
import type { Task } from '../../tasks/contract.ts'
import { listTasksOfContext } from '../../tasks/index.ts'

export interface MailContextOf extends PersonContext {
  companyId: number
  tasks: readonly Task[]
  projects: readonly { id: number; name: string }[]
  people: KnownPeople
}

/** As the person may read them now: the personal one, then their companies by name. */
export async function contextsOf(db: Database, scope: Scope): Promise<PersonContext[]> {
  const own = await companiesOf(db, scope)
  return everyContext(
    scope,
    own.map(({ company: { id, name }, role }) => ({ companyId: id, name, role })),
  )
}

export async function loadedContexts(
  db: Database,
  scope: Scope,
  me: { id: number; email: string; name: string },
): Promise<MailContextOf[]> {
  const loaded: MailContextOf[] = []
  for (const one of await contextsOf(db, scope)) {
    const tasks = await listTasksOfContext(db, one.scope)
    const projects = (await listProjectNames(db, one.scope)).flatMap(({ id, name }) =>
      name === null ? [] : [{ id, name }],
    )
    const people = new Map(knownPeople(tasks, me))
    const members = one.company === null ? [] : await membersOf(db, one.scope)
    for (const { userId, firstName, lastName, email } of members)
      people.set(email, { id: userId, name: [firstName, lastName].filter(Boolean).join(' ') || email })
    loaded.push({ ...one, companyId: one.company?.id ?? 0, tasks, projects, people })
  }
  return loaded
}
