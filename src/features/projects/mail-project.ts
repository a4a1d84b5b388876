// The project of a mail: the one of its thread, or a new one for a first mail (MAIL-06, MAIL-30).
import type { AgentMail } from '../../agent/agent.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { baseSubject } from '../../mail/subject.ts'
import {
  addParticipantRows,
  becomeTeamProject,
  createProjectRow,
  type ProjectRow,
  projectOfThread,
  readersOf,
} from './project-store.ts'

export interface MailProject {
  project: ProjectRow
  /** Everybody whose screens show it. */
  readers: number[]
}

/** Everybody on the mail takes part from then on, but strangers (model.md) and who has blocked the sender (SET-20). */
export async function projectOfMail(
  db: Database,
  scope: Scope,
  mail: AgentMail,
  at: Date,
): Promise<MailProject> {
  const joining = [...mail.to, ...mail.cc].flatMap((person) => person.userId ?? [])
  // The thread of a first mail was made with it and has none.
  const known =
    mail.isReply && mail.threadId !== null ? await projectOfThread(actingAs(db, scope), mail.threadId) : null
  if (!known) return newProject(db, scope, { mail, joining, at })
  if (mail.isStranger) return { project: known, readers: await readersOf(db, known) }
  const participants = await addParticipantRows(db, known.id, [scope.userId, ...joining])
  if (known.type === 'individual' && !isAlone(scope, mail, known.ownerId))
    await becomeTeamProject(db, known.id)
  return { project: known, readers: await readersOf(db, known, participants) }
}

async function newProject(
  db: Database,
  scope: Scope,
  { mail, joining, at }: { mail: AgentMail; joining: readonly number[]; at: Date },
): Promise<MailProject> {
  const subject = baseSubject(mail.parsed.subject)
  const ownerId = mail.ownerId ?? scope.userId
  const isAlones = scope.companyId === 0 && mail.to.length + mail.cc.length === 0 && ownerId === scope.userId
  const news = {
    ownerId,
    threadId: mail.threadId,
    name: (subject || `Mail of ${mail.sender.name ?? mail.sender.email}`).slice(0, 200),
    type: isAlones ? ('individual' as const) : ('team' as const),
    topic: subject.slice(0, 200),
    sourceEmail: mail.agentAddress,
    sourceEmailSubject: mail.parsed.subject.slice(0, 500),
    isSystem: mail.isFromProduct || isInvitation(subject),
  }
  const others = mail.ownerId === null ? joining : [...joining, mail.ownerId]
  const project = await createProjectRow(db, scope, { project: news, participantIds: others, at })
  return { project, readers: await readersOf(db, project, [scope.userId, ...others]) }
}

/** "Ann invited you to collaborate on Budget" is no project of its own. */
export function isInvitation(subject: string): boolean {
  const [, after = ''] = subject.split(/\binvit(?:ation|e[sd]?)\b/i, 2)
  return /\b(?:collaborat|join)/i.test(after)
}

/** Nobody but the project's owner is on the mail; who has blocked the sender is, too. */
function isAlone(scope: Scope, mail: AgentMail, ownerId: number | null): boolean {
  const others = [...mail.to, ...mail.cc]
  return scope.userId === ownerId && others.every((person) => person.userId === ownerId)
}
