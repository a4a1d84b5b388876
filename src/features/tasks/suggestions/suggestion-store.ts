// Suggestions: proposals below the confidence gate, or of somebody who is no participant.
import { and, asc, eq, ne, or, sql } from 'drizzle-orm'
import { mails, works } from '../../../../db/schema/mails.ts'
import { projects, type StoredEvidence, suggestions, tasks } from '../../../../db/schema/tasks.ts'
import type { Database } from '../../../kit/db/database.ts'
import { AppError } from '../../../kit/errors.ts'
import { oversees, type Scope } from '../../../kit/scope.ts'
import { readableBy } from '../../projects/index.ts'
import type { Suggestion } from './contract.ts'
import { type SuggestedPayload, suggestedPayload } from './payload.ts'

export interface NewSuggestion {
  projectId: number
  workId: number | null
  mailId: number | null
  payload: SuggestedPayload
  evidence: StoredEvidence
}

export async function insertSuggestions(
  db: Database,
  _scope: Scope,
  news: NewSuggestion[],
  at: Date,
): Promise<void> {
  if (news.length === 0) return
  await db.orm.insert(suggestions).values(
    news.map((one) => ({
      ...one,
      kind: one.payload.kind,
      payload: { ...one.payload },
      confidence: one.evidence.confidence,
      createdAt: at,
    })),
  )
}

/** A change of a deleted task is proposed again once the task is restored (PB-24). */
const standsOnTask = or(
  ne(suggestions.kind, 'change'),
  sql`exists (select 1 from ${tasks}
    where ${tasks.id} = (${suggestions.payload} ->> 'taskId')::int and ${tasks.deletedAt} is null)`,
)

/** What would delete a task is asked of those alone who may delete it (model.md, Rights by mail). */
function mayDecide(scope: Scope) {
  if (oversees(scope)) return undefined
  return or(
    sql`(${suggestions.payload} -> 'fields' ->> 'dropped') is distinct from 'true'`,
    eq(projects.ownerId, scope.userId),
    sql`exists (select 1 from ${tasks}
      where ${tasks.id} = (${suggestions.payload} ->> 'taskId')::int and ${tasks.creatorId} = ${scope.userId})`,
  )
}

/** Open ones of readable projects, or of one of them, oldest first. */
export async function listOpenSuggestions(
  db: Database,
  scope: Scope,
  projectId?: number,
): Promise<Suggestion[]> {
  const rows = await db.orm
    .select({ suggestion: suggestions, mail: mails, workId: works.id, projectName: projects.name })
    .from(suggestions)
    .innerJoin(projects, eq(projects.id, suggestions.projectId))
    .leftJoin(mails, eq(mails.id, suggestions.mailId))
    .leftJoin(works, eq(works.id, suggestions.workId))
    .where(
      and(
        projectId === undefined ? undefined : eq(suggestions.projectId, projectId),
        eq(suggestions.status, 'open'),
        readableBy(scope),
        standsOnTask,
        mayDecide(scope),
      ),
    )
    .orderBy(asc(suggestions.id))
  return rows.map(({ suggestion, mail, workId, projectName }) => {
    const payload = suggestedPayload.parse(suggestion.payload)
    return {
      id: suggestion.id,
      projectId: suggestion.projectId,
      projectName,
      at: suggestion.createdAt.toISOString(),
      kind: payload.kind,
      title: payload.title,
      note: payload.kind === 'change' ? payload.words : '',
      priority: payload.kind === 'task' ? payload.priority : null,
      dueDate: payload.kind === 'task' && payload.dueDate ? `${payload.dueDate}T00:00:00.000Z` : null,
      repeats: payload.kind === 'task' ? payload.repeats : null,
      assignees: payload.kind === 'task' ? payload.assigneeNames : [],
      evidence: {
        ...suggestion.evidence,
        mailId: workId ?? 0,
        mailSubject: mail?.subject ?? '',
        sender: mail?.fromName ?? mail?.fromAddress ?? '',
        sentAt: (mail?.sentAt ?? mail?.receivedAt ?? suggestion.createdAt).toISOString(),
        changeSetId: null,
      },
    }
  })
}

/** An open suggestion of a readable project, locked. Throws not_found, or conflict when somebody was faster. */
export async function lockSuggestion(db: Database, scope: Scope, id: number) {
  const rows = await db.orm
    .select({ suggestion: suggestions, project: projects, mail: mails })
    .from(suggestions)
    .innerJoin(projects, eq(projects.id, suggestions.projectId))
    .leftJoin(mails, eq(mails.id, suggestions.mailId))
    .where(and(eq(suggestions.id, id), readableBy(scope)))
    .for('update', { of: suggestions })
  const row = rows[0]
  if (!row) throw new AppError('not_found', 'Suggestion not found')
  if (row.suggestion.status !== 'open') throw new AppError('conflict', 'Somebody has decided this already')
  return { ...row, payload: suggestedPayload.parse(row.suggestion.payload) }
}

export async function decideSuggestion(
  db: Database,
  scope: Scope,
  id: number,
  status: 'accepted' | 'declined',
  at: Date,
): Promise<void> {
  await db.orm
    .update(suggestions)
    .set({ status, decidedAt: at, decidedBy: scope.userId })
    .where(eq(suggestions.id, id))
}
