// An absence that somebody says in words: who stands in, from when until when, as it is shown back and set.
import type { Clock } from '../../kit/clock.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { matchPerson } from '../../language/people.ts'
import type { ReadAbsence } from '../../language/rules/rule.ts'
import { beAway, comeBack } from '../absence/index.ts'
import type { RuleLine } from './contract.ts'

export interface KeptAbsence {
  from: string
  until: string
  delegateId: number | null
  /** Who stands in, by name. */
  delegate: string | null
  /** One that runs ends instead. */
  isEnd: boolean
}

interface Known {
  scope: Scope
  today: string
  people: readonly { userId: number; email: string; name: string }[]
}

const ask = (text: string) => ({ kind: 'ask' as const, text })

export function understandAbsence(
  { acts, start, until, when, unless }: ReadAbsence,
  { scope, today, people }: Known,
): { kind: 'absence'; absence: KeptAbsence } | { kind: 'ask'; text: string } {
  if (when ?? unless) return ask('While you are away that counts for all of your tasks, not for some mails.')
  const from = start ?? today
  const none = { delegateId: null, delegate: null }
  if (acts.some((act) => act.do === 'end'))
    return { kind: 'absence', absence: { from: today, until: today, ...none, isEnd: true } }
  if (until === null) return ask('Until which day are you away?')
  const name = acts.flatMap((act) => (act.do === 'delegate' ? act.value : []))[0]
  if (name === undefined) {
    if (acts.some((act) => act.do === 'pause' && act.value === 'tasks'))
      return ask('Who gets your tasks meanwhile?')
    return { kind: 'absence', absence: { from, until, ...none, isEnd: false } }
  }
  if (scope.companyId === 0)
    return ask('Somebody can stand in for you in a company. Choose the company first.')
  const match = matchPerson(name, [...people])
  const person = people.find(({ email, userId }) => email === match?.email && userId !== scope.userId)
  if (!person) return ask(`There is no colleague who is called \u201c${name}\u201d. Who stands in for you?`)
  return {
    kind: 'absence',
    absence: { from, until, delegateId: person.userId, delegate: person.name, isEnd: false },
  }
}

export function absenceLine({ from, until, delegate, isEnd }: KeptAbsence): RuleLine {
  if (isEnd) return { when: 'From now on', acts: ['You are back, and your absence ends'] }
  return {
    when: `You are away from ${from} until ${until}`,
    acts: [
      ...(delegate === null ? [] : [`${delegate} gets the tasks that would be yours`]),
      'What would remind you waits until you are back',
    ],
  }
}

export async function setAbsenceInWords(
  services: { db: Database; clock: Clock },
  scope: Scope,
  { from, until, delegateId, isEnd }: KeptAbsence,
): Promise<void> {
  if (isEnd) await services.db.transaction(() => comeBack(services, scope))
  else await beAway(services, scope, { from, until, delegateId })
}
