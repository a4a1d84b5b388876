// How Spanish asks who is away.
import type { AbsenceWords } from '../absence/absence-words.ts'

export const absence: AbsenceWords = {
  code: 'es',
  away: 'ausente|ausentes|fuera|de vacaciones|de permiso|de baja|de viaje',
  here: 'aquí|presente|disponible|disponibles|en la oficina|trabajando|localizable',
  back: 'vuelve|regresa|de vuelta|vuelven',
  anybody: 'quién|quiénes|alguien|gente',
}
