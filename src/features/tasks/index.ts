// Tasks: their records and calls, with comments, suggestions, lists and undo.

import { COMMENT, commentKind, dropDeletedComments } from '../../records/deleted-comment-store.ts'
import { undoableSince } from '../../records/undo.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import { mailPermission } from '../notifications/index.ts'
import { commentAsks } from './comments/comment-asks.ts'
import { searchableComment } from './comments/comment-search-store.ts'
import { tellCommentedTask } from './comments/comment-service.ts'
import { giveTasks } from './hand-over.ts'
import { dropOldTasks } from './lists/deleted-tasks.ts'
import { MAIL, undoableMail } from './moves/move-mail.ts'
import { readableMails } from './moves/move-store.ts'
import { forgetInTasks, ownTaskRecords } from './owned-store.ts'
import { suggestibleTask } from './suggestions/suggestion-service.ts'
import { taskRoutes } from './task-api.ts'
import { searchableTask } from './task-search-store.ts'
import { readableTasks } from './task-store.ts'
import { TASK, taskNoun } from './task-subject.ts'
import { taskTools } from './task-tools.ts'
import { undoableTask } from './undo.ts'

export { writeBlockers as waitFor } from './blocker-store.ts'
export { blockNew } from './blockers/block-new.ts'
export { withNamedBlockers } from './blockers/named-blockers.ts'
export { releaseAfter } from './blockers/release.ts'
export { changeMany } from './bulk/bulk-change.ts'
export { giveSteps } from './checklist/checklist-store.ts'
export { type AnsweredTask, answeredTask } from './comments/answered-task-store.ts'
export { keepAnswer } from './comments/keep-answer.ts'
export { listTasksOfContext } from './context-task-store.ts'
export { threadsOfGivenTasks } from './given-threads-store.ts'
export { sentencesOfMail } from './mail-sentences-store.ts'
export { lockBoth, mergeInto, requireMayMoveTask, storedOf, tellBoth } from './moves/move-service.ts'
export { moveOne } from './moves/move-tasks.ts'
export { editRepeating } from './repeat-task.ts'
export { firstDue } from './repeats/next-due.ts'
export { rhythmOf } from './repeats/rhythm.ts'
export {
  type ChangeSince,
  changesSince,
  suggestedSentences,
  type TaskBefore,
  type TaskOfMail,
  tasksBefore,
  tasksOfMail,
} from './replay-store.ts'
export { applyReplayed, type ReplayedFields } from './replay-tasks.ts'
export { meaningOf, spellingsOf, statusLabel, statusPhrases } from './status.ts'
export { type NewSuggestion, suggestTasks } from './suggestions/new-suggestion.ts'
export { type FreshChange, recordChanges } from './task-acts.ts'
export type { TaskEdit } from './task-change.ts'
export { tellOfMailResult } from './task-events.ts'
export { listOwnOpenTasks, listTasksOfProject } from './task-list-store.ts'
export { addTaskToUndo, mayDelete, takeBackNew } from './task-service.ts'
export {
  assigneeIdsOf,
  type BriefTask,
  briefTasks,
  briefTasksOfThread,
  insertTasks,
  lockTask,
  type MadeTask,
  type NewTask,
  type ReadableTaskId,
  type TaskRow,
  writeAssignees,
  writeTask,
} from './task-store.ts'
export { taskNoun, taskSubject } from './task-subject.ts'

const HOUR_MS = 60 * 60_000

export function tasks(app: AppServices): Feature {
  const { db, system, clock, config } = app
  const { publicUrl, mailDomain } = config
  const comments = {
    ...{ db, system, clock, mailDomain, publicUrl, queueSending: app.queueSending, records: app.records },
    permission: (userId: number) =>
      mailPermission({ db, scope: system }, publicUrl, userId, 'projectUpdates'),
  }
  return feature({
    name: 'tasks',
    tools: taskTools,
    events: [
      {
        ...{ type: 'task.created', title: 'A mail made tasks', on: 'tasks_created' },
        fields: ['projectId', 'mailId', 'taskIds'],
      },
      {
        ...{ type: 'task.changed', title: 'A task was made, changed or deleted', on: 'task_update' },
        fields: ['projectId', 'taskId', 'cause'],
      },
    ],
    owned: {
      lists: ownTaskRecords,
      forget: forgetInTasks,
      handOver: (_, scope, heir) => giveTasks({ db, clock }, scope, heir),
    },
    nouns: { [TASK]: taskNoun },
    records: {
      [TASK]: {
        ...{ readable: readableTasks, suggestible: suggestibleTask, undoable: undoableTask },
        tellCommented: tellCommentedTask,
      },
      [COMMENT]: commentKind(app.records),
      [MAIL]: { readable: readableMails, undoable: undoableMail },
    },
    search: { [TASK]: searchableTask, [COMMENT]: searchableComment },
    asks: commentAsks(comments),
    routes: taskRoutes({ db, clock, comments, records: app.records }),
    sweeps: [
      { name: 'deleted-tasks', everyMs: HOUR_MS, run: () => dropOldTasks(db, system, clock()) },
      {
        name: 'deleted-comments',
        everyMs: HOUR_MS,
        run: () => dropDeletedComments(db, system, undoableSince(clock())),
      },
    ],
  })
}
