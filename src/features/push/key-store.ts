// The only SQL of the server's push key: made once, whichever process needs it first, and the same ever after.
import { eq } from 'drizzle-orm'
import { pushKeys } from '../../../db/schema/push.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import type { SecretKeeper } from '../../kit/kept-secret.ts'

export interface PushKey {
  publicKey: string
  privateKey: string
}

const ONLY = 1

/** Null before the first device. A private key from before there was a key to seal it with is sealed where it stands. */
export async function findPushKey(db: SystemDatabase, secrets: SecretKeeper): Promise<PushKey | null> {
  const [row] = await db.orm.select().from(pushKeys).where(eq(pushKeys.id, ONLY))
  if (!row) return null
  const sealed = secrets.sealed(row.privateKey)
  if (sealed !== null)
    await db.orm.update(pushKeys).set({ privateKey: sealed }).where(eq(pushKeys.privateKey, row.privateKey))
  return { publicKey: row.publicKey, privateKey: secrets.read(row.privateKey) }
}

/** Keeps the first: browsers are registered with it, and would have to be again with another. */
export async function keepPushKey(
  db: SystemDatabase,
  secrets: SecretKeeper,
  { publicKey, privateKey }: PushKey,
): Promise<PushKey> {
  await db.orm
    .insert(pushKeys)
    .values({ id: ONLY, publicKey, privateKey: secrets.keep(privateKey) })
    .onConflictDoNothing()
  return (await findPushKey(db, secrets)) ?? { publicKey, privateKey }
}
