// What must hold after every fault: nothing acknowledged is lost, nothing is done twice, and all of it is done.
import { setTimeout as pause } from 'node:timers/promises'
import type { Fleet } from './fleet.ts'
import { messageIdOf } from './sender.ts'

export interface Kept {
  acknowledged: number
  /** Message-IDs that were acknowledged and are nowhere, or not processed. */
  lost: string[]
  /** Message-IDs with more than one mail, delivery, task or receipt. */
  twice: string[]
}

/** Milliseconds until no delivery was open and no receipt waited; null when that took too long. */
export async function untilSettled({ db, sender }: Fleet, withinMs: number): Promise<number | null> {
  const began = performance.now()
  while (performance.now() - began < withinMs) {
    const { rows } = await db
      .query(
        `select (select count(*) from deliveries where status in ('received', 'processing'))::int as open,
           (select count(*) from outbox where status = 'queued')::int as queued,
           (select count(*) from mails)::int as mails`,
      )
      .catch(() => ({ rows: [] }))
    const [row] = rows
    if (row?.open === 0 && row.queued === 0 && Number(row.mails) >= sender.acknowledged.size)
      return performance.now() - began
    await pause(50)
  }
  return null
}

export async function readKept({ db, sender, relay }: Fleet): Promise<Kept> {
  const { rows } = await db.query<Record<'mails' | 'deliveries' | 'tasks' | 'receipts', number> & Named>(
    `select m.message_id, count(distinct m.id)::int as mails, count(distinct d.id)::int as deliveries,
       count(distinct t.id)::int as tasks, count(distinct o.id)::int as receipts, min(d.status) as status
     from mails m join deliveries d on d.mail_id = m.id left join tasks t on t.source_mail_id = m.id
     left join outbox o on o.mail_id = m.id and o.kind = 'receipt' group by m.message_id`,
  )
  const done = new Set(
    rows.filter((row) => row.status === 'processed' && row.tasks > 0).map((row) => row.message_id),
  )
  const wanted = [...sender.acknowledged].map(messageIdOf)
  const many = rows.filter((row) => Math.max(row.mails, row.deliveries, row.tasks, row.receipts) > 1)
  return {
    acknowledged: wanted.length,
    lost: wanted.filter((id) => !done.has(id)),
    twice: [...many.map((row) => row.message_id), ...receiptsOfMany(relay.taken.map((one) => one.raw))],
  }
}

interface Named {
  message_id: string
  status: string
}

/** The same receipt may come twice, with one Message-ID, by which it is known; two receipts for one mail may not. */
function receiptsOfMany(raws: readonly string[]): string[] {
  const receipts = new Map<string, Set<string>>()
  for (const raw of raws) {
    const answered = /^In-Reply-To: <(.+)>/im.exec(raw)?.[1] ?? ''
    const own = /^Message-ID: <(.+)>/im.exec(raw)?.[1] ?? ''
    receipts.set(answered, (receipts.get(answered) ?? new Set()).add(own))
  }
  return [...receipts]
    .filter(([answered, own]) => answered !== '' && own.size > 1)
    .map(([answered]) => answered)
}
