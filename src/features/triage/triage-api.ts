// Answers the calls about the mail log.
import { tasksOf } from '../../agent/outcome.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import type { Scope, SystemScope } from '../../kit/scope.ts'
import { type Served, serve, serveFile } from '../../kit/serve.ts'
import type { MailReader } from '../../mail/mail-reader.ts'
import { listOwnMails, type OutboxMail } from '../../mail/outbox-store.ts'
import type { ParsedMail } from '../../mail/parsed-mail.ts'
import { countTry } from '../accounts/index.ts'
import { listedAttachments } from '../projects/index.ts'
import { attachedFile } from './attached-file.ts'
import {
  getAttachment,
  getWork,
  listSent,
  listWorks,
  refreshIntake,
  rejectWork,
  releaseWork,
  retryWork,
  type SentMail,
  type Work,
} from './contract.ts'
import { type Nouns, outcomeOf } from './outcome-words.ts'
import { allowedActs, reject, release, retry, type WorkActParts } from './work-acts.ts'
import { findWorkRow, type LoggedWorkWithProject, listWorkRows, PAGE } from './work-log-store.ts'

export interface TriageParts extends WorkActParts {
  /** For the counting of refreshes. */
  system: SystemScope
  reader: MailReader
  nouns: Nouns
  /** Takes up mail that waits; resolves to how many there were (agents.md 1.2). */
  sweep(): Promise<number>
}

/** Looks for waiting mail that a person may ask for within a minute (INST-17). */
const REFRESHES = 10
const MINUTE_MS = 60_000

export function triageRoutes(parts: TriageParts): Served[] {
  const { db, nouns } = parts
  return [
    serve(listWorks, async ({ scope, query }) =>
      (await listWorkRows(db, scope, query)).map((row) => workOf(row, nouns)),
    ),
    serve(getWork, ({ scope, params }) => workWithText(parts, scope, params.id)),
    serveFile(getAttachment, ({ scope, params }) => attachedFile(db, scope, parts.reader, params)),
    serve(releaseWork, ({ scope, params }) => release(parts, scope, params.id)),
    serve(rejectWork, ({ scope, params }) => reject(parts, scope, params.id)),
    serve(retryWork, ({ scope, params }) => retry(parts, scope, params.id)),
    serve(listSent, async ({ scope, query }) => {
      const page = query.before === undefined ? { limit: PAGE } : { limit: PAGE, before: query.before }
      return (await listOwnMails(db, scope, page)).map(sentMailOf)
    }),
    serve(refreshIntake, async ({ scope }) => {
      const limit = { key: `refresh:${scope.userId}`, max: REFRESHES, windowMs: MINUTE_MS }
      await countTry(asSystem(db, parts.system), [limit], parts.clock())
      return { taken: await parts.sweep() }
    }),
  ]
}

async function workWithText({ db, reader, nouns }: TriageParts, scope: Scope, id: number) {
  const row = await findWorkRow(db, scope, id)
  const mail = await reader.read(row.mail.object)
  return {
    ...workOf(row, nouns),
    to: (mail?.to ?? []).map((one) => one.address),
    cc: (mail?.cc ?? []).map((one) => one.address),
    newest: mail?.newest.text ?? '',
    quoted: [mail?.newest.signature, mail?.newest.quoted].filter(Boolean).join('\n\n'),
    htmlUrl: htmlUrlOf(row, mail),
    attachments: listedAttachments(mail, row.work.id, row.work.companyId ?? 0),
  }
}

/** A frame sends no header, so its address names the company. */
function htmlUrlOf({ work }: LoggedWorkWithProject, mail: ParsedMail | null): string | null {
  if (!mail?.html) return null
  return `/mail-body/${work.id}${work.companyId === null ? '' : `?companyId=${work.companyId}`}`
}

function workOf(row: LoggedWorkWithProject, nouns: Nouns): Work {
  const { work, mail } = row
  return {
    id: work.id,
    mailId: work.mailId,
    companyId: work.companyId ?? 0,
    agent: work.agentType,
    recipient: work.recipient,
    status: work.status,
    reason: work.reason,
    trust: work.trust,
    trace: work.trace,
    attempts: work.attempts,
    subject: mail.subject,
    sender: mail.fromAddress ?? '',
    senderName: mail.fromName || row.ownName || '',
    receivedAt: mail.receivedAt.toISOString(),
    size: mail.size,
    hash: mail.key,
    projectId: row.projectId,
    projectName: row.projectName,
    tasksCreated: tasksOf(work.made),
    tasksUpdated: tasksOf(work.changed),
    outcome: outcomeOf(work, nouns),
    can: allowedActs(row),
  }
}

function sentMailOf(mail: OutboxMail): SentMail {
  const { id, status, kind, recipient, subject, text, lastError } = mail
  return {
    id,
    status,
    kind,
    recipient,
    subject,
    text,
    lastError,
    createdAt: mail.createdAt.toISOString(),
    sentAt: mail.sentAt?.toISOString() ?? null,
  }
}
