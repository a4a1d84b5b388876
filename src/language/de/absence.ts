// How German asks who is away.
import type { AbsenceWords } from '../absence/absence-words.ts'

export const absence: AbsenceWords = {
  code: 'de',
  away: 'weg|abwesend|im urlaub|in urlaub|in den ferien|verreist|nicht da|nicht im büro|frei|außer haus|fehlt|fehlen',
  here: 'da|anwesend|erreichbar|verfügbar|im büro|im haus|hier',
  back: 'zurück|wieder da|kommt zurück',
  anybody: 'wer|jemand|alle|leute',
}
