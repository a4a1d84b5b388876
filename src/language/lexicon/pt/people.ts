// How Portuguese asks after people: who is away, and how to write to somebody.
import type { PeopleWords } from '../people-words.ts'

export const people: PeopleWords = {
  code: 'pt',
  away: 'ausente|ausentes|fora|de férias|de licença|de folga|em viagem',
  here: 'presente|presentes|disponível|disponíveis|no escritório|aqui|contactável',
  back: 'volta|regressa|voltam|de volta',
  address: 'endereço de e-mail|endereço de email|endereço|contacto|contato',
  anybody: 'quem|alguém|todos',
}
