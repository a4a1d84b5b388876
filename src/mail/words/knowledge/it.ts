// Che cosa dicono le mail della base di conoscenze, in italiano.
import { formsOf } from '../forms.ts'
import type { KnowledgeWords } from './en.ts'

const { count } = formsOf('it')

export const knowledgeIt: KnowledgeWords = {
  nothingDone: 'Non è cambiato niente',
  how: (agent) =>
    `Fai una domanda a ${agent} e riceverai la risposta con la sua fonte. I responsabili aggiungono articoli e documenti per mail.`,
  commandHint: 'Valgono per bozze, articoli e risposte della mail a cui rispondi.',
  answers: (answers) => count(answers, '# risposta', '# risposte'),
  filed: (questions) => count(questions, '# domanda senza risposta', '# domande senza risposta'),
  kept: (articles) => count(articles, '# articolo aggiunto', '# articoli aggiunti'),
  documents: (files) => count(files, '# documento aggiunto', '# documenti aggiunti'),
  drafts: (drafts) => count(drafts, '# bozza', '# bozze'),
  sources: 'Fonti',
  open: 'Apri',
  section: (headings) => headings.join(' › '),
  verified: (day) => `verificato il ${day}`,
  isDue: 'da verificare di nuovo',
  wrongHint: 'Se la risposta è sbagliata, rispondi «sbagliato» e chi ne è responsabile lo saprà.',
  notKnown: 'La base di conoscenze non lo dice.',
  corrected: (title) => `«${title}» è corretto`,
  saidBefore: 'Diceva:',
  saysNow: 'Ora dice:',
  notCorrected: (title, before) =>
    `«${before}» non compare in un solo punto di «${title}», quindi non ho cambiato nulla. Correggilo sulla sua pagina.`,
  notSure: 'Non sono sicuro che la base di conoscenze risponda a questo.',
  emptyBase:
    'La tua base di conoscenze è ancora vuota. Scrivimi che cosa devo sapere, o scrivi all’indirizzo della tua azienda.',
  ownerAsked: (owner) => `Chiedo a ${owner} e ti scrivo appena c’è una risposta.`,
  ownerAskedLater: (owner, when) =>
    `${owner} la riceve con la prossima email di domande: ${when}. Ti scrivo appena c’è una risposta.`,
  ownerWasAsked: (owner, people) =>
    `${owner} ha già la domanda; ${count(people, 'l’ha fatta # persona', 'l’hanno fatta # persone')}. Ti scrivo appena c’è una risposta.`,
  onlyFiled: 'È annotata, e ti scrivo appena c’è una risposta.',
  yourTurn: 'Di questa base di conoscenze ti occupi tu: rispondi con la risposta e diventa una bozza.',
  isDraft: 'È una bozza.',
  decide:
    'Rispondi «pubblica» per pubblicarla o «rifiuta» per scartarla. Ogni altro testo ne prende il posto.',
  waitsForManager: 'Non risponde a nessuno finché un responsabile non l’ha approvata.',
  keepRest: (title) =>
    `La tua mail dice anche qualcosa. Attende come bozza «${title}»: rispondi «pubblica» per pubblicarla o «rifiuta» per scartarla.`,
  notKept: 'Solo i responsabili ampliano questa base; il resto della tua mail non è stato tenuto.',
  filesNotKept: 'Solo i responsabili aggiungono documenti; i file non sono stati tenuti.',
  version: (version) => `versione ${version}`,
  pages: (read, total) => `${read} di ${total} lette`,
  published: (title) => `«${title}» è pubblicato`,
  askersTold: (people) =>
    count(people, '# persona che l’ha chiesto è avvisata.', '# persone che l’hanno chiesto sono avvisate.'),
  declined: (title) => `«${title}» è scartata`,
  undoHint: 'Rispondi #undo per annullare.',
  verifiedUntil: (title, day) => `«${title}» è verificato; ti chiederò di nuovo il ${day}`,
  verifiedForGood: (title) => `«${title}» è verificato`,
  notTrue: (title) =>
    `Riscrivi «${title}» sulla sua pagina, oppure rispondi con quello che manca: sarà aggiunto alla fine.`,
  added: (title) => `Aggiunto a «${title}»`,
  markedWrong: 'Segnata come sbagliata',
  markedRight: 'Segnata come giusta',
  wrongTold: (owner) =>
    `${owner} lo saprà insieme alla tua domanda, e ti scrivo appena c’è una risposta migliore.`,
  thanks: 'Grazie: aiuta a ritrovarla.',
  notYours: 'Serve un responsabile o un amministratore.',
  whatOf: 'Qui non c’è una bozza, un articolo o una risposta a cui tu possa riferirti.',
  perhaps: 'Forse questo aiuta',
  settledBy: (title) => `«${title}» risponde da ora in poi`,
  passedTo: (name) => `Chiedo a ${name}`,
  nobodyNamed: (name) =>
    `Non so chi sia «${name}». Rispondi «chiedi a» con il nome completo, oppure scrivi la risposta.`,
  whichArticle:
    'Quale articolo intendi? Rispondi «è nell’articolo» con il titolo, oppure scrivi la risposta.',
  ownerWays: 'Per passarla, rispondi «chiedi a» e un nome. Per scartarla, rispondi «rifiuta».',
  whichQuestion: 'A quale domanda risponde? Metti davanti il suo numero, per esempio «2: Al cancello 2.»',
  whyAsked:
    'Ti viene chiesto perché curi questa parte della base di conoscenze. Per passare una domanda, rispondi «chiedi a» e un nome.',
  stillOpen: 'La domanda a cui rispondi attende ancora la tua risposta.',
  line: 'Base di conoscenze',
  footer: 'Rispondi `#stop` per non saperne più nulla.',
  somebodyOutside: 'Qualcuno dall’esterno',
  question: {
    saidWrong: 'la risposta era sbagliata',
    subjectMany: (questions) => count(questions, '# domanda per te', '# domande per te'),
    introMany: 'È stato chiesto ciò che la base di conoscenze non dice.',
    replyMany:
      'Rispondi con il numero e la risposta, per esempio «2: Al cancello 2.», una sotto l’altra. Ognuna diventa una bozza e, appena approvata, chi ha chiesto è avvisato.',
    subject: (question) => `Una domanda per te: ${question}`,
    subjectWrong: (question) => `Una risposta sbagliata: ${question}`,
    intro: (asker) => `${asker} chiede qualcosa che la base di conoscenze non dice.`,
    introWrong: (asker) => `${asker} dice che la risposta a questo è sbagliata.`,
    asked: 'Domanda:',
    answered: 'La risposta era:',
    people: (people) => count(people, 'L’ha fatta # persona.', 'L’hanno fatta # persone.'),
    reply:
      'Rispondi a questa mail con la risposta. Diventa una bozza e, appena approvata, chi ha chiesto è avvisato.',
    open: 'Rispondi sulla pagina',
  },
  answer: {
    subject: (question) => `Risposta: ${question}`,
    intro: 'La tua domanda ora ha una risposta.',
  },
  draft: {
    subject: (title) => `Una bozza da approvare: ${title}`,
    intro: (author) => `${author} ha scritto una bozza per la base di conoscenze.`,
    answers: 'Risponde a:',
  },
  verify: {
    subject: (title) => `È ancora vero? ${title}`,
    intro: (day) => `Sei responsabile di questo articolo, da verificare entro il ${day}.`,
    reply:
      'Rispondi «ancora vero» se lo è. Altrimenti cambialo sulla sua pagina, oppure rispondi con quello che manca: sarà aggiunto alla fine.',
    last: (day) => `Verificato l’ultima volta il ${day}.`,
  },
}
