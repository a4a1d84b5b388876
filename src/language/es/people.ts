// How Spanish asks after people: who is away, and how to write to somebody.
import type { PeopleWords } from '../people/people-words.ts'

export const people: PeopleWords = {
  code: 'es',
  away: 'ausente|ausentes|fuera|de vacaciones|de permiso|de baja|de viaje',
  here: 'aquí|presente|disponible|disponibles|en la oficina|trabajando|localizable',
  back: 'vuelve|regresa|de vuelta|vuelven',
  address: 'correo|correo electrónico|dirección|dirección de correo|email|mail|contacto',
  anybody: 'quién|quiénes|alguien|gente',
}
