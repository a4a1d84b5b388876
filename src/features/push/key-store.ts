// The only SQL of the server's push key: made once, whichever process needs it first, and the same ever after.
import { eq } from 'drizzle-orm'
import { pushKeys } from '../../../db/schema/push.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'

export interface PushKey {
  publicKey: string
  privateKey: string
}

const ONLY = 1

/** Null before the first device. */
export async function findPushKey(db: SystemDatabase): Promise<PushKey | null> {
  const [key] = await db.orm.select().from(pushKeys).where(eq(pushKeys.id, ONLY))
  return key ?? null
}

/** Keeps the first: browsers are registered with it, and would have to be again with another. */
export async function keepPushKey(db: SystemDatabase, made: PushKey): Promise<PushKey> {
  await db.orm
    .insert(pushKeys)
    .values({ id: ONLY, ...made })
    .onConflictDoNothing()
  return (await findPushKey(db)) ?? made
}
