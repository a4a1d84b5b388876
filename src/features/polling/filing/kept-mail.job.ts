// Files a mail with $$polling from before there were polling agents, as if it came now to those of its context.
import { z } from 'zod'
import { defineJob, type Job } from '../../../jobs/job.ts'
import type { Queue } from '../../../jobs/queue.ts'
import { actingAs, asSystem } from '../../../kit/db/acting-database.ts'
import { mintScope } from '../../../kit/scope.ts'
import { readCommands, readMarkers } from '../../../language/commands.ts'
import type { MailReader } from '../../../mail/mail-reader.ts'
import { roleIn } from '../../companies/index.ts'
import { agentOfType } from '../polling-agent-store.ts'
import { madeFive } from '../polling-agents.ts'
import type { PollingServices } from '../polling-services.ts'
import { dropKept, keptMails } from './backlog-store.ts'
import { fileSubmission } from './file-submission.ts'

const payload = z.object({
  mailId: z.number(),
  object: z.string(),
  senderId: z.number(),
  /** 0 for a person's own context. */
  companyId: z.number(),
  ownerId: z.number().nullable(),
  receivedAt: z.coerce.date(),
})

export interface KeptMailServices extends PollingServices {
  reader: MailReader
}

export function keptMailJob(services: KeptMailServices): Job<typeof payload> {
  return defineJob({ name: 'file-kept-mail', payload, run: (mail) => fileKept(services, mail) })
}

/** Puts some of those that are kept into the queue. */
export async function queueKept(
  { db, system }: KeptMailServices,
  queue: Pick<Queue, 'enqueue'>,
  job: Job<typeof payload>,
): Promise<void> {
  await db.transaction(async () => {
    for (const { deliveryId, companyId, ...mail } of await keptMails(asSystem(db, system), MOST_AT_ONCE)) {
      await queue.enqueue(job, { ...mail, companyId: companyId ?? 0 })
      await dropKept(asSystem(db, system), deliveryId)
    }
  })
}

const MOST_AT_ONCE = 50

async function fileKept(services: KeptMailServices, mail: z.infer<typeof payload>): Promise<void> {
  const { db, system, reader, clock } = services
  const parsed = await reader.read(mail.object)
  if (!parsed || !readMarkers(parsed.subject, parsed.newest.text).polling) return
  const said = readCommands(parsed.newest.text).rest.trim() || parsed.subject
  const read = await services.readPollingText({ text: said, language: null }, `kept ${mail.mailId}`)
  const { senderId: userId, companyId, ownerId, mailId, receivedAt } = mail
  const role = companyId === 0 ? null : await roleIn(asSystem(db, system), userId, companyId)
  const scope = mintScope(userId, companyId, role)
  await db.transaction(async () => {
    const owner = { companyId: companyId || null, ownerId: companyId === 0 ? ownerId : null }
    const isOwn = companyId === 0 ? ownerId === userId : role !== null
    if (isOwn) await madeFive(services, scope)
    const agent = await agentOfType(actingAs(db, scope), owner, read.reading.type)
    if (!agent) return
    await fileSubmission({ db, scope, at: clock() }, agent, {
      ...{ userId, mailId, threadId: null, subject: parsed.subject, read, isCopied: false, receivedAt },
    })
  })
}
