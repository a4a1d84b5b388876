// Wat de mails van de Copilot zeggen, in het Nederlands.
import { formsOf } from '../forms.ts'
import type { CopilotWords } from './en.ts'

const { count, or } = formsOf('nl')

export const copilotNl: CopilotWords = {
  personal: 'Persoonlijk',
  fields: {
    status: 'status',
    dueDate: 'uiterlijk',
    priority: 'prioriteit',
    assigneeIds: 'wie het doet',
    new: 'nieuwe taak',
    vote: 'je stem',
    comment: 'opmerking',
    closesAt: 'open tot',
    reminder: 'herinnering',
    isFollowed: 'gevolgd',
    away: 'afwezig',
    back: 'terug',
  },
  answers: (n) => count(n, '# antwoord', '# antwoorden'),
  noAnswer: 'Dat weet ik niet',
  changes: (n) => count(n, '# wijziging', '# wijzigingen'),
  changed: 'Gewijzigd',
  wouldChange: 'Te wijzigen',
  wait: (n) => count(n, '# wijziging wacht op je', '# wijzigingen wachten op je'),
  waitWhy: (most) =>
    `Meer dan ${most} tegelijk gebeuren pas als je het zegt: antwoord \u2018ja\u2019 om ze door te voeren, \u2018nee\u2019 om alles te laten zoals het is.`,
  waitOthers:
    'Een deel van de mail lijkt van iemand anders, dus er is nog niets veranderd: antwoord ‘ja’ om het door te voeren, ‘nee’ om alles te laten zoals het is.',
  waitDelete:
    'Verwijderen wacht op je antwoord: antwoord ‘ja’ om het door te voeren, ‘nee’ om alles te laten zoals het is.',
  yourAbsence: 'Je afwezigheid',
  waitAbsence:
    'Het geldt pas als je het zegt: antwoord “ja” om het in te stellen, “nee” om alles te laten zoals het is. Terwijl je weg bent, gaat wat mails jou zouden geven naar wie je vervangt, en wachten herinneringen.',
  undo: 'Ongedaan maken',
  undoHow: 'Antwoord \u2018ongedaan maken\u2019 of druk op de knop om het terug te draaien.',
  undone: (n) => count(n, '# wijziging ongedaan gemaakt', '# wijzigingen ongedaan gemaakt'),
  nothingToUndo: 'Er is niets ongedaan te maken',
  nothingWaits: 'Niets wacht op een antwoord',
  leftAlone: 'Er is niets gewijzigd',
  refused: (title, why) => `${title} is niet gewijzigd: ${why}`,
  onlyToMe: 'Er is niets gewijzigd, want deze mail ging niet naar de Copilot zelf.',
  unknown: 'Dat weet ik niet: niets wat je mag lezen zegt het.',
  near: 'Dat weet ik niet. Deze gaan erover:',
  whichOne: 'Welke bedoel je?',
  whichContext: (names) =>
    `Dat kan in ${or(names)} bedoeld zijn. Er is niets gewijzigd; zeg het nog eens met de hele titel.`,
  whichProject: (names) => `In welk project? Zeg het nog eens met de naam, zoals ${or(names)}.`,
  needsAccount: 'De Copilot antwoordt mensen met een account',
  nothingAsked: 'Je vroeg niets dat ik begreep',
  notRead: 'Deze mail is niet gelezen',
  how: 'Vraag naar je taken, mails, peilingen en documenten, of zeg wat er moet veranderen, één ding per regel.',
  answerHow:
    'Antwoord met een nummer en wat er moet veranderen, zoals \u20181 klaar\u2019 of \u2018verzet 2 naar vrijdag\u2019.',
  page: {
    question: (n) => count(n, '# wijziging ongedaan maken?', '# wijzigingen ongedaan maken?'),
    button: 'Ongedaan maken',
    done: 'Ongedaan gemaakt',
    doneWhy: 'Alles is zoals het was, behalve wat iemand sindsdien heeft gewijzigd.',
    gone: 'Er is niets meer ongedaan te maken',
    goneWhy: 'Het is al ongedaan gemaakt, of het is te lang geleden.',
  },
  morning: {
    line: 'Je ochtend',
    subject: (parts) => `Je ochtend: ${parts.join(', ')}`,
    intro: (day) => `${day}. Wat je te doen, te beslissen en te weten hebt.`,
    overdue: (n) => count(n, '# te laat', '# te laat'),
    decide: (n) => count(n, '# te beslissen', '# te beslissen'),
    waiting: (n) => count(n, '# wacht op anderen', '# wachten op anderen'),
    news: (n) => count(n, '# nieuw', '# nieuw'),
    suggestions: (n) => count(n, '# suggestie van je agenten', '# suggesties van je agenten'),
    headings: {
      overdue: 'Te laat',
      decide: 'Te beslissen',
      waiting: 'Je wacht op',
      news: 'Nieuw sinds gisteren',
    },
    openCopilot: 'Mailcrew openen',
  },
}
