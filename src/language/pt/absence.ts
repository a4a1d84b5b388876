// How Portuguese asks who is away.
import type { AbsenceWords } from '../absence/absence-words.ts'

export const absence: AbsenceWords = {
  code: 'pt',
  away: 'ausente|ausentes|fora|de férias|de licença|de folga|em viagem',
  here: 'presente|presentes|disponível|disponíveis|no escritório|aqui|contactável',
  back: 'volta|regressa|voltam|de volta',
  anybody: 'quem|alguém|todos',
}
