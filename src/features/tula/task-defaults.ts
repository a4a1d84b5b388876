// What the owner of an address wants for tasks of which the mail does not say how urgent or until when (INST-18).
import type { AgentMail } from '../../agent/agent.ts'
import { dayOf, plusDays } from '../../language/dates/iso-day.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { withRepeat } from './said-rule.ts'
import type { ProposedTask } from './task-proposal.ts'

/** A proposed task whose day and rule are settled. */
export type SettledTask = ProposedTask & { repeats: string | null }

/** The tasks with the address's priority and due date where they have none, and a note for the receipt. */
export function withDefaults(
  tasks: readonly ProposedTask[],
  mail: Pick<AgentMail, 'defaults' | 'sentAt' | 'zone' | 'language'>,
): { tasks: SettledTask[]; notes: string[] } {
  const { priority = null, dueDays = null } = mail.defaults ?? {}
  const day = dueDays === null ? null : dayAfter(mail.sentAt, mail.zone, dueDays)
  const today = dayOfMail(mail)
  const repeated = tasks.map((task) => withRepeat(task, today))
  const dated = repeated.map((task) => ({
    ...task,
    priority: priority !== null && task.priority === 'medium' ? priority : task.priority,
    dueDate: task.dueDate ?? day,
  }))
  const undated = repeated.some((task) => task.dueDate === null)
  return {
    tasks: dated,
    notes: day !== null && undated ? [wordsIn(mail.language).task.dueAsSet(dueDays ?? 0)] : [],
  }
}

/** The day on which the mail was written, 'YYYY-MM-DD', in the zone in which its dates are read. */
export const dayOfMail = ({ sentAt, zone }: Pick<AgentMail, 'sentAt' | 'zone'>) => dayAfter(sentAt, zone, 0)

/** 'YYYY-MM-DD', counted from the mail's day in the zone in which its dates are read. */
function dayAfter(at: Date, zone: string, days: number): string {
  return plusDays(dayOf({ at, zone }), days)
}
