// A thread as the database has it.
import type { threads } from '../../db/schema/mails.ts'

export type ThreadRow = typeof threads.$inferSelect
