// How Portuguese asks after people: who is away, and how to write to somebody.
import type { PeopleWords } from '../people/people-words.ts'

export const people: PeopleWords = {
  code: 'pt',
  away: 'ausente|ausentes|fora|de férias|de licença|de folga|em viagem',
  here: 'presente|presentes|disponível|disponíveis|no escritório|aqui|contactável',
  back: 'volta|regressa|voltam|de volta',
  address: 'endereço|endereço de e-mail|e-mail|email|mail|correio|contacto|contato',
  anybody: 'quem|alguém|todos',
}
