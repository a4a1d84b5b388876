// Understands a rule in words for somebody: names become projects, people and agents that they may name, or it is asked.
import { cardOf, crew } from '../../crew/crew.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { matchPerson } from '../../language/people.ts'
import { fitName } from '../../language/projects/fit-name.ts'
import type { KeptAct, KeptRule } from '../../language/rules/kept-rule.ts'
import { readRule } from '../../language/rules/read-rule.ts'
import type { ReadRule, RuleAct, RuleReading } from '../../language/rules/rule.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import type { MailWords } from '../../mail/words/en.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { type SaidAbsence, understandAbsence } from '../absence/index.ts'
import { membersOf } from '../companies/index.ts'
import { listProjectNames } from '../projects/index.ts'
import { inPlainWords } from './plain-words.ts'
import { type RuleMaker, ruleMaker } from './rule-store.ts'

export type UnderstoodRule =
  | { kind: 'rule'; rules: KeptRule[] }
  | { kind: 'absence'; absence: SaidAbsence }
  | { kind: 'ask' | 'refuse'; text: string }

interface Known {
  said: MailWords
  language: LanguageCode
  maker: RuleMaker
  people: { userId: number; email: string; name: string }[]
  projects: { id: number; name: string }[]
}

export async function understandRule(
  db: Database,
  scope: Scope,
  { words, today, language = 'en' }: { words: string; today: string; language?: LanguageCode },
): Promise<UnderstoodRule> {
  const said = wordsIn(language)
  const known = { ...(await knownTo(db, scope)), said, language }
  const read = readRule(words, {
    today,
    agents: crew.map(({ name }) => name),
    projects: known.projects.map(({ name }) => name),
    addresses: known.people.map(({ email }) => email.toLowerCase()),
  })
  if (read.kind === 'refuse') return { kind: 'refuse', text: said.rules.refuses[read.why] }
  if (read.kind === 'absence') {
    const found = await understandAbsence(db, scope, { read: read.absence, today })
    return found.kind === 'absence' ? found : { kind: 'ask', text: found.asks(said.absence.asks) }
  }
  if (read.kind === 'ask') return { kind: 'ask', text: askedBack(read, known) }
  const rules: KeptRule[] = []
  for (const rule of read.rules) {
    const acts: KeptAct[] = []
    for (const act of rule.acts) {
      const kept = keptAct(act, known)
      if (typeof kept === 'string') return { kind: 'ask', text: kept }
      acts.push(kept)
    }
    rules.push({ ...(rule satisfies ReadRule), acts })
  }
  return { kind: 'rule', rules }
}

/** What is missing, which words were not understood, and what is clear already. */
function askedBack(
  { missing, unread = [], clear = [] }: Extract<RuleReading, { kind: 'ask' }>,
  known: Known,
): string {
  const { rules, quote } = known.said
  const words = unread.map((one) => quote(one)).join(', ')
  const kept = clear.flatMap(({ acts, ...rule }) => {
    const clearActs = acts.map((act) => keptAct(act, known)).filter((act) => typeof act !== 'string')
    return clearActs.length > 0 ? [inPlainWords({ ...rule, acts: clearActs }, known.language)] : []
  })
  return [
    ...missing.map((one) => rules.asks[one]),
    ...(words === '' ? [] : [rules.unread(words)]),
    ...(words === '' ? [] : kept.map(({ when, acts }) => rules.clear(when, acts.join('; ')))),
  ].join(' ')
}

async function knownTo(db: Database, scope: Scope): Promise<Omit<Known, 'said' | 'language'>> {
  const [maker, members, projects] = await Promise.all([
    ruleMaker(db, scope),
    scope.companyId === 0 ? [] : membersOf(db, scope),
    listProjectNames(db, scope),
  ])
  const people = members.map(({ userId, email, firstName, lastName }) => ({
    ...{ userId, email },
    name: `${firstName} ${lastName}`.trim() || email,
  }))
  return { maker, people: people.length > 0 ? people : [maker], projects }
}

/** The act with the record that it names; a question where none or several are so called. */
function keptAct(act: RuleAct, { maker, people, projects, said }: Known): KeptAct | string {
  const { rules, quote, choice } = said
  switch (act.do) {
    case 'project': {
      const { fits } = fitName(act.value, projects)
      const [only, more] = fits
      if (!only) return rules.noProject(quote(act.value))
      if (more) return rules.whichProject(choice(fits.slice(0, 3).map(({ name }) => name)))
      return { do: 'project', id: only.id, name: only.name }
    }
    case 'assign': {
      const person = act.value === 'me' ? maker : matchPerson(act.value, people)
      if (!person) return rules.nobody(quote(act.value))
      const found = people.find(({ email }) => email === person.email) ?? maker
      return { do: 'assign', userId: found.userId, name: found.name, email: found.email.toLowerCase() }
    }
    case 'copy': {
      const agent = crew.find(({ name }) => name.toLowerCase() === act.value.toLowerCase())
      if (!agent) return rules.noAgent(quote(act.value))
      return { do: 'copy', agent: agent.type, name: cardOf(agent.type).name }
    }
    case 'forward':
      return rules.noForward
    case 'label':
      return rules.noLabel
    case 'digest':
      return rules.noDigest
    default:
      return act
  }
}
