// How German asks after people: who is away, and how to write to somebody.
import type { PeopleWords } from '../people-words.ts'

export const people: PeopleWords = {
  code: 'de',
  away: 'weg|abwesend|im urlaub|in urlaub|in den ferien|verreist|nicht da|nicht im büro|frei|außer haus|fehlt|fehlen',
  here: 'da|anwesend|erreichbar|verfügbar|im büro|im haus|hier',
  back: 'zurück|wieder da|kommt zurück',
  address: 'mailadresse|e-mail-adresse|emailadresse|mail-adresse|e-mailadresse|adresse|kontaktdaten',
  anybody: 'wer|jemand|alle|leute',
}
