// What is kept of an answer by mail: its rows, and what it changed or would change, by context.
import { z } from 'zod'
import type { ProposedChange } from '../../../records/asks.ts'
import { proposedChange, source } from '../contract.ts'

/** A row of the mail; its number is its place from 1. */
export const toldRow = z.object({ companyId: z.number(), source })
export type ToldRow = z.infer<typeof toldRow>

export const acts = z.object({
  /** 0 for the personal context. */
  companyId: z.number(),
  changes: z.array(proposedChange),
  /** Empty while they wait. */
  changeSetIds: z.array(z.number()),
})
export type Acts = z.infer<typeof acts>

/** Asked for in one context, and not made yet. */
export interface WantedChanges {
  companyId: number
  changes: readonly ProposedChange[]
}
