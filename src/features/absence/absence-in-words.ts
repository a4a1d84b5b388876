// An absence that somebody says in words: who stands in, from when until when, or what is missing of it.
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { matchPerson } from '../../language/people.ts'
import { readRule } from '../../language/rules/read-rule.ts'
import type { ReadAbsence } from '../../language/rules/rule.ts'
import type { AbsenceWords } from '../../mail/words/absence/en.ts'
import { displayName } from '../accounts/index.ts'
import { membersOf } from '../companies/index.ts'

export interface SaidAbsence {
  from: string
  until: string
  delegateId: number | null
  /** Who stands in, by name. */
  delegate: string | null
  /** One that runs ends instead. */
  isEnd: boolean
}

/** What is missing, to be asked in the language of whoever is asked. */
export type MissingOfAbsence = (words: AbsenceWords['asks']) => string

export type UnderstoodAbsence =
  | { kind: 'absence'; absence: SaidAbsence }
  | { kind: 'ask'; asks: MissingOfAbsence }

/** Null for words that say no absence. */
export async function absenceSaid(
  db: Database,
  scope: Scope,
  { words, today }: { words: string; today: string },
): Promise<UnderstoodAbsence | null> {
  const read = readRule(words, { today })
  return read.kind === 'absence' ? understandAbsence(db, scope, { read: read.absence, today }) : null
}

export async function understandAbsence(
  db: Database,
  scope: Scope,
  { read: { acts, start, until, when, unless }, today }: { read: ReadAbsence; today: string },
): Promise<UnderstoodAbsence> {
  if (when ?? unless) return ask((asks) => asks.allTasks)
  const from = start ?? today
  const none = { delegateId: null, delegate: null }
  if (acts.some((act) => act.do === 'end'))
    return { kind: 'absence', absence: { from: today, until: today, ...none, isEnd: true } }
  if (until === null) return ask((asks) => asks.until)
  const name = acts.flatMap((act) => (act.do === 'delegate' ? act.value : []))[0]
  if (name === undefined) {
    if (acts.some((act) => act.do === 'pause' && act.value === 'tasks')) return ask((asks) => asks.standIn)
    return { kind: 'absence', absence: { from, until, ...none, isEnd: false } }
  }
  if (scope.companyId === 0) return ask((asks) => asks.company)
  const others = (await membersOf(db, scope)).filter(({ userId }) => userId !== scope.userId)
  const people = others.map((one) => ({ userId: one.userId, email: one.email, name: displayName(one) }))
  const match = matchPerson(name, people)
  const person = people.find(({ email }) => email === match?.email)
  if (!person) return ask((asks) => asks.colleague(name))
  const delegate = { delegateId: person.userId, delegate: person.name }
  return { kind: 'absence', absence: { from, until, ...delegate, isEnd: false } }
}

const ask = (asks: MissingOfAbsence): UnderstoodAbsence => ({ kind: 'ask', asks })
