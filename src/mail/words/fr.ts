// French, with "tu" throughout: the agents are colleagues. Signs of two parts have their space, which never breaks.
import { absenceFr } from './absence/fr.ts'
import { contractFr } from './contracts/fr.ts'
import { copilotFr } from './copilot/fr.ts'
import { documentFr } from './documents/fr.ts'
import type { MailWords } from './en.ts'
import { formsOf } from './forms.ts'
import { knowledgeFr } from './knowledge/fr.ts'
import { rulesFr } from './rules/fr.ts'
import { surveysFr } from './surveys/fr.ts'

const { number, decimal, count, and, or, weekday } = formsOf('fr')

const nth = { 1: 'premier', 2: 'deuxième', 3: 'troisième', 4: 'quatrième', last: 'dernier' } as const
const lateWords = (due: 'overdue' | 'today' | 'tomorrow', tasks: number) =>
  due === 'overdue'
    ? `${count(tasks, '# tâche', '# tâches')} en retard`
    : `${count(tasks, '# tâche', '# tâches')} pour ${due === 'today' ? 'aujourd’hui' : 'demain'}`
const tasksOf = (tasks: number) => count(tasks, '# tâche', '# tâches')
const priorities = { high: 'haute', medium: 'moyenne', low: 'basse' }

const kinds = {
  single: 'un choix unique',
  multiple: 'un choix multiple',
  ranked: 'un classement',
  yes_no: 'une question oui/non',
  approval: 'une approbation',
  schedule: 'un choix de dates',
}

export const fr: MailWords = {
  quote: (text) => `«\u00a0${text}\u00a0»`,
  list: and,
  choice: or,
  andOthers: (names, more) => `${names.join(', ')} et ${count(more, '# autre', '# autres')}`,
  noSubject: '(sans objet)',
  somebody: 'Quelqu’un',
  wrote: (date, name) => `Le ${date}, ${name} a écrit\u00a0:`,
  more: (left) => `Et ${number(left)} de plus.`,
  openTask: 'Ouvrir la tâche',
  openProject: 'Ouvrir le projet',
  due: (day) => `pour le ${day}`,
  priority: (priority) => `priorité ${priorities[priority]}`,
  switchOff: (setting, url) =>
    `Tu reçois ce mail parce que «\u00a0${setting}\u00a0» est activé dans tes réglages. Le désactiver\u00a0: ${url}`,
  settings: {
    newTaskAlerts: 'Nouvelles tâches',
    taskAssignments: 'Tâches qui me sont confiées',
    taskStatusChanges: 'Changements de statut',
    projectUpdates: 'Nouveautés des projets',
    taskDueReminders: 'Rappels d’échéance',
    weeklyDigest: 'Résumé de la semaine',
    morningMail: 'Mail du matin',
  },
  repeats({ unit, every, weekdays, day, nth: which }) {
    if (unit === 'workday') return 'chaque jour ouvré'
    const one = { day: 'chaque jour', week: 'chaque semaine', month: 'chaque mois' }[unit]
    const many = { day: 'jours', week: 'semaines', month: 'mois' }[unit]
    const often = every === 1 ? one : `${unit === 'week' ? 'toutes' : 'tous'} les ${every} ${many}`
    const days = and(weekdays.map(weekday))
    if (unit === 'week') return `${often} le ${days}`
    if (unit === 'day') return often
    const of = day === 1 ? '1er' : `${day ?? 1}`
    return `${often} le ${which === null ? of : `${nth[which]} ${days}`}`
  },

  receipt: {
    line: 'Réponse à ton mail',
    lineOf: (date) => `Réponse à ton mail du ${date}`,
    dear: (name) => (name ? `Bonjour ${name}.` : 'Bonjour.'),
    hello: (name) => (name ? `Bonjour ${name}\u00a0!` : 'Bonjour\u00a0!'),
    from: (subject) => `Tiré de «\u00a0${subject}\u00a0».`,
    fromIn: (subject, project) => `Tiré de «\u00a0${subject}\u00a0», dans le projet ${project}.`,
    inProject: (project) => `Dans le projet ${project}.`,
    changed: 'Modifié',
    open: 'Ouvrir',
    openTask: (task) => `Ouvrir la tâche ${task}`,
    keep: 'Dois-je garder ceci\u00a0?',
    doneNewOrNote:
      'Réponds «\u00a0fait\u00a0», «\u00a0nouveau\u00a0» pour une nouvelle tâche, ou «\u00a0note\u00a0».',
    byNumbers: (first, second) =>
      `Réponds avec les numéros que tu veux\u00a0: «\u00a0${first} et ${second}\u00a0».`,
    kindsByLetters: (first, second) =>
      `Réponds «\u00a0fait\u00a0», «\u00a0nouveau\u00a0» pour une nouvelle tâche, ou «\u00a0note\u00a0», par lettres\u00a0: «\u00a0${first} fait, ${second} note\u00a0».`,
    keepLink: 'Garder, modifier ou laisser tomber',
    yesOrNo: 'Réponds «\u00a0oui\u00a0» ou «\u00a0non\u00a0».',
    byLetters: (first, second) =>
      `Réponds «\u00a0oui\u00a0» pour tout garder, «\u00a0non\u00a0» pour ne rien garder, ou par lettres\u00a0: «\u00a0${first} oui, ${second} non\u00a0».`,
    notUnderstood: 'Je n’ai pas compris\u00a0:',
    claim: 'Il n’y a rien à installer.',
    claimBoard: 'Pour voir le tableau et le garder, fais de ce compte le tien.',
    claimMails: 'Pour retrouver tes mails et ce qu’ils ont donné, fais de ce compte le tien.',
    choosePassword: 'Choisir un mot de passe',
    correct: {
      plain: 'Une erreur\u00a0? Réponds avec tes mots',
      friendly: 'J’ai mal compris quelque chose\u00a0? Réponds simplement avec tes mots',
      formal: 'Si quelque chose n’est pas exact, il suffit de répondre en quelques mots',
    },
    orCommand: ', ou par une commande seule sur sa ligne\u00a0:',
    readBy: (model, seconds) =>
      `Lu par ${model ?? 'des règles'}${seconds === null ? '' : ` en ${decimal(seconds, 1)} s`}`,
    footer: (agent, readBy) =>
      `Envoyé par ${agent}. ${readBy} Réponds \`#stop\` pour quitter cette conversation.`,
    failed: (agent) => `${agent} n’a pas pu lire ce mail. On peut réessayer depuis le journal des mails.`,
    held: (agent) => `${agent} n’a pas encore lu ce mail. Il attend dans le journal des mails.`,
  },

  frame: {
    byRule: (rule: string) => `Selon ta règle « ${rule} ».`,
    unread: () => 'La lecture de ce mail prenait trop de temps\u00a0: rien n’y a été cherché.',
    commandsWork: (example) => `Les commandes comme ${example} marchent quand même.`,
    longMail: 'Le mail est très long\u00a0: seuls ses 200 premiers ko ont été lus.',
    hiddenText: 'Le mail contenait un texte invisible à la lecture\u00a0; il n’a pas été lu.',
    unreadMail: 'Ce mail n’a pas pu être lu',
    unreadParts: {
      encrypted: 'Ce mail est chiffré, je ne peux pas le lire. Envoyez-le sans chiffrement.',
      winmail: 'Ce mail est arrivé en winmail.dat, sans texte lisible. Envoyez-le en HTML ou en texte brut.',
      picture:
        'Ce mail n’a pas de texte, mais une image que je ne peux pas lire. Écrivez les mots dans le mail.',
      files: (names: string) =>
        `Ce mail n’a pas de texte, seulement ${names}. Écrivez dans le mail ce que vous voulez.`,
      inQuote:
        'Tes réponses semblent être dans le message cité, où je ne les distingue pas. Écris-les au-dessus.',
      invitation: (event) => `Une invitation: ${event}`,
      cancelledMeeting: (event) => `Cette réunion est annulée: ${event}`,
      span: (from, to) => `${from} à ${to}`,
      empty: 'Ce mail n’a pas de texte.',
    },
    strangerWaits:
      'Tu ne fais pas partie de cette conversation\u00a0: ce que tu as écrit attend quelqu’un qui en fait partie.',
    strangerNothing: () => 'Tu ne fais pas partie de cette conversation\u00a0: rien n’a été modifié.',
    noBudget: 'Le budget d’IA du jour est épuisé\u00a0: ce mail a été lu par des règles.',
    noAnswer:
      'Le fournisseur d’IA n’a pas donné de réponse utilisable\u00a0: ce mail a été lu par des règles.',
    foundByRules: (items) =>
      items === 1
        ? 'Les règles ont trouvé autre chose que le modèle a laissé de côté\u00a0; cela attend ta réponse.'
        : `Les règles ont trouvé ${items} autres choses que le modèle a laissées de côté\u00a0; elles attendent ta réponse.`,
    dropped: (items) =>
      count(
        items,
        '# élément a été écarté, car le mail ne le dit pas.',
        '# éléments ont été écartés, car le mail ne les dit pas.',
      ),
    undone: (changes, which) =>
      `Annulé\u00a0: ${count(changes, '# modification', '# modifications')}${which}.`,
    undoFirst: 'écris-la en premier, ou dans un mail à part',
    undoNothing: 'il n’y a rien de toi à annuler dans cette conversation',
    stays: (task) => `${task} a changé depuis et reste en l’état`,
    fieldStays: (task, field) => `${task}\u00a0: ${field}, modifié depuis, reste tel quel`,
    absenceStays: 'ton absence a été modifiée depuis et reste',
    nameStays: (record) => `${record}\u00a0: le nom a été modifié depuis et reste tel quel`,
    archivedStays: (record) => `${record} a changé d’état depuis (archivage ou retour) et reste ainsi`,
    movedOn: (record) => `${record} est entre-temps dans un autre projet et y reste`,
    homeGone: (record) => `${record} reste où elle est, car le projet d’origine n’existe plus`,
    fields: {
      title: 'le titre',
      description: 'le texte de la description',
      status: 'le statut',
      priority: 'le niveau de priorité',
      dueDate: 'le jour d’échéance',
      assigneeIds: 'le nom de qui s’en charge',
      blockedReason: 'ce qui la bloque',
      blockedByIds: 'ce qu’elle attend',
      repeats: 'le rythme',
    },
    help: (commands) => `Les commandes, chacune seule sur sa ligne\u00a0: ${commands}.`,
  },

  project: {
    alreadyIn: (name) => `c’est déjà dans «\u00a0${name}\u00a0»`,
    unknown: (name) =>
      `il n’y a pas de projet comme «\u00a0${name}\u00a0»\u00a0; écris son nom tel qu’il est dans l’application`,
    merged: (into, tasks) =>
      `fait maintenant partie de «\u00a0${into}\u00a0»${tasks > 0 ? `, avec ${tasksOf(tasks)}` : ''}\u00a0; réponds #undo pour l’en ressortir`,
    noTask: (numbers) => `il n’y a pas de tâche ${and(numbers.map(String))} ici`,
    moved: (task, into) => `est maintenant la #${task} de «\u00a0${into}\u00a0»`,
    soAlready: 'c’est déjà le cas',
    renamed: (name) => `s’appelle maintenant «\u00a0${name}\u00a0»`,
    archived: 'est archivé\u00a0; un mail dans ce fil qui change quelque chose le ramène',
    back: 'est sorti des archives',
    deleted: 'est supprimé avec ses tâches\u00a0; réponds #undo sous 30 jours pour le récupérer',
    sameName: (name) =>
      `plusieurs projets s’appellent «\u00a0${name}\u00a0»\u00a0; donne d’abord un autre nom à l’un d’eux`,
    which: (names, isMore) =>
      `quel projet\u00a0: ${or(names.map((name) => `«\u00a0${name}\u00a0»`))}${isMore ? ' ou encore un autre' : ''}\u00a0? Écris son nom entier`,
    wasDeleted: (name) => `«\u00a0${name}\u00a0» a été supprimé`,
    nothingDone: (day) =>
      `Rien de ton mail n’a été exécuté. La personne à qui appartient le projet peut le récupérer jusqu’au ${day}, sous «\u00a0Archived\u00a0» dans l’application\u00a0; écris alors de nouveau.`,
    writeAnew: (address) => `Pour quelque chose de nouveau, écris à ${address}.`,
    broughtBack: (name) => `«\u00a0${name}\u00a0» était archivé\u00a0; ton mail l’a ramené.`,
  },
  task: {
    tasks: tasksOf,
    changes: (changes) => count(changes, '# modification', '# modifications'),
    suggestions: (suggestions) => count(suggestions, '# suggestion', '# suggestions'),
    questions: (questions) => count(questions, '# question pour toi', '# questions pour toi'),
    nothing: 'Aucune tâche trouvée',
    notRead: (language: string) => `Ce mail semble être en ${language}, une langue que je ne lis pas`,
    keptAsComment: (task, title) => `Gardé en commentaire de #${task} «\u00a0${title}\u00a0»`,
    you: 'toi',
    waitsFor: (tasks) => `attend ${and(tasks)}`,
    dueCommand: (task) => `#due ${task} vendredi`,
    assignCommand: (task) => `#assign ${task} nom`,
    commands: ['#assign nom', '#due date', '#title texte', '#note texte'],
    commandHint: 'Ajoute le numéro de la tâche quand plusieurs sont ouvertes\u00a0: #done 2.',
    whichTask: (example) => `quelle tâche\u00a0? Écris son numéro\u00a0: ${example}`,
    others: (left) => `et ${number(left)} de plus`,
    isItDone: (title) => `«\u00a0${title}\u00a0», est-ce fait\u00a0?`,
    asks: { task: 'Est-ce une tâche\u00a0?', change: 'Dois-je modifier ceci\u00a0?' },
    noSuchTask: (task) => `il n’y a pas de tâche ${task} ici`,
    noted: (task) => `Noté dans la tâche ${task}.`,
    keptOpen: (said) => `reste à faire\u00a0; noté\u00a0: «\u00a0${said}\u00a0»`,
    keptNote: (said) => `noté\u00a0: «\u00a0${said}\u00a0»`,
    noThread:
      'Si ceci répond à un mail antérieur, je ne te connais pas dans cette conversation\u00a0: réponds à un mail que je t’ai envoyé, ou demande à son auteur de te mettre en copie.',
    onlyKept: 'Rien n’a changé\u00a0; tes mots restent en commentaire',
    onlyComment: (said) => `Gardé seulement en commentaire\u00a0: ${said.join(', ')}.`,
    sayIt: (task) =>
      `Pour modifier une tâche, dis laquelle\u00a0: «\u00a0${task} est fait\u00a0» ou «\u00a0${task} pour vendredi\u00a0».`,
    unmet: (task, those, other) =>
      `La tâche ${task} n’attend pas ${and(those)}. Si elle doit attendre, réponds avec les numéros ci-dessus\u00a0: «\u00a0${task} attend ${other}\u00a0».`,
    dueAsSet(days) {
      const when = days === 0 ? 'le jour du mail' : count(days, 'un jour plus tard', '# jours plus tard')
      return `Quand le mail ne donne pas de date, une tâche est à rendre ${when}\u00a0: c’est le réglage de cette adresse.`
    },
    ownerAsUsual: (owner) => `Une tâche sans nom est allée à ${owner}, comme d’habitude.`,
    dueAsUsual(days) {
      const when = days === 0 ? 'le jour du mail' : count(days, 'un jour plus tard', '# jours plus tard')
      return `Une tâche sans date est à rendre ${when}, comme d’habitude.`
    },
    is: {
      pending: 'est de nouveau à faire',
      progress: 'est en cours',
      blocked: 'est bloquée',
      review: 'est en relecture',
      done: 'est terminée',
    },
    blockedBy: (reason) => `est bloquée par ${reason}`,
    repeatsNow: (rhythm) => `revient ${rhythm}`,
    repeatsNoMore: 'ne revient plus',
    dueNow: (day) => `est maintenant pour le ${day}`,
    orDay: (ours, theirs) =>
      ours === null ? `échéance ${theirs}, ce que le mail ne dit pas` : `échéance ${ours} ou ${theirs}`,
    noDueNow: 'n’a plus d’échéance',
    assignedTo: (names) => `est confiée à ${and(names)}`,
    assignedToNobody: 'n’est confiée à personne',
    priorityNow: (priority) => `a maintenant une priorité ${priorities[priority]}`,
    titleNow: (title) => `s’appelle maintenant «\u00a0${title}\u00a0»`,
    dropped: 'est abandonnée et rejoint les tâches supprimées\u00a0; réponds #undo pour la reprendre',
    notNeeded: 'n’est plus nécessaire',
    cannotRepeat: 'reste comme elle est\u00a0: une tâche ne peut pas revenir ainsi',
    already: 'l’est déjà',
    next: (task, day) => `\u00a0; la suivante, #${task}, est pour le ${day}`,
    released: 'n’attend plus rien',
    waitsNotFor: (those) => `n’attend pas ${or(those)}`,
    itself: 'elle-même',
    isDone: (task) => `${task}, déjà terminée`,
    waitsForIt: (task) => `${task}, qui l’attend`,
    untilSaid:
      'jusqu’à ce que tu dises qu’elle reprend\u00a0: avec ces mots, elle ne peut pas attendre une tâche ouverte',
    keptAsTask: 'gardé comme tâche',
    changedAsAsked: 'modifié comme demandé',
    leftOut: 'laissé de côté',
    unknownLetter: 'rien n’attend de réponse sous cette lettre',
    youHave: (tasks) => `Tu as ${count(tasks, '# tâche ouverte', '# tâches ouvertes')}`,
    noneYet: 'Il n’y a pas encore de tâche dans cette conversation',
    doneOf: (done, all) => `${done} sur ${tasksOf(all)} ${done > 1 ? 'sont terminées' : 'est terminée'}`,
    moreInApp: (left) => `${left} de plus dans l’application.`,
    status: {
      pending: 'à faire',
      progress: 'en cours',
      blocked: 'bloquée',
      review: 'en relecture',
      done: 'terminée',
    },
    overdueSince: (day) => `en retard depuis le ${day}`,
  },

  digest: {
    none: 'Il n’y a pas de conversation à résumer',
    how: (agent) =>
      `Mets-moi en copie d’une conversation, transfère-m’en une, ou demande dans une réponse\u00a0: «\u00a0${agent}, qu’est-ce qui a été décidé\u00a0?\u00a0»`,
    nothingDone: 'Rien n’a été résumé',
    notSaid: 'Je n’ai trouvé dans la conversation aucune phrase qui y réponde.',
    noDecision: 'Je n’ai trouvé aucune décision dans cette conversation.',
    nothingOpen: 'Rien n’est décidé ni en suspens',
    nothing: 'Je n’ai rien trouvé à résumer',
    headings: {
      decision: 'Décidé',
      open: 'En suspens',
      question: 'Questions restées sans réponse',
      point: 'Qui a dit quoi',
    },
    decisions: (decisions) => count(decisions, '# décision', '# décisions'),
    open: (items) => count(items, '# point en suspens', '# points en suspens'),
    questions: (questions) => count(questions, '# question sans réponse', '# questions sans réponse'),
    thread: 'La conversation\u00a0:',
    mailsBy: (mails, names) => `${count(mails, '# mail', '# mails')} de ${names}.`,
    forPeople: (names) => `pour ${and(names)}`,
    somebody: 'quelqu’un',
  },

  contract: contractFr,

  knowledge: knowledgeFr,

  document: documentFr,
  survey: surveysFr,
  absence: absenceFr,
  rules: rulesFr,
  copilot: copilotFr,

  poll: {
    line: (author) => `Sondage de ${author}`,
    label: {
      ballot: 'Vote',
      ideas: 'Idées',
      reminder: 'Encore ouvert',
      options: 'Nouveaux choix',
      changed: 'Modifié',
      reopened: 'De nouveau ouvert',
      result: 'Résultat',
    },
    asksIdeas: (author) => `${author} te demande tes idées.`,
    howIdeas: 'Réponds à ce mail avec tes idées, une par ligne.',
    ideasThenVote: (moment) =>
      `Les idées sont recueillies jusqu’à ${moment}\u00a0; ensuite tout le monde vote.`,
    ideasUntil: (moment) => `idées jusqu’à ${moment}`,
    orOwnIdea: 'Tu peux aussi répondre avec ta propre idée\u00a0: elle s’ajoute aux choix.',
    ideaAdded: 'Il y a un nouveau choix. Ton vote reste, sauf si tu le changes.',
    collecting:
      'J’ai demandé des idées à tout le monde. Réponds «\u00a0voter maintenant\u00a0» et elles deviennent les choix\u00a0; sinon cela se fait à la fin.',
    ideasHelp: ['voter maintenant'],
    ideasKept: (ideas) => `Noté\u00a0: ${and(ideas)}`,
    namedSoFar: (ideas) => `Déjà proposé\u00a0: ${and(ideas)}.`,
    noIdea: 'Je n’ai pas trouvé d’idée dans ta réponse',
    asks: (author) => `${author} te demande ton vote.`,
    waits: (author) => `${author} attend ton vote.`,
    added: (author) => `${author} a ajouté des choix. Ton vote reste, sauf si tu le changes.`,
    changed: (author: string) =>
      `${author} a modifié ce sondage. Ton vote reste valable tant que tu ne le changes pas.`,
    writes: (author: string) => `${author} écrit\u00a0:`,
    reopened: (author) => `${author} a rouvert le sondage. Ton vote reste, sauf si tu le changes.`,
    isClosed: 'Le sondage est clos.',
    footer: (author) =>
      `Tu reçois ce mail parce que ${author} te pose la question. Réponds \`#stop\` pour ne plus entendre parler de ce sondage.`,
    ownFooter:
      'Tu reçois ce mail parce que c’est ta question. Réponds `#stop` pour ne plus entendre parler de ce sondage.',
    ways: {
      single: 'Réponds à ce mail avec ton choix, par son numéro ou avec tes mots.',
      multiple: 'Réponds à ce mail avec tout ce que tu veux, par numéros ou avec tes mots.',
      ranked: 'Réponds à ce mail avec ton ordre, le meilleur d’abord, par exemple «\u00a02, 1, 3\u00a0».',
      yes_no: 'Réponds à ce mail par oui ou par non, avec tes mots.',
      approval: 'Réponds à ce mail par oui ou par non\u00a0; dis pourquoi, si tu veux.',
      schedule:
        'Réponds à ce mail avec ce qui te convient, par exemple «\u00a01 me va, 2 si besoin, 3 non\u00a0», ou avec tes mots.',
    },
    fixed: { Yes: 'Oui', No: 'Non', Approve: 'Approuver', Decline: 'Refuser' },
    changeUntil: (moment) => `Tu peux changer ton vote jusqu’au ${moment}.`,
    timesIn: (zone) => `Les heures sont données dans ${zone}.`,
    zone: (zone) => `le fuseau ${zone}`,
    zoneOfOffset: (offset) => `le fuseau UTC${offset}`,
    voteOnPage: 'Voter sur la page',
    seePoll: 'Voir le sondage',
    howItCounts: 'Comment on compte',
    anonymous:
      'Le vote est anonyme\u00a0: personne ne voit qui a voté pour quoi, pas même l’auteur du sondage.',
    hidden: 'Les résultats restent cachés jusqu’à la fin.',
    quorum: (votes) => count(votes, 'Il compte à partir de # vote.', 'Il compte à partir de # votes.'),
    majority: 'Plus de la moitié des votes décide.',
    all: 'Tout le monde doit être d’accord.',
    invited: 'Une invitation pour ton agenda est jointe.',
    decidedBy: (author) => `Décidé par un sondage de ${author}.`,
    of: (votes, all) => `${votes} sur ${all}`,
    ifNeedBe: (votes) => `${votes} à la rigueur`,
    firstChoices: 'Premiers choix',
    votes: (votes) => count(votes, '# vote', '# votes'),
    yourDecision: 'À toi de décider\u00a0:',
    answerWith: (options) => `réponds à ce mail par ${or(options)}.`,
    range: (start, end) => `${start} à ${end}`,
    noneOfThem: 'aucun',
    yesTo: (options) => `oui à ${options}`,
    maybeTo: (options) => `à la rigueur ${options}`,
    noTo: (options) => `non à ${options}`,
    anOption: 'un choix',
    decided: (option) => `Décidé\u00a0: ${option}`,
    tie: (options) => `Égalité entre ${and(options)}`,
    leads: (option, but) =>
      `${option} est en tête, ${
        {
          majority: 'mais sans majorité',
          all: 'mais tout le monde n’est pas d’accord',
          required: 'mais toutes les approbations nécessaires ne sont pas là',
        }[but]
      }`,
    shortOf: (votes, missing) =>
      `${votes === 0 ? 'Personne n’a' : count(votes, 'Une seule personne a', 'Seules # personnes ont')} voté\u00a0; il manque ${count(missing, 'encore # vote', 'encore # votes')}`,
    nobodyVoted: 'Personne n’a voté',
    nobodyWants: 'Personne n’a dit oui à un seul choix',
    draft: 'brouillon',
    asked: (people) => count(people, '# personne interrogée', '# personnes interrogées'),
    closes: (moment) => `se termine le ${moment}`,
    wroteToNobody:
      'Je n’ai écrit à personne, car je n’étais qu’en copie\u00a0: les personnes de ton mail peuvent voter en répondant à tous.',
    wroteToNobodyUnproved:
      'Je n’ai écrit à personne, car rien ne prouve que ce mail vient de toi\u00a0: les personnes de ton mail peuvent voter en répondant à tous.',
    draftHelp: ['envoyer'],
    help: ['terminer', 'résultats', 'jusqu’à vendredi', 'ajouter\u00a0: un autre choix'],
    options: 'Choix',
    voted: (vote) => `Ton vote est compté\u00a0: ${vote}`,
    wordsKept: 'Tes mots sont avec le sondage',
    leftOut: (question) => `Un mail pose une seule question. Envoie-moi l’autre à part\u00a0: ${question}`,
    youWrote: 'Tu as écrit\u00a0:',
    understood: (vote) => `Pour l’instant je comprends\u00a0: ${vote}.`,
    voteStays: (vote) => `Ton vote précédent reste\u00a0: ${vote}. Que dois-je changer\u00a0?`,
    nobodySaidYes: (option) =>
      `Personne n’a dit oui à ${option}. Pour le choisir quand même, renvoie le même message.`,
    notClosedYet: 'Le sondage n’est pas encore clos',
    notDecidedYet: 'Rien n’est encore décidé',
    ahead: (option) => `En tête\u00a0: ${option}`,
    remarks: 'Ce que les gens ont écrit avec leur vote',
    withWords: 'Avec tes mots\u00a0:',
    lastOne: 'C’était le dernier attendu\u00a0: le sondage est clos, et tout le monde reçoit le résultat.',
    changeByReply: (moment) => `Tu peux le changer par une autre réponse jusqu’au ${moment}.`,
    notCounted: 'Je n’ai compté aucun vote',
    noVoteHere: 'Il n’y a pas encore de vote dans cette conversation',
    howToAsk:
      'La personne qui a posé la question peut me l’envoyer avec ses choix\u00a0; tout le monde recevra alors un bulletin.',
    noQuestion: 'Je n’ai trouvé aucune question à mettre au vote',
    how: 'Écris-moi une question avec ses choix, par exemple «\u00a0On se voit mardi à 10:00 ou mercredi à 14:00\u00a0?\u00a0»',
    gone: 'Ce sondage n’existe plus',
    aListHasNoVote: 'Une liste de diffusion n’a pas de vote',
    listsHaveNoVote: (lists: readonly string[]) =>
      `${and(lists)} ${lists.length === 1 ? 'est une liste de diffusion et n’a' : 'sont des listes de diffusion et n’ont'} pas de vote\u00a0: ajoute sur la page les personnes qui doivent voter.`,
    kindSent: (kind) => `C’est ${kinds[kind]}, et c’est envoyé`,
    kindNow: (kind) => `C’est maintenant ${kinds[kind]}`,
    sendChoices: 'Réponds avec les choix, un par ligne, et j’interroge tout le monde.',
    addVoters: 'Il n’y a encore personne à interroger\u00a0: ajoute les gens sur la page.',
    saySend: 'Réponds «\u00a0envoyer\u00a0» pour interroger tout le monde.',
    ownLink: {
      intro:
        'Une réponse à ton bulletin est arrivée en ton nom, et rien n’a prouvé qu’elle vient de toi. Elle ne compte pas.',
      yours: 'Si c’était toi, vote sur ta propre page\u00a0: ce lien suffit.',
      others: 'Si ce n’était pas toi, il n’y a rien à faire\u00a0: ton vote est resté tel quel.',
      footer:
        'Envoyé au plus une fois par jour et par sondage. Réponds `#stop` pour ne plus rien recevoir de ce sondage.',
      subject: (question) => `Merci de voter sur ta page\u00a0: ${question}`,
    },
    nobodyToAsk:
      'Il n’y a encore personne à interroger\u00a0: écris aux gens et à moi dans un même mail, ou ajoute-les sur la page.',
    unsureOptions:
      'Je ne suis pas sûre des choix que tu veux dire\u00a0: jette un œil, et réponds «\u00a0envoyer\u00a0» pour interroger tout le monde.',
    unsureKind:
      'Je ne suis pas sûre de la façon de voter\u00a0: jette un œil, et réponds «\u00a0envoyer\u00a0» pour interroger tout le monde.',
    notAsked: 'Tu n’es pas parmi les personnes interrogées\u00a0: ton vote n’est pas compté.',
    nothingToCount: 'Rien à compter',
    asksBack: {
      unclear: 'Je ne suis pas sûre de ton choix. Réponds par un numéro, ou vote sur la page.',
      'unknown option':
        'Ce que tu nommes n’est pas parmi les choix. Réponds par un numéro, ou vote sur la page.',
      'somebody else':
        'Je ne compte que le vote de chacun pour soi\u00a0: ceux pour qui tu parles peuvent répondre eux-mêmes.',
      hidden:
        'Je ne dis pas comment les autres ont voté, donc je ne peux pas voter comme eux. Réponds par un numéro.',
    },
    nothingToDo: 'Rien à faire',
    closedNow: 'Le sondage est clos',
    decidedNow: 'Décidé',
    nobodyToRemind: 'Il n’y a plus personne à relancer',
    reminded: (people) => count(people, '# personne est relancée', '# personnes sont relancées'),
    sentOut: 'Le sondage est envoyé',
    openAgainUntil: (moment) => `Le sondage est de nouveau ouvert jusqu’au ${moment}`,
    openUntil: (moment) => `Le sondage est ouvert jusqu’au ${moment}`,
    optionsAdded: (options) => count(options, '# choix est ajouté', '# choix sont ajoutés'),
    soFar: 'Le résultat pour l’instant',
    haveVoted: (voted, all) => `${voted} sur ${all} ${voted > 1 ? 'ont' : 'a'} voté`,
    hiddenUntilClosed: 'Les résultats restent cachés jusqu’à la fin du sondage.',
    tooLate: 'Le sondage est clos\u00a0: ton vote n’est pas compté',
    noneYet: 'Tu n’as pas encore de sondage',
    polls: (polls) => count(polls, '# sondage', '# sondages'),
    yourPolls: 'Tes sondages',
    tooFewVotes: 'Moins de quatre personnes ont voté, donc personne ne voit les chiffres.',
    hiddenUntilEnd: 'Caché jusqu’à la fin',
    votedOf: (voted, all) => `${count(voted, '# vote', '# votes')} sur ${all}`,
    status: { draft: 'brouillon', open: 'ouvert', closed: 'clos' },
    faults: {
      'Only who asked can do that': 'Seul l’auteur du sondage peut faire cela',
      'This poll is closed': 'Ce sondage est clos',
      'The poll is closed': 'Le sondage est clos',
      'This poll is still open': 'Ce sondage est encore ouvert',
      'This poll is open': 'Ce sondage est ouvert',
      'The poll is not open': 'Le sondage n’est pas ouvert',
      'This poll has no such option': 'Ce choix n’existe pas dans ce sondage',
      'This poll asks for no ranking': 'Ce sondage ne demande pas de classement',
      'A poll needs at least two options': 'Il faut au moins deux choix pour un sondage',
      'A poll has at most 60 options': 'Un sondage a au plus 60 choix',
      'This poll has the same two answers always': 'Ce sondage a toujours les deux mêmes réponses',
      'The poll cannot end in the past': 'Le sondage ne peut pas finir dans le passé',
      'I found no new end': 'Je n’ai pas trouvé de nouvelle fin',
      'Say of at least one time whether it suits you': 'Dis pour au moins un horaire s’il te convient',
      'Choose one option': 'Choisis une possibilité',
      'Choose at least one option': 'Choisis au moins une possibilité',
      'Say which option comes first': 'Dis quel choix vient en premier',
      'Two options have the same place': 'Deux choix ont la même place',
    },
  },

  votePage: {
    asksYou: (author, others) =>
      `${author} te pose la question${others === 0 ? '' : `, à toi et à ${count(others, '# autre personne', '# autres personnes')}`}.`,
    voteAs: 'Tu votes en tant que #.',
    closes: (moment) => `Se termine le ${moment}`,
    isClosed: 'Ce sondage est clos',
    counted: 'Ton vote est compté. Tu peux le changer ici jusqu’à la fin du sondage.',
    countedLast: 'Ton vote est compté. C’était le dernier attendu\u00a0: le sondage est clos.',
    anonymous: 'Le vote est anonyme\u00a0: personne ne voit qui a voté pour quoi.',
    lineFor: (author) => `Un mot pour ${author}`,
    addLineFor: (author) => `Ajouter un mot pour ${author}`,
    send: 'Envoyer mon vote',
    canChange: 'Tu peux le changer jusqu’à la fin du sondage.',
    yes: 'Oui',
    maybe: 'À la rigueur',
    no: 'Non',
    resultsLater: 'Les résultats viendront à la fin du sondage.',
    left: 'Tu as quitté ce sondage',
    noMoreMail: 'Tu ne recevras plus de mail à son sujet.',
    leaveQuestion: 'Quitter ce sondage\u00a0?',
    leaveMeans: 'Tu ne recevras plus de mail à son sujet. Un vote déjà donné compte toujours.',
    leave: 'Quitter',
    unknownLink: 'Ce lien ne marche pas',
    unknownLinkWhy:
      'Il est peut-être coupé, ou le sondage n’existe plus. Réponds plutôt au mail, ou demande un nouveau lien.',
  },

  reminder: {
    heading: { overdue: 'C’était pour hier', today: 'Pour aujourd’hui', tomorrow: 'Pour demain' },
    one: (due, title) =>
      `${{ overdue: 'En retard', today: 'Pour aujourd’hui', tomorrow: 'Pour demain' }[due]}\u00a0: ${title}`,
    many: (due, tasks) => lateWords(due, tasks),
    part: (due, tasks) =>
      `${tasks} ${{ overdue: 'en retard', today: 'pour aujourd’hui', tomorrow: 'pour demain' }[due]}`,
    mixed: (tasks, parts) => `${tasksOf(tasks)}\u00a0: ${parts.join(', ')}`,
    intro: (day, tasks) =>
      `Nous sommes le ${day}. ${tasks === 1 ? 'Cette tâche est à ton nom' : 'Ces tâches sont à ton nom'}.`,
    openMyTasks: 'Ouvrir mes tâches',
  },

  week: {
    subject: (parts) => `Ta semaine\u00a0: ${parts.join(', ')}`,
    overdue: (tasks) => `${tasks} en retard`,
    due: (tasks) => `${tasks} à rendre`,
    waiting: (tasks) => `${tasks} en attente`,
    done: (tasks) => count(tasks, '# terminée', '# terminées'),
    intro: (from, to) => `Du ${from} au ${to}.`,
    headings: {
      overdue: 'En retard',
      due: 'Pour cette semaine',
      waiting: 'Tu attends',
      done: 'Terminé la semaine dernière',
    },
  },

  ownReminder: {
    line: 'Ton rappel',
    subject: (about) => `Rappel\u00a0: ${about}`,
    intro: (day) => `Le ${day}, tu as demandé qu\u2019on te le rappelle.`,
    footer: 'Envoyé parce que tu l\u2019as demandé, une seule fois.',
  },

  chase: {
    line: 'Attend ta réponse',
    subject: (waiter, what) => `${waiter} attend\u00a0: ${what}`,
    tasksIn: (tasks, project) => `${tasksOf(tasks)} dans ${project}`,
    intro: (waiter, tasks) =>
      `${waiter} aimerait savoir où ${tasks === 1 ? 'en est cette tâche' : 'en sont ces tâches'} à ton nom. Réponds à ce mail avec tes mots\u00a0: «\u00a0terminé\u00a0», «\u00a0il me faut jusqu’à vendredi\u00a0», ou ce qui bloque.`,
    introInApp: (waiter, tasks) =>
      `${waiter} aimerait savoir où ${tasks === 1 ? 'en est cette tâche' : 'en sont ces tâches'} à ton nom. ${tasks === 1 ? 'Ouvre-la' : 'Ouvre-les'} et laisse un commentaire, ou change le statut.`,
    often: (days, waiter) =>
      `Envoyé au plus ${count(days, 'une fois par jour', 'tous les # jours')} jusqu’à ta réponse, à la demande de ${waiter}.`,
    leave: 'Réponds `#stop` pour quitter la conversation.',
    noMore: (url) => `Ne plus recevoir de mails sur tes tâches\u00a0: ${url}`,
  },

  invitation: {
    line: 'Tes entreprises',
    roles: { member: 'membre', manager: 'responsable', admin: 'administrateur' },
    subject: (inviter, company) => `${inviter} t’invite à rejoindre ${company}`,
    intro: (company, role) =>
      `Ton rôle chez ${company} serait\u00a0: ${role}. Ses projets et ses agents seraient alors aussi les tiens.`,
    open: 'Ouvrir l’invitation',
    below: (address, day, company) =>
      `Elle est réservée à ${address} et sert une seule fois, jusqu’au ${day}. Si ${company} ne te dit rien, il n’y a rien à faire.`,
    footer: (inviter) => `Envoyé parce que ${inviter} a invité cette adresse.`,
  },

  serverInvitation: {
    line: 'Ton compte',
    subject: (owner: string) => `${owner} t’invite sur Mailcrew`,
    intro:
      'Tu peux créer un compte sur ce serveur. Écris à un agent, et le travail que contient ton message est organisé.',
    open: 'Créer ton compte',
    below: (address: string) =>
      `L’invitation vaut pour ${address} seulement, qui doit être confirmée. Si tu ne veux pas de compte, il n’y a rien à faire.`,
    footer: (owner: string) => `Envoyé parce que ${owner} a invité cette adresse.`,
  },

  account: {
    line: 'Ton compte',
    confirmation: {
      subject: 'Confirme ton adresse',
      intro: 'Une fois cette adresse confirmée, les mails qui en viennent seront traités comme les tiens.',
      button: 'Confirmer cette adresse',
      below:
        'Le lien sert une seule fois, pendant 24 heures. Si tu n’as pas ouvert de compte, il n’y a rien à faire.',
      footer: 'Envoyé parce que quelqu’un a ouvert un compte avec cette adresse.',
    },
    addressChange: {
      subject: 'Confirme ta nouvelle adresse',
      intro:
        'Un compte demande à utiliser cette adresse. Elle sera la sienne dès que le lien sera ouvert là où ce compte est connecté.',
      button: 'Utiliser cette adresse',
      below:
        'Le lien sert une seule fois, pendant 24 heures. Si la demande ne vient pas de toi, il n’y a rien à faire.',
      footer: 'Envoyé parce que quelqu’un a demandé à utiliser cette adresse pour son compte.',
    },
    reset: {
      subject: 'Choisis un nouveau mot de passe',
      intro: 'Quelqu’un a demandé un nouveau mot de passe pour ton compte.',
      button: 'Choisir un nouveau mot de passe',
      below:
        'Le lien sert une seule fois, pendant 60 minutes. Si ce n’était pas toi, il n’y a rien à faire\u00a0: ton mot de passe reste le même.',
      footer: 'Envoyé parce qu’un nouveau mot de passe a été demandé avec cette adresse.',
    },
    claim: {
      subject: 'Fais de ce compte le tien',
      intro: 'Tes mails aux agents ont donné un tableau. Avec un mot de passe, tu peux l’ouvrir.',
      button: 'Ouvrir ton compte',
      below:
        'Le lien sert une seule fois, pendant 30 jours. Si la demande ne vient pas de toi, il n’y a rien à faire.',
      footer: 'Envoyé parce qu’un nouveau lien a été demandé.',
    },
    newsFooter: 'Envoyé parce que cela change la façon d’ouvrir ton compte.',
    notYou: (url) => `Si ce n’était pas toi, choisis un nouveau mot de passe\u00a0: ${url}`,
    passwordChanged: 'Ton mot de passe a été changé',
    signedOut:
      'Un nouveau mot de passe a été choisi pour ton compte, et tous les autres navigateurs ont été déconnectés.',
    keysEnded:
      'Ses clés d’API et son lien d’agenda ne valent plus non plus\u00a0: crées-en d’autres dans les réglages.',
    passwordAdded: 'Ton compte a maintenant un mot de passe',
    passwordAddedIntro: 'Ton compte s’ouvre maintenant aussi avec ton adresse et un mot de passe.',
    factorAdded: 'Ton compte a un second facteur',
    factorAddedIntro:
      'La connexion le demande maintenant aussi. Tous les autres navigateurs ont été déconnectés.',
    factorRemoved: 'Le second facteur de ton compte a été retiré',
    factorRemovedIntro:
      'Ton mot de passe seul ouvre maintenant ton compte. Tous les autres navigateurs ont été déconnectés.',
    oneFactorRemoved: 'Un second facteur de ton compte a été retiré',
    oneFactorRemovedIntro:
      'Ton compte en a encore un autre. Tous les autres navigateurs ont été déconnectés.',
    codesMade: 'Ton compte a de nouveaux codes de récupération',
    codesMadeIntro: 'Les précédents ne servent plus.',
    wayRemoved: 'Un moyen d’ouvrir ton compte a été retiré',
    googleUnlinkedIntro: 'Google ne l’ouvre plus.',
    passwordRemovedIntro: 'Le mot de passe ne l’ouvre plus.',
    googleLinked: 'Google est maintenant lié à ton compte',
    googleLinkedIntro: (settings) =>
      `Ton compte s’ouvre maintenant aussi avec Google. Si ce n’était pas toi, supprime ce lien sous ${settings} et choisis un nouveau mot de passe.`,
    addressChanged: 'L’adresse de ton compte a été changée',
    addressChangedIntro: (address) =>
      `Ton compte a maintenant l’adresse ${address}. Les mails envoyés de l’adresse où tu lis ceci ne sont plus traités comme les tiens. Si ce n’était pas toi, écris à la personne qui gère ce serveur.`,
  },

  held: {
    line: 'Mails retenus',
    subject: (mails) =>
      count(mails, '# mail en ton nom attend ta décision', '# mails en ton nom attendent ta décision'),
    intro: (mails) =>
      count(
        mails,
        '# mail en ton nom est arrivé chez un agent, et rien ne prouve qu’il vient de toi. Rien n’a été fait pour l’instant.',
        '# mails en ton nom sont arrivés chez un agent, et rien ne prouve qu’ils viennent de toi. Rien n’a été fait pour l’instant.',
      ),
    button: 'Voir et décider',
    below: 'Pour ce qui ne vient pas de toi, il n’y a rien à faire\u00a0: c’est supprimé après 14 jours.',
    footer: (settings) =>
      `Envoyé au plus une fois par jour. Tu peux désactiver les mails dans tes réglages\u00a0: ${settings}`,
  },

  undelivered: {
    line: 'Mail non distribu\u00e9',
    subject: (subject) => `Non distribu\u00e9 : ${subject}`,
    gone: (address, subject) =>
      `\u00ab ${subject} \u00bb n\u2019est pas arriv\u00e9 \u00e0 ${address} : cette adresse ne re\u00e7oit pas de mails. Elle est peut-\u00eatre mal \u00e9crite, ou n\u2019existe plus.`,
    refused: (address, subject) =>
      `\u00ab ${subject} \u00bb n\u2019est pas arriv\u00e9 \u00e0 ${address} : le serveur de cette adresse ne l\u2019a pas accept\u00e9.`,
    status: (code) => `Ce serveur a r\u00e9pondu avec le code ${code}.`,
    stopped:
      'Plus rien n\u2019est envoy\u00e9 \u00e0 cette adresse pour toi, jusqu\u2019\u00e0 ce que tu le permettes de nouveau dans tes r\u00e9glages.',
    goesOn: 'Seul ce mail est perdu : le prochain \u00e0 cette adresse part comme d\u2019habitude.',
    button: 'Voir les adresses qui ne re\u00e7oivent pas de mails',
    footer: (settings) =>
      `Envoy\u00e9 une fois pour un mail de toi qui est revenu. Tu peux d\u00e9sactiver les mails dans tes r\u00e9glages : ${settings}`,
  },

  flood: {
    subject: (address) => `Tes mails à ${address}`,
    line: 'Beaucoup de mails à la fois',
    title: (most) => `Plus de ${most} mails en 10 minutes`,
    intro: (mails, address) =>
      `${mails} mails de toi sont arrivés chez ${address}. Tous sont traités, un peu plus lentement, et ce seul mail remplace les réponses à chacun.`,
    button: 'Voir ce qu’ils ont donné',
    footer: 'Envoyé au plus une fois en dix minutes.',
  },

  paused: {
    line: 'Rien n’a été fait',
    title: 'Cet agent est en pause',
    intro: (address) =>
      `Ton mail est arrivé chez ${address}, qui est en pause pour toi. Réactive-le sur sa page et renvoie le mail.`,
    button: 'Ouvrir le journal des mails',
    footer: 'Envoyé au plus une fois par jour.',
  },

  alert: {
    answer:
      'Réponds avec tes propres mots, par exemple «\u00a0fait\u00a0» ou «\u00a0il me faut jusqu’à vendredi\u00a0».',
    noAnswers: 'Les réponses à ce mail ne sont pas lues.',
    assigned: {
      one: (title) => `Pour toi\u00a0: ${title}`,
      many: (tasks, project) => `${tasksOf(tasks)} pour toi dans ${project}`,
      intro: (who, tasks, project) =>
        `${who} t’a confié ${count(tasks, 'une tâche', '# tâches')} dans «\u00a0${project}\u00a0».`,
    },
    made: {
      one: (title) => `Nouvelle tâche tirée de ton mail\u00a0: ${title}`,
      many: (tasks, project) =>
        `${count(tasks, '# nouvelle tâche', '# nouvelles tâches')} de ton mail dans ${project}`,
      intro: (who, tasks, project) =>
        `${who} a tiré de ton mail ${count(tasks, 'une tâche', '# tâches')} dans «\u00a0${project}\u00a0».`,
    },
    status: {
      one: (title) => `Nouveau statut\u00a0: ${title}`,
      many: (tasks, project) => `Nouveau statut pour ${tasksOf(tasks)} dans ${project}`,
      intro: (who, tasks, project) =>
        `${who} a changé le statut de ${count(tasks, 'une tâche', '# tâches')} dans «\u00a0${project}\u00a0».`,
    },
    mail: {
      one: (title) => `Nouveau mail dans un projet\u00a0: ${title}`,
      many: (mails, project) => `${count(mails, '# nouveau mail', '# nouveaux mails')} dans ${project}`,
      intro: (who, mails, project) =>
        `${who} a écrit ${count(mails, 'un mail', '# mails')} dans «\u00a0${project}\u00a0».`,
    },
    itIs: (what) => `Elle ${what}`,
    from: (name) => `de ${name}`,
    somebody: 'quelqu’un',
    newRecords: (kind, records, [one, many]) => {
      if (kind === 'task') return count(records, '# nouvelle tâche', '# nouvelles tâches')
      if (kind === 'poll') return count(records, '# nouveau sondage', '# nouveaux sondages')
      if (kind === 'article') return count(records, '# nouvel article', '# nouveaux articles')
      if (kind === 'question') return count(records, '# question ouverte', '# questions ouvertes')
      return count(records, `# ${one}`, `# ${many}`)
    },
    changes: (changes) => count(changes, '# modification', '# modifications'),
  },

  followUps: {
    became: 'Ce que vos réponses sont devenues',
    task: (title) => `tâche « ${title} »`,
    poll: (title) => `sondage « ${title} »`,
    states: {
      open: 'ouverte',
      done: 'terminée',
      draft: 'pas encore envoyé',
      voting: 'vote en cours',
      decided: 'décidé',
      undecided: 'clos sans décision',
      left: 'laissé tel quel',
    },
    decided: (option) => `décidé : ${option}`,
    ask: 'Rien n’en est encore sorti. Que faut-il en faire ? Cette question n’est posée qu’une fois.',
    how: 'Répondez « une tâche de 1 », « un sondage sur 1 » ou « laisse 1 ». Un sondage part aussitôt à tous ceux qui lisent ceci.',
    howSurvey:
      'Répondez « une tâche de 1 », « un sondage sur 1 » ou « laisse 1 » : toutes les personnes interrogées voient ce qui en sort.',
    headline: 'Ce qui en sort',
    taskTitle: (about) => `Examiner ${about}`,
    taskText: 'D’après ce que l’équipe a dit.',
    question: (about) => `Que faire au sujet de ${about} ?`,
    options: ['Agir maintenant', 'Examiner d’abord', 'Laisser tel quel'],
    left: (about) => `${about} est laissé tel quel.`,
    already: (about) => `Quelque chose est déjà sorti de ${about} ; rien n’a été fait deux fois.`,
    gone: (about) => `Il n’est plus question de ${about}.`,
    which: 'Lequel ? Répondez avec son numéro.',
    noSuch: (place) => `Ce message n’a pas de numéro ${place}.`,
    managers: 'Seuls les managers peuvent dire ce qui en sort.',
  },

  polling: {
    tooSmall: (people, needed) =>
      `Avec ${count(people, '# personne', '# personnes')}, ton équipe est trop petite pour des sujets : un sujet n’apparaît que si ${needed} personnes l’ont évoqué.`,
    noTopics: (needed) => `Aucun sujet n’a été évoqué par ${needed} personnes.`,
    nothingYet: (needed) =>
      `Rien ne peut encore être dit : il faut des mails d’au moins ${needed} personnes.`,
    filed: (agent) => `Classé chez ${agent}`,
    counts: (people) =>
      `Cela compte dans les chiffres dès que ${people} personnes au moins ont écrit. Personne n’apprend que c’était toi.`,
    unnamed: 'Personne n’apprend que c’était toi.',
    smallTeam: (members, needed) =>
      `Ton équipe compte ${count(members, '# personne', '# personnes')}. Un sujet s’affiche dès que ${needed} l’ont mentionné : certaines semaines, il n’y en aura donc pas.`,
    paused: (agent) => `${agent} est en pause\u00a0: ton texte n’a pas été classé.`,
    nothing: 'Il n’y avait rien à classer',
    how: 'Écris quelques phrases avec tes propres mots\u00a0; pas besoin de formulaire.',
    already: 'Ce mail est déjà classé',
    line: 'Deux petites questions',
    subject: (agent) => `${agent}\u00a0: comment s’est passée ta semaine\u00a0?`,
    intro: (name) => `${name ? `${name}, deux` : 'Deux'} questions, à répondre avec tes propres mots.`,
    questions: {
      t5t: 'Quelles sont les choses les plus importantes sur lesquelles tu travailles\u00a0?',
      customer_intelligence: 'Qu’as-tu entendu chez les clients\u00a0?',
      innovation_radar: 'Quelle idée devrions-nous essayer\u00a0?',
      culture_pulse: 'Comment as-tu vécu le travail cette semaine\u00a0?',
      competitive_intelligence: 'Qu’as-tu vu chez d’autres sur notre marché\u00a0?',
      updates: 'Qu’est-ce qui a compté le plus cette semaine\u00a0?',
    },
    second: 'Qu’est-ce qui te gêne, ou devrait changer\u00a0?',
    last: 'Ce que tu as écrit la dernière fois\u00a0:',
    reply: 'Réponds à ce mail. Ce que tu écris compte sans ton nom.',
    footer: (asker) =>
      `Tu reçois ce mail parce que ${asker} interroge son équipe. Réponds «\u00a0pause\u00a0» pour sauter quatre semaines, ou «\u00a0arrêter\u00a0» pour ne plus en recevoir.`,
    reminder: 'Ta réponse est toujours la bienvenue\u00a0; deux phrases suffisent.',
    digest: {
      subject: (agent) => `${agent}\u00a0: ce que dit l’équipe`,
      intro: 'Ce qui ressort des réponses, sans aucun nom.',
      took: (people, of) => `${number(people)} personnes sur ${number(of)} ont écrit.`,
      mood: (score) => `L’humeur est à ${number(score)} sur 100.`,
      change: (points) =>
        `Elle a ${points < 0 ? 'baissé' : 'monté'} de ${count(Math.abs(points), '# point', '# points')}.`,
      topics: 'Ce qui est revenu le plus',
      mails: (mails) => count(mails, '# mail', '# mails'),
      insights: 'À regarder',
      open: 'Tout voir',
      footer: (asker) =>
        `Tu reçois ce mail parce que ${asker} t’a demandé une réponse. Réponds «\u00a0arrêter\u00a0» pour ne plus en recevoir.`,
    },
    pausedUntil: (day) => `On ne te demande plus rien avant le ${day}.`,
    left: (agent) =>
      `${agent} ne te demande plus rien. Réponds «\u00a0reprendre\u00a0» si tu changes d’avis.`,
    back: (agent) => `${agent} te pose de nouveau ses questions.`,
  },

  comment: {
    line: (task) => `Commentaire sur la tâche ${task}`,
    intro: (project) => `Dans le projet «\u00a0${project}\u00a0».`,
    wrote: (author) => `${author} a écrit\u00a0:`,
    footer:
      'Réponds à ce mail, et ta réponse devient un commentaire de la tâche. Réponds `#stop` pour quitter cette conversation.',
  },
}
