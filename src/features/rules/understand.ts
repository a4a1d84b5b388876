// Understands a rule in words for somebody: names become projects, people and agents that they may name, or it is asked.
import { cardOf, crew } from '../../crew/crew.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { matchPerson } from '../../language/people.ts'
import { fitName } from '../../language/projects/fit-name.ts'
import type { KeptAct, KeptRule } from '../../language/rules/kept-rule.ts'
import { readRule } from '../../language/rules/read-rule.ts'
import type { Missing, ReadRule, RefusedFor, RuleAct, RuleReading } from '../../language/rules/rule.ts'
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

const ASKED: Readonly<Record<Missing, string>> = {
  condition: 'Which mails is it about? Say who sends them, or what they are about.',
  act: 'What should be done with these mails? Name a project, a priority, a person or a day.',
  person: 'Who is meant?',
  project: 'Which project is meant?',
  until: 'Until which day?',
}

const REFUSED: Readonly<Record<RefusedFor, string>> = {
  'not-a-rule': 'That is no rule for mails. Say which mails you mean, and what should be done with them.',
  impossible:
    'A rule cannot do that: it sorts, hands on and prioritises what comes in, and never answers, pays or deletes.',
  harm: 'A rule cannot do that: it sends nothing to others outside, gives no rights, and acts as nobody else.',
}

interface Known {
  maker: RuleMaker
  people: { userId: number; email: string; name: string }[]
  projects: { id: number; name: string }[]
}

export async function understandRule(
  db: Database,
  scope: Scope,
  { words, today }: { words: string; today: string },
): Promise<UnderstoodRule> {
  const known = await knownTo(db, scope)
  const read = readRule(words, {
    today,
    agents: crew.map(({ name }) => name),
    projects: known.projects.map(({ name }) => name),
    addresses: known.people.map(({ email }) => email.toLowerCase()),
  })
  if (read.kind === 'refuse') return { kind: 'refuse', text: REFUSED[read.why] }
  if (read.kind === 'absence') {
    const found = await understandAbsence(db, scope, { read: read.absence, today })
    return found.kind === 'absence' ? found : { kind: 'ask', text: found.asks(wordsIn('en').absence.asks) }
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
  const words = unread.map((one) => `\u201c${one}\u201d`).join(', ')
  const kept = clear.flatMap(({ acts, ...rule }) => {
    const clearActs = acts.map((act) => keptAct(act, known)).filter((act) => typeof act !== 'string')
    return clearActs.length > 0 ? [inPlainWords({ ...rule, acts: clearActs })] : []
  })
  return [
    ...missing.map((one) => ASKED[one]),
    ...(words === '' ? [] : [`I do not understand ${words}. Please say it in other words, or leave it out.`]),
    ...(words === '' ? [] : kept.map(({ when, acts }) => `Clear so far: ${when}: ${acts.join('; ')}.`)),
  ].join(' ')
}

async function knownTo(db: Database, scope: Scope): Promise<Known> {
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
function keptAct(act: RuleAct, { maker, people, projects }: Known): KeptAct | string {
  switch (act.do) {
    case 'project': {
      const { fits } = fitName(act.value, projects)
      const [only, more] = fits
      if (!only) return `There is no project \u201c${act.value}\u201d. Which one is meant?`
      if (more)
        return `Which project is meant: ${fits
          .slice(0, 3)
          .map(({ name }) => name)
          .join(', ')}?`
      return { do: 'project', id: only.id, name: only.name }
    }
    case 'assign': {
      const person = act.value === 'me' ? maker : matchPerson(act.value, people)
      if (!person)
        return `There is nobody here who is called \u201c${act.value}\u201d. Who should get the tasks?`
      const found = people.find(({ email }) => email === person.email) ?? maker
      return { do: 'assign', userId: found.userId, name: found.name, email: found.email.toLowerCase() }
    }
    case 'copy': {
      const agent = crew.find(({ name }) => name.toLowerCase() === act.value.toLowerCase())
      if (!agent) return `Only an agent can be brought in by a rule, and \u201c${act.value}\u201d is none.`
      return { do: 'copy', agent: agent.type, name: cardOf(agent.type).name }
    }
    case 'forward':
      return 'A rule cannot forward mails yet. It can give their tasks to somebody.'
    case 'label':
      return 'Tasks have no labels here. Name a project instead?'
    case 'digest':
      return 'A rule cannot gather mails into a summary yet. Daily summaries are set under Notifications.'
    default:
      return act
  }
}
