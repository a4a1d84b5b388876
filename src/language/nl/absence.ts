// How Dutch asks who is away.
import type { AbsenceWords } from '../absence/absence-words.ts'

export const absence: AbsenceWords = {
  code: 'nl',
  away: 'weg|afwezig|met vakantie|op vakantie|met verlof|er niet|vrij|niet aanwezig',
  here: 'aanwezig|bereikbaar|beschikbaar|op kantoor|er wel|hier',
  back: 'terug|komt terug',
  anybody: 'wie|iemand|iedereen',
}
