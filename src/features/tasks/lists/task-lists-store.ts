// The only SQL of the lists across projects (PB-06 to PB-09, PB-24; model.md, Personal board lists).
import { and, gt, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { follows } from '../../../../db/schema/follows.ts'
import { deliveries } from '../../../../db/schema/mails.ts'
import { projectParticipants, projects, taskAssignees, tasks } from '../../../../db/schema/tasks.ts'
import type { Database } from '../../../kit/db/database.ts'
import type { Scope } from '../../../kit/scope.ts'
import { PROJECT } from '../../projects/index.ts'
import { isoOf } from '../card.ts'
import { spellingsOf } from '../status.ts'
import { listCards } from '../task-list-store.ts'
import type { ListedTask } from './contract.ts'

/** Assigned to the person, done ones too: My Tasks counts them. */
export function listAssigned(db: Database, scope: Scope): Promise<ListedTask[]> {
  return list(db, scope, and(isAmong(assigned(scope)), isKept))
}

/** Made by the person or a mail of theirs, and given to others. */
export function listAssignedByMe(db: Database, scope: Scope): Promise<ListedTask[]> {
  const ids = sql`${given(scope)} except ${assigned(scope)}`
  return list(db, scope, and(isAmong(ids), isOpen, isKept))
}

/** All else that is open in the projects that the person takes part in or follows: each open task is in one of the three. */
export function listMonitored(db: Database, scope: Scope): Promise<ListedTask[]> {
  const ids = sql`${around(scope)} except (${assigned(scope)} union ${given(scope)})`
  return list(db, scope, and(isAmong(ids), isOpen, isKept))
}

/** Of all three lists what is done, or was deleted after `since`. */
export function listDone(db: Database, scope: Scope, since: Date): Promise<ListedTask[]> {
  const ids = sql`${assigned(scope)} union ${given(scope)} union ${around(scope)}`
  return list(db, scope, and(isAmong(ids), or(and(isDone, isKept), gt(tasks.deletedAt, since))))
}

function list(db: Database, scope: Scope, which: SQL | undefined): Promise<ListedTask[]> {
  return listCards(
    db,
    scope,
    sql`${which} and ${isNull(projects.archivedAt)}`,
    (task, { deleted_at: deletedAt }) => ({
      ...task,
      projectName: task.project.name.trim() || null,
      deletedAt: deletedAt === null ? null : isoOf(deletedAt),
    }),
  )
}

const isKept = isNull(tasks.deletedAt)
const isDone = inArray(sql`lower(trim(${tasks.status}))`, spellingsOf('done'))
const isOpen = not(isDone)

/**
 * `ids` starts from the person and not from the tasks, so that the work is that of one person's tasks, however
 * many there are; as an array it is looked up once, before all else.
 */
const isAmong = (ids: SQL) => sql`${tasks.id} = any(array(${ids}))`

const assigned = ({ userId }: Scope) => sql`select task_id from ${taskAssignees} where user_id = ${userId}`

/** Who accepts what my mail proposed makes the task for me. */
const given = ({ userId }: Scope) => sql`(
  select id from (
    select id from tasks where creator_id = ${userId}
    union
    select id from tasks
    where source_mail_id = any(array(select mail_id from ${deliveries} where sender_id = ${userId}))) as made
  where exists (select 1 from ${taskAssignees} where task_id = made.id))`

/** In the projects that the person takes part in or follows. */
const around = ({ userId }: Scope) => sql`(
  select id from tasks where project_id = any(array(
    select project_id from ${projectParticipants} where user_id = ${userId}
    union select id from ${projects} where owner_id = ${userId}
    union select subject_id from ${follows} where user_id = ${userId} and subject_kind = ${PROJECT})))`
