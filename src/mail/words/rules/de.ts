// Was über Regeln für Mails gesagt wird, auf Deutsch.
import { formsOf } from '../forms.ts'
import type { RuleWords } from './en.ts'

const { count, weekday, or } = formsOf('de')

export const rulesDe: RuleWords = {
  waits: 'Eine Regel wartet auf dein Ja',
  none: 'Es wurde keine Regel eingerichtet',
  counts: 'Die Regel gilt ab jetzt',
  dropped: 'Die Regel ist verworfen',
  whichCompany: (names) =>
    `Das kann in ${or(names)} gemeint sein. Antworte mit dem Namen des Unternehmens, oder mit „nein“.`,
  most: (rules) => `Es kann höchstens ${rules} Regeln geben.`,
  confirm: (url) =>
    `Antworte „ja“, um sie einzuschalten, „nein“, um sie zu verwerfen. Deine Regeln stehen auf ${url}`,
  noPast: 'Es gibt noch keine früheren Mails, an denen sie sich ausprobieren lässt.',
  tried(of, fitting, isMore) {
    if (of === 1) return `Die letzte Mail wäre ${fitting === 0 ? 'nicht ' : ''}betroffen gewesen.`
    if (fitting === 0) return `Keine der letzten ${of} Mails wäre betroffen gewesen.`
    return `${fitting} der letzten ${of} Mails wären betroffen gewesen${isMore ? ', etwa' : ''}:`
  },
  partly: 'Anhänge, Newsletter und Kopien ließen sich daran nicht ausprobieren.',
  pastMail: (subject, from) => `${subject}, von ${from}`,
  asks: {
    condition: 'Um welche Mails geht es? Sag, wer sie schickt oder wovon sie handeln.',
    act: 'Was soll mit diesen Mails geschehen? Nenn ein Projekt, eine Priorität, eine Person oder einen Tag.',
    person: 'Wer ist gemeint?',
    project: 'Welches Projekt ist gemeint?',
    until: 'Bis zu welchem Tag?',
  },
  refuses: {
    'not-a-rule':
      'Das ist keine Regel für Mails. Sag, welche Mails du meinst und was mit ihnen geschehen soll.',
    impossible:
      'Das kann eine Regel nicht: Sie sortiert, gibt weiter und ordnet nach Priorität, was hereinkommt, und antwortet, bezahlt oder löscht nie.',
    harm: 'Das kann eine Regel nicht: Sie schickt nichts nach draußen, gibt keine Rechte und handelt als niemand anderes.',
  },
  noProject: (name) => `Es gibt kein Projekt ${name}. Welches ist gemeint?`,
  whichProject: (names) => `Welches Projekt ist gemeint: ${names}?`,
  nobody: (name) => `Hier heißt niemand ${name}. Wer soll die Aufgaben bekommen?`,
  noAgent: (name) => `Eine Regel kann nur einen Agenten dazuholen, und ${name} ist keiner.`,
  noForward: 'Eine Regel kann Mails noch nicht weiterleiten. Sie kann ihre Aufgaben jemandem geben.',
  noLabel: 'Aufgaben haben hier keine Etiketten. Lieber ein Projekt nennen?',
  noDigest:
    'Eine Regel kann Mails noch nicht zusammenfassen. Tägliche Überblicke stellst du unter Notifications ein.',
  unread: (words) => `${words} verstehe ich nicht. Sag es bitte anders oder lass es weg.`,
  clear: (when, acts) => `Klar ist bisher: ${when}: ${acts}.`,
  when: (all, term) => `Wenn ${all}${term && `, ${term}`}`,
  joined: (conditions) => conditions.join(', und '),
  term: (from, until) => [from && `von ${from}`, until && `bis ${until}`].filter(Boolean).join(' '),
  anyMail: 'irgendeine Mail kommt',
  from: (senders) => `eine Mail von ${senders} kommt`,
  anyoneAt: (domain) => `irgendwem bei ${domain}`,
  to: (addresses) => `sie an ${addresses} ging`,
  kinds: {
    newsletter: 'sie ein Newsletter ist',
    invitation: 'sie eine Kalendereinladung ist',
    autoreply: 'sie eine automatische Antwort ist',
  },
  subject: (words) => `ihr Betreff ${words} enthält`,
  says: (words) => `sie ${words} erwähnt`,
  asksAbout: (words) => `sie nach ${words} fragt`,
  file: (kinds) => `sie eine Datei der Art ${kinds} hat`,
  attachment: 'sie einen Anhang hat',
  comes: (times) => `sie ${times} kommt`,
  after: (time) => `nach ${time}`,
  before: (time) => `vor ${time}`,
  weekend: 'am Wochenende',
  onDay: (day) => `an einem ${weekday(day)}`,
  copied: 'du nur in Kopie stehst',
  undated: 'eine Aufgabe keinen Tag hat',
  unassigned: 'eine Aufgabe niemanden hat',
  either: (conditions) => `entweder ${conditions.join(' oder ')}`,
  not: (conditions) => `nicht, wo ${conditions.join(' und ')}`,
  project: (name) => `Ihre Aufgaben kommen ins Projekt ${name}`,
  assign: (name) => `Ihre Aufgaben bekommt ${name}`,
  priority: { high: 'Hohe Priorität', normal: 'Normale Priorität', low: 'Niedrige Priorität' },
  due: (day) => `Wo sie keinen Tag nennt, sind ihre Aufgaben ${day} fällig`,
  inDays: (days) => count(days, 'einen Tag später', '# Tage später'),
  inWorkdays: (days) => count(days, 'einen Werktag später', '# Werktage später'),
  endOfMonth: 'am Ende des Monats',
  nextDay: (day) => `am nächsten ${weekday(day)}`,
  ignore: 'Keine Aufgaben daraus machen',
  suggest: 'Ihre Aufgaben nur vorschlagen',
  copy: (name) => `${name} dazuholen`,
}
