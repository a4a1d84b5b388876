// How Dutch asks after people: who is away, and how to write to somebody.
import type { PeopleWords } from '../people-words.ts'

export const people: PeopleWords = {
  code: 'nl',
  away: 'weg|afwezig|met vakantie|op vakantie|met verlof|er niet|vrij|niet aanwezig',
  here: 'aanwezig|bereikbaar|beschikbaar|op kantoor|er wel|hier',
  back: 'terug|komt terug',
  address: 'mailadres|e-mailadres|emailadres|adres|contactgegevens',
  anybody: 'wie|iemand|iedereen',
}
