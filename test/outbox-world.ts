// Mails for the outbox, as tests queue them.
import { outbox } from '../db/schema/mails.ts'
import type { Database } from '../src/kit/db/database.ts'
import { mintSystemScope } from '../src/kit/scope.ts'
import { compose } from '../src/mail/compose.ts'
import { type NewOutboxMail, queueMail } from '../src/mail/outbox-store.ts'

export const START = new Date('2026-03-10T09:12:00Z')

export const system = mintSystemScope('outbox test')

/** A receipt to anna@example.com; its Message-ID comes from the key. */
export async function newMail(key: string, more: Partial<NewOutboxMail> = {}): Promise<NewOutboxMail> {
  const { messageId, raw } = await compose({
    from: 'tula@crew.example',
    fromName: 'Tula',
    to: ['anna@example.com'],
    subject: 'Receipt',
    text: '.\nA line with a dot alone above.',
    messageId: `${key.replace(/\W/g, '-')}@crew.example`,
    date: START,
    autoSubmitted: 'auto-replied',
  })
  const texts = { subject: 'Receipt', text: 'Done.', raw }
  const fixed = {
    key,
    kind: 'receipt' as const,
    messageId,
    recipient: 'anna@example.com',
    at: START,
  }
  return { ...fixed, ...texts, ...more }
}

export interface OutboxWorld {
  queued(key: string, more?: Partial<NewOutboxMail>): Promise<number>
  rowOf(id: number): Promise<typeof outbox.$inferSelect>
}

export function outboxWorld(db: Database): OutboxWorld {
  return {
    async queued(key, more) {
      const id = await queueMail(db, system, await newMail(key, more))
      if (id === null) throw new Error('the mail was not queued')
      return id
    },
    async rowOf(id) {
      const row = (await db.orm.select().from(outbox)).find((one) => one.id === id)
      if (!row) throw new Error('the mail is gone')
      return row
    },
  }
}
