// Ce que disent les mails du Copilot, en français.
import { formsOf } from '../forms.ts'
import type { CopilotWords } from './en.ts'

const { count, or } = formsOf('fr')

export const copilotFr: CopilotWords = {
  personal: 'Personnel',
  fields: {
    status: 'statut',
    dueDate: 'échéance',
    priority: 'priorité',
    assigneeIds: 'qui s\u2019en charge',
    new: 'nouvelle tâche',
    vote: 'ton vote',
    comment: 'commentaire',
    closesAt: 'ouvert jusqu’au',
    reminder: 'rappel',
    isFollowed: 'suivi',
    away: 'absence',
    back: 'retour',
  },
  answers: (n) => count(n, '# réponse', '# réponses'),
  noAnswer: 'Je ne sais pas',
  changes: (n) => count(n, '# modification', '# modifications'),
  changed: 'Modifié',
  wouldChange: 'À modifier',
  wait: (n) => count(n, '# modification t\u2019attend', '# modifications t\u2019attendent'),
  waitWhy: (most) =>
    `Plus de ${most} à la fois ne se font que si tu le dis : réponds « oui » pour les faire, « non » pour tout laisser en l\u2019état.`,
  waitOthers:
    'Une partie du mail semble venir de quelqu’un d’autre, donc rien n’est encore changé : réponds « oui » pour le faire, « non » pour tout laisser en l’état.',
  waitDelete:
    'Une suppression attend ta réponse : réponds « oui » pour la faire, « non » pour tout laisser en l’état.',
  yourAbsence: 'Ton absence',
  waitAbsence:
    'Cela ne vaut que si tu le dis : réponds « oui » pour le fixer, « non » pour tout laisser tel quel. Pendant ton absence, ce que des mails te confieraient va à la personne qui te remplace, et les rappels attendent.',
  undo: 'Annuler',
  undoHow: 'Pour revenir en arrière, réponds « annuler » ou appuie sur le bouton.',
  undone: (n) => count(n, '# modification annulée', '# modifications annulées'),
  nothingToUndo: 'Il n\u2019y a rien à annuler',
  nothingWaits: 'Rien n\u2019attend de réponse',
  leftAlone: 'Rien n\u2019a été modifié',
  refused: (title, why) => `${title} n\u2019a pas été modifié : ${why}`,
  onlyToMe: 'Rien n\u2019a été modifié, car ce mail n\u2019était pas adressé au Copilot lui-même.',
  unknown: 'Je ne sais pas : rien de ce que tu peux lire ne le dit.',
  near: 'Je ne sais pas. Ceci en parle :',
  whichOne: 'Lequel veux-tu dire ?',
  whichContext: (names) =>
    `Cela peut se trouver dans ${or(names)}. Rien n\u2019a été modifié ; redis-le avec le titre entier.`,
  whichProject: (names) => `Dans quel projet ? Redis-le avec son nom, par exemple ${or(names)}.`,
  needsAccount: 'Le Copilot répond aux personnes qui ont un compte',
  nothingAsked: 'Tu n\u2019as rien demandé que j\u2019aie compris',
  notRead: 'Ce mail n\u2019a pas été lu',
  how: 'Pose une question sur tes tâches, mails, sondages et documents, ou dis ce qui doit changer, une chose par ligne.',
  answerHow:
    'Réponds avec un numéro et ce qui doit changer, par exemple « 1 fait » ou « reporte 2 à vendredi ».',
  page: {
    question: (n) => count(n, 'Annuler # modification ?', 'Annuler # modifications ?'),
    button: 'Annuler',
    done: 'C\u2019est annulé',
    doneWhy: 'Tout est comme avant, sauf ce que quelqu\u2019un a modifié depuis.',
    gone: 'Il n\u2019y a plus rien à annuler',
    goneWhy: 'C\u2019est déjà annulé, ou c\u2019est trop ancien.',
  },
  morning: {
    line: 'Ton matin',
    subject: (parts) => `Ton matin : ${parts.join(', ')}`,
    intro: (day) => `${day}. Ce que tu as à faire, à décider et à savoir.`,
    overdue: (n) => count(n, '# en retard', '# en retard'),
    decide: (n) => count(n, '# à décider', '# à décider'),
    waiting: (n) => count(n, '# attendue d\u2019autres', '# attendues d\u2019autres'),
    news: (n) => count(n, '# nouvelle', '# nouvelles'),
    suggestions: (n) => count(n, '# suggestion de tes agents', '# suggestions de tes agents'),
    headings: {
      overdue: 'En retard',
      decide: 'À décider',
      waiting: 'Tu attends',
      news: 'Nouveau depuis hier',
    },
    openCopilot: 'Ouvrir Mailcrew',
  },
}
