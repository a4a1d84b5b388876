// How Spanish asks after people: who is away, and how to write to somebody.
import type { PeopleWords } from '../people-words.ts'

export const people: PeopleWords = {
  code: 'es',
  away: 'ausente|ausentes|fuera|de vacaciones|de permiso|de baja|de viaje',
  here: 'aquí|presente|disponible|disponibles|en la oficina|trabajando|localizable',
  back: 'vuelve|regresa|de vuelta|vuelven',
  address: 'correo electrónico|dirección de correo|dirección|datos de contacto',
  anybody: 'quién|quiénes|alguien|gente',
}
