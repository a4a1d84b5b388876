// What people do with comments: write, send, edit and delete them, and name each other in them.

import type { Acting } from '../../../kit/acting.ts'
import type { Body } from '../../../kit/contract.ts'
import { actingAs, asSystem } from '../../../kit/db/acting-database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { takeSentComment } from '../../../mail/outbox-limit-store.ts'
import { addComment, findComment, findCommentOfKey, writeComment } from '../../../records/comment-store.ts'
import { dropComment } from '../../../records/deleted-comment-store.ts'
import { handleOf, type Mention, type Mentionable, mentionsIn } from '../../../records/mention.ts'
import { awayPeople, doneFor } from '../../absence/index.ts'
import { displayName, findUser } from '../../accounts/index.ts'
import { noteComment } from '../../notifications/index.ts'
import { requireProject } from '../../projects/index.ts'
import { blockersOf } from '../../trust/index.ts'
import { tellChanged } from '../task-events.ts'
import { lockTask } from '../task-store.ts'
import { taskSubject } from '../task-subject.ts'
import { type CommentMailServices, reachableBy, type SentComment, sendComment } from './comment-mail.ts'
import { type addTaskComment, type TaskComment, type ThreadPeople, tooManyComments } from './contract.ts'
import { peopleOfProject } from './thread-people-store.ts'

/**
 * Throws not_found for a task that is not the person's to read, too_many where they have sent as many comments by
 * mail as one may; nothing is written then.
 */
export async function writeNewComment(
  services: CommentMailServices,
  scope: Scope,
  taskId: number,
  { text, send, key }: Body<typeof addTaskComment>,
): Promise<TaskComment> {
  const { db, clock } = services
  const id = await db.transaction(async () => {
    const task = await lockTask(db, scope, taskId)
    const project = await requireProject(db, scope, task.projectId)
    const author = await selfOf(services, scope)
    const mentions = mentionsIn(text, await peopleOfProject(db, project))
    const news = {
      ...{ subject: taskSubject(taskId), threadId: project.threadId, mailId: null, text, mentions },
      requestKey: key ?? null,
    }
    const made = await addComment(db, scope, news, clock())
    if (made === null) return sentBefore(services, scope, taskId, key ?? null)
    const comment = { id: made, text, author, task, project }
    await tellMentioned(services, scope, comment, mentions)
    await mailTo(services, scope, { comment, mentions, send })
    await tellChanged(db, scope, project, taskId)
    return made
  })
  return findComment(db, scope, services.records, { subject: taskSubject(taskId), id })
}

async function sentBefore(
  { db }: CommentMailServices,
  scope: Scope,
  taskId: number,
  key: string | null,
): Promise<number> {
  const known = key === null ? null : await findCommentOfKey(db, scope, taskSubject(taskId), key)
  if (known === null) throw new AppError('conflict', 'This comment was written on another task')
  return known
}

/** To all of the thread where it is to be sent, else to those whom it names; these never stop a comment. */
async function mailTo(
  services: CommentMailServices,
  scope: Scope,
  { comment, mentions, send }: { comment: SentComment; mentions: readonly Mention[]; send: boolean },
): Promise<void> {
  if (!send && mentions.length === 0) return
  const reachable = await reachableBy(services, scope, comment.author, comment.project)
  const named = reachable.all.filter(({ id }) => mentions.some(({ userId }) => userId === id))
  const recipients = send
    ? [...new Map([...reachable.onThread, ...named].map((one) => [one.id, one])).values()]
    : named
  if (recipients.length === 0) return
  if (!(await takeSentComment(services.db, scope, scope.userId, services.clock()))) {
    if (send) throw new AppError('too_many', tooManyComments)
    return
  }
  await sendComment(services, scope, comment, recipients)
}

async function tellMentioned(
  { db, system }: CommentMailServices,
  scope: Scope,
  { author, task, project }: SentComment,
  mentions: readonly Mention[],
): Promise<void> {
  if (mentions.length === 0) return
  const blockers = await blockersOf(asSystem(db, system), author)
  const mentioned = mentions.map(({ userId }) => userId).filter((id) => !blockers.has(id))
  await noteComment(db, scope.companyId, {
    ...{ taskId: task.id, projectId: project.id, title: task.title, actorId: scope.userId },
    mentioned,
    answered: [],
  })
}

/** Who is named for the first time is told; nothing is mailed again. Throws not_found for one of somebody else. */
export async function rewriteComment(
  services: CommentMailServices,
  scope: Scope,
  { taskId, id, text }: { taskId: number; id: number; text: string },
): Promise<TaskComment> {
  const { db, clock } = services
  const subject = taskSubject(taskId)
  await db.transaction(async () => {
    const task = await lockTask(db, scope, taskId)
    const project = await requireProject(db, scope, task.projectId)
    const mentions = mentionsIn(text, await peopleOfProject(db, project))
    const before = await findComment(db, scope, services.records, { subject, id })
    await writeComment(db, scope, { id, subject, text, mentions }, clock())
    const author = await selfOf(services, scope)
    const added = mentions.filter(({ handle }) => !before.mentions.includes(handle))
    await tellMentioned(services, scope, { id, text, author, task, project }, added)
    await tellChanged(db, scope, project, taskId)
  })
  return findComment(db, scope, services.records, { subject, id })
}

export function removeComment(
  { db, clock }: CommentMailServices,
  scope: Scope,
  taskId: number,
  id: number,
): Promise<{ id: number; changeSetId: number }> {
  return db.transaction(async () => {
    const acting = { db, scope, at: clock() }
    await tellCommentedTask(acting, taskId)
    const changeSetId = await dropComment(acting, taskSubject(taskId), id)
    return { id, changeSetId }
  })
}

/** Throws not_found for a task that is not the person's to read. */
export async function tellCommentedTask({ db, scope }: Acting, taskId: number): Promise<void> {
  const task = await lockTask(db, scope, taskId)
  await tellChanged(db, scope, await requireProject(db, scope, task.projectId), taskId)
}

/** Whom a comment of the person can name, and to whom it would go. */
export async function peopleAround(
  services: CommentMailServices,
  scope: Scope,
  { id: taskId, projectId }: { id: number; projectId: number },
): Promise<ThreadPeople> {
  const { db, clock } = services
  const project = await requireProject(db, scope, projectId)
  const all = await peopleOfProject(db, project)
  const { onThread } = await reachableBy(services, scope, await selfOf(services, scope), project)
  const away = await awayPeople(db, scope, clock())
  const awayUntil = (userId: number) => away.of(userId)?.untilDay ?? null
  const doing = scope.companyId === 0 ? [] : await doneFor(actingAs(db, scope), taskId)
  return {
    doneFor: doing.map(({ userId, name }) => ({ name, awayUntil: awayUntil(userId) })),
    people: all.map((person) => ({
      ...person,
      awayUntil: awayUntil(person.id),
      handle: handleOf(person, all),
      isSelf: person.id === scope.userId,
    })),
    recipients: onThread.map(({ name }) => name),
  }
}

async function selfOf({ db }: CommentMailServices, scope: Scope): Promise<Mentionable> {
  const self = await findUser(actingAs(db, scope), scope.userId)
  if (!self) throw new AppError('unauthorized', 'Please sign in')
  return { id: self.id, name: displayName(self), email: self.email }
}
