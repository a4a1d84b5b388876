// What people own of blocks: for their archive.
import { eq } from 'drizzle-orm'
import { blocks } from '../../../db/schema/trust.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'

export async function ownBlocks(db: Database, { userId }: Scope) {
  const blocked = await db.orm
    .select({ address: blocks.address, since: blocks.createdAt })
    .from(blocks)
    .where(eq(blocks.userId, userId))
  return { blocked }
}
