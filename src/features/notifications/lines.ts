// Which lines behind the bell the actions of a transaction make, and for whom.
import type { TaskAssigned, TaskCommented } from './action.ts'
import type { Ledger } from './ledger.ts'
import type { NewNotification } from './notification-store.ts'

/** NOTIF-11 to NOTIF-13, and what was assigned, without held mail, whose readers only the database knows. */
export function linesOf(ledger: Ledger): NewNotification[] {
  return [
    ...processedLines(ledger),
    ...replyLines(ledger),
    ...failedLines(ledger),
    ...assignedLines(ledger),
    ...releasedLines(ledger),
    ...commentLines(ledger),
    ...mentionLines(ledger),
    ...invitationLines(ledger),
    ...undeliveredLines(ledger),
  ]
}

function processedLines(ledger: Ledger): NewNotification[] {
  return ledger
    .all('email_processed')
    .flatMap(({ userIds, companyId, ...payload }) =>
      userIds.map((user_id) => ({ user_id, company_id: companyId, type: 'email_processed', payload })),
    )
}

/** For whose reply it is. */
function replyLines(ledger: Ledger): NewNotification[] {
  return ledger
    .all('reply_processed')
    .filter(({ own }) => own)
    .flatMap(({ userIds, companyId, projectId, tasksUpdated, changed }) =>
      userIds.map((user_id) => ({
        user_id,
        company_id: companyId,
        type: 'reply_processed',
        payload: { projectId, tasksUpdated, changed },
      })),
    )
}

function failedLines(ledger: Ledger): NewNotification[] {
  const deliveryId = ledger.all('mail_update')[0]?.deliveryId ?? null
  return ledger.all('email_failed').flatMap(({ userIds, companyId, subject }) =>
    userIds.map((user_id) => ({
      user_id,
      company_id: companyId,
      type: 'email_failed',
      payload: { deliveryId, subject },
    })),
  )
}

/** One line a person and project, however many tasks; none about one's own action. */
function assignedLines(ledger: Ledger): NewNotification[] {
  const byPerson = new Map<string, { userId: number; companyId: number; tasks: TaskAssigned[] }>()
  for (const task of ledger.all('task_assigned')) {
    for (const userId of task.assigneeIds) {
      if (userId === task.actorId) continue
      const key = `${userId} ${task.projectId}`
      const mine = byPerson.get(key) ?? { userId, companyId: task.companyId, tasks: [] }
      byPerson.set(key, { ...mine, tasks: [...mine.tasks, task] })
    }
  }
  return [...byPerson.values()].flatMap(({ userId, companyId, tasks }) => {
    const [first] = tasks
    if (!first) return []
    const { projectId, actorId, title, taskId } = first
    const payload = { projectId, actorId, title, taskId, count: tasks.length }
    return [{ user_id: userId, company_id: companyId, type: 'task_assigned', payload }]
  })
}

/** For whoever does the task and hears of the action at all (SET-20); none about one's own action. */
function releasedLines(ledger: Ledger): NewNotification[] {
  return ledger
    .all('task_released')
    .flatMap(({ assigneeIds, companyId, taskId, projectId, title, actorId }) =>
      assigneeIds
        .filter((id) => id !== actorId && ledger.readers.has(id))
        .map((user_id) => ({
          user_id,
          company_id: companyId,
          type: 'task_released',
          payload: { taskId, projectId, title, actorId },
        })),
    )
}

/** Who is named hears that, and not that they were answered as well; nobody hears of a comment of their own. */
function commentLines(ledger: Ledger): NewNotification[] {
  return ledger.all('task_comment').flatMap((comment) => {
    const others = (ids: readonly number[]) => [...new Set(ids)].filter((id) => id !== comment.actorId)
    const answered = others(comment.answered).filter((id) => !comment.mentioned.includes(id))
    return [
      ...others(comment.mentioned).map((id) => commentLine(comment, id, 'mention')),
      ...answered.map((id) => commentLine(comment, id, 'comment_answer')),
    ]
  })
}

function commentLine(
  { companyId, taskId, projectId, title, actorId }: TaskCommented & { companyId: number },
  user_id: number,
  type: 'mention' | 'comment_answer',
): NewNotification {
  return { user_id, company_id: companyId, type, payload: { taskId, projectId, title, actorId } }
}

function mentionLines(ledger: Ledger): NewNotification[] {
  return ledger.all('record_mention').flatMap(({ companyId, mentioned, actorId, title, path }) =>
    [...new Set(mentioned)]
      .filter((id) => id !== actorId)
      .map((user_id) => ({
        ...{ user_id, company_id: companyId, type: 'mention' },
        payload: { actorId, title, path },
      })),
  )
}

function invitationLines(ledger: Ledger): NewNotification[] {
  return ledger
    .all('invitation')
    .flatMap(({ userIds, companyId, ...payload }) =>
      userIds.map((user_id) => ({ user_id, company_id: companyId, type: 'invitation', payload })),
    )
}

/** It leads to where the address and its reason stand. */
function undeliveredLines(ledger: Ledger): NewNotification[] {
  return ledger.all('mail_undelivered').flatMap(({ userIds, companyId, ...payload }) =>
    userIds.map((user_id) => ({
      ...{ user_id, company_id: companyId, type: 'mail_undelivered' },
      payload: { ...payload, path: '/settings?tab=email' },
    })),
  )
}
