// Rows as long use leaves them: mails that were processed, their threads, and their receipts.
import type { Database } from '../src/kit/db/database.ts'

const SENDERS = 400

/** So many mails of people who have sent before or will, spread over a year. */
export async function insertStored(db: Database, mails: number): Promise<void> {
  await db.transaction(async () => {
    // The index of search has rows of its own, which no worker reads.
    await db.query('set local session_replication_role = replica')
    const numbers = `generate_series(1, ${mails}) as n`
    const when = `now() - interval '1 day' - n * interval '${Math.round(31_536_000_000 / mails)} microseconds' * 0.001`
    const envelope = `'{"mailFrom":"past@example.com","rcptTo":["tula@mailcrew.localhost"],"helo":"x","peer":"127.0.0.1","tls":false,"receivedAt":"2026-01-01T00:00:00Z","local":true,"relay":null}'`
    await db.query(
      `insert into mails (key, trace_id, source, envelope, object, size, message_id, from_address, subject, received_at)
       select 'past-' || n, md5(n::text), 'smtp', ${envelope}, '2026-01-01/00/past-' || n || '.eml', 9000,
         'past-' || n || '@example.com', 'past' || n % ${SENDERS} || '@example.com', 'Past errands ' || n, ${when}
       from ${numbers}`,
    )
    await db.query(
      `insert into threads (agent_type, base_subject, last_mail_at) select 'tula', 'past errands ' || n, ${when} from ${numbers}`,
    )
    await db.query(
      `insert into deliveries (mail_id, recipient, status, attempts, trust, agent_type, thread_id, finished_at, text)
       select m.id, 'tula@mailcrew.localhost', 'processed', 1, 'verified', 'tula', t.id, m.received_at, m.subject
       from mails m join threads t on t.base_subject = lower(m.subject) where m.key like 'past-%'`,
    )
    await db.query(
      `insert into thread_messages (message_id, thread_id)
       select m.message_id, d.thread_id from deliveries d join mails m on m.id = d.mail_id where m.key like 'past-%'`,
    )
    await db.query(
      `insert into outbox (key, message_id, status, kind, recipient, subject, text, raw, mail_id, thread_id, attempts, created_at)
       select 'receipt-' || m.key, 'receipt-' || m.message_id, 'kept', 'receipt', m.from_address, 'Re: ' || m.subject,
         repeat('x', 300), repeat('y', 3000), m.id, d.thread_id, 1, m.received_at
       from deliveries d join mails m on m.id = d.mail_id where m.key like 'past-%'`,
    )
  })
  await db.query('vacuum analyze')
}
