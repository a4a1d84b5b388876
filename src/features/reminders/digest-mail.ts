// What the digest of a week says: what is late, what is due, what one waits for, and what was done in the last.

import { addDays, dayWords } from './local-time.ts'
import type { MailWords } from './reminder-mail.ts'
import { taskSections } from './task-rows.ts'
import type { ToldTask } from './told-tasks-store.ts'
import type { AwaitedTask } from './waiting/waiting-store.ts'

export interface Digest {
  /** Its Monday, 'YYYY-MM-DD'. */
  week: string
  overdue: readonly ToldTask[]
  due: readonly ToldTask[]
  waiting: readonly AwaitedTask[]
  done: readonly ToldTask[]
  /** Names of people by id. */
  names: ReadonlyMap<number, string>
  publicUrl: string
}

/** Null where there is nothing to tell. */
export function digestMail({
  week,
  overdue,
  due,
  waiting,
  done,
  names,
  publicUrl,
}: Digest): MailWords | null {
  const counts = [
    [overdue.length, 'overdue'],
    [due.length, 'due'],
    [waiting.length, 'waiting'],
    [done.length, 'done'],
  ].filter(([count]) => count !== 0)
  if (counts.length === 0) return null
  return {
    subject: `Your week: ${counts.map(([count, words]) => `${count} ${words}`).join(', ')}`,
    intro: `From ${dayWords(week)} to ${dayWords(addDays(week, 6))}.`,
    sections: [
      ...taskSections(publicUrl, [
        { heading: 'Overdue', tasks: overdue, isLate: true },
        { heading: 'Due this week', tasks: due },
        {
          heading: 'You wait for',
          tasks: waiting,
          lead: (task) => peopleOf(waiting.find((one) => one.id === task.id)?.awaitedIds ?? [], names),
        },
        { heading: 'Done last week', tasks: done.map((task) => ({ ...task, dueDate: null })) },
      ]),
      { kind: 'button', link: { text: 'Open My Tasks', url: `${publicUrl}/my-tasks` } },
    ],
  }
}

/** "Anna, Bob and 2 others" */
export function peopleOf(ids: readonly number[], names: ReadonlyMap<number, string>): string {
  const all = ids.flatMap((id) => names.get(id) ?? [])
  if (all.length <= 2) return all.join(' and ')
  return `${all.slice(0, 2).join(', ')} and ${all.length - 2} ${all.length === 3 ? 'other' : 'others'}`
}
