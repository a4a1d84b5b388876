// What no agent took for a task: the sentences that are left of a mail, and the task that a person makes of one.
import type { Clock } from '../../../kit/clock.ts'
import type { Database } from '../../../kit/db/database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { findDates } from '../../../language/dates/find.ts'
import { dayOf } from '../../../language/dates/iso-day.ts'
import { fold } from '../../../language/fold.ts'
import { splitSentences } from '../../../language/sentences.ts'
import { makeTitle } from '../../../language/task-title.ts'
import type { MailReader } from '../../../mail/mail-reader.ts'
import type { Records } from '../../../records/record-kind.ts'
import { listOpenSuggestions } from '../../../records/suggestion-store.ts'
import { accept } from '../../../records/suggestions.ts'
import {
  projectSubject,
  type ReadableProjectId,
  requireOpen,
  requireProject,
  tellReaders,
} from '../../projects/index.ts'
import { insertTasks, recordChanges, sentencesOfMail } from '../../tasks/index.ts'
import { findDeliveryRow, type LoggedDeliveryWithProject } from '../delivery-log-store.ts'

/** `suggestionId`: of the suggestion that waited for it and is taken by it; null where none did. */
export interface PressedTask {
  id: number
  projectId: number
  title: string
  suggestionId: number | null
}

export interface MissedServices {
  db: Database
  clock: Clock
  reader: MailReader
  records: Records
}

const MOST = 100
const LONGEST = 2_000

export async function missedSentences(services: MissedServices, scope: Scope, deliveryId: number) {
  const row = await findDeliveryRow(services.db, scope, deliveryId)
  if (row.projectId === null) return { sentences: [] }
  const { id } = await requireProject(services.db, scope, row.projectId)
  return { sentences: (await sentencesIn(services, row, id)).left }
}

/** Throws conflict where the mail has no project or the sentence is a task by now, and invalid for words that it has not. */
export function pressedTask(
  services: MissedServices,
  scope: Scope,
  { id, sentence }: { id: number; sentence: string },
): Promise<PressedTask> {
  const { db, clock } = services
  const acting = { db, scope, at: clock() }
  return db.repeatable(async () => {
    const row = await findDeliveryRow(db, scope, id)
    if (row.projectId === null) throw new AppError('conflict', 'This mail is in no project')
    const project = await requireProject(db, scope, row.projectId)
    requireOpen(project)
    const { left, taken } = await sentencesIn(services, row, project.id)
    if (taken.has(plain(sentence))) throw new AppError('conflict', 'This sentence is a task already')
    if (!left.includes(sentence)) throw new AppError('invalid', 'The mail does not say this')
    const waiting = (await listOpenSuggestions(db, scope, services.records, projectSubject(project.id))).find(
      ({ evidence, kind }) => kind === 'task' && plain(evidence.sentence) === plain(sentence),
    )
    // It was read, but not surely: what was read of it is taken.
    if (waiting) {
      const { id: taskId } = await accept(services.records, acting, waiting.id, {})
      return { id: taskId, projectId: project.id, title: waiting.title, suggestionId: waiting.id }
    }
    const said = row.mail.sentAt ?? row.mail.receivedAt
    const [task] = await insertTasks(acting, project.id, [
      {
        title: makeTitle(sentence).slice(0, 200) || 'Task from a mail',
        description: sentence,
        status: 'pending',
        priority: 'medium',
        dueDate: dueIn(sentence, said),
        assigneeIds: project.type === 'individual' ? [scope.userId] : [],
        ...{ sourceMailId: row.mail.id, sourceEmail: row.mail.fromAddress },
        sourceEmailSubject: row.mail.subject.slice(0, 500),
        evidence: { sentence, agent: 'app', by: 'rules', confidence: 1 },
      },
    ])
    if (!task) throw new AppError('internal', 'Failed to create task')
    await recordChanges(acting, {
      ...{ project, by: 'app', mailId: row.mail.id },
      changes: [{ taskId: task.id, kind: 'create', before: {}, after: {} }],
    })
    await tellReaders(db, scope, project, { type: 'project_update' })
    return { id: task.id, projectId: project.id, title: task.title, suggestionId: null }
  })
}

/** The first day that it names and that lies ahead of the mail. */
function dueIn(sentence: string, at: Date): string | null {
  const today = dayOf({ at, zone: 'UTC' })
  const found = findDates(sentence, { at, zone: 'UTC' })
  return found.find(({ past, lastDay }) => !past && lastDay >= today)?.lastDay ?? null
}

async function sentencesIn(
  { db, reader }: MissedServices,
  { mail }: LoggedDeliveryWithProject,
  projectId: ReadableProjectId,
): Promise<{ left: string[]; taken: Set<string> }> {
  const read = await reader.read(mail.object)
  const taken = new Set((await sentencesOfMail(db, projectId, mail.id)).map(plain))
  const left = splitSentences(read?.newest.text ?? '')
    .filter(({ kind }) => kind === 'prose' || kind === 'item')
    .map(({ text }) => text.trim())
    .filter((text) => /\p{L}{2}/u.test(text) && text.length <= LONGEST && !taken.has(plain(text)))
  return { left: [...new Set(left)].slice(0, MOST), taken }
}

/** By which two sentences are the same: white space and capitals aside. */
const plain = (text: string) => fold(text).replace(/\s+/g, ' ').trim()
