// What polls are made and kept with.
import { z } from 'zod'
import type { Clock } from '../../kit/clock.ts'
import type { Database } from '../../kit/db/database.ts'
import type { SystemScope } from '../../kit/scope.ts'

/** What is told to voters by mail. */
export const told = z.enum(['ballot', 'reminder', 'result', 'reopened', 'options', 'changed', 'ideas'])
export type Told = z.infer<typeof told>

export interface PollServices {
  db: Database
  system: SystemScope
  clock: Clock
  publicUrl: string
  mailDomain: string
  /** Has the voters of a poll written to, in the open transaction; each gets a mail of one key once. */
  tellVoters(pollId: number, told: Told, key: string): Promise<void>
  /** Has open pages told that a poll changed, in the open transaction; many votes are told at once. */
  tellLater(pollId: number): Promise<void>
}
