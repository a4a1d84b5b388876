// Che cosa dicono le mail del Copilot, in italiano.
import { formsOf } from '../forms.ts'
import type { CopilotWords } from './en.ts'

const { count, or } = formsOf('it')

export const copilotIt: CopilotWords = {
  personal: 'Personale',
  fields: {
    status: 'stato',
    dueDate: 'scadenza',
    priority: 'priorità',
    assigneeIds: 'chi se ne occupa',
    new: 'nuova attività',
    vote: 'il tuo voto',
    comment: 'commento',
    closesAt: 'aperto fino al',
    reminder: 'promemoria',
    isFollowed: 'seguito',
    away: 'assenza',
    back: 'rientro',
  },
  answers: (n) => count(n, '# risposta', '# risposte'),
  noAnswer: 'Non lo so',
  changes: (n) => count(n, '# modifica', '# modifiche'),
  changed: 'Modificato',
  wouldChange: 'Da modificare',
  wait: (n) => count(n, '# modifica ti aspetta', '# modifiche ti aspettano'),
  waitWhy: (most) =>
    `Più di ${most} alla volta si fanno quando lo dici tu: rispondi «sì» per farle, «no» per lasciare tutto com\u2019è.`,
  waitOthers:
    'Una parte della mail sembra di qualcun altro, quindi non è ancora cambiato nulla: rispondi «sì» per farlo, «no» per lasciare tutto com’è.',
  waitDelete: 'Per eliminare serve la tua risposta: rispondi «sì» per farlo, «no» per lasciare tutto com’è.',
  yourAbsence: 'La tua assenza',
  waitAbsence:
    'Vale solo quando lo dici: rispondi «sì» per impostarla, «no» per lasciare tutto com’è. Mentre sei via, ciò che le mail ti darebbero va a chi ti sostituisce, e i promemoria aspettano.',
  undo: 'Annulla',
  undoHow: 'Per tornare indietro rispondi «annulla» o premi il pulsante.',
  undone: (n) => count(n, '# modifica annullata', '# modifiche annullate'),
  nothingToUndo: 'Non c\u2019è nulla da annullare',
  nothingWaits: 'Nulla aspetta una risposta',
  leftAlone: 'Nulla è stato modificato',
  refused: (title, why) => `${title} non è stato modificato: ${why}`,
  onlyToMe: 'Nulla è stato modificato, perché questa mail non era diretta al Copilot stesso.',
  unknown: 'Non lo so: nulla di ciò che puoi leggere lo dice.',
  near: 'Non lo so. Ne parlano:',
  whichOne: 'Quale intendi?',
  whichContext: (names) =>
    `Può essere in ${or(names)}. Nulla è stato modificato; dillo ancora con il titolo intero.`,
  whichProject: (names) => `In quale progetto? Dillo ancora con il suo nome, per esempio ${or(names)}.`,
  needsAccount: 'Il Copilot risponde a chi ha un account',
  nothingAsked: 'Non hai chiesto nulla che io abbia capito',
  notRead: 'Questa mail non è stata letta',
  how: 'Chiedi delle tue attività, mail, sondaggi e documenti, o di\u2019 che cosa deve cambiare, una cosa per riga.',
  answerHow:
    'Rispondi con un numero e ciò che deve cambiare, per esempio «1 fatto» o «2 va fatto entro venerdì».',
  page: {
    question: (n) => count(n, 'Annullare # modifica?', 'Annullare # modifiche?'),
    button: 'Annulla',
    done: 'Annullato',
    doneWhy: 'Tutto è come prima, tranne ciò che qualcuno ha modificato da allora.',
    gone: 'Non c\u2019è più nulla da annullare',
    goneWhy: 'È già stato annullato, o è passato troppo tempo.',
  },
  morning: {
    line: 'La tua mattina',
    subject: (parts) => `La tua mattina: ${parts.join(', ')}`,
    intro: (day) => `${day}. Che cosa hai da fare, da decidere e da sapere.`,
    overdue: (n) => count(n, '# in ritardo', '# in ritardo'),
    decide: (n) => count(n, '# da decidere', '# da decidere'),
    waiting: (n) => count(n, '# in attesa di altri', '# in attesa di altri'),
    news: (n) => count(n, '# nuova', '# nuove'),
    suggestions: (n) => count(n, '# suggerimento dei tuoi agenti', '# suggerimenti dei tuoi agenti'),
    headings: { overdue: 'In ritardo', decide: 'Da decidere', waiting: 'Aspetti', news: 'Nuovo da ieri' },
    openCopilot: 'Apri Mailcrew',
  },
}
