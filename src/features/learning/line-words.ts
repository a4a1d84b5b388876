// Says in words what was learned.
import { ALWAYS } from '../../language/learned/cues.ts'
import type { LearnedCue, LearnedName, LearnedReading } from '../../language/learned/learned-reading.ts'
import { dayName, ownerName } from '../../language/learned/learned-reading.ts'
import type { LearnedLine } from './contract.ts'

/** Habits of people first, then cues as they stand: strongest first. */
export function linesOf({ owners, days, cues }: LearnedReading): LearnedLine[] {
  return [
    ...owners.map((one) => ({
      name: ownerName(one),
      text: `What mails of ${one.author} leave open goes to ${one.assignee}`,
      seen: one.seen,
    })),
    ...days.map((one) => ({
      name: dayName(one),
      text: `Tasks without a day in mails of ${one.author} are due ${afterwards(one.days)}`,
      seen: one.seen,
    })),
    ...cues.map(({ cue, seen, weight }: LearnedCue) => ({
      name: cue,
      text: `${subjectOf(cue)} ${weight > 0 ? 'more' : 'less'} often a task`,
      seen,
    })),
  ]
}

/** Of what is forgotten, where nothing is known but its name. */
export function forgottenWords(name: LearnedName): string {
  const [kind, value] = split(name)
  if (kind === 'owner') return `Who gets what mails of ${value} leave open`
  if (kind === 'day') return `When tasks in mails of ${value} are due`
  return subjectOf(name).replace(/ (?:is|are)$/, '')
}

function subjectOf(cue: string): string {
  if (cue === ALWAYS) return 'Any sentence is'
  const [kind, value] = split(cue)
  switch (kind) {
    case 'begins':
      return `A sentence that begins with “${value}” is`
    case 'marker':
      return `A line behind “${value}” is`
    case 'from':
      return `What ${value} writes is`
    case 'ends':
      return 'A question is'
    default:
      return `A sentence with “${value}” is`
  }
}

function split(name: string): [kind: string, value: string] {
  const at = name.indexOf(':')
  return [name.slice(0, at), name.slice(at + 1)]
}

function afterwards(days: number): string {
  if (days === 0) return 'on the day of the mail'
  return days === 1 ? 'on the next day' : `${days} days later`
}
