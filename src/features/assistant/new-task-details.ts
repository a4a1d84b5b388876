// What is said of a new task beside its title: who does it, and when it is due.
import { capitalised } from '../../language/capitalised.ts'
import { findDates } from '../../language/dates/find.ts'
import { fold } from '../../language/fold.ts'
import { namedIn } from '../../language/people.ts'
import { FOR_ME_FIRST, FOR_WHOM, WORDS_BEFORE_DAY } from '../../language/tasks/new-task-words.ts'
import { trimMarks } from '../../language/trim.ts'
import type { AskedQuestion } from '../../records/asks.ts'
import type { NewTask } from './answer/contract.ts'
import type { Details, KnownPeople } from './task-proposals.ts'

/** "Add a task for me: …" */
const FOR_ME = /\b(?:task|to-?do|item) for me\b/i

export interface Detailed {
  task: NewTask
  details: Details
}

/** They stand at the end of the title, and leave it. */
export function detailsOf(task: NewTask, people: KnownPeople, { today, said, me }: AskedQuestion): Detailed {
  const isMine = FOR_ME_FIRST.test(task.title)
  const written = task.title.replace(FOR_ME_FIRST, '')
  const known = [...people].map(([email, { name }]) => ({ email, name }))
  const day = dayAtEnd(written, today)
  const undated = day?.rest ?? written
  const owner = FOR_WHOM.exec(undated)
  const [named, more] = owner ? namedIn(owner[1] ?? '', known) : []
  const self = isMine || FOR_ME.test(said) ? { id: me.id, name: me.name } : null
  const assignee = named && !more ? (people.get(named.email) ?? null) : self
  const bare = named && assignee && owner ? trimMarks(undated.replace(owner[0], ''), /[,; ]/) : undated.trim()
  // "by Tuesday, for Mia": the day is at the end once the name is gone.
  const earlier = day === null ? dayAtEnd(bare, today) : null
  const title = earlier?.rest ?? bare
  return {
    task: { ...task, title: capitalised(title === '' ? written : title) },
    details: { assignee, dueDate: day?.day ?? earlier?.day ?? null },
  }
}

function dayAtEnd(title: string, today: string): { day: string; rest: string } | null {
  // Titles lose the stop of "9.12."
  const [date] = findDates(`${title}.`, { at: new Date(`${today}T12:00:00Z`), zone: 'UTC' }).slice(-1)
  if (!date || title.slice(date.end).replace(/[\s.!]/g, '') !== '') return null
  return { day: date.day, rest: withoutEnd(title.slice(0, date.start)) }
}

function withoutEnd(text: string): string {
  const kept = text.split(' ').filter((word) => word !== '')
  while (WORDS_BEFORE_DAY.has(fold(kept.at(-1) ?? ''))) kept.pop()
  return trimMarks(kept.join(' '), /[,; ]/)
}
