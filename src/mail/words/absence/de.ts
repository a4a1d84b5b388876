// Was Mails von Abwesenden sagen, auf Deutsch.
import { formsOf } from '../forms.ts'
import type { AbsenceWords } from './en.ts'

const { count, and } = formsOf('de')

export const absenceDe: AbsenceWords = {
  isAway: (name, day) => `${name} ist bis ${day} abwesend.`,
  goesTo: (name, day, standIn) => `${name} ist bis ${day} abwesend: ${standIn} übernimmt es so lange.`,
  waits: (name, day) =>
    `${name} ist bis ${day} abwesend, und es gibt keine Vertretung, die dieses Projekt sehen darf: Es wartet.`,
  asks: {
    allTasks: 'Während du weg bist, gilt das für alle deine Aufgaben, nicht für einzelne Mails.',
    until: 'Bis zu welchem Tag bist du weg?',
    standIn: 'Wer bekommt so lange deine Aufgaben?',
    company: 'Vertreten kann dich jemand in einem Unternehmen, und hier bist du in keinem.',
    colleague: (name) => `Es gibt niemanden im Unternehmen, der „${name}“ heißt. Wer vertritt dich?`,
  },
  press: {
    away: (name) =>
      `${name ? `${name} bekommt, was Mails dir geben würden` : 'Niemand vertritt dich'}, und was dich erinnern würde, wartet. Drück auf Apply, um es zu setzen.`,
    back: 'Aufgaben und Erinnerungen kommen wieder zu dir. Drück auf Apply, um die Abwesenheit zu beenden.',
  },
  line: 'Während du weg warst',
  subject: (parts) => `Willkommen zurück: ${parts.join(', ')}`,
  intro: (from, until) => `Was von ${from} bis ${until} geschah.`,
  counts: {
    delegated: (tasks) => count(tasks, '# Aufgabe ging an andere', '# Aufgaben gingen an andere'),
    waiting: (tasks) => count(tasks, '# Aufgabe wartet auf dich', '# Aufgaben warten auf dich'),
    polls: (polls) => count(polls, '# Abstimmung ist beendet', '# Abstimmungen sind beendet'),
    mentions: (mentions) => count(mentions, '# Erwähnung', '# Erwähnungen'),
  },
  headings: {
    delegated: 'Ging so lange an andere',
    waiting: 'Wartet auf dich',
    polls: 'Beendete Abstimmungen',
    mentions: 'Wo du erwähnt wurdest',
  },
  has: (names) => `bei ${and(names)}`,
  takeBack: 'Die offenen zurücknehmen',
  open: 'Ansehen, was wartet',
  footer: 'Einmal verschickt, weil deine Abwesenheit vorbei ist.',
}
