// Wat over regels voor mails gezegd wordt, in het Nederlands.
import { formsOf } from '../forms.ts'
import type { RuleWords } from './en.ts'

const { count, weekday, or } = formsOf('nl')

export const rulesNl: RuleWords = {
  waits: 'Een regel wacht op je ja',
  none: 'Er is geen regel gemaakt',
  counts: 'De regel geldt vanaf nu',
  dropped: 'De regel is vervallen',
  whichCompany: (names) =>
    `Dat kan in ${or(names)} bedoeld zijn. Antwoord met de naam van het bedrijf, of met ‘nee’.`,
  most: (rules) => `Er kunnen hoogstens ${rules} regels zijn.`,
  confirm: (url) =>
    `Antwoord ‘ja’ om hem aan te zetten, ‘nee’ om hem te laten vervallen. Je regels staan op ${url}`,
  noPast: 'Er zijn nog geen eerdere mails om hem op te proberen.',
  tried(of, fitting, isMore) {
    if (of === 1) return `De laatste mail zou ${fitting === 0 ? 'niet ' : ''}geraakt zijn.`
    if (fitting === 0) return `Geen van de laatste ${of} mails zou geraakt zijn.`
    return `${fitting} van de laatste ${of} mails zouden geraakt zijn${isMore ? ', zoals' : ''}:`
  },
  partly: 'Bijlagen, nieuwsbrieven en kopieën konden er niet op geprobeerd worden.',
  pastMail: (subject, from) => `${subject}, van ${from}`,
  asks: {
    condition: 'Om welke mails gaat het? Zeg wie ze stuurt of waarover ze gaan.',
    act: 'Wat moet er met deze mails gebeuren? Noem een project, een prioriteit, een persoon of een dag.',
    person: 'Wie is bedoeld?',
    project: 'Welk project is bedoeld?',
    until: 'Tot welke dag?',
  },
  refuses: {
    'not-a-rule': 'Dat is geen regel voor mails. Zeg welke mails je bedoelt en wat ermee moet gebeuren.',
    impossible:
      'Dat kan een regel niet: hij sorteert, geeft door en geeft prioriteit aan wat binnenkomt, en antwoordt, betaalt of verwijdert nooit.',
    harm: 'Dat kan een regel niet: hij stuurt niets naar buiten, geeft geen rechten en handelt als niemand anders.',
  },
  noProject: (name) => `Er is geen project ${name}. Welk is bedoeld?`,
  whichProject: (names) => `Welk project is bedoeld: ${names}?`,
  nobody: (name) => `Hier heet niemand ${name}. Wie moet de taken krijgen?`,
  noAgent: (name) => `Een regel kan alleen een agent erbij halen, en ${name} is er geen.`,
  noForward: 'Een regel kan nog geen mails doorsturen. Hij kan hun taken aan iemand geven.',
  noLabel: 'Taken hebben hier geen labels. Liever een project noemen?',
  noDigest:
    'Een regel kan mails nog niet samenvatten. Dagelijkse overzichten stel je in onder Notifications.',
  unread: (words) => `Ik begrijp ${words} niet. Zeg het anders of laat het weg.`,
  clear: (when, acts) => `Duidelijk tot nu toe: ${when}: ${acts}.`,
  when: (all, term) => `Als ${all}${term && `, ${term}`}`,
  joined: (conditions) => conditions.join(', en '),
  term: (from, until) => [from && `vanaf ${from}`, until && `tot en met ${until}`].filter(Boolean).join(' '),
  anyMail: 'er een mail komt',
  from: (senders) => `een mail van ${senders} komt`,
  anyoneAt: (domain) => `iedereen bij ${domain}`,
  to: (addresses) => `hij aan ${addresses} gestuurd is`,
  kinds: {
    newsletter: 'het een nieuwsbrief is',
    invitation: 'het een agenda-uitnodiging is',
    autoreply: 'het een automatisch antwoord is',
  },
  subject: (words) => `het onderwerp ${words} bevat`,
  says: (words) => `hij ${words} noemt`,
  asksAbout: (words) => `hij naar ${words} vraagt`,
  file: (kinds) => `hij een bestand van de soort ${kinds} heeft`,
  attachment: 'hij een bijlage heeft',
  comes: (times) => `hij ${times} komt`,
  after: (time) => `na ${time}`,
  before: (time) => `voor ${time}`,
  weekend: 'in een weekend',
  onDay: (day) => `op een ${weekday(day)}`,
  copied: 'je alleen in kopie staat',
  undated: 'een taak geen dag heeft',
  unassigned: 'een taak niemand heeft',
  either: (conditions) => `ofwel ${conditions.join(' of ')}`,
  not: (conditions) => `niet waar ${conditions.join(' en ')}`,
  project: (name) => `Zijn taken in het project ${name} zetten`,
  assign: (name) => `Zijn taken aan ${name} geven`,
  priority: {
    high: 'Hoge prioriteit geven',
    normal: 'Normale prioriteit geven',
    low: 'Lage prioriteit geven',
  },
  due: (day) => `Waar hij geen dag noemt, zijn zijn taken ${day} af te ronden`,
  inDays: (days) => count(days, 'een dag later', '# dagen later'),
  inWorkdays: (days) => count(days, 'een werkdag later', '# werkdagen later'),
  endOfMonth: 'aan het einde van de maand',
  nextDay: (day) => `op de volgende ${weekday(day)}`,
  ignore: 'Er geen taken van maken',
  suggest: 'Zijn taken alleen voorstellen',
  copy: (name) => `${name} erbij halen`,
}
