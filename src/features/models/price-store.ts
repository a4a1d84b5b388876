// What models cost, as their owner looked it up.
import { asc } from 'drizzle-orm'
import { modelPrices } from '../../../db/schema/model-servers.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import type { ModelPrice } from './contract.ts'

export async function listPrices(db: SystemDatabase): Promise<ModelPrice[]> {
  return db.orm.select().from(modelPrices).orderBy(asc(modelPrices.model))
}

export async function setPrice(db: SystemDatabase, price: ModelPrice): Promise<void> {
  const { model, ...values } = price
  await db.orm
    .insert(modelPrices)
    .values(price)
    .onConflictDoUpdate({ target: modelPrices.model, set: values })
}
