// Was Mails der Wissensbasis sagen, auf Deutsch.
import { formsOf } from '../forms.ts'
import type { KnowledgeWords } from './en.ts'

const { count } = formsOf('de')

export const knowledgeDe: KnowledgeWords = {
  nothingDone: 'Es wurde nichts geändert',
  how: (agent) =>
    `Stell ${agent} eine Frage, und du bekommst die Antwort mit ihrer Quelle. Artikel und Dokumente fügen Leitende per Mail hinzu.`,
  commandHint: 'Sie gelten für Entwürfe, Artikel und Antworten der Mail, auf die du antwortest.',
  answers: (answers) => count(answers, '# Antwort', '# Antworten'),
  filed: (questions) => count(questions, '# Frage ohne Antwort', '# Fragen ohne Antwort'),
  kept: (articles) => count(articles, '# Artikel aufgenommen', '# Artikel aufgenommen'),
  documents: (files) => count(files, '# Dokument aufgenommen', '# Dokumente aufgenommen'),
  drafts: (drafts) => count(drafts, '# Entwurf', '# Entwürfe'),
  sources: 'Quellen',
  open: 'Öffnen',
  section: (headings) => headings.join(' › '),
  verified: (day) => `geprüft am ${day}`,
  isDue: 'sollte neu geprüft werden',
  wrongHint: 'Ist die Antwort falsch, antworte „falsch“; dann erfährt es, wer dafür zuständig ist.',
  notKnown: 'Die Wissensbasis sagt dazu nichts.',
  corrected: (title) => `„${title}“ ist berichtigt`,
  saidBefore: 'Vorher:',
  saysNow: 'Jetzt:',
  notCorrected: (title, before) =>
    `„${before}“ steht nicht an genau einer Stelle in „${title}“, deshalb habe ich nichts geändert. Bitte berichtige es auf der Seite.`,
  notSure: 'Ich bin nicht sicher, ob die Wissensbasis das beantwortet.',
  emptyBase:
    'In deiner Wissensbasis steht noch nichts. Schick mir, was ich wissen soll, oder schreib an die Adresse deiner Firma.',
  ownerAsked: (owner) => `Ich frage ${owner} und schreibe dir, sobald es eine Antwort gibt.`,
  ownerAskedLater: (owner, when) =>
    `${owner} bekommt sie mit der nächsten Mail mit Fragen: ${when}. Ich schreibe dir, sobald es eine Antwort gibt.`,
  ownerWasAsked: (owner, people) =>
    `Die Frage liegt schon bei ${owner}; ${count(people, '# Person hat', '# Personen haben')} sie gestellt. Ich schreibe dir, sobald es eine Antwort gibt.`,
  onlyFiled: 'Die Frage ist vermerkt. Ich schreibe dir, sobald es eine Antwort gibt.',
  yourTurn: 'Du bist für diese Wissensbasis zuständig: Antworte mit der Auskunft, und sie wird ein Entwurf.',
  isDraft: 'Es ist ein Entwurf.',
  decide:
    'Antworte „freigeben“, um ihn zu veröffentlichen, oder „ablehnen“, um ihn zu verwerfen. Jeder andere Text tritt an seine Stelle.',
  waitsForManager: 'Er beantwortet nichts, bis ihn jemand aus der Leitung freigegeben hat.',
  keepRest: (title) =>
    `Deine Mail enthält auch eine Auskunft. Sie wartet als Entwurf „${title}“: Antworte „freigeben“, um sie zu veröffentlichen, oder „ablehnen“.`,
  notKept: 'In diese Wissensbasis schreiben nur Leitende; der Rest deiner Mail wurde nicht aufgenommen.',
  filesNotKept: 'Dokumente fügen hier nur Leitende hinzu; die Dateien wurden nicht aufgenommen.',
  version: (version) => `Version ${version}`,
  pages: (read, total) => `${read} von ${total} gelesen`,
  published: (title) => `„${title}“ ist veröffentlicht`,
  askersTold: (people) =>
    count(people, 'Wer gefragt hat, erfährt es (# Person).', 'Wer gefragt hat, erfährt es (# Personen).'),
  declined: (title) => `„${title}“ ist verworfen`,
  undoHint: 'Antworte #undo, um es zurückzunehmen.',
  verifiedUntil: (title, day) => `„${title}“ ist geprüft; am ${day} wirst du wieder gefragt`,
  verifiedForGood: (title) => `„${title}“ ist geprüft`,
  notTrue: (title) =>
    `Bitte schreib „${title}“ auf der Seite neu, oder antworte mit dem, was fehlt; es kommt ans Ende.`,
  added: (title) => `Zu „${title}“ hinzugefügt`,
  markedWrong: 'Als falsch vermerkt',
  markedRight: 'Als richtig vermerkt',
  wrongTold: (owner) =>
    `${owner} erfährt es mit deiner Frage, und ich schreibe dir, sobald es eine bessere Antwort gibt.`,
  thanks: 'Danke: Das hilft, es wiederzufinden.',
  notYours: 'Das kann nur jemand aus der Leitung.',
  whatOf: 'Hier gibt es keinen Entwurf, Artikel und keine Antwort, die gemeint sein könnte.',
  perhaps: 'Vielleicht hilft das',
  settledBy: (title) => `„${title}“ beantwortet sie von jetzt an`,
  passedTo: (name) => `Ich frage ${name}`,
  nobodyNamed: (name) =>
    `Ich weiß nicht, wer „${name}“ ist. Antworte „frag“ mit dem ganzen Namen, oder schreib die Antwort.`,
  whichArticle:
    'Welchen Artikel meinst du? Antworte „steht im Artikel“ mit seinem Titel, oder schreib die Antwort.',
  ownerWays:
    'Um sie weiterzugeben, antworte „frag“ und einen Namen. Um sie zu verwerfen, antworte „ablehnen“.',
  whichQuestion: 'Welche Frage beantwortet das? Schreib ihre Nummer davor, etwa „2: An Tor 2.“',
  whyAsked:
    'Du wirst gefragt, weil du dich um diesen Teil der Wissensbasis kümmerst. Um eine Frage weiterzugeben, antworte „frag“ und einen Namen.',
  stillOpen: 'Die Frage, auf die du antwortest, wartet noch auf deine Antwort.',
  line: 'Wissensbasis',
  footer: 'Antworte `#stop`, um davon nichts mehr zu hören.',
  somebodyOutside: 'Jemand von außerhalb',
  question: {
    saidWrong: 'die Antwort war falsch',
    subjectMany: (questions) => count(questions, '# Frage an dich', '# Fragen an dich'),
    introMany: 'Es wurde gefragt, was die Wissensbasis nicht sagt.',
    replyMany:
      'Antworte mit Nummer und Auskunft, etwa „2: An Tor 2.“, eine unter der anderen. Jede wird ein Entwurf, und sobald er freigegeben ist, erfährt es, wer gefragt hat.',
    subject: (question) => `Eine Frage an dich: ${question}`,
    subjectWrong: (question) => `Eine falsche Antwort: ${question}`,
    intro: (asker) => `${asker} fragt etwas, was die Wissensbasis nicht sagt.`,
    introWrong: (asker) => `${asker} sagt, dass die Antwort darauf falsch ist.`,
    asked: 'Frage:',
    answered: 'Die Antwort war:',
    people: (people) => count(people, '# Person hat sie gestellt.', '# Personen haben sie gestellt.'),
    reply:
      'Antworte auf diese Mail mit der Auskunft. Sie wird ein Entwurf, und sobald er freigegeben ist, erfährt es, wer gefragt hat.',
    open: 'Auf der Seite antworten',
  },
  answer: {
    subject: (question) => `Beantwortet: ${question}`,
    intro: 'Auf deine Frage gibt es jetzt eine Antwort.',
  },
  draft: {
    subject: (title) => `Ein Entwurf zur Freigabe: ${title}`,
    intro: (author) => `${author} hat einen Entwurf für die Wissensbasis geschrieben.`,
    answers: 'Er beantwortet:',
  },
  verify: {
    subject: (title) => `Stimmt das noch? ${title}`,
    intro: (day) => `Du bist für diesen Artikel zuständig; am ${day} sollte er geprüft werden.`,
    reply:
      'Antworte „stimmt noch“, wenn es so ist. Sonst ändere ihn auf der Seite, oder antworte mit dem, was fehlt; es kommt ans Ende.',
    last: (day) => `Zuletzt geprüft am ${day}.`,
  },
}
