// A kept rule in plain words, as it is shown before it counts and in the list.
import type { KeptAct, KeptRule } from '../../language/rules/kept-rule.ts'
import type { RuleWhen } from '../../language/rules/rule.ts'
import type { SaidAbsence } from '../absence/index.ts'
import type { RuleLine } from './contract.ts'

export function inPlainWords({ when, acts, start, until }: KeptRule): RuleLine {
  const term = [start && `from ${start}`, until && `until ${until}`].filter(Boolean).join(' ')
  const said = conditions(when).join(', and ')
  const whole = said === '' ? 'any mail comes' : said
  return { when: `When ${whole}${term && `, ${term}`}`, acts: acts.map(actWords) }
}

export function absenceLine({ from, until, delegate, isEnd }: SaidAbsence): RuleLine {
  if (isEnd) return { when: 'From now on', acts: ['You are back, and your absence ends'] }
  return {
    when: `You are away from ${from} until ${until}`,
    acts: [
      ...(delegate === null ? [] : [`${delegate} gets the tasks that would be yours`]),
      'What would remind you waits until you are back',
    ],
  }
}

const either = (values: readonly string[], word = 'or') =>
  values.map((one) => `\u201c${one}\u201d`).join(` ${word} `)
const bare = (values: readonly string[]) => values.join(' or ')

function conditions(when: RuleWhen): string[] {
  const { from, domain, to, subject, says, asks, kind, attachment, at, or, unless } = when
  const joint = when.all ? 'and' : 'or'
  const senders = [...(from ?? []), ...(domain ?? []).map((one) => `anyone at ${one}`)]
  return [
    ...(senders.length > 0 ? [`a mail comes from ${bare(senders)}`] : []),
    ...(to ? [`it was sent to ${bare(to)}`] : []),
    ...(kind ? [`it is ${KINDS[kind]}`] : []),
    ...(subject ? [`its subject has ${either(subject, joint)}`] : []),
    ...(says ? [`it mentions ${either(says, joint)}`] : []),
    ...(asks ? [`it asks about ${either(asks, joint)}`] : []),
    ...(attachment
      ? [`it has a file of the kind ${bare(attachment)}`]
      : when.hasAttachment
        ? ['it has an attachment']
        : []),
    ...(at ? [`it comes ${at.map(timeWords).join(' or ')}`] : []),
    ...(when.copied ? ['you are only in copy'] : []),
    ...(when.undated ? ['a task has no day'] : []),
    ...(when.unassigned ? ['a task has nobody'] : []),
    ...(or ? [`either ${or.map((one) => conditions(one).join(' and ')).join(', or ')}`] : []),
    ...(unless ? [`not where ${conditions(unless).join(' and ')}`] : []),
  ]
}

const KINDS = {
  newsletter: 'a newsletter',
  invitation: 'a calendar invitation',
  autoreply: 'an automatic reply',
}

function timeWords(said: string): string {
  if (said === 'weekend') return 'on a weekend'
  return /^[a-z]+day$/.test(said) ? `on a ${capital(said)}` : said
}

function actWords(act: KeptAct): string {
  switch (act.do) {
    case 'project':
      return `Put its tasks into the project ${act.name}`
    case 'assign':
      return `Give its tasks to ${act.name}`
    case 'priority':
      return `Set ${act.value} priority`
    case 'due':
      return `Where it names no day, make its tasks due ${dueWords(act.value)}`
    case 'ignore':
      return 'Make no tasks from it'
    case 'suggest':
      return 'Only suggest its tasks'
    case 'copy':
      return `Bring in ${act.name}`
  }
}

function dueWords(said: string): string {
  const counted = /^\+(\d+)(d|wd)$/.exec(said)
  if (!counted) return said === 'eom' ? 'at the end of the month' : `on the next ${capital(said)}`
  const [, count, unit] = counted
  const noun = unit === 'wd' ? 'working day' : 'day'
  return count === '1' ? `one ${noun} later` : `${count} ${noun}s later`
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
