// How French asks who is away.
import type { AbsenceWords } from '../absence/absence-words.ts'

export const absence: AbsenceWords = {
  code: 'fr',
  away: 'absent|absente|absents|absentes|en congé|en congés|en vacances|pas là|en déplacement',
  here: 'là|présent|présente|présents|disponible|disponibles|au bureau|joignable',
  back: 'de retour|revient|rentre|reviennent',
  anybody: "qui|quelqu'un|tout le monde|personne",
}
