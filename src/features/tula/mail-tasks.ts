// What the proposal of a mail becomes: tasks that are made at once, and suggestions that wait for a person.
import type { StoredEvidence } from '../../../db/schema/records.ts'
import type { AgentMail } from '../../agent/agent.ts'
import type { Scope } from '../../kit/scope.ts'
import type { ProjectRow } from '../projects/index.ts'
import type { NewSuggestion, NewTask } from '../tasks/index.ts'
import type { SettledTask } from './task-defaults.ts'
import { bothDays } from './two-days.ts'

/** Of whom, and where it is applied. */
interface MailOfProject {
  project: ProjectRow
  mail: AgentMail
  scope: Scope
}

export function newTaskOf(
  task: SettledTask,
  { project, mail, scope }: MailOfProject,
  evidence: StoredEvidence,
): NewTask {
  return {
    title: task.title,
    description: task.description,
    status: 'pending',
    priority: task.priority,
    dueDate: task.dueDate,
    repeats: task.repeats,
    assigneeIds: assigneeIds(task, project, mail, scope),
    sourceMailId: mail.mailId,
    sourceEmail: mail.sender.email,
    sourceEmailSubject: mail.parsed.subject.slice(0, 500),
    evidence,
  }
}

export function suggestionOf(
  task: SettledTask,
  { project, mail, scope }: MailOfProject,
  evidence: StoredEvidence,
): NewSuggestion {
  const ids = assigneeIds(task, project, mail, scope)
  const people = [mail.sender, ...mail.to, ...mail.cc]
  const nameOf = (id: number) => {
    const person = people.find((one) => one.userId === id)
    return person?.name ?? person?.email ?? ''
  }
  return {
    deliveryId: mail.deliveryId,
    mailId: mail.mailId,
    evidence,
    payload: {
      kind: 'task',
      title: task.title,
      description: [task.description, bothDays(task, 'en')].filter(Boolean).join('\n'),
      priority: task.priority,
      dueDate: task.dueDate,
      repeats: task.repeats,
      assigneeIds: ids,
      assigneeNames: ids.map(nameOf),
    },
  }
}

function assigneeIds(task: SettledTask, project: ProjectRow, mail: AgentMail, scope: Scope): number[] {
  if (task.assignedIds) return task.assignedIds
  // Somebody who is not on the mail is nobody that is: the task waits for a person to give it.
  if (task.names.length > 0 && task.assignees.length === 0) return []
  if (project.type === 'individual') return [scope.userId]
  const people = [mail.sender, ...mail.to, ...mail.cc]
  return task.assignees.flatMap(
    (email) => people.find((person) => person.email === email.toLowerCase())?.userId ?? [],
  )
}
