// Documents as the screens show them.
import { noteWords } from '../../files/note-words.ts'
import type { Database } from '../../kit/db/database.ts'
import { oversees, type Scope } from '../../kit/scope.ts'
import { loggedDeliveries } from '../triage/index.ts'
import type { Document, DocumentBrief, DocumentThread } from './contract.ts'
import {
  documentNotes,
  mailsOfDocuments,
  placesOfTasks,
  threadsOfDocuments,
} from './document-content-store.ts'
import { type DocumentRow, type DocumentWithReading, sameElsewhere, versionsOf } from './document-store.ts'
import { type TaskList, tasksOf } from './document-task-store.ts'
import { failureSentence } from './reading/reading-failure.ts'

export function brief({ document, reading }: DocumentWithReading): DocumentBrief {
  const { id, name, class: kindOfText, version, createdAt } = document
  const { kind, size, state, unit, partsRead, partsTotal } = reading
  return {
    ...{ id, name, kind, size, state, unit, partsRead, partsTotal, class: kindOfText, version },
    gist: document.analysis?.summary[0]?.text ?? null,
    createdAt: createdAt.toISOString(),
  }
}

/** Who sent it, and the company's managers. */
export const mayChange = (scope: Scope, { creatorId, ownerId }: DocumentRow): boolean =>
  creatorId === scope.userId || (ownerId !== null && ownerId === scope.userId) || oversees(scope)

const PICTURED = ['pdf', 'image']

export async function shownDocument(
  db: Database,
  scope: Scope,
  found: DocumentWithReading,
): Promise<Document> {
  const { document, reading } = found
  const [versions, same, made, notes] = await Promise.all([
    versionsOf(db, scope, document),
    sameElsewhere(db, scope, { readingIds: [document.readingId], mailId: document.mailId }),
    tasksOf(db, document.id),
    documentNotes(db, document.id),
  ])
  const all = [document, ...versions, ...same]
  const mails = await mailsOfDocuments(
    db,
    all.map(({ id }) => id),
  )
  const places = await placesOfTasks(
    db,
    scope,
    made.map(({ taskId }) => taskId),
  )
  const own = mails.get(document.mailId)
  const deliveries = await loggedDeliveries(db, scope, [document.mailId])
  return {
    ...brief(found),
    threadId: document.threadId,
    analysis: document.analysis,
    by: document.by,
    failure: reading.state === 'failed' ? failureSentence(reading.failure ?? '') : null,
    notes: notes.map((note) => noteWords[note]),
    mayRecognise:
      reading.state === 'read' && reading.recognisedPages === null && notes.includes('pictures_not_read'),
    mail: {
      id: document.mailId,
      deliveryId: deliveries.get(document.mailId) ?? null,
      from: own?.from ?? '',
      sentAt: (own?.at ?? document.createdAt).toISOString(),
    },
    versions: versions.map(({ id, version, createdAt, mailId }) => ({
      ...{ id, version, createdAt: createdAt.toISOString(), from: mails.get(mailId)?.from ?? '' },
    })),
    sameAs: same.map(({ id, threadId, createdAt, mailId }) => ({
      ...{ id, threadId, subject: mails.get(mailId)?.subject ?? '', createdAt: createdAt.toISOString() },
    })),
    tasks: made.flatMap(({ list, place, taskId }) => {
      const at = places.get(taskId)
      return at ? [{ ...madeOf(list), index: place, taskId, url: taskPath(at.projectId, taskId) }] : []
    }),
    hasPictures: reading.state === 'read' && PICTURED.includes(reading.kind ?? ''),
    mayChange: mayChange(scope, document),
  }
}

function madeOf(list: TaskList): Pick<Document['tasks'][number], 'list' | 'earlierId'> {
  if (list === 'actions' || list === 'dates') return { list, earlierId: null }
  return { list: 'changes', earlierId: Number(list.slice('changes:'.length)) }
}

export const taskPath = (projectId: number, taskId: number): string =>
  `/project/${projectId}?highlightTask=${taskId}`

/** The latest first; of each file its latest version. */
export async function shownThreads(
  db: Database,
  scope: Scope,
  found: readonly DocumentWithReading[],
): Promise<DocumentThread[]> {
  const byThread = new Map<number, DocumentWithReading[]>()
  for (const one of found)
    byThread.set(one.document.threadId, [...(byThread.get(one.document.threadId) ?? []), one])
  const mails = await mailsOfDocuments(
    db,
    found.map(({ document }) => document.id),
  )
  const threads = await threadsOfDocuments(db, scope, [...byThread.keys()])
  const shown = [...byThread].map(([id, documents]): DocumentThread => {
    const own = documents.flatMap(({ document }) => mails.get(document.mailId) ?? [])
    const { mailCount = 0, projectId = null, instanceId = null } = threads.get(id) ?? {}
    const latest = Math.max(...documents.map(({ document }) => document.createdAt.getTime()))
    return {
      id,
      subject: own[0]?.subject ?? '',
      from: [...new Set(own.map(({ from }) => from))],
      mailCount: Math.max(mailCount, new Set(own.map((mail) => mail.id)).size),
      latestAt: new Date(latest).toISOString(),
      projectId,
      instanceId,
      documents: documents.filter((one) => !documents.some((other) => isLater(other, one))).map(brief),
    }
  })
  return shown.sort((one, other) => other.latestAt.localeCompare(one.latestAt))
}

const isLater = ({ document: one }: DocumentWithReading, { document: other }: DocumentWithReading) =>
  (one.familyId ?? one.id) === (other.familyId ?? other.id) && one.version > other.version
