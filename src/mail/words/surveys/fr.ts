// Ce que disent les mails d’enquête, en français.
import { formsOf } from '../forms.ts'
import type { SurveyWords } from './en.ts'

const { count, or, and } = formsOf('fr')

export const surveysFr: SurveyWords = {
  line: (author) => `Enquête de ${author}`,
  label: { ask: 'Enquête', reminder: 'Encore ouverte', result: 'Résultat' },
  anyTitle: 'Votre avis',
  made: '1 enquête, en brouillon',
  draft: 'Brouillon',
  withNames: 'avec les noms',
  withoutNames: 'sans les noms',
  roundOf: (day) => `les questions du ${day} encore une fois`,
  askedOf: (people) => count(people, 'pour # personne', 'pour # personnes'),
  closes: (moment) => `se termine ${moment}`,
  openDays: (days) => count(days, 'ouverte # jour', 'ouverte # jours'),
  questions: 'Questions',
  choice: (options) => or(options),
  scale: (steps) => `1 (pas du tout) à ${steps} (tout à fait)`,
  ownWords: 'avec vos mots',
  decide: 'Rien n’est encore envoyé. Répondez « oui » pour l’envoyer.',
  changeIt:
    'Pour la changer, répondez « supprime 2 », « 2 : une autre question », « ajoute : encore une question », « avec les noms » ou « jusqu’à vendredi », un par ligne.',
  nobodyToAsk: 'Personne n’est encore interrogé : répondez à ce mail avec les personnes en copie.',
  wrote: 'J’ai écrit ces questions. Changez ce qui ne convient pas.',
  changed: 'Le brouillon est changé',
  sentOut: (people) => count(people, 'Envoyée à # personne', 'Envoyée à # personnes'),
  sentOutWhy: 'Tout le monde reçoit les questions par mail, puis le résultat à la fin.',
  nothingChanged: 'Rien n’a été changé',
  noted: 'Votre question est notée',
  notedAs: 'Ce que j’ai lu',
  notedWhy: (agent, inCompany) =>
    `Dès que trois mails demandent la même chose, ${inCompany ? 'les responsables de l’entreprise la voient' : 'vous la voyez'} sur la page de ${agent} avec ses mails, et un clic en fait une enquête.`,
  noQuestion: 'Je n’ai rien trouvé à demander à d’autres',
  how: (agent) =>
    `Dites à ${agent} ce qu’il faut demander, par exemple « demande à l’équipe comment s’est passé le déménagement : trois questions », avec les personnes en copie. Vous recevez d’abord un brouillon.`,
  gone: 'Cette enquête n’existe plus',
  closedNow: 'L’enquête est close',
  everybodyGets: 'Tout le monde reçoit le résultat.',
  openUntil: (moment) => `L’enquête est ouverte jusqu’à ${moment}`,
  reminded: (people) => count(people, '# personne est relancée', '# personnes sont relancées'),
  nobodyToRemind: 'Il n’y a personne à relancer aujourd’hui',
  answeredOf: (answered, people) => `${answered} sur ${people} ont répondu`,
  resultsLater: 'Les réponses sont dites une seule fois, quand l’enquête est close.',
  asks: (author) => `${author} vous demande vos réponses.`,
  asksNamed: (author) => `${author} vous demande vos réponses, avec votre nom.`,
  waits: (author) => `${author} espère encore vos réponses.`,
  isClosed: 'L’enquête est close. Merci à tous ceux qui ont répondu.',
  ways: 'Répondez à ce mail avec le numéro de chaque question suivi de votre réponse, par exemple « 1 : 4 », ou répondez sur la page.',
  until: (moment) => `L’enquête se termine ${moment}.`,
  anonymous:
    'Vos réponses sont gardées sans votre nom, et les résultats parlent d’au moins quatre personnes. On ne peut donc pas les retrouver pour les changer.',
  anonymousOutside:
    'Vos réponses sont gardées sans votre nom. On ne peut donc pas les retrouver pour les changer.',
  askedPeople: (people, accounts) =>
    `${count(people, '# personne a été interrogée', '# personnes ont été interrogées')}, dont ${accounts} avec un compte.`,
  fewAccounts:
    'En dehors d’une entreprise, les chiffres et les thèmes demandent les réponses d’au moins six personnes ayant un compte, sans compter celle qui pose les questions.',
  named: (author, inCompany) =>
    `Vos réponses sont gardées avec votre nom : ${author}${inCompany ? ' et les responsables de l’entreprise peuvent' : ' peut'} voir ce que vous avez répondu. Une nouvelle réponse au mail de l’enquête les change, tant qu’elle est ouverte.`,
  answerOnPage: 'Répondre sur la page',
  footer: (author) =>
    `Vous recevez ceci parce que ${author} vous interroge. Répondez \`#stop\` pour ne plus rien recevoir de cette enquête.`,
  ownFooter:
    'Vous recevez ceci parce que vous interrogez. Répondez `#stop` pour ne plus rien recevoir de cette enquête.',
  counted: 'Vos réponses sont arrivées',
  thanks: 'Merci. Elles sont gardées sans votre nom ; le résultat vient quand l’enquête est close.',
  thanksNamed: 'Merci. Elles sont gardées avec votre nom ; le résultat vient une fois l’enquête close.',
  lastOne: 'C’étaient les dernières attendues : l’enquête est close, et tout le monde reçoit le résultat.',
  notCounted: 'Vos réponses ne sont pas comptées',
  unclear: (numbers) =>
    `Je n’ai pas compris la réponse à ${and(numbers)}. Répondez encore une fois à toutes, chacune derrière son numéro.`,
  countedOf: (answered, total) => `${answered} réponses sur ${total} sont arrivées`,
  unread: (numbers) =>
    `Je n’ai pas pu lire votre réponse à ${and(numbers)}. Répondez avec le numéro et votre réponse, par exemple « 1: 4 » ; inutile de répéter les autres.`,
  notAsked: 'Seules les personnes interrogées peuvent répondre à cette enquête.',
  tooFew: (answered) =>
    `${count(answered, '# personne a répondu', '# personnes ont répondu')}. C’est trop peu pour des chiffres, qui diraient qui a dit quoi.`,
  ofAll: (some, total) => `${some} sur ${total}`,
  mean: (mean, steps) => `${mean} sur ${steps} en moyenne`,
  noFigures: 'Moins de quatre personnes ont répondu à cette question.',
  topic: (name, answers) => `${name} (${count(answers, '# réponse', '# réponses')})`,
  noTopic: 'Rien n’a été dit par quatre personnes, donc aucun mot n’est montré.',
  changedSince: (day) => `Ce qui a changé depuis le ${day}`,
  withheld:
    'Tout le monde a répondu cette fois et la fois d’avant, et moins de quatre personnes sont arrivées ou parties entre-temps. Des chiffres diraient ce qu’elles ont répondu.',
  askAgain:
    'Pour reposer plus tard les mêmes questions, répondez « pose les mêmes questions » : je montre ce qui a changé.',
  seeSurvey: 'Voir l’enquête',
  hidden: 'Chaque chiffre parle d’au moins quatre personnes ; ce qui en dirait moins manque.',
  ownLink: {
    intro:
      'Une réponse à ces questions est arrivée en votre nom, et rien n’a prouvé qu’elle vient de vous. Elle ne compte pas.',
    yours: 'Si c’était vous, répondez sur votre propre page : ce lien suffit.',
    others: 'Si ce n’était pas vous, il n’y a rien à faire : vous n’avez rien répondu.',
    footer:
      'Envoyé au plus une fois par jour et par enquête. Répondez `#stop` pour ne plus rien recevoir de cette enquête.',
    subject: (title) => `Merci de répondre sur votre page : ${title}`,
  },
  faults: {
    namesSettled: 'Une fois l’enquête envoyée, on ne change plus si les noms sont gardés',
    notClosed: 'Seule une enquête close se répète',
    notDraft: 'Cette enquête est déjà envoyée',
    notOpen: 'Cette enquête n’est pas ouverte',
    noPeople: 'Nommez au moins une personne à interroger',
    noQuestions: 'Une enquête a besoin d’au moins une question',
    past: 'Une enquête ne peut pas finir dans le passé',
    noSuchQuestion: 'L’enquête n’a pas cette question',
    tooMany: 'Une enquête a 12 questions au plus',
    answered: 'Vous avez déjà répondu',
    empty: 'Répondez à une question au moins',
    invalid: 'Ce n’est pas une réponse à cette question',
  },
  template: {
    overall: (topic) => `${topic} : dans l’ensemble, à quel point êtes-vous satisfait ?`,
    good: (topic) => `${topic} : qu’est-ce qui s’est bien passé ?`,
    better: (topic) => `${topic} : qu’est-ce qui devrait être mieux ?`,
    help: (topic) => `${topic} : avez-vous eu ce qu’il vous fallait ?`,
    helpOptions: ['Oui', 'En partie', 'Non'],
    repeat: (topic) => `${topic} : à quel point étiez-vous informé ?`,
    else: 'Que faudrait-il savoir d’autre ?',
  },
  page: {
    asksYou: (author) => `${author} vous interroge.`,
    send: 'Envoyer mes réponses',
    optional: 'Vous pouvez laisser une question.',
    answered: 'Vous avez répondu. Merci.',
    isClosed: 'Cette enquête est close',
    left: 'Vous avez quitté cette enquête',
    noMoreMail: 'Vous ne recevrez plus de mail à son sujet.',
    leaveQuestion: 'Quitter cette enquête ?',
    leave: 'Quitter',
    unknownLink: 'Ce lien ne marche pas',
    unknownLinkWhy: 'Il a peut-être été coupé, ou l’enquête n’existe plus. Répondez plutôt au mail.',
  },
}
