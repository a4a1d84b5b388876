// Applies Tula's proposal: project, tasks, changes, comments and suggestions in the work's transaction.

import type { StoredEvidence } from '../../../db/schema/tasks.ts'
import type { AgentMail, Applied, Reading } from '../../agent/agent.ts'
import { CONFIDENCE_GATE } from '../../agent/agent.ts'
import type { Scope } from '../../kit/scope.ts'
import { baseSubject } from '../../mail/subject.ts'
import {
  addParticipantRows,
  becomeTeamProject,
  createProjectRow,
  type ProjectRow,
  projectOfThread,
  touchProject,
} from '../projects/index.ts'
import { recordChanges } from './change-set-store.ts'
import { runCommands } from './command-apply.ts'
import { insertComment } from './comment-store.ts'
import { MailChanges } from './mail-changes.ts'
import { insertSuggestions, type NewSuggestion } from './suggestion-store.ts'
import { answerQuestion } from './task-answer.ts'
import { withDefaults } from './task-defaults.ts'
import { tellChanged, tellReaders } from './task-events.ts'
import type { ProposedTask, TaskProposal } from './task-proposal.ts'
import { countedHeadline, receiptItems } from './task-receipt.ts'
import { insertTasks, type TaskRow } from './task-store.ts'
import type { TulaNeeds } from './tula-needs.ts'

const WAITS_FOR_POLLING =
  'Your $$polling text is kept until the polling agents are here; nobody was asked yet.'

export async function applyProposal(
  needs: TulaNeeds,
  scope: Scope,
  mail: AgentMail,
  { proposal, by }: Reading<TaskProposal>,
  at: Date,
): Promise<Applied> {
  const { db } = needs
  if (proposal.asksFor) {
    const asked = mail.threadId === null ? null : await projectOfThread(db, scope, mail.threadId)
    return answerQuestion(needs, scope, asked, proposal.asksFor, at)
  }
  const project = await projectFor(needs, scope, mail, at)
  const gate = (confidence: number) => !mail.isStranger && confidence >= CONFIDENCE_GATE
  const changes = new MailChanges(db, scope, project, mail, at)
  const commands = mail.isStranger
    ? { notes: [], notUnderstood: proposal.commands.map((command) => command.text) }
    : await runCommands(needs, scope, project, mail, proposal.commands, changes, at)
  const suggested: NewSuggestion[] = []
  const evidenceOf = (item: { sentence: string; confidence: number }): StoredEvidence => ({
    sentence: item.sentence.slice(0, 2_000),
    agent: 'tula',
    by,
    confidence: item.confidence,
  })

  for (const change of proposal.changes) {
    if (gate(change.confidence)) await changes.apply(change)
    else suggested.push(...(await changes.suggest(change, evidenceOf(change))))
  }
  const asSet = withDefaults(proposal.tasks, mail)
  const certain = asSet.tasks.filter((task) => gate(task.confidence))
  const unsure = asSet.tasks.filter((task) => !gate(task.confidence))
  const made = await insertTasks(
    db,
    scope,
    project.id,
    certain.map((task) => ({ ...newTaskOf(task, project, mail, scope), evidence: evidenceOf(task) })),
    at,
  )
  suggested.push(...unsure.map((task) => suggestionOf(task, project, mail, scope, evidenceOf(task))))
  await insertSuggestions(db, scope, suggested, at)
  if (proposal.comment && mail.isReply)
    await keepComment(needs, scope, project, mail, proposal.comment, changes, at)
  await recordChanges(
    db,
    scope,
    {
      projectId: project.id,
      by: 'tula',
      mailId: mail.mailId,
      changes: [...made.map(created), ...changes.done],
    },
    at,
  )
  // New tasks have touched it already.
  if (made.length === 0) await touchProject(db, scope, project.id, at)
  await tellBoards(needs, scope, project, made, changes, mail)
  return {
    ...receiptItems(needs.publicUrl, project, mail, made, certain, suggested, changes.words),
    headline: countedHeadline(made.length, changes.tasks.size, suggested.length, proposal.unclear.length),
    tasksCreated: made.length,
    tasksUpdated: changes.tasks.size,
    notUnderstood: [...commands.notUnderstood, ...proposal.unclear],
    notes: [
      ...commands.notes,
      ...asSet.notes,
      ...(proposal.forPolling ? [WAITS_FOR_POLLING] : []),
      ...strangerNote(mail),
    ],
    projectId: project.id,
    projectName: project.name,
  }
}

/** The thread's project, made from its first mail (MAIL-06, MAIL-30). Strangers do not join (model.md). */
async function projectFor({ db }: TulaNeeds, scope: Scope, mail: AgentMail, at: Date): Promise<ProjectRow> {
  const others = [...mail.to, ...mail.cc]
  // Who has blocked the sender is on the mail, which makes it a team's, and does not take part (SET-20).
  const joining = others.flatMap((person) => person.userId ?? [])
  const known = mail.threadId === null ? null : await projectOfThread(db, scope, mail.threadId)
  if (known) {
    if (mail.isStranger) return known
    await addParticipantRows(db, scope, known.id, [scope.userId, ...joining])
    const isTeam = others.some((person) => person.userId !== known.ownerId) || scope.userId !== known.ownerId
    if (known.type === 'individual' && isTeam) await becomeTeamProject(db, scope, known.id)
    return known
  }
  const subject = baseSubject(mail.parsed.subject)
  const project = await createProjectRow(
    db,
    scope,
    {
      ownerId: mail.ownerId ?? scope.userId,
      threadId: mail.threadId,
      name: (subject || `Mail of ${mail.sender.name ?? mail.sender.email}`).slice(0, 200),
      type: isAlone(scope, mail) ? 'individual' : 'team',
      topic: subject.slice(0, 200),
      sourceEmail: mail.agentAddress,
      sourceEmailSubject: mail.parsed.subject.slice(0, 500),
      isSystem: mail.isFromProduct || /\binvit(ation|ed you)\b.*\b(collaborat|join)/i.test(subject),
    },
    at,
  )
  await addParticipantRows(
    db,
    scope,
    project.id,
    mail.ownerId === null ? joining : [...joining, mail.ownerId],
  )
  return project
}

/** Personal context and nobody but the sender takes part (MAIL-30). */
function isAlone(scope: Scope, mail: AgentMail): boolean {
  const others = mail.to.length + mail.cc.length
  return scope.companyId === 0 && others === 0 && (mail.ownerId ?? scope.userId) === scope.userId
}

function assigneeIds(task: ProposedTask, project: ProjectRow, mail: AgentMail, scope: Scope): number[] {
  if (project.type === 'individual') return [scope.userId]
  const people = [mail.sender, ...mail.to, ...mail.cc]
  return task.assignees.flatMap(
    (email) => people.find((person) => person.email === email.toLowerCase())?.userId ?? [],
  )
}

function newTaskOf(task: ProposedTask, project: ProjectRow, mail: AgentMail, scope: Scope) {
  return {
    title: task.title,
    description: task.description,
    status: 'pending',
    priority: task.priority,
    dueDate: task.dueDate,
    assigneeIds: assigneeIds(task, project, mail, scope),
    sourceMailId: mail.mailId,
    sourceEmail: mail.sender.email,
    sourceEmailSubject: mail.parsed.subject.slice(0, 500),
  }
}

function suggestionOf(
  task: ProposedTask,
  project: ProjectRow,
  mail: AgentMail,
  scope: Scope,
  evidence: StoredEvidence,
): NewSuggestion {
  const ids = assigneeIds(task, project, mail, scope)
  const people = [mail.sender, ...mail.to, ...mail.cc]
  const nameOf = (id: number) => {
    const person = people.find((one) => one.userId === id)
    return person?.name ?? person?.email ?? ''
  }
  return {
    projectId: project.id,
    workId: mail.workId,
    mailId: mail.mailId,
    evidence,
    payload: {
      kind: 'task',
      title: task.title,
      description: task.description,
      priority: task.priority,
      dueDate: task.dueDate,
      assigneeIds: ids,
      assigneeNames: ids.map(nameOf),
    },
  }
}

/** A comment belongs to the one task that the mail changed, else to the project. */
async function keepComment(
  { db }: TulaNeeds,
  scope: Scope,
  project: ProjectRow,
  mail: AgentMail,
  text: string,
  changes: MailChanges,
  at: Date,
): Promise<void> {
  const [only, ...more] = [...changes.tasks]
  const taskId = more.length === 0 ? (only ?? null) : null
  const comment = { projectId: project.id, taskId, mailId: mail.mailId, text: text.slice(0, 20_000) }
  await insertComment(db, scope, comment, at)
}

function created(task: TaskRow) {
  return { taskId: task.id, kind: 'create' as const, before: {}, after: {} }
}

/** NOTIF-17: new work sends tasks_created, a reply reply_processed and a task_update for each changed task. */
async function tellBoards(
  { db }: TulaNeeds,
  scope: Scope,
  project: ProjectRow,
  made: readonly TaskRow[],
  changes: MailChanges,
  mail: AgentMail,
): Promise<void> {
  if (made.length > 0 || !mail.isReply) {
    await tellReaders(
      db,
      scope,
      project,
      { type: 'tasks_created', taskIds: made.map((task) => task.id) },
      mail.blockers,
    )
  }
  if (mail.isReply)
    await tellReaders(
      db,
      scope,
      project,
      { type: 'reply_processed', tasksUpdated: changes.tasks.size },
      mail.blockers,
    )
  for (const taskId of changes.tasks) await tellChanged(db, scope, project, taskId, 'mail', mail.blockers)
}

function strangerNote(mail: AgentMail): string[] {
  return mail.isStranger
    ? ['You take no part in this thread, so what you wrote waits for somebody who does.']
    : []
}
