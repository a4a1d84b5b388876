// Wat mails van de kennisbank zeggen, in het Nederlands.
import { formsOf } from '../forms.ts'
import type { KnowledgeWords } from './en.ts'

const { count } = formsOf('nl')

export const knowledgeNl: KnowledgeWords = {
  nothingDone: 'Er is niets gewijzigd',
  how: (agent) =>
    `Stel ${agent} een vraag en je krijgt het antwoord met zijn bron. Leidinggevenden voegen per mail artikelen en documenten toe.`,
  commandHint: 'Ze gelden voor concepten, artikelen en antwoorden van de mail waarop je antwoordt.',
  answers: (answers) => count(answers, '# antwoord', '# antwoorden'),
  filed: (questions) => count(questions, '# vraag zonder antwoord', '# vragen zonder antwoord'),
  kept: (articles) => count(articles, '# artikel toegevoegd', '# artikelen toegevoegd'),
  documents: (files) => count(files, '# document toegevoegd', '# documenten toegevoegd'),
  drafts: (drafts) => count(drafts, '# concept', '# concepten'),
  sources: 'Bronnen',
  open: 'Openen',
  section: (headings) => headings.join(' › '),
  verified: (day) => `gecontroleerd op ${day}`,
  isDue: 'moet opnieuw gecontroleerd worden',
  wrongHint: 'Klopt het antwoord niet, antwoord dan „fout”; wie ervoor verantwoordelijk is, hoort het.',
  notKnown: 'De kennisbank zegt dit niet.',
  corrected: (title) => `“${title}” is verbeterd`,
  saidBefore: 'Er stond:',
  saysNow: 'Er staat nu:',
  notCorrected: (title, before) =>
    `“${before}” staat niet op precies één plaats in “${title}”, dus ik heb niets gewijzigd. Verbeter het op de pagina.`,
  notSure: 'Ik weet niet zeker of de kennisbank dit beantwoordt.',
  emptyBase:
    'In je kennisbank staat nog niets. Mail me wat ik moet weten, of schrijf naar het adres van je bedrijf.',
  ownerAsked: (owner) => `Ik vraag het aan ${owner} en schrijf je zodra er een antwoord is.`,
  ownerAskedLater: (owner, when) =>
    `${owner} krijgt hem met de volgende mail met vragen: ${when}. Ik schrijf je zodra er een antwoord is.`,
  ownerWasAsked: (owner, people) =>
    `${owner} heeft de vraag al; ${count(people, '# persoon heeft', '# mensen hebben')} haar gesteld. Ik schrijf je zodra er een antwoord is.`,
  onlyFiled: 'De vraag is genoteerd en ik schrijf je zodra er een antwoord is.',
  yourTurn: 'Jij zorgt voor deze kennisbank: antwoord met de uitleg en die wordt een concept.',
  isDraft: 'Het is een concept.',
  decide:
    'Antwoord „publiceren” om het te publiceren of „afwijzen” om het te laten vallen. Elke andere tekst komt ervoor in de plaats.',
  waitsForManager: 'Het beantwoordt niets tot een leidinggevende het heeft goedgekeurd.',
  keepRest: (title) =>
    `Je mail vertelt ook iets. Het wacht als concept „${title}”: antwoord „publiceren” om het te publiceren of „afwijzen” om het te laten vallen.`,
  notKept: 'Alleen leidinggevenden vullen deze kennisbank aan; de rest van je mail is niet bewaard.',
  filesNotKept: 'Alleen leidinggevenden voegen documenten toe; de bestanden zijn niet bewaard.',
  version: (version) => `versie ${version}`,
  pages: (read, total) => `${read} van ${total} gelezen`,
  published: (title) => `„${title}” is gepubliceerd`,
  askersTold: (people) =>
    count(people, '# persoon die het vroeg, krijgt bericht.', '# mensen die het vroegen, krijgen bericht.'),
  declined: (title) => `„${title}” is vervallen`,
  undoHint: 'Antwoord #undo om het terug te draaien.',
  verifiedUntil: (title, day) => `„${title}” is gecontroleerd; op ${day} wordt het je weer gevraagd`,
  verifiedForGood: (title) => `„${title}” is gecontroleerd`,
  notTrue: (title) =>
    `Herschrijf „${title}” op de pagina, of antwoord met wat er ontbreekt; het komt aan het eind.`,
  added: (title) => `Toegevoegd aan „${title}”`,
  markedWrong: 'Als fout gemarkeerd',
  markedRight: 'Als juist gemarkeerd',
  wrongTold: (owner) => `${owner} hoort het met je vraag, en ik schrijf je zodra er een beter antwoord is.`,
  thanks: 'Dank je: dat helpt om het terug te vinden.',
  notYours: 'Daarvoor moet je leidinggevende of beheerder zijn.',
  whatOf: 'Er is hier geen concept, artikel of antwoord waarover dit kan gaan.',
  perhaps: 'Misschien helpt dit',
  settledBy: (title) => `„${title}” geeft voortaan het antwoord`,
  passedTo: (name) => `Ik vraag het ${name}`,
  nobodyNamed: (name) =>
    `Ik weet niet wie „${name}” is. Antwoord „vraag” met de volledige naam, of schrijf het antwoord.`,
  whichArticle:
    'Welk artikel bedoel je? Antwoord „staat in het artikel” met de titel, of schrijf het antwoord.',
  ownerWays:
    'Om haar door te geven, antwoord „vraag” en een naam. Om haar te laten vallen, antwoord „afwijzen”.',
  whichQuestion: 'Op welke vraag is dit het antwoord? Zet het nummer ervoor, zoals „2: Bij poort 2.”',
  whyAsked:
    'Je wordt gevraagd omdat je dit deel van de kennisbank beheert. Om een vraag door te geven, antwoord „vraag” en een naam.',
  stillOpen: 'De vraag waarop je antwoordt, wacht nog op je antwoord.',
  line: 'Kennisbank',
  footer: 'Antwoord `#stop` om hier niets meer over te horen.',
  somebodyOutside: 'Iemand van buiten',
  question: {
    saidWrong: 'het antwoord was fout',
    subjectMany: (questions) => count(questions, '# vraag voor jou', '# vragen voor jou'),
    introMany: 'Er is gevraagd wat de kennisbank niet zegt.',
    replyMany:
      'Antwoord met nummer en antwoord, zoals „2: Bij poort 2.”, onder elkaar. Elk wordt een concept, en zodra het is goedgekeurd, krijgt wie het vroeg bericht.',
    subject: (question) => `Een vraag voor jou: ${question}`,
    subjectWrong: (question) => `Een fout antwoord: ${question}`,
    intro: (asker) => `${asker} vraagt iets wat de kennisbank niet zegt.`,
    introWrong: (asker) => `${asker} zegt dat het antwoord hierop fout is.`,
    asked: 'Vraag:',
    answered: 'Het antwoord was:',
    people: (people) => count(people, '# persoon heeft haar gesteld.', '# mensen hebben haar gesteld.'),
    reply:
      'Antwoord op deze mail met de uitleg. Die wordt een concept, en zodra het is goedgekeurd, krijgt wie het vroeg bericht.',
    open: 'Op de pagina antwoorden',
  },
  answer: {
    subject: (question) => `Beantwoord: ${question}`,
    intro: 'Op je vraag is er nu een antwoord.',
  },
  draft: {
    subject: (title) => `Een concept om goed te keuren: ${title}`,
    intro: (author) => `${author} schreef een concept voor de kennisbank.`,
    answers: 'Het beantwoordt:',
  },
  verify: {
    subject: (title) => `Klopt dit nog? ${title}`,
    intro: (day) => `Je bent verantwoordelijk voor dit artikel; het moest op ${day} gecontroleerd worden.`,
    reply:
      'Antwoord „klopt nog” als dat zo is. Wijzig het anders op de pagina, of antwoord met wat er ontbreekt; het komt aan het eind.',
    last: (day) => `Laatst gecontroleerd op ${day}.`,
  },
}
