// Puts a task together from its row and from what belongs to it.

import type { Evidence } from '../../records/contract.ts'
import type { CardParts, CardRow } from './card-store.ts'
import type { Task } from './contract.ts'

/** What belongs to each of the tasks, by the task's id. */
export class Belongings {
  readonly #projects: ReadonlyMap<number, Task['project']>
  readonly #assignees = new Map<number, Task['assignees']>()
  readonly #blockers = new Map<number, Task['blockedBy']>()
  readonly #parts: CardParts

  constructor(parts: CardParts) {
    this.#parts = parts
    this.#projects = new Map(parts.projects?.map((project) => [project.id, project]))
    const people = new Map(parts.people?.map((person) => [person.id, person]))
    for (const [taskId, id, userId] of parts.assigned ?? []) {
      const user = people.get(userId)
      if (user) append(this.#assignees, taskId, { id, user })
    }
    for (const { taskId, ...blocker } of parts.blockers ?? []) append(this.#blockers, taskId, blocker)
  }

  projectOf({ project_id: id }: CardRow): Task['project'] {
    const project = this.#projects.get(id)
    if (!project) throw new Error(`project ${id} was not read with its tasks`)
    return project
  }

  assigneesOf({ id }: CardRow): Task['assignees'] {
    return this.#assignees.get(id) ?? []
  }

  blockersOf({ id }: CardRow): Task['blockedBy'] {
    return this.#blockers.get(id) ?? []
  }

  commentsOf({ id }: CardRow): number {
    return this.#parts.comment_counts?.[id] ?? 0
  }

  undoableOf({ id }: CardRow): number | null {
    return this.#parts.made_by?.[id] ?? null
  }
}

function append<T>(lists: Map<number, T[]>, id: number, one: T): void {
  const list = lists.get(id)
  if (list) list.push(one)
  else lists.set(id, [one])
}

export function taskOf(row: CardRow, belongings: Belongings): Task {
  return {
    id: row.id,
    number: row.number,
    title: row.title,
    description: row.description,
    status: row.status,
    priority: row.priority,
    dueDate: row.due_date === null ? null : `${row.due_date}T00:00:00.000Z`,
    createdAt: isoOf(row.created_at),
    updatedAt: isoOf(row.updated_at),
    version: row.version,
    projectId: row.project_id,
    project: belongings.projectOf(row),
    assignees: belongings.assigneesOf(row),
    sourceEmail: row.source_email,
    sourceEmailSubject: row.source_email_subject,
    blockedReason: row.blocked_reason,
    blockedBy: belongings.blockersOf(row),
    repeats: row.repeats,
    commentCount: belongings.commentsOf(row),
    evidence: evidenceOf(row, belongings),
  }
}

/** Only with the delivery of the mail, to which it links. */
function evidenceOf(row: CardRow, belongings: Belongings): Evidence | null {
  const { evidence, delivery_id: mailId, mail_at: sentAt } = row
  if (!evidence || mailId === null || sentAt === null) return null
  return {
    ...evidence,
    model: evidence.model ?? null,
    readOn: evidence.readOn ?? null,
    mailId,
    mailSubject: row.mail_subject ?? '',
    sender: row.mail_sender ?? '',
    sentAt: isoOf(sentAt),
    changeSetId: belongings.undoableOf(row),
  }
}

/** ISO 8601, to the millisecond, of a moment as PostgreSQL writes it: 2026-03-09 08:30:00.123456+00. */
export function isoOf(moment: string): string {
  if (!moment.endsWith('+00') || moment.charCodeAt(10) !== SPACE) return new Date(moment).toISOString()
  // For a full board a parser of dates takes longer than all else here.
  const [seconds, fraction] = [moment.slice(11, 19), moment.slice(20, -3)]
  return `${moment.slice(0, 10)}T${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}Z`
}

const SPACE = 32
