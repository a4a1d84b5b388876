// Ce que les mails disent des absents, en français.
import { formsOf } from '../forms.ts'
import type { AbsenceWords } from './en.ts'

const { count, and } = formsOf('fr')

export const absenceFr: AbsenceWords = {
  isAway: (name, day) => `${name} est en congé jusqu’au ${day}.`,
  goesTo: (name, day, standIn) => `${name} est en congé jusqu’au ${day} : ${standIn} s’en charge d’ici là.`,
  waits: (name, day) =>
    `${name} est en congé jusqu’au ${day}, et personne qui puisse voir ce projet ne prend le relais : cela attend.`,
  asks: {
    allTasks: 'Pendant ton absence, cela vaut pour toutes tes tâches, pas pour certains mails.',
    until: 'Jusqu’à quel jour es-tu en congé ?',
    standIn: 'Qui reçoit tes tâches d’ici là ?',
    company: 'On peut te remplacer dans une entreprise, et ici tu n’es dans aucune.',
    colleague: (name) => `Personne ne s’appelle « ${name} » dans l’entreprise. Qui te remplace ?`,
  },
  press: {
    away: (name) =>
      `${name ? `${name} reçoit ce que des mails te confieraient` : 'Personne ne te remplace'}, et les rappels attendent. Appuie sur Apply pour le fixer.`,
    back: 'Tes tâches et rappels te reviennent. Appuie sur Apply pour terminer l’absence.',
  },
  line: 'Pendant votre absence',
  subject: (parts) => `Bon retour : ${parts.join(', ')}`,
  intro: (from, until) => `Ce qui s’est passé du ${from} au ${until}.`,
  counts: {
    delegated: (tasks) => count(tasks, '# tâche confiée à d’autres', '# tâches confiées à d’autres'),
    waiting: (tasks) => count(tasks, '# tâche vous attend', '# tâches vous attendent'),
    polls: (polls) => count(polls, '# vote terminé', '# votes terminés'),
    mentions: (mentions) => count(mentions, '# mention', '# mentions'),
  },
  headings: {
    delegated: 'Confié à d’autres entre-temps',
    waiting: 'Vous attend',
    polls: 'Votes terminés',
    mentions: 'Où l’on vous a cité',
  },
  has: (names) => `chez ${and(names)}`,
  takeBack: 'Reprendre celles qui sont ouvertes',
  open: 'Voir ce qui attend',
  footer: 'Envoyé une fois, parce que votre absence est finie.',
}
