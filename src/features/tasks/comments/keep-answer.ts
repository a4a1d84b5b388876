// Keeps a mailed answer with its task, and notes whom it names and whose comment it answers.

import type { AgentMail } from '../../../agent/agent.ts'
import type { Acting } from '../../../kit/acting.ts'
import { insertComment } from '../../../records/comment-store.ts'
import { LONGEST_COMMENT } from '../../../records/contract.ts'
import { mentionsIn } from '../../../records/mention.ts'
import { noteComment } from '../../notifications/index.ts'
import type { ProjectRow } from '../../projects/index.ts'
import { taskSubject } from '../task-subject.ts'
import type { AnsweredTask } from './answered-task-store.ts'
import { peopleOfProject } from './thread-people-store.ts'

/** In the transaction of the delivery. Nothing of it reaches who has blocked the sender (SET-20). */
export async function keepAnswer(
  { db, scope, at }: Acting,
  project: ProjectRow,
  mail: AgentMail,
  { task, comment }: { task: AnsweredTask; comment: string },
): Promise<void> {
  const text = comment.slice(0, LONGEST_COMMENT)
  const people = await peopleOfProject(db, project)
  const mentions = mentionsIn(
    text,
    people.filter(({ id }) => !mail.blockers.has(id)),
  )
  await insertComment(
    db,
    scope,
    { subject: taskSubject(task.id), threadId: project.threadId, mailId: mail.mailId, text, mentions },
    at,
  )
  const answered = task.authorId === null || mail.blockers.has(task.authorId) ? [] : [task.authorId]
  await noteComment(db, scope.companyId, {
    ...{ taskId: task.id, projectId: project.id, title: task.title, actorId: scope.userId },
    mentioned: mentions.map(({ userId }) => userId),
    answered,
  })
}
