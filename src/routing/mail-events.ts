// Tells of a mail, in the open transaction.
import type { z } from 'zod'
import type { Database } from '../kit/db/database.ts'
import { emit, type LiveEvent } from '../kit/events.ts'
import type { mailEvents } from './contract.ts'

type MailEventType = keyof typeof mailEvents

export function tellOfMail<T extends MailEventType>(
  db: Database,
  type: T,
  audience: Pick<LiveEvent, 'userIds' | 'companyId'>,
  payload: z.infer<(typeof mailEvents)[T]>,
): Promise<void> {
  return emit(db, { ...audience, type, payload })
}
