// Takes back by mail what was done last in the project of its thread (model.md, #undo).
import type { MailInHand } from '../../agent/agent.ts'
import type { Subject } from '../../agent/outcome.ts'
import type { Database } from '../../kit/db/database.ts'
import { projectOfMail, projectOfThread } from '../projects/index.ts'
import { taskSubject, undoLatest } from '../tasks/index.ts'

/** `#undo`: the person's latest change set in the project of the mail's thread; null when there is none to undo. */
export async function undoByMail(
  db: Database,
  { scope, mail, at }: MailInHand,
): Promise<{ subjects: Subject[]; kept: string[] } | null> {
  const isKnown = mail.threadId !== null && (await projectOfThread(db, scope, mail.threadId)) !== null
  if (!isKnown) return null
  // Whoever answers takes part again.
  const { project } = await projectOfMail(db, scope, mail, at)
  const undone = await undoLatest(db, scope, project.id, at)
  return undone && { subjects: undone.taskIds.map(taskSubject), kept: undone.kept }
}
