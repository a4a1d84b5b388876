// Was die Mails des Copilot sagen, auf Deutsch.
import { formsOf } from '../forms.ts'
import type { CopilotWords } from './en.ts'

const { count, or } = formsOf('de')

export const copilotDe: CopilotWords = {
  personal: 'Privat',
  fields: {
    status: 'Status',
    dueDate: 'fällig',
    priority: 'Priorität',
    assigneeIds: 'wer es macht',
    new: 'neue Aufgabe',
    vote: 'deine Stimme',
    comment: 'Kommentar',
    closesAt: 'offen bis',
    reminder: 'Erinnerung',
    isFollowed: 'gefolgt',
    away: 'abwesend',
    back: 'zurück',
  },
  answers: (n) => count(n, '# Antwort', '# Antworten'),
  noAnswer: 'Das weiß ich nicht',
  changes: (n) => count(n, '# Änderung', '# Änderungen'),
  changed: 'Geändert',
  wouldChange: 'Soll geändert werden',
  wait: (n) => count(n, '# Änderung wartet auf dich', '# Änderungen warten auf dich'),
  waitWhy: (most) =>
    `Mehr als ${most} auf einmal geschehen erst, wenn du es sagst: Antworte \u201eja\u201c, damit sie geschehen, \u201enein\u201c, damit alles bleibt.`,
  waitOthers:
    'Ein Teil der Mail scheint von jemand anderem zu sein. Darum ist noch nichts geändert: Antworte „ja“, damit es geschieht, „nein“, damit alles bleibt.',
  waitDelete:
    'Gelöscht wird erst, wenn du es bestätigst: Antworte „ja“, damit es geschieht, „nein“, damit alles bleibt.',
  yourAbsence: 'Deine Abwesenheit',
  waitAbsence:
    'Das gilt erst, wenn du es sagst: Antworte „ja“, um es zu setzen, „nein“, damit alles bleibt, wie es ist. Während du weg bist, geht an deine Vertretung, was Mails dir geben würden, und Erinnerungen warten.',
  undo: 'Rückgängig machen',
  undoHow: 'Um es zurückzunehmen, antworte \u201erückgängig\u201c oder drück den Knopf.',
  undone: (n) => count(n, '# Änderung zurückgenommen', '# Änderungen zurückgenommen'),
  nothingToUndo: 'Es gibt nichts zurückzunehmen',
  nothingWaits: 'Nichts wartet auf eine Antwort',
  leftAlone: 'Nichts wurde geändert',
  refused: (title, why) => `${title} wurde nicht geändert: ${why}`,
  onlyToMe: 'Nichts wurde geändert, denn diese Mail ging nicht an den Copilot selbst.',
  unknown: 'Das weiß ich nicht: Nichts, was du lesen darfst, sagt es.',
  near: 'Das weiß ich nicht. Davon sprechen:',
  whichOne: 'Was davon meinst du?',
  whichContext: (names) =>
    `Das kann in ${or(names)} gemeint sein. Nichts wurde geändert; sag es noch einmal mit dem ganzen Titel.`,
  whichProject: (names) => `In welchem Projekt? Sag es noch einmal mit seinem Namen, etwa ${or(names)}.`,
  needsAccount: 'Der Copilot antwortet Leuten mit einem Konto',
  nothingAsked: 'Du hast nichts gefragt, was ich verstanden habe',
  notRead: 'Diese Mail wurde nicht gelesen',
  how: 'Frag nach deinen Aufgaben, Mails, Abstimmungen und Dokumenten, oder sag, was sich ändern soll, eins je Zeile.',
  answerHow:
    'Antworte mit einer Nummer und dem, was sich ändern soll, etwa \u201e1 erledigt\u201c oder \u201e2 auf Freitag verschieben\u201c.',
  page: {
    question: (n) => count(n, '# Änderung zurücknehmen?', '# Änderungen zurücknehmen?'),
    button: 'Zurücknehmen',
    done: 'Zurückgenommen',
    doneWhy: 'Alles ist wie zuvor, bis auf das, was jemand seitdem geändert hat.',
    gone: 'Es gibt nichts mehr zurückzunehmen',
    goneWhy: 'Es wurde schon zurückgenommen, oder es ist zu lange her.',
  },
  morning: {
    line: 'Dein Morgen',
    subject: (parts) => `Dein Morgen: ${parts.join(', ')}`,
    intro: (day) => `${day}. Was du zu tun, zu entscheiden und zu wissen hast.`,
    overdue: (n) => count(n, '# überfällig', '# überfällig'),
    decide: (n) => count(n, '# zu entscheiden', '# zu entscheiden'),
    waiting: (n) => count(n, 'auf # andere wartend', 'auf # andere wartend'),
    news: (n) => count(n, '# neu', '# neu'),
    suggestions: (n) => count(n, '# Vorschlag deiner Agenten', '# Vorschläge deiner Agenten'),
    headings: {
      overdue: 'Überfällig',
      decide: 'Zu entscheiden',
      waiting: 'Du wartest auf',
      news: 'Neu seit gestern',
    },
    openCopilot: 'Mailcrew öffnen',
  },
}
