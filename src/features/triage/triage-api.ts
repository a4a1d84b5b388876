// Answers the calls about the mail log.
import { tasksOf } from '../../agent/outcome.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import type { Scope } from '../../kit/scope.ts'
import { type Served, serve, serveFile } from '../../kit/serve.ts'
import { listOwnMails, type OutboxMail } from '../../mail/outbox-store.ts'
import type { ParsedMail } from '../../mail/parsed-mail.ts'
import type { Records } from '../../records/record-kind.ts'
import { countOpenSuggestions } from '../../records/suggestion-store.ts'
import { countTry } from '../accounts/index.ts'
import { listedAttachments } from '../projects/index.ts'
import { attachedFile } from './attached-file.ts'
import {
  countWaiting,
  type Delivery,
  getAttachment,
  getDelivery,
  listDeliveries,
  listSent,
  refreshIntake,
  rejectDelivery,
  releaseDelivery,
  retryDelivery,
  type SentMail,
} from './contract.ts'
import { allowedActions, type DeliveryActionServices, reject, release, retry } from './delivery-actions.ts'
import {
  countToDecide,
  findDeliveryRow,
  type LoggedDeliveryWithProject,
  listDeliveryRows,
  PAGE,
} from './delivery-log-store.ts'
import { listMissed, pressSentence } from './missed/contract.ts'
import { missedSentences, pressedTask } from './missed/missed-sentences.ts'
import { type Nouns, outcomeOf } from './outcome-words.ts'
import type { ReplyServices } from './reply/answerable.ts'
import { readReplies, sendReply } from './reply/contract.ts'
import { answer, repliesTo } from './reply/reply-service.ts'

export interface TriageServices extends DeliveryActionServices, ReplyServices {
  nouns: Nouns
  records: Records
  /** Takes up mail that waits; resolves to how many there were (agents.md 1.2). */
  sweep(): Promise<number>
}

/** Looks for waiting mail that a person may ask for within a minute (INST-17). */
const REFRESHES = 10
const MINUTE_MS = 60_000

export function triageRoutes(services: TriageServices): Served[] {
  const { db, nouns } = services
  return [
    serve(listDeliveries, async ({ scope, query }) =>
      (await listDeliveryRows(db, scope, query)).map((row) => deliveryOf(row, nouns)),
    ),
    serve(countWaiting, async ({ scope }) => ({
      suggestions: await countOpenSuggestions(db, scope, services.records),
      mails: await countToDecide(db, scope),
    })),
    serve(getDelivery, ({ scope, params }) => deliveryWithText(services, scope, params.id)),
    serveFile(getAttachment, ({ scope, params }) => attachedFile(db, scope, services.reader, params)),
    serve(releaseDelivery, ({ scope, params }) => release(services, scope, params.id)),
    serve(rejectDelivery, ({ scope, params }) => reject(services, scope, params.id)),
    serve(retryDelivery, ({ scope, params }) => retry(services, scope, params.id)),
    serve(readReplies, ({ scope, params }) => repliesTo(services, scope, params.id)),
    serve(sendReply, ({ scope, params, body }) => answer(services, scope, params.id, body)),
    serve(listMissed, ({ scope, params }) => missedSentences(services, scope, params.id)),
    serve(pressSentence, ({ scope, params, body }) => pressedTask(services, scope, { ...params, ...body })),
    serve(listSent, async ({ scope, query }) => {
      const page = query.before === undefined ? { limit: PAGE } : { limit: PAGE, before: query.before }
      return (await listOwnMails(db, scope, page)).map(sentMailOf)
    }),
    serve(refreshIntake, async ({ scope }) => {
      const limit = { key: `refresh:${scope.userId}`, max: REFRESHES, windowMs: MINUTE_MS }
      await countTry(asSystem(db, services.system), [limit], services.clock())
      return { taken: await services.sweep() }
    }),
  ]
}

async function deliveryWithText({ db, reader, nouns }: TriageServices, scope: Scope, id: number) {
  const row = await findDeliveryRow(db, scope, id)
  const mail = await reader.read(row.mail.object)
  return {
    ...deliveryOf(row, nouns),
    to: (mail?.to ?? []).map((one) => one.address),
    cc: (mail?.cc ?? []).map((one) => one.address),
    newest: mail?.newest.text ?? '',
    quoted: [mail?.newest.signature, mail?.newest.quoted].filter(Boolean).join('\n\n'),
    htmlUrl: htmlUrlOf(row, mail),
    attachments: listedAttachments(mail, row.delivery.id, row.delivery.companyId ?? 0),
  }
}

/** A frame sends no header, so its address names the company. */
function htmlUrlOf({ delivery }: LoggedDeliveryWithProject, mail: ParsedMail | null): string | null {
  if (!mail?.html) return null
  return `/mail-body/${delivery.id}${delivery.companyId === null ? '' : `?companyId=${delivery.companyId}`}`
}

function deliveryOf(row: LoggedDeliveryWithProject, nouns: Nouns): Delivery {
  const { delivery, mail } = row
  return {
    id: delivery.id,
    mailId: delivery.mailId,
    companyId: delivery.companyId ?? 0,
    agent: delivery.agentType,
    recipient: delivery.recipient,
    status: delivery.status,
    reason: delivery.reason,
    trust: delivery.trust,
    trace: delivery.trace,
    attempts: delivery.attempts,
    subject: mail.subject,
    sender: mail.fromAddress ?? '',
    senderName: mail.fromName || row.ownName || '',
    receivedAt: mail.receivedAt.toISOString(),
    sentAt: (mail.sentAt && mail.sentAt < mail.receivedAt ? mail.sentAt : mail.receivedAt).toISOString(),
    size: mail.size,
    hash: mail.key,
    projectId: row.projectId,
    projectName: row.projectName,
    tasksCreated: tasksOf(delivery.made),
    tasksUpdated: tasksOf(delivery.changed),
    outcome: outcomeOf(delivery, nouns),
    can: allowedActions(row),
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
