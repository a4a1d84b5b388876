// What waits in the queues, and since when: for figures, alarms and the owner's page.
import type { SystemDatabase } from '../kit/db/acting-database.ts'

export interface Waiting {
  /** Of a queue of jobs, or a status. */
  name: string
  count: number
  /** Since when the oldest waits. */
  since: Date | null
}

export interface Backlog {
  jobs: Waiting[]
  /** Received, processing, held, failed. */
  deliveries: Waiting[]
  /** Queued and sending. */
  outbox: Waiting[]
}

export async function readBacklog(db: SystemDatabase): Promise<Backlog> {
  const [jobs, deliveries, outbox] = await Promise.all([
    ask(
      db,
      `select name, count(*)::int as count, min(greatest(created_on, start_after)) as since from pgboss.job
       where state < 'completed' and start_after <= now() group by name order by name`,
    ),
    ask(
      db,
      `select status as name, count(*)::int as count, min(created_at) as since from deliveries
       where status in ('received', 'processing', 'held', 'failed') group by status order by status`,
    ),
    ask(
      db,
      `select status as name, count(*)::int as count, min(created_at) as since from outbox
       where status in ('queued', 'sending') group by status order by status`,
    ),
  ])
  return { jobs, deliveries, outbox }
}

async function ask(db: SystemDatabase, text: string): Promise<Waiting[]> {
  return (await db.query<Waiting>(text)).rows
}
