// Che cosa dicono le mail dei sondaggi, in italiano.
import { formsOf } from '../forms.ts'
import type { SurveyWords } from './en.ts'

const { count, or, and } = formsOf('it')

export const surveysIt: SurveyWords = {
  line: (author) => `Questionario di ${author}`,
  label: { ask: 'Questionario', reminder: 'Ancora aperto', result: 'Risultato' },
  anyTitle: 'La tua opinione',
  made: '1 questionario, in bozza',
  draft: 'Bozza',
  withNames: 'con i nomi',
  withoutNames: 'senza nomi',
  roundOf: (day) => `le domande del ${day} ancora una volta`,
  askedOf: (people) => count(people, 'per # persona', 'per # persone'),
  closes: (moment) => `si chiude ${moment}`,
  openDays: (days) => count(days, 'aperto # giorno', 'aperto # giorni'),
  questions: 'Domande',
  choice: (options) => or(options),
  scale: (steps) => `da 1 (per niente) a ${steps} (molto)`,
  ownWords: 'con parole tue',
  decide: 'Non è ancora partito nulla. Rispondi «sì» per inviarlo.',
  changeIt:
    'Per cambiarlo, rispondi «togli 2», «2: un’altra domanda», «aggiungi: una domanda in più», «con i nomi» o «fino a venerdì», uno per riga.',
  nobodyToAsk: 'Non c’è ancora nessuno a cui chiedere: rispondi a questa mail con le persone in copia.',
  wrote: 'Queste domande sono mie. Cambia quello che non va.',
  changed: 'La bozza è cambiata',
  sentOut: (people) => count(people, 'Inviato a # persona', 'Inviato a # persone'),
  sentOutWhy: 'Tutti ricevono le domande per mail, e il risultato alla fine.',
  nothingChanged: 'Non è cambiato nulla',
  noted: 'La tua domanda è annotata',
  notedAs: 'Quello che ho letto',
  notedWhy: (agent, inCompany) =>
    `Quando tre mail chiedono la stessa cosa, ${inCompany ? 'chi amministra l’azienda la vede' : 'la vedi'} sulla pagina di ${agent} con le sue mail, e con un clic diventa un sondaggio.`,
  noQuestion: 'Non ho trovato nulla da chiedere ad altri',
  how: (agent) =>
    `Di’ a ${agent} che cosa chiedere, per esempio «chiedi al team com’è andato il trasloco: tre domande», con le persone in copia. Prima ricevi una bozza.`,
  gone: 'Questo questionario non c’è più',
  closedNow: 'Il questionario è chiuso',
  everybodyGets: 'Tutti ricevono il risultato.',
  openUntil: (moment) => `Il questionario è aperto fino a ${moment}`,
  reminded: (people) => count(people, 'Promemoria a # persona', 'Promemoria a # persone'),
  nobodyToRemind: 'Oggi non c’è nessuno da sollecitare',
  answeredOf: (answered, people) => `Hanno risposto ${answered} su ${people}`,
  resultsLater: 'Le risposte si dicono una volta sola, quando il questionario è chiuso.',
  asks: (author) => `${author} ti chiede le tue risposte.`,
  asksNamed: (author) => `${author} ti chiede le tue risposte, con il tuo nome.`,
  waits: (author) => `${author} spera ancora nelle tue risposte.`,
  isClosed: 'Il questionario è chiuso. Grazie a chi ha risposto.',
  ways: 'Rispondi a questa mail con il numero di ogni domanda e la tua risposta dietro, per esempio «1: 4», oppure rispondi sulla pagina.',
  until: (moment) => `Il questionario si chiude ${moment}.`,
  anonymous:
    'Le tue risposte sono tenute senza il tuo nome, e i risultati parlano di almeno quattro persone. Per questo non si possono ritrovare e cambiare.',
  anonymousOutside:
    'Le tue risposte sono conservate senza il tuo nome. Per questo non si possono ritrovare e cambiare.',
  askedPeople: (people, accounts) =>
    `${count(people, 'È stata interpellata # persona', 'Sono state interpellate # persone')}, di cui ${accounts} con un account.`,
  fewAccounts:
    'Fuori da un’azienda, cifre e temi richiedono le risposte di almeno sei persone con un account, senza contare chi chiede.',
  named: (author, inCompany) =>
    `Le tue risposte sono conservate con il tuo nome: ${author}${inCompany ? ' e chi amministra l’azienda possono' : ' può'} vedere che cosa hai risposto. Finché il questionario è aperto, un’altra risposta alla sua mail le cambia.`,
  answerOnPage: 'Rispondi sulla pagina',
  footer: (author) =>
    `Ricevi questo perché ${author} ti chiede. Rispondi \`#stop\` per non sapere più nulla di questo questionario.`,
  ownFooter:
    'Ricevi questo perché hai chiesto tu. Rispondi `#stop` per non sapere più nulla di questo questionario.',
  counted: 'Le tue risposte sono arrivate',
  thanks: 'Grazie. Sono tenute senza il tuo nome; il risultato arriva quando il questionario è chiuso.',
  thanksNamed: 'Grazie. Sono conservate con il tuo nome; il risultato arriva quando il sondaggio è chiuso.',
  lastOne: 'Erano le ultime attese: il questionario è chiuso e tutti ricevono il risultato.',
  notCounted: 'Le tue risposte non contano',
  unclear: (numbers) =>
    `Non ho capito la risposta a ${and(numbers)}. Rispondi di nuovo a tutte, ciascuna dietro il suo numero.`,
  countedOf: (answered, total) => `Sono arrivate ${answered} risposte su ${total}`,
  unread: (numbers) =>
    `Non sono riuscita a leggere la tua risposta a ${and(numbers)}. Rispondi con il numero e la risposta, per esempio «1: 4»; le altre non serve ripeterle.`,
  notAsked: 'A questo questionario risponde solo chi è stato interpellato.',
  tooFew: (answered) =>
    `${count(answered, 'Ha risposto # persona', 'Hanno risposto # persone')}. Sono poche per dare cifre, che direbbero chi ha detto che cosa.`,
  ofAll: (some, total) => `${some} su ${total}`,
  mean: (mean, steps) => `${mean} su ${steps} in media`,
  noFigures: 'A questa domanda hanno risposto meno di quattro persone.',
  topic: (name, answers) => `${name} (${count(answers, '# risposta', '# risposte')})`,
  noTopic: 'Nulla è stato detto da quattro persone, quindi non si mostrano parole.',
  changedSince: (day) => `Che cosa è cambiato dal ${day}`,
  withheld:
    'Questa volta e la scorsa hanno risposto tutti, e nel frattempo sono arrivate o andate via meno di quattro persone. Le cifre direbbero che cosa hanno risposto.',
  askAgain:
    'Per chiedere le stesse cose più avanti, rispondi «chiedi le stesse cose»: mostro che cosa è cambiato.',
  seeSurvey: 'Vedi il questionario',
  hidden: 'Ogni cifra parla di almeno quattro persone; ciò che parlerebbe di meno manca.',
  ownLink: {
    intro:
      'È arrivata a tuo nome una risposta a queste domande, e nulla ha provato che venisse da te. Non conta.',
    yours: 'Se eri tu, rispondi sulla tua pagina: basta questo link.',
    others: 'Se non eri tu, non c’è nulla da fare: non hai risposto nulla.',
    footer:
      'Al massimo una volta al giorno per sondaggio. Rispondi `#stop` per non sapere più nulla di questo sondaggio.',
    subject: (title) => `Rispondi sulla tua pagina, per favore: ${title}`,
  },
  faults: {
    namesSettled: 'Una volta inviato il sondaggio non si cambia più se i nomi sono conservati',
    notClosed: 'Si ripete solo un sondaggio chiuso',
    notDraft: 'Questo questionario è già partito',
    notOpen: 'Questo questionario non è aperto',
    noPeople: 'Nomina almeno una persona a cui chiedere',
    noQuestions: 'Un questionario ha bisogno di almeno una domanda',
    past: 'Un questionario non può finire nel passato',
    noSuchQuestion: 'Il questionario non ha questa domanda',
    tooMany: 'Un questionario ha al massimo 12 domande',
    answered: 'Hai già risposto',
    empty: 'Rispondi almeno a una domanda',
    invalid: 'Non è una risposta a questa domanda',
  },
  template: {
    overall: (topic) => `${topic}: nel complesso, quanto sei soddisfatto?`,
    good: (topic) => `${topic}: che cosa è andato bene?`,
    better: (topic) => `${topic}: che cosa dovrebbe migliorare?`,
    help: (topic) => `${topic}: hai avuto ciò che ti serviva?`,
    helpOptions: ['Sì', 'In parte', 'No'],
    repeat: (topic) => `${topic}: quanto eri informato?`,
    else: 'Che cos’altro bisognerebbe sapere?',
  },
  page: {
    asksYou: (author) => `${author} ti chiede.`,
    send: 'Invia le mie risposte',
    optional: 'Puoi saltare una domanda.',
    answered: 'Hai risposto. Grazie.',
    isClosed: 'Questo questionario è chiuso',
    left: 'Hai lasciato questo questionario',
    noMoreMail: 'Non riceverai altre mail su di esso.',
    leaveQuestion: 'Lasciare questo questionario?',
    leave: 'Lascia',
    unknownLink: 'Questo link non funziona',
    unknownLinkWhy: 'Forse è stato tagliato, o il questionario non c’è più. Rispondi piuttosto alla mail.',
  },
}
