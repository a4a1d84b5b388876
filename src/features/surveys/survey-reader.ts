// In which zone and language somebody reads a survey: their account's own, else those of the mail that asked.
import { actingAs } from '../../kit/db/acting-database.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import { readingLanguage } from '../accounts/index.ts'
import type { SurveyServices } from './survey-services.ts'
import { personOf, type SurveyRow } from './survey-store.ts'

export interface Reader {
  zone: string
  language: LanguageCode
}

export async function readerOf(
  { db, system }: Pick<SurveyServices, 'db' | 'system'>,
  { zone, language, creatorId }: SurveyRow,
  userId: number | null,
): Promise<Reader> {
  const acting = actingAs(db, system)
  const person = await personOf(acting, userId)
  const own = person?.language ?? language
  return {
    zone: person?.isClaimed ? person.timeZone : zone,
    language: own ?? (creatorId === null ? 'en' : await readingLanguage(acting, creatorId)),
  }
}
