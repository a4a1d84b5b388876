// What our mails said, for tests: by recipient and kind, the latest first.
import type { World } from './world.ts'

export interface SentMail {
  subject: string
  /** With single spaces. */
  text: string
  raw: string
  replyTo: string
}

export async function sentTo(world: World, email: string, kind: string): Promise<SentMail[]> {
  const { rows } = await world.app.db.query<{ subject: string; text: string; raw: string }>(
    'select subject, text, raw from outbox where recipient = $1 and kind = $2 order by id desc',
    [email, kind],
  )
  return rows.map((row) => ({
    ...row,
    text: row.text.replace(/\s+/g, ' '),
    replyTo: /^Reply-To: <?([^>\s]+)/m.exec(row.raw)?.[1] ?? '',
  }))
}

/** Looks again and again, for a minute at most. */
export async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 1_200; tries++) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('it did not happen within a minute')
}
