// Was Mails von Umfragen sagen, auf Deutsch.
import { formsOf } from '../forms.ts'
import type { SurveyWords } from './en.ts'

const { count, or, and } = formsOf('de')

export const surveysDe: SurveyWords = {
  line: (author) => `Umfrage von ${author}`,
  label: { ask: 'Umfrage', reminder: 'Noch offen', result: 'Ergebnis' },
  anyTitle: 'Deine Meinung',
  made: '1 Umfrage als Entwurf',
  draft: 'Entwurf',
  withNames: 'mit Namen',
  withoutNames: 'ohne Namen',
  roundOf: (day) => `die Fragen vom ${day} noch einmal`,
  askedOf: (people) => count(people, 'für # Person', 'für # Personen'),
  closes: (moment) => `endet ${moment}`,
  openDays: (days) => count(days, '# Tag offen', '# Tage offen'),
  questions: 'Fragen',
  choice: (options) => or(options),
  scale: (steps) => `1 (gar nicht) bis ${steps} (sehr)`,
  ownWords: 'in eigenen Worten',
  decide: 'Es ist noch nichts verschickt. Antworte „ja“, um sie zu verschicken.',
  changeIt:
    'Zum Ändern antworte „streiche 2“, „2: eine andere Frage“, „ergänze: noch eine Frage“, „mit Namen“ oder „bis Freitag“, eins je Zeile.',
  nobodyToAsk: 'Noch wird niemand gefragt: Antworte auf diese Mail mit den Leuten in Kopie.',
  wrote: 'Diese Fragen sind von mir. Ändere, was nicht passt.',
  changed: 'Der Entwurf ist geändert',
  sentOut: (people) => count(people, 'An # Person verschickt', 'An # Personen verschickt'),
  sentOutWhy: 'Alle bekommen die Fragen per Mail, und nach dem Ende das Ergebnis.',
  nothingChanged: 'Es wurde nichts geändert',
  noted: 'Deine Frage ist notiert',
  notedAs: 'Was ich gelesen habe',
  notedWhy: (agent, inCompany) =>
    `Sobald drei Mails dasselbe fragen, ${inCompany ? 'sieht es, wer die Firma hier verwaltet,' : 'siehst du es'} auf der Seite von ${agent} mit seinen Mails, und ein Druck macht daraus eine Umfrage.`,
  noQuestion: 'Ich habe nichts gefunden, was andere gefragt werden sollen',
  how: (agent) =>
    `Sag ${agent}, was gefragt werden soll, etwa „frag das Team, wie der Umzug war: drei Fragen“, mit den Leuten in Kopie. Du bekommst zuerst einen Entwurf.`,
  gone: 'Diese Umfrage gibt es nicht mehr',
  closedNow: 'Die Umfrage ist beendet',
  everybodyGets: 'Alle bekommen das Ergebnis.',
  openUntil: (moment) => `Die Umfrage läuft bis ${moment}`,
  reminded: (people) => count(people, '# Person wird erinnert', '# Personen werden erinnert'),
  nobodyToRemind: 'Heute ist niemand zu erinnern',
  answeredOf: (answered, people) => `${answered} von ${people} haben geantwortet`,
  resultsLater: 'Was geantwortet wurde, wird einmal gesagt: wenn die Umfrage beendet ist.',
  asks: (author) => `${author} bittet um deine Antworten.`,
  asksNamed: (author) => `${author} bittet um deine Antworten, mit deinem Namen.`,
  waits: (author) => `${author} hofft noch auf deine Antworten.`,
  isClosed: 'Die Umfrage ist beendet. Danke an alle, die geantwortet haben.',
  ways: 'Antworte auf diese Mail mit der Nummer jeder Frage und deiner Antwort dahinter, etwa „1: 4“, oder antworte auf der Seite.',
  until: (moment) => `Die Umfrage endet ${moment}.`,
  anonymous:
    'Deine Antworten werden ohne deinen Namen aufbewahrt, und Ergebnisse sprechen von mindestens vier Personen. Darum lassen sie sich nicht wiederfinden und ändern.',
  anonymousOutside:
    'Deine Antworten werden ohne deinen Namen aufbewahrt. Darum lassen sie sich nicht wiederfinden und ändern.',
  askedPeople: (people, accounts) =>
    `${count(people, '# Person wurde gefragt', '# Personen wurden gefragt')}, davon ${accounts} mit eigenem Konto.`,
  fewAccounts:
    'Außerhalb einer Firma gibt es Zahlen und Themen erst ab den Antworten von sechs Personen mit eigenem Konto. Wer fragt, zählt dabei nicht mit.',
  named: (author, inCompany) =>
    `Deine Antworten werden mit deinem Namen aufbewahrt: ${author}${inCompany ? ' und wer die Firma hier verwaltet' : ''} kann sehen, was du geantwortet hast. Solange die Umfrage offen ist, ändert eine weitere Antwort auf ihre Mail sie.`,
  answerOnPage: 'Auf der Seite antworten',
  footer: (author) =>
    `Du bekommst das, weil ${author} dich fragt. Antworte \`#stop\`, um von dieser Umfrage nichts mehr zu hören.`,
  ownFooter:
    'Du bekommst das, weil du gefragt hast. Antworte `#stop`, um von dieser Umfrage nichts mehr zu hören.',
  counted: 'Deine Antworten sind da',
  thanks: 'Danke. Sie werden ohne deinen Namen aufbewahrt; das Ergebnis kommt, wenn die Umfrage beendet ist.',
  thanksNamed:
    'Danke. Sie werden mit deinem Namen aufbewahrt; das Ergebnis kommt, wenn die Umfrage beendet ist.',
  lastOne: 'Es waren die letzten, die fehlten: Die Umfrage ist beendet, und alle bekommen das Ergebnis.',
  notCounted: 'Deine Antworten sind nicht gezählt',
  unclear: (numbers) =>
    `Die Antwort auf ${and(numbers)} habe ich nicht verstanden. Bitte beantworte alle noch einmal, jede hinter ihrer Nummer.`,
  countedOf: (answered, total) => `${answered} von ${total} Antworten sind da`,
  unread: (numbers) =>
    `Deine Antwort auf ${and(numbers)} konnte ich nicht lesen. Antworte mit der Nummer und deiner Antwort, etwa „1: 4“; die anderen musst du nicht wiederholen.`,
  notAsked: 'Diese Umfrage kann nur beantworten, wer gefragt wurde.',
  tooFew: (answered) =>
    `${count(answered, '# Person hat geantwortet', '# Personen haben geantwortet')}. Das ist zu wenig für Zahlen: Sie würden verraten, wer was gesagt hat.`,
  ofAll: (some, total) => `${some} von ${total}`,
  mean: (mean, steps) => `im Mittel ${mean} von ${steps}`,
  noFigures: 'Diese Frage haben weniger als vier Personen beantwortet.',
  topic: (name, answers) => `${name} (${count(answers, '# Antwort', '# Antworten')})`,
  noTopic: 'Nichts wurde von vier Personen genannt, darum steht hier kein Wortlaut.',
  changedSince: (day) => `Was sich seit ${day} geändert hat`,
  withheld:
    'Dieses und letztes Mal haben alle geantwortet, und dazwischen kamen oder gingen weniger als vier Personen. Zahlen würden verraten, was sie gesagt haben.',
  askAgain:
    'Um später dasselbe wieder zu fragen, antworte „frag dasselbe noch einmal“: Ich zeige, was sich geändert hat.',
  seeSurvey: 'Umfrage ansehen',
  hidden: 'Jede Zahl spricht von mindestens vier Personen; was von weniger spräche, fehlt.',
  ownLink: {
    intro:
      'Auf diese Fragen kam in deinem Namen eine Antwort, und nichts hat bewiesen, dass sie von dir ist. Sie zählt nicht.',
    yours: 'Wenn du es warst, antworte auf deiner eigenen Seite; dafür reicht dieser Link.',
    others: 'Wenn du es nicht warst, ist nichts zu tun: Du hast nichts geantwortet.',
    footer:
      'Höchstens einmal am Tag je Umfrage. Antworte `#stop`, um von dieser Umfrage nichts mehr zu hören.',
    subject: (title) => `Bitte antworte auf deiner Seite: ${title}`,
  },
  faults: {
    namesSettled: 'Ob Namen aufbewahrt werden, steht fest, sobald eine Umfrage verschickt ist',
    notClosed: 'Nur eine beendete Umfrage wird noch einmal gefragt',
    notDraft: 'Diese Umfrage ist schon verschickt',
    notOpen: 'Diese Umfrage ist nicht offen',
    noPeople: 'Nenne mindestens eine Person, die gefragt wird',
    noQuestions: 'Eine Umfrage braucht mindestens eine Frage',
    past: 'Eine Umfrage kann nicht in der Vergangenheit enden',
    noSuchQuestion: 'Diese Frage gibt es in der Umfrage nicht',
    tooMany: 'Eine Umfrage hat höchstens 12 Fragen',
    answered: 'Du hast schon geantwortet',
    empty: 'Beantworte mindestens eine Frage',
    invalid: 'Das ist keine Antwort auf diese Frage',
  },
  template: {
    overall: (topic) => `${topic}: Wie zufrieden bist du alles in allem?`,
    good: (topic) => `${topic}: Was lief gut?`,
    better: (topic) => `${topic}: Was sollte besser werden?`,
    help: (topic) => `${topic}: Hattest du, was du brauchtest?`,
    helpOptions: ['Ja', 'Teilweise', 'Nein'],
    repeat: (topic) => `${topic}: Wie gut warst du informiert?`,
    else: 'Was sollte man noch wissen?',
  },
  page: {
    asksYou: (author) => `${author} fragt dich.`,
    send: 'Antworten abschicken',
    optional: 'Du kannst eine Frage auslassen.',
    answered: 'Du hast geantwortet. Danke.',
    isClosed: 'Diese Umfrage ist beendet',
    left: 'Du hast diese Umfrage verlassen',
    noMoreMail: 'Du bekommst keine Mail mehr dazu.',
    leaveQuestion: 'Diese Umfrage verlassen?',
    leave: 'Verlassen',
    unknownLink: 'Dieser Link geht nicht',
    unknownLinkWhy:
      'Vielleicht ist er abgeschnitten, oder die Umfrage gibt es nicht mehr. Antworte einfach auf die Mail.',
  },
}
