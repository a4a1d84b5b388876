// Carries out the commands of a mail (agents.md 1, Commands): they work without any model.
import type { AgentMail } from '../../agent/agent.ts'
import type { Scope } from '../../kit/scope.ts'
import type { Command } from '../../language/commands.ts'
import { parseDueCommand } from '../../language/dates/due-day.ts'
import { matchPerson } from '../../language/people.ts'
import { listParticipants, type ProjectRow } from '../projects/index.ts'
import { insertComment } from './comments/comment-store.ts'
import { isWithinDueDays } from './contract.ts'
import type { MailChanges } from './mail-changes.ts'
import { meaningOf } from './status.ts'
import type { ProposedChange } from './task-proposal.ts'
import { briefTasks } from './task-store.ts'
import type { TulaNeeds } from './tula-needs.ts'
import { undoLatest } from './undo.ts'

export interface CommandResult {
  notes: string[]
  notUnderstood: string[]
}

type Change = Omit<ProposedChange, 'sentence' | 'confidence'>

const HELP =
  'Commands, each on a line of its own: #done, #todo, #progress, #blocked, #assign name, #due date, #high, #low, #title text, #note text, #undo, #stop. Add a task number where several are open: #done 2.'

/** `about`: number of the task that the mail is about; a command without a number means it. */
export async function runCommands(
  needs: TulaNeeds,
  scope: Scope,
  project: ProjectRow,
  mail: AgentMail,
  commands: readonly Command[],
  changes: MailChanges,
  at: Date,
  about: number | null = null,
): Promise<CommandResult> {
  const result: CommandResult = { notes: [], notUnderstood: [] }
  for (const command of commands)
    await runOne(needs, scope, project, mail, command, changes, at, result, about)
  return result
}

async function runOne(
  needs: TulaNeeds,
  scope: Scope,
  project: ProjectRow,
  mail: AgentMail,
  command: Command,
  changes: MailChanges,
  at: Date,
  result: CommandResult,
  about: number | null,
): Promise<void> {
  switch (command.kind) {
    case 'unknown':
      result.notUnderstood.push(command.text)
      return
    case 'help':
      result.notes.push(HELP)
      return
    case 'stop':
      if (mail.threadId !== null) await needs.stopFollowing(scope, mail.threadId)
      return
    case 'undo': {
      // What this mail did is not yet an act: the one before would be taken back, which nobody means here.
      if (changes.done.length > 0) {
        result.notUnderstood.push(`${command.text} (write it first, or in a mail of its own)`)
        return
      }
      const undone = await undoLatest(needs.db, scope, project, at)
      changes.forget()
      for (const taskId of undone?.taskIds ?? []) changes.undone.add(taskId)
      if (!undone)
        result.notUnderstood.push(`${command.text} (there is nothing of yours to undo in this thread)`)
      else
        result.notes.push(
          `Undone: ${undone.taskIds.length} change${undone.taskIds.length === 1 ? '' : 's'}.`,
          ...undone.kept.map((one) => `${one}.`),
        )
      return
    }
    default: {
      const task = command.task ?? about ?? (await onlyOpenTask(needs, scope, project))
      if (task === null) {
        result.notUnderstood.push(
          `${command.text} (which task? Write its number: ${command.text.split(' ')[0]} 2)`,
        )
        return
      }
      if (!(await changes.knows(task))) {
        result.notUnderstood.push(`${command.text} (there is no task ${task} here)`)
        return
      }
      if (command.kind === 'note') {
        await note(needs, scope, project, mail, task, command.note, at)
        result.notes.push(`Noted at task ${task}.`)
        return
      }
      const change = await changeOf(needs, scope, project, mail, command, task)
      if (change === null || !(await changes.apply(change))) result.notUnderstood.push(command.text)
    }
  }
}

async function changeOf(
  { db }: TulaNeeds,
  scope: Scope,
  project: ProjectRow,
  mail: AgentMail,
  command: Extract<Command, { task: number | null }>,
  task: number,
): Promise<Change | null> {
  switch (command.kind) {
    case 'status':
      return { task, status: command.status }
    case 'priority':
      return { task, priority: command.priority }
    case 'title':
      return { task, title: command.title.slice(0, 500) }
    case 'due': {
      const day = parseDueCommand(command.when, { at: mail.sentAt, zone: mail.zone })
      if (day === 'none') return { task, dueDate: null }
      return day !== null && isWithinDueDays(day) ? { task, dueDate: day } : null
    }
    case 'assign': {
      const people = await listParticipants(db, scope, project.id)
      const named = people.map((one) => ({
        email: one.email,
        name: `${one.firstName} ${one.lastName}`.trim() || null,
      }))
      const self = /^(me|myself|ich|moi)$/i.test(command.to) ? { email: mail.sender.email } : null
      const found = self ?? matchPerson(command.to, named)
      return found ? { task, assignees: [found.email] } : null
    }
    case 'note':
      return null
  }
}

/** A bare command acts only if one open task fits (model.md, Task numbers). */
async function onlyOpenTask({ db }: TulaNeeds, scope: Scope, project: ProjectRow): Promise<number | null> {
  const all = await briefTasks(db, scope, project.id)
  const open = all.filter((task) => meaningOf(task.status) !== 'done')
  if (open.length === 1) return open[0]?.number ?? null
  return all.length === 1 ? (all[0]?.number ?? null) : null
}

async function note(
  { db }: TulaNeeds,
  scope: Scope,
  project: ProjectRow,
  mail: AgentMail,
  number: number,
  text: string,
  at: Date,
): Promise<void> {
  const task = (await briefTasks(db, scope, project.id)).find((one) => one.number === number)
  const comment = { projectId: project.id, taskId: task?.id ?? null, mailId: mail.mailId, text }
  await insertComment(db, scope, comment, at)
}
