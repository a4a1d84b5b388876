// What becomes of a mail to a project that was deleted, and of one to an archived project.
import type { StoredChange } from '../../../db/schema/records.ts'
import type { MailContext } from '../../agent/agent.ts'
import { emptyOutcome, type Outcome } from '../../agent/outcome.ts'
import type { Acting } from '../../kit/acting.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import { dayWords } from '../../mail/words/days.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { UNDO_MS } from '../../records/undo.ts'
import { bringBackIn, type ProjectRow, projectOfThread, projectSubject } from '../projects/index.ts'
import type { TaskProposal } from './task-proposal.ts'

/** The project of a reply where it is deleted; null for every other mail. */
export async function deletedProjectOf(
  { db, scope }: Acting,
  mail: MailContext['mail'],
): Promise<ProjectRow | null> {
  if (!mail.isReply || mail.threadId === null) return null
  const project = await projectOfThread(actingAs(db, scope), mail.threadId)
  return project?.deletedAt ? project : null
}

/** Nothing is done where nobody would see it: the writer is told. */
export function answerOfDeleted({ name, deletedAt }: ProjectRow, { mail }: MailContext): Outcome {
  const { project: words } = wordsIn(mail.language)
  const until = new Date((deletedAt?.getTime() ?? 0) + UNDO_MS).toISOString().slice(0, 10)
  return {
    ...emptyOutcome(words.wasDeleted(name)),
    notes: [words.nothingDone(dayWords(until, mail.language)), words.writeAnew(mail.agentAddress)],
    isQuiet: mail.isStranger,
  }
}

/** A mail that does something in an archived project brings it back to the lists first. */
export async function reviveFor(
  acting: Acting,
  project: ProjectRow,
  { mail }: MailContext,
  proposal: TaskProposal,
): Promise<{ project: ProjectRow; changes: StoredChange[]; notes: string[] }> {
  const { commands, tasks, changes, decided, projectActs } = proposal
  const isSaid = projectActs.some(({ kind }) => kind === 'unarchive' || kind === 'archive')
  const doesSomething = [
    ...[tasks, changes, decided, projectActs],
    commands.filter((command) => 'task' in command),
  ].some(({ length }) => length > 0)
  if (project.archivedAt === null || mail.isStranger || isSaid || !doesSomething)
    return { project, changes: [], notes: [] }
  const change = await bringBackIn(acting, project)
  return {
    project: { ...project, archivedAt: null },
    changes: change ? [{ subject: projectSubject(project.id), ...change }] : [],
    notes: [wordsIn(mail.language).project.broughtBack(project.name)],
  }
}
