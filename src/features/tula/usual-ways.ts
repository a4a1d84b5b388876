// What a company's corrections taught of whoever wrote the mail: who gets what it leaves open, and by when.
import type { AgentMail } from '../../agent/agent.ts'
import { dayOf, plusDays } from '../../language/dates/iso-day.ts'
import type { LearnedReading } from '../../language/learned/learned-reading.ts'
import { wordsIn } from '../../mail/words/words.ts'
import type { ProposedTask } from './task-proposal.ts'

type MailOfHabits = Pick<AgentMail, 'sender' | 'to' | 'cc' | 'sentAt' | 'zone' | 'language' | 'isStranger'>

/** The tasks with their usual owner and day where the mail names none, and notes for the receipt. A stranger has no habits. */
export function asUsual(
  tasks: readonly ProposedTask[],
  mail: MailOfHabits,
  { owners, days }: LearnedReading,
): { tasks: ProposedTask[]; notes: string[] } {
  const author = mail.sender.email.toLowerCase()
  const usualOwner = owners.find((one) => one.author === author)?.assignee
  const person = [mail.sender, ...mail.to, ...mail.cc].find(({ email }) => email.toLowerCase() === usualOwner)
  const usualDays = days.find((one) => one.author === author)?.days
  if (mail.isStranger || (!person && usualDays === undefined)) return { tasks: [...tasks], notes: [] }
  const words = wordsIn(mail.language).task
  const notes = new Set<string>()
  const settled = tasks.map((task) => {
    const isOpen = person && task.assignees.length === 0 && task.names.length === 0
    const isUndated = usualDays !== undefined && task.dueDate === null && task.recurrence === null
    if (isOpen) notes.add(words.ownerAsUsual(person.name ?? person.email))
    if (isUndated) notes.add(words.dueAsUsual(usualDays))
    return {
      ...task,
      assignees: isOpen ? [person.email] : task.assignees,
      dueDate: isUndated ? plusDays(dayOf({ at: mail.sentAt, zone: mail.zone }), usualDays) : task.dueDate,
    }
  })
  return { tasks: settled, notes: [...notes] }
}
