// In which zone and language somebody reads a poll: their account's own, else those of the mail that asked.
import { actingAs } from '../../kit/db/acting-database.ts'
import { readingLanguage } from '../accounts/index.ts'
import type { Reader } from './option-words.ts'
import type { PollServices } from './poll-services.ts'
import { type PollRow, personOf } from './poll-store.ts'

export async function readerOf(
  { db, system }: Pick<PollServices, 'db' | 'system'>,
  { zone, language, creatorId }: PollRow,
  userId: number | null,
): Promise<Reader & { hasOwnZone: boolean }> {
  const acting = actingAs(db, system)
  const person = await personOf(acting, userId)
  const own = person?.language ?? language
  return {
    hasOwnZone: person?.isClaimed === true,
    zone: person?.isClaimed ? person.timeZone : zone,
    language: own ?? (creatorId === null ? 'en' : await readingLanguage(acting, creatorId)),
  }
}
