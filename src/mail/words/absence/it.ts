// Che cosa dicono i messaggi di chi è assente, in italiano.
import { formsOf } from '../forms.ts'
import type { AbsenceWords } from './en.ts'

const { count, and } = formsOf('it')

export const absenceIt: AbsenceWords = {
  isAway: (name, day) => `${name} è via fino a ${day}.`,
  goesTo: (name, day, standIn) => `${name} è via fino a ${day}: nel frattempo se ne occupa ${standIn}.`,
  waits: (name, day) =>
    `${name} è via fino a ${day} e nessuno che possa vedere questo progetto fa le sue veci: resta in attesa.`,
  asks: {
    allTasks: 'Mentre sei via, questo vale per tutte le tue attività, non per alcune mail.',
    until: 'Fino a che giorno sei via?',
    standIn: 'Chi riceve intanto le tue attività?',
    company: 'Qualcuno può sostituirti in un’azienda, e qui non sei in nessuna.',
    colleague: (name) => `Nell’azienda nessuno si chiama «${name}». Chi ti sostituisce?`,
  },
  press: {
    away: (name) =>
      `${name ? `${name} riceve ciò che le mail ti darebbero` : 'Nessuno ti sostituisce'}, e i promemoria aspettano. Premi Apply per impostarlo.`,
    back: 'Attività e promemoria tornano a te. Premi Apply per terminare l’assenza.',
  },
  line: 'Mentre non c’eri',
  subject: (parts) => `Bentornato: ${parts.join(', ')}`,
  intro: (from, until) => `Che cosa è successo da ${from} a ${until}.`,
  counts: {
    delegated: (tasks) => count(tasks, '# attività passata ad altri', '# attività passate ad altri'),
    waiting: (tasks) => count(tasks, '# attività ti aspetta', '# attività ti aspettano'),
    polls: (polls) => count(polls, '# votazione conclusa', '# votazioni concluse'),
    mentions: (mentions) => count(mentions, '# menzione', '# menzioni'),
  },
  headings: {
    delegated: 'Passato ad altri nel frattempo',
    waiting: 'Ti aspetta',
    polls: 'Votazioni concluse',
    mentions: 'Dove sei stato menzionato',
  },
  has: (names) => `da ${and(names)}`,
  takeBack: 'Riprendi quelle aperte',
  open: 'Vedi che cosa aspetta',
  footer: 'Inviato una sola volta, perché la tua assenza è finita.',
}
