// Rows of one keeper, as a part of the statements of other stores.
import { and, eq, isNull } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Condition } from '../../kit/db/condition.ts'
import type { Keeper } from './passages/reader.ts'

interface Kept {
  companyId: AnyPgColumn
  ownerId: AnyPgColumn
}

export const ofKeeper = (keeper: Keeper, columns: Kept): Condition | undefined =>
  keeper.companyId === null
    ? and(isNull(columns.companyId), eq(columns.ownerId, keeper.ownerId))
    : eq(columns.companyId, keeper.companyId)
