// Makes a task or a poll of what people said, or leaves it, each once, and shows what came of it.

import type { Subject } from '../../agent/outcome.ts'
import type { Acting } from '../../kit/acting.ts'
import type { Clock } from '../../kit/clock.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import type { Records } from '../../records/record-kind.ts'
import { type PollAsking, pollSubject } from '../polls/index.ts'
import { takeBackNew, taskSubject } from '../tasks/index.ts'
import type { Course, FollowUp, FollowUps } from './contract.ts'
import {
  dropFollowUp,
  type FoundFollowUp,
  followUpsOf,
  insertFollowUp,
  lockSaid,
  type NewFollowUp,
  type Said,
  type Source,
} from './followup-store.ts'
import { type AskedByMail, makeTask, projectFor } from './make-task.ts'
import { stateOf } from './state.ts'

export interface FollowUpServices {
  db: Database
  clock: Clock
  records: Records
  polls: PollAsking
}

/** Whose insight or result it is, what it is called, and whether the person who acts may make something of it. */
export interface Owner {
  source: Source
  /** Names the project that is made where there is none. */
  name: string
  manages: boolean
}

export interface TookUp {
  followUp: FollowUp
  /** False where the same was there already. */
  isNew: boolean
  /** Of the task or poll; null for what was left. */
  subject: Subject | null
  /** Of a task, in its project. */
  number: number | null
}

export type FollowUpActs = ReturnType<typeof followUpActs>

export function followUpActs({ db, clock, records, polls }: FollowUpServices) {
  const rowsOf = (scope: Scope, { source }: Pick<Owner, 'source'>) =>
    followUpsOf(actingAs(db, scope), source, {
      tasks: readable(records, 'task', scope),
      polls: readable(records, 'poll', scope),
    })

  async function list(scope: Scope, owner: Owner): Promise<FollowUps> {
    const rows = await rowsOf(scope, owner)
    const last = rows.find(
      ({ isReadable, isProjectOpen, projectId }) => isReadable && isProjectOpen && projectId,
    )
    return {
      followUps: rows
        .filter(({ row }) => owner.manages || !row.isForManagers)
        .map((row) => shown(row, scope, owner)),
      mayTakeUp: owner.manages,
      projectId: last?.projectId ?? null,
    }
  }

  /** Throws AppError `forbidden` for who may not manage. */
  function takeUp(
    scope: Scope,
    owner: Owner,
    { said, course, mail = null }: { said: Said; course: Course; mail?: AskedByMail | null },
  ): Promise<TookUp> {
    requireManage(owner)
    return db.transaction(async () => {
      const acting = { db, scope, at: clock() }
      await lockSaid(actingAs(db, scope), owner.source, said)
      const all = await rowsOf(scope, owner)
      const before = all.find((one) => isSame(one, said, course))
      if (before) return tookUp(before, shown(before, scope, owner), false)
      if (course.kind === 'left' && all.some(({ row }) => row.key === said.key))
        throw new AppError('conflict', 'Something came of it already')
      const made = await makeOf(acting, owner, course, mail)
      const id = await insertFollowUp(actingAs(db, scope), owner.source, {
        ...{ said, made, authorId: scope.userId, at: acting.at },
      })
      const row = (await rowsOf(scope, owner)).find((one) => one.row.id === id)
      if (!row) throw new AppError('internal', 'What was taken up could not be kept')
      return tookUp(row, shown(row, scope, owner), true)
    })
  }

  async function makeOf(
    acting: Acting,
    owner: Owner,
    course: Course,
    mail: AskedByMail | null,
  ): Promise<NewFollowUp> {
    if (course.kind === 'left') return { kind: 'left', title: '' }
    if (course.kind === 'poll') {
      const { id, question } = await polls.ask(acting, course.poll)
      return { kind: 'poll', title: question, pollId: id }
    }
    const project = await projectFor(acting, course.projectId, owner.name)
    const { id, title } = await makeTask(acting, project, course.task, mail)
    return { kind: 'task', title, taskId: id }
  }

  /** With the task or poll that it became. Throws conflict for a task that somebody worked on since. */
  function takeBack(scope: Scope, owner: Owner, id: number): Promise<void> {
    requireManage(owner)
    return db.transaction(async () => {
      const own = (await rowsOf(scope, owner)).find(({ row }) => row.id === id)
      if (!own || !mayTakeBack(own, scope)) throw new AppError('not_found', 'There is nothing left to undo')
      if (own.row.taskId !== null) await takeBackNew({ db, clock }, scope, own.row.taskId)
      if (own.row.pollId !== null) await polls.takeBack({ db, scope, at: clock() }, own.row.pollId)
      await dropFollowUp(actingAs(db, scope), owner.source, id)
    })
  }

  return { list, takeUp, takeBack }
}

function tookUp({ row, taskNumber }: FoundFollowUp, followUp: FollowUp, isNew: boolean): TookUp {
  const { taskId, pollId } = row
  const subject = taskId === null ? (pollId === null ? null : pollSubject(pollId)) : taskSubject(taskId)
  return { followUp, isNew, subject, number: taskNumber }
}

function requireManage({ manages }: Owner): void {
  if (!manages) throw new AppError('forbidden', 'Only who manages it can do that')
}

function readable(records: Records, kind: string, scope: Scope) {
  const found = records.kinds()[kind]
  if (!found) throw new Error(`no feature has records of the kind ${kind}`)
  return found.readable(scope)
}

/** The same press again: what it would make is there. */
function isSame({ row, projectId }: FoundFollowUp, { key }: Said, course: Course): boolean {
  if (row.key !== key || row.kind !== course.kind) return false
  if (course.kind === 'left') return true
  if (course.kind === 'poll') return row.title === course.poll.question
  return row.title === course.task.title && (course.projectId ?? projectId) === projectId
}

/** What somebody else made is theirs to take back; that it was left is for all who manage. */
const mayTakeBack = ({ row }: FoundFollowUp, scope: Scope): boolean =>
  row.kind === 'left' || row.authorId === scope.userId

function shown(found: FoundFollowUp, scope: Scope, { manages }: Owner): FollowUp {
  const { row, by, taskTitle, pollQuestion, isReadable } = found
  return {
    ...{ id: row.id, key: row.key, about: row.about, kind: row.kind, by },
    title: (isReadable ? (taskTitle ?? pollQuestion) : null) ?? row.title,
    state: stateOf(found),
    decision: isReadable && found.pollStatus === 'closed' ? found.decision : null,
    path: isReadable ? (row.taskId === null ? `/polls/${row.pollId}` : `/task/${row.taskId}`) : null,
    at: row.createdAt.toISOString(),
    mayTakeBack: manages && mayTakeBack(found, scope),
  }
}
