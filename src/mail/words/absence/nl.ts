// Wat mails zeggen over wie afwezig is, in het Nederlands.
import { formsOf } from '../forms.ts'
import type { AbsenceWords } from './en.ts'

const { count, and } = formsOf('nl')

export const absenceNl: AbsenceWords = {
  isAway: (name, day) => `${name} is afwezig tot en met ${day}.`,
  goesTo: (name, day, standIn) => `${name} is afwezig tot en met ${day}: ${standIn} neemt het zolang over.`,
  waits: (name, day) =>
    `${name} is afwezig tot en met ${day}, en niemand die dit project mag zien vervangt hem of haar: het wacht.`,
  asks: {
    allTasks: 'Terwijl je weg bent, geldt dat voor al je taken, niet voor sommige mails.',
    until: 'Tot en met welke dag ben je weg?',
    standIn: 'Wie krijgt zolang je taken?',
    company: 'Iemand kan je vervangen in een bedrijf, en hier zit je in geen enkel.',
    colleague: (name) => `Er is in het bedrijf niemand die “${name}” heet. Wie vervangt je?`,
  },
  press: {
    away: (name) =>
      `${name ? `${name} krijgt wat mails jou zouden geven` : 'Niemand vervangt je'}, en herinneringen wachten. Druk op Apply om het in te stellen.`,
    back: 'Je krijgt je taken en herinneringen weer. Druk op Apply om de afwezigheid te beëindigen.',
  },
  line: 'Terwijl je weg was',
  subject: (parts) => `Welkom terug: ${parts.join(', ')}`,
  intro: (from, until) => `Wat er gebeurde van ${from} tot en met ${until}.`,
  counts: {
    delegated: (tasks) => count(tasks, '# taak ging naar anderen', '# taken gingen naar anderen'),
    waiting: (tasks) => count(tasks, '# taak wacht op je', '# taken wachten op je'),
    polls: (polls) => count(polls, '# peiling is afgelopen', '# peilingen zijn afgelopen'),
    mentions: (mentions) => count(mentions, '# vermelding', '# vermeldingen'),
  },
  headings: {
    delegated: 'Ging zolang naar anderen',
    waiting: 'Wacht op je',
    polls: 'Afgelopen peilingen',
    mentions: 'Waar je werd genoemd',
  },
  has: (names) => `bij ${and(names)}`,
  takeBack: 'De openstaande terugnemen',
  open: 'Bekijk wat wacht',
  footer: 'Eén keer verstuurd, omdat je afwezigheid voorbij is.',
}
