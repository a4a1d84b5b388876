// Sends a comment to people of its thread: one mail each, an answer to what they have, with a reply address of the task.
import { firstAgent } from '../../../crew/crew.ts'
import type { Clock } from '../../../kit/clock.ts'
import { actingAs, asSystem } from '../../../kit/db/acting-database.ts'
import type { Database } from '../../../kit/db/database.ts'
import type { Scope, SystemScope } from '../../../kit/scope.ts'
import { writtenIn } from '../../../language/written-in.ts'
import { compose } from '../../../mail/compose.ts'
import { newMessageId } from '../../../mail/compose-fields.ts'
import { layoutMail } from '../../../mail/layout.ts'
import { PRODUCT_HUE } from '../../../mail/layout-tokens.ts'
import { queueMail } from '../../../mail/outbox-store.ts'
import { baseSubject } from '../../../mail/subject.ts'
import { type LanguageCode, languageCode } from '../../../mail/words/contract.ts'
import { wordsIn } from '../../../mail/words/words.ts'
import {
  insertCommentMail,
  mailsOfRecord,
  type RecordMails,
  recordReplyToken,
} from '../../../records/comment-mail-store.ts'
import type { Mentionable } from '../../../records/mention.ts'
import type { Records } from '../../../records/record-kind.ts'
import { addToThread } from '../../../routing/thread-store.ts'
import { findUser } from '../../accounts/index.ts'
import type { ProjectRow } from '../../projects/index.ts'
import { blockersOf } from '../../trust/index.ts'
import type { TaskRow } from '../task-store.ts'
import { taskSubject } from '../task-subject.ts'
import { mailablePeople } from './thread-people-store.ts'

/** What comments are sent with. */
export interface CommentMailServices {
  db: Database
  records: Records
  system: SystemScope
  clock: Clock
  mailDomain: string
  publicUrl: string
  /** Queues the sending of a mail, or keeps it where there is no relay. */
  queueSending: (outboxId: number) => Promise<void>
  /** How mail about a project may go to the person; null where they switched it off (SET-21). */
  permission: (userId: number) => Promise<{ unsubscribeUrl: string } | null>
}

export interface SentComment {
  id: number
  text: string
  author: Mentionable
  task: TaskRow
  project: ProjectRow
}

/** The people of the thread who get a comment of the author, and those whom only a mention reaches. */
export interface Reachable {
  onThread: Mentionable[]
  all: Mentionable[]
}

/** Nobody where the project has no thread; never who has blocked the author or is blocked by them (SET-20). */
export async function reachableBy(
  { db, system, mailDomain }: CommentMailServices,
  scope: Scope,
  author: { id: number; email: string },
  project: ProjectRow,
): Promise<Reachable> {
  if (project.threadId === null) return { onThread: [], all: [] }
  const [people, blockers] = await Promise.all([
    mailablePeople(db, scope, project, mailDomain),
    blockersOf(asSystem(db, system), author),
  ])
  const all = people.filter(({ id }) => !blockers.has(id))
  return { onThread: all.filter(({ isOnThread }) => isOnThread), all }
}

/**
 * In the transaction of the comment; once for each person, whatever is tried again. Throws AppError `too_many`
 * where the author has written to as many other people today as one may (agents.md 1.9).
 */
export async function sendComment(
  services: CommentMailServices,
  scope: Scope,
  comment: SentComment,
  recipients: readonly Mentionable[],
): Promise<void> {
  const { threadId } = comment.project
  if (threadId === null || recipients.length === 0) return
  const { db, clock } = services
  const { id, sourceMailId } = comment.task
  const mails = await mailsOfRecord(actingAs(db, scope), { subject: taskSubject(id), sourceMailId }, threadId)
  // Their answers are no strangers' from then on.
  const userIds = [comment.author, ...recipients].map((person) => person.id)
  await addToThread(actingAs(db, scope), threadId, { messageId: null, userIds, at: clock() })
  for (const recipient of recipients)
    await sendTo(services, scope, { comment, threadId, mails, to: recipient })
}

async function sendTo(
  services: CommentMailServices,
  scope: Scope,
  {
    comment,
    threadId,
    mails,
    to,
  }: { comment: SentComment; threadId: number; mails: RecordMails; to: Mentionable },
): Promise<void> {
  const { db, system, mailDomain, clock } = services
  const permission = await services.permission(to.id)
  if (!permission) return
  const { task, project, author } = comment
  const at = clock()
  const token = await recordReplyToken(actingAs(db, scope), {
    subject: taskSubject(task.id),
    threadId,
    userId: to.id,
  })
  const theirs = mails.earlier.filter(({ userId }) => userId === null || userId === to.id)
  const subject = `Re: ${baseSubject(mails.subject ?? '') || project.name}`
  const language = await languageFor(services, to.id, comment.text)
  const { html, text } = commentLayout(services, comment, language)
  const composed = await compose({
    from: fromAddress(project, mailDomain),
    fromName: `${author.name} (Mailcrew)`,
    to: [{ address: to.email, name: to.name === to.email ? '' : to.name }],
    subject,
    text,
    html,
    inReplyTo: theirs.at(-1)?.messageId ?? null,
    references: [...mails.references, ...theirs.map(({ messageId }) => messageId)],
    replyTo: `${token}@${mailDomain}`,
    messageId: newMessageId(mailDomain),
    date: at,
    autoSubmitted: 'auto-generated',
    listUnsubscribe: { url: permission.unsubscribeUrl },
  })
  const id = await queueMail(db, system, {
    ...{ key: `comment:${comment.id}:${to.id}`, kind: 'comment' as const, recipient: to.email },
    ...{ messageId: composed.messageId, subject, text, raw: composed.raw, threadId, at },
    ...{ toUserId: to.id, ownerId: author.id, companyId: project.companyId, causedBy: author.id },
  })
  if (id === null) return
  await insertCommentMail(
    actingAs(db, scope),
    {
      ...{ messageId: composed.messageId, subject: taskSubject(task.id), threadId },
      ...{ commentId: comment.id, userId: to.id },
    },
    at,
  )
  await services.queueSending(id)
}

/** Of an account its own; somebody without one reads what is written to them, so that the rest is like it. */
async function languageFor(
  { db, system }: CommentMailServices,
  userId: number,
  text: string,
): Promise<LanguageCode> {
  const reader = await findUser(actingAs(db, system), userId)
  const written = languageCode.safeParse(writtenIn(text))
  return reader?.language ?? (written.success ? written.data : (reader?.mailLanguage ?? 'en'))
}

function commentLayout(
  { publicUrl }: CommentMailServices,
  { text, author, task, project }: SentComment,
  language: LanguageCode,
) {
  const { comment: words, openTask } = wordsIn(language)
  return layoutMail({
    language,
    sender: { name: author.name, hueHex: PRODUCT_HUE, line: words.line(task.number) },
    title: task.title,
    intro: words.intro(project.name),
    preview: text.slice(0, 120),
    sections: [
      { kind: 'lines', heading: words.wrote(author.name), lines: text.split('\n') },
      {
        kind: 'button',
        link: { text: openTask, url: `${publicUrl}/project/${project.id}?highlightTask=${task.id}` },
      },
    ],
    footer: words.footer,
  })
}

/** The agent's address to which the thread's first mail went. */
function fromAddress({ sourceEmail }: ProjectRow, mailDomain: string): string {
  return sourceEmail?.toLowerCase().endsWith(`@${mailDomain}`)
    ? sourceEmail
    : `${firstAgent.type}@${mailDomain}`
}
