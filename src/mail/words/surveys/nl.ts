// Wat mails van enquêtes zeggen, in het Nederlands.
import { formsOf } from '../forms.ts'
import type { SurveyWords } from './en.ts'

const { count, or, and } = formsOf('nl')

export const surveysNl: SurveyWords = {
  line: (author) => `Enquête van ${author}`,
  label: { ask: 'Enquête', reminder: 'Nog open', result: 'Uitslag' },
  anyTitle: 'Jouw mening',
  made: '1 enquête, als concept',
  draft: 'Concept',
  withNames: 'met namen',
  withoutNames: 'zonder namen',
  roundOf: (day) => `de vragen van ${day} nog een keer`,
  askedOf: (people) => count(people, 'voor # persoon', 'voor # personen'),
  closes: (moment) => `sluit ${moment}`,
  openDays: (days) => count(days, '# dag open', '# dagen open'),
  questions: 'Vragen',
  choice: (options) => or(options),
  scale: (steps) => `1 (helemaal niet) tot ${steps} (heel erg)`,
  ownWords: 'in je eigen woorden',
  decide: 'Er is nog niets verstuurd. Antwoord ‘ja’ om hem te versturen.',
  changeIt:
    'Om hem te wijzigen, antwoord ‘schrap 2’, ‘2: een andere vraag’, ‘voeg toe: nog een vraag’, ‘met namen’ of ‘tot vrijdag’, één per regel.',
  nobodyToAsk: 'Er wordt nog niemand gevraagd: antwoord op deze mail met de mensen in kopie.',
  wrote: 'Deze vragen zijn van mij. Verander wat niet past.',
  changed: 'Het concept is gewijzigd',
  sentOut: (people) => count(people, 'Verstuurd aan # persoon', 'Verstuurd aan # personen'),
  sentOutWhy: 'Iedereen krijgt de vragen per mail, en na afloop de uitslag.',
  nothingChanged: 'Er is niets gewijzigd',
  noted: 'Je vraag is genoteerd',
  notedAs: 'Wat ik las',
  notedWhy: (agent, inCompany) =>
    `Zodra drie mails hetzelfde vragen, ${inCompany ? 'ziet wie het bedrijf hier beheert dat' : 'zie je dat'} op de pagina van ${agent} met de mails erbij, en één druk maakt er een enquête van.`,
  noQuestion: 'Ik vond niets om anderen te vragen',
  how: (agent) =>
    `Zeg ${agent} wat er gevraagd moet worden, zoals ‘vraag het team hoe de verhuizing ging: drie vragen’, met de mensen in kopie. Je krijgt eerst een concept.`,
  gone: 'Deze enquête bestaat niet meer',
  closedNow: 'De enquête is gesloten',
  everybodyGets: 'Iedereen krijgt de uitslag.',
  openUntil: (moment) => `De enquête is open tot ${moment}`,
  reminded: (people) => count(people, '# persoon wordt herinnerd', '# personen worden herinnerd'),
  nobodyToRemind: 'Er is vandaag niemand te herinneren',
  answeredOf: (answered, people) => `${answered} van ${people} hebben geantwoord`,
  resultsLater: 'Wat er geantwoord is, wordt één keer gezegd: als de enquête gesloten is.',
  asks: (author) => `${author} vraagt om je antwoorden.`,
  asksNamed: (author) => `${author} vraagt om je antwoorden, met je naam.`,
  waits: (author) => `${author} hoopt nog op je antwoorden.`,
  isClosed: 'De enquête is gesloten. Dank aan iedereen die antwoordde.',
  ways: 'Antwoord op deze mail met het nummer van elke vraag en je antwoord erachter, zoals ‘1: 4’, of antwoord op de pagina.',
  until: (moment) => `De enquête sluit ${moment}.`,
  anonymous:
    'Je antwoorden worden zonder je naam bewaard, en uitslagen gaan over minstens vier mensen. Daarom zijn ze niet terug te vinden en te wijzigen.',
  anonymousOutside:
    'Je antwoorden worden zonder je naam bewaard. Daarom zijn ze niet terug te vinden en te wijzigen.',
  askedPeople: (people, accounts) =>
    `${count(people, '# persoon is gevraagd', '# mensen zijn gevraagd')}, van wie ${accounts} met een account.`,
  fewAccounts:
    'Buiten een bedrijf zijn er pas cijfers en thema’s bij antwoorden van minstens zes mensen met een account. Wie vraagt, telt niet mee.',
  named: (author, inCompany) =>
    `Je antwoorden worden met je naam bewaard: ${author}${inCompany ? ' en wie het bedrijf hier beheert' : ''} kan zien wat je hebt geantwoord. Zolang de enquête open is, wijzigt een nieuw antwoord op haar mail ze.`,
  answerOnPage: 'Antwoord op de pagina',
  footer: (author) =>
    `Je krijgt dit omdat ${author} je vraagt. Antwoord \`#stop\` om niets meer van deze enquête te horen.`,
  ownFooter: 'Je krijgt dit omdat jij vraagt. Antwoord `#stop` om niets meer van deze enquête te horen.',
  counted: 'Je antwoorden zijn binnen',
  thanks: 'Dank je. Ze worden zonder je naam bewaard; de uitslag komt als de enquête gesloten is.',
  thanksNamed: 'Bedankt. Ze worden met je naam bewaard; de uitslag komt als de enquête gesloten is.',
  lastOne: 'Het waren de laatste die ontbraken: de enquête is gesloten en iedereen krijgt de uitslag.',
  notCounted: 'Je antwoorden tellen niet',
  unclear: (numbers) =>
    `Ik begreep het antwoord op ${and(numbers)} niet. Beantwoord ze allemaal nog een keer, elk achter zijn nummer.`,
  countedOf: (answered, total) => `${answered} van ${total} antwoorden zijn binnen`,
  unread: (numbers) =>
    `Ik kon je antwoord op ${and(numbers)} niet lezen. Antwoord met het nummer en je antwoord, zoals ‘1: 4’; de andere hoef je niet te herhalen.`,
  notAsked: 'Alleen wie gevraagd is, kan deze enquête beantwoorden.',
  tooFew: (answered) =>
    `${count(answered, '# persoon antwoordde', '# personen antwoordden')}. Dat is te weinig voor cijfers: die zouden verraden wie wat zei.`,
  ofAll: (some, total) => `${some} van ${total}`,
  mean: (mean, steps) => `gemiddeld ${mean} van ${steps}`,
  noFigures: 'Minder dan vier mensen beantwoordden deze vraag.',
  topic: (name, answers) => `${name} (${count(answers, '# antwoord', '# antwoorden')})`,
  noTopic: 'Niets werd door vier mensen genoemd, dus er staan geen woorden.',
  changedSince: (day) => `Wat er sinds ${day} is veranderd`,
  withheld:
    'Deze en de vorige keer heeft iedereen geantwoord, en ertussen kwamen of gingen minder dan vier mensen. Cijfers zouden verraden wat zij zeiden.',
  askAgain:
    'Om later hetzelfde te vragen, antwoord ‘vraag hetzelfde opnieuw’: ik laat zien wat er is veranderd.',
  seeSurvey: 'Bekijk de enquête',
  hidden: 'Elk cijfer gaat over minstens vier mensen; wat over minder zou gaan, ontbreekt.',
  ownLink: {
    intro:
      'Er kwam in jouw naam een antwoord op deze vragen, en niets bewees dat het van jou is. Het telt niet.',
    yours: 'Was jij het, antwoord dan op je eigen pagina; deze link is genoeg.',
    others: 'Was jij het niet, dan hoef je niets te doen: je hebt niets geantwoord.',
    footer:
      'Hoogstens één keer per dag per enquête. Antwoord `#stop` om niets meer van deze enquête te horen.',
    subject: (title) => `Antwoord alsjeblieft op je pagina: ${title}`,
  },
  faults: {
    namesSettled: 'Of namen worden bewaard, staat vast zodra een enquête is verstuurd',
    notClosed: 'Alleen een gesloten enquête wordt opnieuw gevraagd',
    notDraft: 'Deze enquête is al verstuurd',
    notOpen: 'Deze enquête is niet open',
    noPeople: 'Noem minstens één persoon om te vragen',
    noQuestions: 'Een enquête heeft minstens één vraag nodig',
    past: 'Een enquête kan niet in het verleden eindigen',
    noSuchQuestion: 'De enquête heeft die vraag niet',
    tooMany: 'Een enquête heeft hoogstens 12 vragen',
    answered: 'Je hebt al geantwoord',
    empty: 'Beantwoord minstens één vraag',
    invalid: 'Dat is geen antwoord op die vraag',
  },
  template: {
    overall: (topic) => `${topic}: hoe tevreden ben je, alles bij elkaar?`,
    good: (topic) => `${topic}: wat ging er goed?`,
    better: (topic) => `${topic}: wat zou er beter moeten?`,
    help: (topic) => `${topic}: had je wat je nodig had?`,
    helpOptions: ['Ja', 'Deels', 'Nee'],
    repeat: (topic) => `${topic}: hoe goed was je op de hoogte?`,
    else: 'Wat moet men verder weten?',
  },
  page: {
    asksYou: (author) => `${author} vraagt het je.`,
    send: 'Verstuur mijn antwoorden',
    optional: 'Je kunt een vraag overslaan.',
    answered: 'Je hebt geantwoord. Dank je.',
    isClosed: 'Deze enquête is gesloten',
    left: 'Je hebt deze enquête verlaten',
    noMoreMail: 'Je krijgt er geen mail meer over.',
    leaveQuestion: 'Deze enquête verlaten?',
    leave: 'Verlaten',
    unknownLink: 'Deze link werkt niet',
    unknownLinkWhy:
      'Misschien is hij afgebroken, of bestaat de enquête niet meer. Beantwoord liever de mail.',
  },
}
