// Carries out the commands of a mail (agents.md 1, Commands): they work without any model.

import type { MailContext } from '../../agent/agent.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Command } from '../../language/commands.ts'
import { parseDueCommand } from '../../language/dates/due-day.ts'
import { matchPerson } from '../../language/people.ts'
import type { MailWords } from '../../mail/words/en.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { insertComment } from '../../records/comment-store.ts'
import { listParticipants, type ProjectRow, projectSubject } from '../projects/index.ts'
import { isWithinDueDays } from '../tasks/contract.ts'
import { briefTasks, taskSubject } from '../tasks/index.ts'
import { meaningOf } from '../tasks/status.ts'
import type { MailChanges } from './mail-changes.ts'
import type { ProposedChange } from './task-proposal.ts'

export interface CommandResult {
  notes: string[]
  notUnderstood: string[]
}

type Change = Omit<ProposedChange, 'sentence' | 'confidence'>

/** As `#help` lists them. */
export const commandWords = {
  words({ task: { commands } }: MailWords) {
    const [assign = '', due = '', ...more] = commands
    return ['#done', '#todo', '#progress', '#blocked', assign, due, '#high', '#low', ...more]
  },
  hint: ({ task }: MailWords) => task.commandHint,
  example: '#done 2',
}

/** A mail whose commands are carried out in its project. */
export interface CommandedMail {
  db: Database
  context: MailContext
  project: ProjectRow
  changes: MailChanges
  /** Number of the task that the mail is about; a command without a number means it. */
  about: number | null
}

export async function runCommands(mail: CommandedMail): Promise<CommandResult> {
  const result: CommandResult = { notes: [], notUnderstood: [] }
  for (const command of mail.context.commands) if ('task' in command) await runOne(mail, command, result)
  return result
}

type TaskCommand = Extract<Command, { task: number | null }>

async function runOne(mail: CommandedMail, command: TaskCommand, result: CommandResult): Promise<void> {
  const { changes, about } = mail
  const words = wordsIn(mail.context.mail.language).task
  const task = command.task ?? about ?? (await onlyOpenTask(mail))
  if (task === null) {
    result.notUnderstood.push(`${command.text} (${words.whichTask(`${command.text.split(' ')[0]} 2`)})`)
    return
  }
  if (!(await changes.knows(task))) {
    result.notUnderstood.push(`${command.text} (${words.noSuchTask(task)})`)
    return
  }
  if (command.kind === 'note') {
    await note(mail, task, command.note)
    result.notes.push(words.noted(task))
    return
  }
  const change = await changeOf(mail, command, task)
  if (change === null || !(await changes.apply(change))) result.notUnderstood.push(command.text)
}

async function changeOf(
  { db, project, context: { mail } }: CommandedMail,
  command: TaskCommand,
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
      const people = await listParticipants(db, project.id)
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
async function onlyOpenTask({ db, project }: CommandedMail): Promise<number | null> {
  const all = await briefTasks(db, project.id)
  const open = all.filter((task) => meaningOf(task.status) !== 'done')
  if (open.length === 1) return open[0]?.number ?? null
  return all.length === 1 ? (all[0]?.number ?? null) : null
}

async function note({ db, context, project }: CommandedMail, number: number, text: string): Promise<void> {
  const { scope, mail, at } = context
  const task = (await briefTasks(db, project.id)).find((one) => one.number === number)
  const subject = task ? taskSubject(task.id) : projectSubject(project.id)
  const comment = { subject, threadId: project.threadId, mailId: mail.mailId, text }
  await insertComment(db, scope, comment, at)
}
