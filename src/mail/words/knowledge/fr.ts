// Ce que disent les mails de la base de connaissances, en français.
import { formsOf } from '../forms.ts'
import type { KnowledgeWords } from './en.ts'

const { count } = formsOf('fr')

export const knowledgeFr: KnowledgeWords = {
  nothingDone: 'Rien n’a été modifié',
  how: (agent) =>
    `Pose une question à ${agent} et tu reçois la réponse avec sa source. Les responsables ajoutent des articles et des documents par mail.`,
  commandHint: 'Elles valent pour les brouillons, articles et réponses du mail auquel tu réponds.',
  answers: (answers) => count(answers, '# réponse', '# réponses'),
  filed: (questions) => count(questions, '# question sans réponse', '# questions sans réponse'),
  kept: (articles) => count(articles, '# article ajouté', '# articles ajoutés'),
  documents: (files) => count(files, '# document ajouté', '# documents ajoutés'),
  drafts: (drafts) => count(drafts, '# brouillon', '# brouillons'),
  sources: 'Sources',
  open: 'Ouvrir',
  section: (headings) => headings.join(' › '),
  verified: (day) => `vérifié le ${day}`,
  isDue: 'à vérifier de nouveau',
  wrongHint: 'Si la réponse est fausse, réponds « faux » et la personne responsable le saura.',
  notKnown: 'La base de connaissances ne le dit pas.',
  corrected: (title) => `« ${title} » est corrigé`,
  saidBefore: 'Avant :',
  saysNow: 'Maintenant :',
  notCorrected: (title, before) =>
    `« ${before} » ne figure pas à un seul endroit de « ${title} », je n’ai donc rien changé. Corrige-le sur sa page.`,
  notSure: 'Je ne suis pas sûr que la base de connaissances y réponde.',
  emptyBase:
    'Ta base de connaissances est encore vide. Envoie-moi ce que je dois savoir, ou écris à l’adresse de ton entreprise.',
  ownerAsked: (owner) => `Je demande à ${owner} et je t’écris dès qu’il y a une réponse.`,
  ownerAskedLater: (owner, when) =>
    `${owner} la recevra avec le prochain message de questions : ${when}. Je t’écris dès qu’il y a une réponse.`,
  ownerWasAsked: (owner, people) =>
    `La question est déjà chez ${owner} ; ${count(people, '# personne l’a posée', '# personnes l’ont posée')}. Je t’écris dès qu’il y a une réponse.`,
  onlyFiled: 'Elle est notée, et je t’écris dès qu’il y a une réponse.',
  yourTurn: 'Tu es responsable de cette base : réponds avec la réponse, et elle devient un brouillon.',
  isDraft: 'C’est un brouillon.',
  decide:
    'Réponds « publier » pour le publier ou « refuser » pour l’abandonner. Tout autre texte prend sa place.',
  waitsForManager: 'Il ne répond à personne tant qu’un responsable ne l’a pas approuvé.',
  keepRest: (title) =>
    `Ton mail dit aussi quelque chose. Cela attend comme brouillon « ${title} » : réponds « publier » pour le publier ou « refuser » pour l’abandonner.`,
  notKept: 'Seuls les responsables complètent cette base ; le reste de ton mail n’a pas été gardé.',
  filesNotKept: 'Seuls les responsables ajoutent des documents ; les fichiers n’ont pas été gardés.',
  version: (version) => `version ${version}`,
  pages: (read, total) => `${read} sur ${total} lues`,
  published: (title) => `« ${title} » est publié`,
  askersTold: (people) =>
    count(
      people,
      '# personne qui a posé la question est prévenue.',
      '# personnes qui ont posé la question sont prévenues.',
    ),
  declined: (title) => `« ${title} » est abandonné`,
  undoHint: 'Réponds #undo pour l’annuler.',
  verifiedUntil: (title, day) => `« ${title} » est vérifié ; je te redemande le ${day}`,
  verifiedForGood: (title) => `« ${title} » est vérifié`,
  notTrue: (title) =>
    `Récris « ${title} » sur sa page, ou réponds avec ce qui manque : ce sera ajouté à la fin.`,
  added: (title) => `Ajouté à « ${title} »`,
  markedWrong: 'Marquée comme fausse',
  markedRight: 'Marquée comme juste',
  wrongTold: (owner) =>
    `${owner} l’apprend avec ta question, et je t’écris dès qu’il y a une meilleure réponse.`,
  thanks: 'Merci : cela aide à la retrouver.',
  notYours: 'Il faut être responsable ou administrateur.',
  whatOf: 'Il n’y a ici ni brouillon, ni article, ni réponse dont il pourrait s’agir.',
  perhaps: 'Ceci aide peut-être',
  settledBy: (title) => `« ${title} » y répond désormais`,
  passedTo: (name) => `Je demande à ${name}`,
  nobodyNamed: (name) =>
    `Je ne sais pas qui est « ${name} ». Réponds « demande à » avec son nom complet, ou écris la réponse.`,
  whichArticle: 'De quel article s’agit-il ? Réponds « dans l’article » avec son titre, ou écris la réponse.',
  ownerWays: 'Pour la transmettre, réponds « demande à » et un nom. Pour l’abandonner, réponds « refuser ».',
  whichQuestion:
    'À quelle question est-ce la réponse ? Mets son numéro devant, par exemple « 2: À la porte 2. »',
  whyAsked:
    'Tu es sollicité parce que tu t’occupes de cette partie de la base de connaissances. Pour transmettre une question, réponds « demande à » et un nom.',
  stillOpen: 'La question à laquelle tu réponds attend encore ta réponse.',
  line: 'Base de connaissances',
  footer: 'Réponds `#stop` pour ne plus en entendre parler.',
  somebodyOutside: 'Une personne extérieure',
  question: {
    saidWrong: 'la réponse était fausse',
    subjectMany: (questions) => count(questions, '# question pour toi', '# questions pour toi'),
    introMany: 'On a demandé ce que la base de connaissances ne dit pas.',
    replyMany:
      'Réponds avec le numéro et la réponse, par exemple « 2: À la porte 2. », l’une sous l’autre. Chacune devient un brouillon, et dès qu’il est approuvé, les personnes qui ont demandé sont prévenues.',
    subject: (question) => `Une question pour toi : ${question}`,
    subjectWrong: (question) => `Une réponse fausse : ${question}`,
    intro: (asker) => `${asker} demande quelque chose que la base de connaissances ne dit pas.`,
    introWrong: (asker) => `${asker} dit que la réponse à cette question est fausse.`,
    asked: 'Question :',
    answered: 'La réponse était :',
    people: (people) => count(people, '# personne l’a posée.', '# personnes l’ont posée.'),
    reply:
      'Réponds à ce mail avec la réponse. Elle devient un brouillon, et dès qu’il est approuvé, les personnes qui ont demandé sont prévenues.',
    open: 'Répondre sur la page',
  },
  answer: {
    subject: (question) => `Réponse : ${question}`,
    intro: 'Ta question a maintenant une réponse.',
  },
  draft: {
    subject: (title) => `Un brouillon à approuver : ${title}`,
    intro: (author) => `${author} a écrit un brouillon pour la base de connaissances.`,
    answers: 'Il répond à :',
  },
  verify: {
    subject: (title) => `Est-ce toujours vrai ? ${title}`,
    intro: (day) => `Tu es responsable de cet article ; il devait être vérifié le ${day}.`,
    reply:
      'Réponds « toujours vrai » si c’est le cas. Sinon, modifie-le sur sa page, ou réponds avec ce qui manque : ce sera ajouté à la fin.',
    last: (day) => `Vérifié pour la dernière fois le ${day}.`,
  },
}
