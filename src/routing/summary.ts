// What the receipt says of a delivery: kept with it, since the receipt is written once all of the mail's are at an end.
import { z } from 'zod'
import { outcome } from '../agent/outcome.ts'
import { type ReceiptHeader, receiptHeader } from './receipt-header.ts'

const summary = outcome.extend({
  by: z.enum(['rules', 'model']),
  /** Name of the model that read it; null where rules did. */
  model: z.string().nullable().default(null),
  /** Null where nothing is answered. */
  header: receiptHeader.nullable(),
})
export type Summary = z.infer<typeof summary>

/** Of a delivery that is answered. */
export type Answered = Summary & { header: ReceiptHeader }

/** Of a column; null where an earlier version wrote it, which knew one agent alone. */
export function storedSummary(stored: unknown): Summary | null {
  const read = summary.safeParse(stored)
  if (!read.success) return null
  const { by, model } = read.data
  // Earlier versions named no model.
  return by === 'model' && model === null ? { ...read.data, model: 'the model' } : read.data
}
