// How French asks after people: who is away, and how to write to somebody.
import type { PeopleWords } from '../people-words.ts'

export const people: PeopleWords = {
  code: 'fr',
  away: 'absent|absente|absents|absentes|en congé|en congés|en vacances|pas là|en déplacement',
  here: 'là|présent|présente|présents|disponible|disponibles|au bureau|joignable',
  back: 'de retour|revient|rentre|reviennent',
  address: 'adresse mail|adresse e-mail|adresse email|adresse électronique|adresse|coordonnées',
  anybody: "qui|quelqu'un|tout le monde|personne",
}
