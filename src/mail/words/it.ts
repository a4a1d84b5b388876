// Italian, with "tu" throughout: the agents are colleagues.
import { absenceIt } from './absence/it.ts'
import { contractIt } from './contracts/it.ts'
import { copilotIt } from './copilot/it.ts'
import { documentIt } from './documents/it.ts'
import type { MailWords } from './en.ts'
import { formsOf } from './forms.ts'
import { knowledgeIt } from './knowledge/it.ts'
import { rulesIt } from './rules/it.ts'
import { surveysIt } from './surveys/it.ts'

const { number, decimal, count, and, or, weekday } = formsOf('it')

const nth = { 1: 'primo', 2: 'secondo', 3: 'terzo', 4: 'quarto', last: 'ultimo' } as const
const dueWords = { overdue: 'in ritardo', today: 'per oggi', tomorrow: 'per domani' }
const tasksOf = (tasks: number) => count(tasks, '# attività', '# attività')
const priorities = { high: 'alta', medium: 'media', low: 'bassa' }

const kinds = {
  single: 'una scelta sola',
  multiple: 'più scelte',
  ranked: 'una classifica',
  yes_no: 'una domanda sì/no',
  approval: 'un’approvazione',
  schedule: 'una scelta di date',
}

export const it: MailWords = {
  quote: (text) => `«${text}»`,
  list: and,
  choice: or,
  andOthers: (names, more) => `${names.join(', ')} e ${count(more, 'un’altra persona', 'altre # persone')}`,
  noSubject: '(senza oggetto)',
  somebody: 'Qualcuno',
  wrote: (date, name) => `Il ${date}, ${name} ha scritto:`,
  more: (left) => count(left, 'E un’altra.', 'E altre #.').replace('#', number(left)),
  openTask: 'Apri l’attività',
  openProject: 'Apri il progetto',
  due: (day) => `entro ${day}`,
  priority: (priority) => `priorità ${priorities[priority]}`,
  switchOff: (setting, url) =>
    `Ricevi questa mail perché «${setting}» è attivo nelle tue impostazioni. Per disattivarlo: ${url}`,
  settings: {
    newTaskAlerts: 'Nuove attività',
    taskAssignments: 'Attività assegnate a me',
    taskStatusChanges: 'Cambi di stato',
    projectUpdates: 'Novità nei progetti',
    taskDueReminders: 'Promemoria delle scadenze',
    weeklyDigest: 'Riepilogo settimanale',
    morningMail: 'Mail del mattino',
  },
  repeats({ unit, every, weekdays, day, nth: which }) {
    if (unit === 'workday') return 'ogni giorno feriale'
    const one = { day: 'ogni giorno', week: 'ogni settimana', month: 'ogni mese' }[unit]
    const many = { day: 'giorni', week: 'settimane', month: 'mesi' }[unit]
    const often = every === 1 ? one : `ogni ${every} ${many}`
    const days = and(weekdays.map(weekday))
    if (unit === 'week') return `${often}, di ${days}`
    if (unit === 'day') return often
    return `${often}, ${which === null ? `il giorno ${day ?? 1}` : `${nth[which]} ${days}`}`
  },

  receipt: {
    line: 'Risposta alla tua mail',
    lineOf: (date) => `Risposta alla tua mail di ${date}`,
    dear: (name) => (name ? `Buongiorno, ${name}.` : 'Buongiorno.'),
    hello: (name) => (name ? `Ciao ${name}!` : 'Ciao!'),
    from: (subject) => `Da «${subject}».`,
    fromIn: (subject, project) => `Da «${subject}», nel progetto ${project}.`,
    inProject: (project) => `Nel progetto ${project}.`,
    changed: 'Modifiche',
    open: 'Apri',
    openTask: (task) => `Apri l’attività ${task}`,
    keep: 'Questo lo tengo?',
    doneNewOrNote: 'Rispondi «fatto», «nuovo» per una nuova attività, o «nota».',
    byNumbers: (first, second) => `Rispondi con i numeri che vuoi: «${first} e ${second}».`,
    kindsByLetters: (first, second) =>
      `Rispondi «fatto», «nuovo» per una nuova attività, o «nota», con le lettere: «${first} fatto, ${second} nota».`,
    keepLink: 'Tieni, cambia o scarta',
    yesOrNo: 'Rispondi «sì» o «no».',
    byLetters: (first, second) =>
      `Rispondi «sì» per tenere tutto, «no» per non tenere nulla, oppure con le lettere: «${first} sì, ${second} no».`,
    notUnderstood: 'Questo non l’ho capito:',
    claim: 'Non c’è niente da configurare.',
    claimBoard: 'Per vedere la bacheca e tenerla, fai tuo questo account.',
    claimMails: 'Per ritrovare le tue mail e quello che ne è nato, fai tuo questo account.',
    choosePassword: 'Scegli una password',
    correct: {
      plain: 'Qualcosa non va? Rispondi con parole tue',
      friendly: 'Ho capito male qualcosa? Rispondi pure con parole tue',
      formal: 'Se qualcosa non è corretto, basta una risposta con parole proprie',
    },
    orCommand: ', oppure con un comando su una riga a sé:',
    readBy: (model, seconds) =>
      `Letta ${model === null ? 'con regole' : `da ${model}`}${seconds === null ? '' : ` in ${decimal(seconds, 1)} s`}`,
    footer: (agent, readBy) =>
      `Inviata da ${agent}. ${readBy} Rispondi \`#stop\` per lasciare questa conversazione.`,
    failed: (agent) =>
      `${agent} non è riuscita a leggere questa mail. Si può riprovare dal registro delle mail.`,
    held: (agent) => `${agent} non ha ancora letto questa mail. Aspetta nel registro delle mail.`,
  },

  frame: {
    byRule: (rule: string) => `Secondo la tua regola «${rule}».`,
    unread: () => 'Leggere questa mail richiedeva troppo tempo, quindi non vi è stato cercato nulla.',
    commandsWork: (example) => `I comandi come ${example} funzionano comunque.`,
    longMail: 'La mail è molto lunga: sono stati letti solo i primi 200 kB.',
    hiddenText: 'La mail conteneva testo che chi legge non vede; non è stato letto.',
    unreadMail: 'Non è stato possibile leggere questa mail',
    unreadParts: {
      encrypted: 'Questa mail è cifrata, non posso leggerla. Inviala non cifrata.',
      winmail:
        'Questa mail è arrivata come winmail.dat, senza testo leggibile. Inviala in HTML o come testo.',
      picture: 'Questa mail non ha testo ma un’immagine, che non posso leggere. Scrivi le parole nella mail.',
      files: (names: string) =>
        `Questa mail non ha un testo proprio, solo ${names}. Scrivi nella mail che cosa vuoi.`,
      inQuote: 'Le tue risposte sembrano essere nel messaggio citato, dove non le distinguo. Scrivile sopra.',
      invitation: (event) => `Un invito: ${event}`,
      cancelledMeeting: (event) => `Questa riunione è annullata: ${event}`,
      span: (from, to) => `${from} alle ${to}`,
      empty: 'Questa mail non ha testo.',
    },
    strangerWaits:
      'Non fai parte di questa conversazione, quindi ciò che hai scritto aspetta qualcuno che ne fa parte.',
    strangerNothing: () => 'Non fai parte di questa conversazione, quindi non è stato cambiato nulla.',
    noBudget: 'Il budget di IA di oggi è esaurito, quindi questa mail è stata letta con regole.',
    noAnswer:
      'Il fornitore di IA non ha dato una risposta utilizzabile, quindi questa mail è stata letta con regole.',
    foundByRules: (items) =>
      items === 1
        ? 'Le regole hanno trovato un’altra cosa che il modello ha tralasciato; aspetta la tua risposta.'
        : `Le regole hanno trovato altre ${items} cose che il modello ha tralasciato; aspettano la tua risposta.`,
    dropped: (items) =>
      count(
        items,
        '# punto è stato tralasciato, perché la mail non lo dice.',
        '# punti sono stati tralasciati, perché la mail non li dice.',
      ),
    undone: (changes, which) => `Annullato: ${count(changes, '# modifica', '# modifiche')}${which}.`,
    undoFirst: 'scrivilo per primo, o in una mail a parte',
    undoNothing: 'in questa conversazione non c’è niente di tuo da annullare',
    stays: (task) => `${task}: nel frattempo ci sono state modifiche, quindi resta così`,
    fieldStays: (task, field) => `${task}: nel frattempo è cambiato ${field}, che resta così`,
    absenceStays: 'la tua assenza è stata cambiata nel frattempo e resta',
    nameStays: (record) => `${record}: nel frattempo il nome è cambiato e resta così`,
    archivedStays: (record) => `${record}: nel frattempo è stato archiviato o ripreso e resta così`,
    movedOn: (record) => `${record} è ormai in un altro progetto e resta lì`,
    homeGone: (record) => `${record} resta dov’è, perché il progetto da cui veniva non c’è più`,
    fields: {
      title: 'il titolo',
      description: 'il testo della descrizione',
      status: 'lo stato',
      priority: 'il livello di priorità',
      dueDate: 'il giorno di scadenza',
      assigneeIds: 'chi se ne occupa',
      blockedReason: 'ciò che la blocca',
      blockedByIds: 'ciò che aspetta',
      repeats: 'il ritmo',
    },
    help: (commands) => `Comandi, ciascuno su una riga a sé: ${commands}.`,
  },

  project: {
    alreadyIn: (name) => `è già in «${name}»`,
    unknown: (name) => `non c’è nessun progetto come «${name}»; scrivi il nome come appare nell’app`,
    merged: (into, tasks) =>
      `ora fa parte di «${into}»${tasks > 0 ? `, con ${tasksOf(tasks)}` : ''}; rispondi #undo per toglierlo di nuovo`,
    noTask: (numbers) => `qui non c’è l’attività ${and(numbers.map(String))}`,
    moved: (task, into) => `ora è la #${task} di «${into}»`,
    soAlready: 'è già così',
    renamed: (name) => `ora si chiama «${name}»`,
    archived: 'è archiviato; una mail in questa conversazione che cambia qualcosa lo riporta',
    back: 'è tornato dall’archivio',
    deleted: 'è eliminato con le sue attività; rispondi #undo entro 30 giorni per recuperarlo',
    sameName: (name) => `più progetti si chiamano «${name}»; prima dai un altro nome a uno di essi`,
    which: (names, isMore) =>
      `quale progetto: ${or(names.map((name) => `«${name}»`))}${isMore ? ' o un altro ancora' : ''}? Scrivi il nome per intero`,
    wasDeleted: (name) => `«${name}» è stato eliminato`,
    nothingDone: (day) =>
      `Nulla della tua mail è stato eseguito. Il proprietario può recuperare il progetto fino al ${day}, sotto «Archived» nell’app; poi scrivi di nuovo.`,
    writeAnew: (address) => `Per qualcosa di nuovo scrivi a ${address}.`,
    broughtBack: (name) => `«${name}» era archiviato; la tua mail lo ha riportato.`,
  },
  task: {
    tasks: tasksOf,
    changes: (changes) => count(changes, '# modifica', '# modifiche'),
    suggestions: (suggestions) => count(suggestions, '# suggerimento', '# suggerimenti'),
    questions: (questions) => count(questions, '# domanda per te', '# domande per te'),
    nothing: 'Nessuna attività trovata',
    notRead: (language: string) => `Questa mail sembra in ${language}, una lingua che non leggo`,
    keptAsComment: (task, title) => `Conservato come commento a #${task} «${title}»`,
    you: 'tu',
    waitsFor: (tasks) => `aspetta ${and(tasks)}`,
    dueCommand: (task) => `#due ${task} venerdì`,
    assignCommand: (task) => `#assign ${task} nome`,
    commands: ['#assign nome', '#due data', '#title testo', '#note testo'],
    commandHint: 'Se sono aperte più attività, aggiungi il numero: #done 2.',
    whichTask: (example) => `quale attività? Scrivi il suo numero: ${example}`,
    others: (left) => `e altre ${number(left)}`,
    isItDone: (title) => `«${title}» è fatto?`,
    asks: { task: 'È un’attività?', change: 'Devo cambiarlo?' },
    noSuchTask: (task) => `qui non c’è nessuna attività ${task}`,
    noted: (task) => `Annotato nell’attività ${task}.`,
    keptOpen: (said) => `resta aperta; annotato: «${said}»`,
    keptNote: (said) => `annotato: «${said}»`,
    noThread:
      'Se questa risponde a una mail precedente, non ti conosco in quella conversazione: rispondi a una mia mail o chiedi al mittente di metterti in copia.',
    onlyKept: 'Non è cambiato nulla; le tue parole restano come commento',
    onlyComment: (said) => `Resta solo come commento: ${said.join(', ')}.`,
    sayIt: (task) => `Per modificare un’attività di’ quale: «${task} è fatta» o «${task} entro venerdì».`,
    unmet: (task, those, other) =>
      `L’attività ${task} non aspetta ${and(those)}. Se deve aspettare, rispondi con i numeri qui sopra: «${task} aspetta ${other}».`,
    dueAsSet(days) {
      const when = days === 0 ? 'il giorno della mail' : count(days, 'un giorno dopo', '# giorni dopo')
      return `Se la mail non indica una data, un’attività scade ${when}: così è impostato questo indirizzo.`
    },
    ownerAsUsual: (owner) => `Un’attività senza nome è andata a ${owner}, come di solito.`,
    dueAsUsual(days) {
      const when = days === 0 ? 'il giorno della mail' : count(days, 'un giorno dopo', '# giorni dopo')
      return `Un’attività senza data scade ${when}, come di solito.`
    },
    is: {
      pending: 'è di nuovo da fare',
      progress: 'è in corso',
      blocked: 'è bloccata',
      review: 'è in revisione',
      done: 'è fatta',
    },
    blockedBy: (reason) => `è bloccata da ${reason}`,
    repeatsNow: (rhythm) => `si ripete ${rhythm}`,
    repeatsNoMore: 'non si ripete più',
    dueNow: (day) => `ora scade ${day}`,
    orDay: (ours, theirs) =>
      ours === null ? `scadenza ${theirs}, che la mail non dice` : `scadenza ${ours} o ${theirs}`,
    noDueNow: 'ora non ha scadenza',
    assignedTo: (names) => `assegnata a ${and(names)}`,
    assignedToNobody: 'non assegnata a nessuno',
    priorityNow: (priority) => `ora ha priorità ${priorities[priority]}`,
    titleNow: (title) => `ora si chiama «${title}»`,
    dropped: 'è scartata e sta tra le attività eliminate; rispondi #undo per riprenderla',
    notNeeded: 'non serve più',
    cannotRepeat: 'resta com’è: un’attività non può ripetersi così',
    already: 'lo è già',
    next: (task, day) => `; la prossima, #${task}, scade ${day}`,
    released: 'non aspetta più nulla',
    waitsNotFor: (those) => `non aspetta ${or(those)}`,
    itself: 'se stessa',
    isDone: (task) => `${task}, che è già fatta`,
    waitsForIt: (task) => `${task}, che la aspetta`,
    untilSaid: 'finché non dici che riprende: con queste parole non può aspettare un’attività aperta',
    keptAsTask: 'tenuto come attività',
    changedAsAsked: 'cambiato come chiesto',
    leftOut: 'tralasciato',
    unknownLetter: 'con questa lettera non c’è niente che aspetti risposta',
    youHave: (tasks) => `Hai ${count(tasks, '# attività aperta', '# attività aperte')}`,
    noneYet: 'In questa conversazione non ci sono ancora attività',
    doneOf: (done, all) => `${done} di ${tasksOf(all)} ${done === 1 ? 'è fatta' : 'sono fatte'}`,
    moreInApp: (left) => count(left, 'Un’altra è nell’app.', 'Altre # sono nell’app.'),
    status: {
      pending: 'da fare',
      progress: 'in corso',
      blocked: 'bloccata',
      review: 'in revisione',
      done: 'fatta',
    },
    overdueSince: (day) => `in ritardo da ${day}`,
  },

  digest: {
    none: 'Non c’è nessuna conversazione da riassumere',
    how: (agent) =>
      `Mettimi in copia in una conversazione, inoltramene una, o chiedi in una risposta: «${agent}, che cosa è stato deciso?»`,
    nothingDone: 'Non è stato riassunto nulla',
    notSaid: 'Nella conversazione non ho trovato una frase che risponda.',
    noDecision: 'In questa conversazione non ho trovato nessuna decisione.',
    nothingOpen: 'Non c’è nulla di deciso o in sospeso',
    nothing: 'Non ho trovato nulla da riassumere',
    headings: {
      decision: 'Deciso',
      open: 'In sospeso',
      question: 'Domande senza risposta',
      point: 'Chi ha detto cosa',
    },
    decisions: (decisions) => count(decisions, '# decisione', '# decisioni'),
    open: (items) => count(items, '# punto in sospeso', '# punti in sospeso'),
    questions: (questions) => count(questions, '# domanda senza risposta', '# domande senza risposta'),
    thread: 'La conversazione:',
    mailsBy: (mails, names) => `${count(mails, '# mail', '# mail')} di ${names}.`,
    forPeople: (names) => `per ${and(names)}`,
    somebody: 'qualcuno',
  },

  contract: contractIt,

  knowledge: knowledgeIt,

  document: documentIt,
  survey: surveysIt,
  absence: absenceIt,
  rules: rulesIt,
  copilot: copilotIt,

  poll: {
    line: (author) => `Sondaggio di ${author}`,
    label: {
      ballot: 'Voto',
      ideas: 'Idee',
      reminder: 'Ancora aperto',
      options: 'Nuove opzioni',
      changed: 'Modificato',
      reopened: 'Di nuovo aperto',
      result: 'Risultato',
    },
    asksIdeas: (author) => `${author} ti chiede delle idee.`,
    howIdeas: 'Rispondi a questa mail con le tue idee, una per riga.',
    ideasThenVote: (moment) => `Le idee si raccolgono fino a ${moment}; poi votano tutti.`,
    ideasUntil: (moment) => `idee fino a ${moment}`,
    orOwnIdea: 'Puoi anche rispondere con un’idea tua: si aggiunge alle opzioni.',
    ideaAdded: 'C’è una nuova opzione. Il tuo voto resta, se non lo cambi.',
    collecting:
      'Ho chiesto idee a tutti. Rispondi «vota ora» e diventano le opzioni; altrimenti succede alla fine.',
    ideasHelp: ['vota ora'],
    ideasKept: (ideas) => `Annotato: ${and(ideas)}`,
    namedSoFar: (ideas) => `Proposte finora: ${and(ideas)}.`,
    noIdea: 'Non ho trovato nessuna idea nella tua risposta',
    asks: (author) => `${author} chiede il tuo voto.`,
    waits: (author) => `${author} aspetta il tuo voto.`,
    added: (author) => `${author} ha aggiunto delle opzioni. Il tuo voto resta, se non lo cambi.`,
    changed: (author: string) =>
      `${author} ha modificato questo sondaggio. Il tuo voto resta valido finché non lo cambi.`,
    writes: (author: string) => `${author} scrive:`,
    reopened: (author) => `${author} ha riaperto il sondaggio. Il tuo voto resta, se non lo cambi.`,
    isClosed: 'Il sondaggio è chiuso.',
    footer: (author) =>
      `Ricevi questa mail perché ${author} ti ha fatto una domanda. Rispondi \`#stop\` per non sapere più nulla di questo sondaggio.`,
    ownFooter:
      'Ricevi questa mail perché la domanda è tua. Rispondi `#stop` per non sapere più nulla di questo sondaggio.',
    ways: {
      single: 'Rispondi a questa mail con la tua scelta, con il numero o con parole tue.',
      multiple: 'Rispondi a questa mail con tutto quello che vuoi, con i numeri o con parole tue.',
      ranked: 'Rispondi a questa mail con il tuo ordine, prima il meglio, per esempio «2, 1, 3».',
      yes_no: 'Rispondi a questa mail con un sì o un no, con parole tue.',
      approval: 'Rispondi a questa mail con un sì o un no; se vuoi, di’ perché.',
      schedule:
        'Rispondi a questa mail con quello che ti va bene, per esempio «1 va bene, 2 se necessario, 3 no», o con parole tue.',
    },
    fixed: { Yes: 'Sì', No: 'No', Approve: 'Approva', Decline: 'Rifiuta' },
    changeUntil: (moment) => `Puoi cambiare il tuo voto fino a ${moment}.`,
    timesIn: (zone) => `Gli orari sono nel fuso ${zone}.`,
    zone: (zone) => zone,
    zoneOfOffset: (offset) => `UTC${offset}`,
    voteOnPage: 'Vota sulla pagina',
    seePoll: 'Guarda il sondaggio',
    howItCounts: 'Come si conta',
    anonymous: 'Il voto è anonimo: nessuno vede chi ha votato cosa, nemmeno chi chiede.',
    hidden: 'I risultati restano nascosti fino alla fine.',
    quorum: (votes) => count(votes, 'Vale a partire da # voto.', 'Vale a partire da # voti.'),
    majority: 'Decide più della metà dei voti.',
    all: 'Devono essere tutti d’accordo.',
    invited: 'In allegato c’è un invito per il tuo calendario.',
    decidedBy: (author) => `Deciso con un sondaggio di ${author}.`,
    of: (votes, all) => `${votes} su ${all}`,
    ifNeedBe: (votes) => `${votes} se necessario`,
    firstChoices: 'Prime scelte',
    votes: (votes) => count(votes, '# voto', '# voti'),
    yourDecision: 'Decidi tu:',
    answerWith: (options) => `rispondi a questa mail con ${or(options)}.`,
    range: (start, end) => `${start} – ${end}`,
    noneOfThem: 'nessuna',
    yesTo: (options) => `sì a ${options}`,
    maybeTo: (options) => `se necessario ${options}`,
    noTo: (options) => `no a ${options}`,
    anOption: 'un’opzione',
    decided: (option) => `Deciso: ${option}`,
    tie: (options) => `Parità tra ${and(options)}`,
    leads: (option, but) =>
      `${option} è in testa, ${
        {
          majority: 'ma senza maggioranza',
          all: 'ma non sono tutti d’accordo',
          required: 'ma manca la risposta di chi deve approvare',
        }[but]
      }`,
    shortOf: (votes, missing) =>
      `${votes === 0 ? 'Nessuno ha votato' : count(votes, 'Ha votato solo # persona', 'Hanno votato solo # persone')}; ${count(missing, 'manca ancora # voto', 'mancano ancora # voti')}`,
    nobodyVoted: 'Nessuno ha votato',
    nobodyWants: 'Nessuno ha detto di sì a nessuna',
    draft: 'bozza',
    asked: (people) => count(people, '# persona interpellata', '# persone interpellate'),
    closes: (moment) => `termina ${moment}`,
    wroteToNobody:
      'Non ho scritto a nessuno, perché ero solo in copia: le persone della tua mail possono votare rispondendo a tutti.',
    wroteToNobodyUnproved:
      'Non ho scritto a nessuno, perché nulla prova che questa mail venga da te: le persone della tua mail possono votare rispondendo a tutti.',
    draftHelp: ['invia'],
    help: ['chiudi', 'risultati', 'scadenza venerdì', 'aggiungi: un’altra opzione'],
    options: 'Opzioni',
    voted: (vote) => `Il tuo voto conta: ${vote}`,
    wordsKept: 'Le tue parole sono con il sondaggio',
    leftOut: (question) => `Una mail fa una domanda sola. Mandami l’altra a parte: ${question}`,
    youWrote: 'Hai scritto:',
    understood: (vote) => `Per ora capisco: ${vote}.`,
    voteStays: (vote) => `Il tuo voto precedente resta: ${vote}. Che cosa devo cambiare?`,
    nobodySaidYes: (option) =>
      `Nessuno ha detto di sì a ${option}. Se lo vuoi lo stesso, invialo ancora una volta.`,
    notClosedYet: 'Il sondaggio non è ancora chiuso',
    notDecidedYet: 'Non è ancora deciso niente',
    ahead: (option) => `In testa: ${option}`,
    remarks: 'Che cosa hanno scritto con il voto',
    withWords: 'Con parole tue:',
    lastOne: 'Era l’ultimo che mancava: il sondaggio è chiuso, e tutti ricevono il risultato.',
    changeByReply: (moment) => `Puoi cambiarlo con un’altra risposta fino a ${moment}.`,
    notCounted: 'Non ho contato nessun voto',
    noVoteHere: 'In questa conversazione non c’è ancora una votazione',
    howToAsk: 'Chi ha fatto la domanda può mandarmela con le sue opzioni; poi tutti ricevono una scheda.',
    noQuestion: 'Non ho trovato nessuna domanda da votare',
    how: 'Scrivimi una domanda con le sue opzioni, per esempio «Ci vediamo martedì alle 10:00 o mercoledì alle 14:00?»',
    gone: 'Questo sondaggio non esiste più',
    aListHasNoVote: 'Una mailing list non ha voto',
    listsHaveNoVote: (lists: readonly string[]) =>
      `${and(lists)} ${lists.length === 1 ? 'è una mailing list e non ha' : 'sono mailing list e non hanno'} voto: aggiungi sulla pagina le persone che devono votare.`,
    kindSent: (kind) => `È ${kinds[kind]}, ed è partito`,
    kindNow: (kind) => `Ora è ${kinds[kind]}`,
    sendChoices: 'Rispondi con le opzioni, una per riga, e chiedo a tutti.',
    addVoters: 'Non c’è ancora nessuno a cui chiedere: aggiungi le persone sulla pagina.',
    saySend: 'Rispondi «invia» per chiedere a tutti.',
    ownLink: {
      intro:
        'È arrivata a tuo nome una risposta alla tua scheda, e nulla ha provato che venisse da te. Non conta.',
      yours: 'Se eri tu, vota sulla tua pagina: basta questo link.',
      others: 'Se non eri tu, non c’è niente da fare: il tuo voto è rimasto com’era.',
      footer:
        'Al massimo una volta al giorno per sondaggio. Rispondi `#stop` per non ricevere altro di questo sondaggio.',
      subject: (question) => `Vota sulla tua pagina: ${question}`,
    },
    nobodyToAsk:
      'Non c’è ancora nessuno a cui chiedere: scrivi alle persone e a me in una sola mail, o aggiungile sulla pagina.',
    unsureOptions:
      'Non mi è chiaro quali opzioni intendi: dai un’occhiata, e rispondi «invia» per chiedere a tutti.',
    unsureKind:
      'Non mi è chiaro come si deve votare: dai un’occhiata, e rispondi «invia» per chiedere a tutti.',
    notAsked: 'Non sei tra le persone interpellate, quindi il tuo voto non conta.',
    nothingToCount: 'Niente da contare',
    asksBack: {
      unclear: 'Non mi è chiaro che cosa scegli. Rispondi con un numero, o vota sulla pagina.',
      'unknown option':
        'Quello che nomini non è tra le opzioni. Rispondi con un numero, o vota sulla pagina.',
      'somebody else':
        'Conto solo il voto che ciascuno dà per sé: le persone per cui parli possono rispondere da sole.',
      hidden:
        'Non dico come hanno votato gli altri, quindi non posso votare come loro. Rispondi con un numero.',
    },
    nothingToDo: 'Niente da fare',
    closedNow: 'Il sondaggio è chiuso',
    decidedNow: 'Deciso',
    nobodyToRemind: 'Non c’è più nessuno a cui ricordarlo',
    reminded: (people) => count(people, 'Ricordato a # persona', 'Ricordato a # persone'),
    sentOut: 'Il sondaggio è stato inviato',
    openAgainUntil: (moment) => `Il sondaggio è di nuovo aperto fino a ${moment}`,
    openUntil: (moment) => `Il sondaggio è aperto fino a ${moment}`,
    optionsAdded: (options) => count(options, '# opzione aggiunta', '# opzioni aggiunte'),
    soFar: 'Il risultato finora',
    haveVoted: (voted, all) => `${voted === 1 ? 'Ha votato' : 'Hanno votato'} ${voted} su ${all}`,
    hiddenUntilClosed: 'I risultati restano nascosti finché il sondaggio non è chiuso.',
    tooLate: 'Il sondaggio è chiuso, quindi il tuo voto non conta',
    noneYet: 'Non hai ancora sondaggi',
    polls: (polls) => count(polls, '# sondaggio', '# sondaggi'),
    yourPolls: 'I tuoi sondaggi',
    tooFewVotes: 'Hanno votato meno di quattro persone, quindi nessuno vede i numeri.',
    hiddenUntilEnd: 'Nascosto fino alla fine',
    votedOf: (voted, all) => `${count(voted, '# voto', '# voti')} su ${all}`,
    status: { draft: 'bozza', open: 'aperto', closed: 'chiuso' },
    faults: {
      'Only who asked can do that': 'Questo può farlo solo chi ha fatto la domanda',
      'This poll is closed': 'Questo sondaggio è chiuso',
      'The poll is closed': 'Il sondaggio è chiuso',
      'This poll is still open': 'Questo sondaggio è ancora aperto',
      'This poll is open': 'Questo sondaggio è aperto',
      'The poll is not open': 'Il sondaggio non è aperto',
      'This poll has no such option': 'In questo sondaggio non c’è questa opzione',
      'This poll asks for no ranking': 'Questo sondaggio non chiede una classifica',
      'A poll needs at least two options': 'A un sondaggio servono almeno due opzioni',
      'A poll has at most 60 options': 'Un sondaggio ha al massimo 60 opzioni',
      'This poll has the same two answers always': 'Questo sondaggio ha sempre le stesse due risposte',
      'The poll cannot end in the past': 'Il sondaggio non può finire nel passato',
      'I found no new end': 'Non ho trovato una nuova scadenza',
      'Say of at least one time whether it suits you': 'Di’ almeno di un orario se ti va bene',
      'Choose one option': 'Scegli un’opzione',
      'Choose at least one option': 'Scegli almeno un’opzione',
      'Say which option comes first': 'Di’ quale opzione viene prima',
      'Two options have the same place': 'Due opzioni hanno lo stesso posto',
    },
  },

  votePage: {
    asksYou: (author, others) =>
      `${author} lo chiede a te${others === 0 ? '' : ` e ad ${count(others, 'un’altra persona', 'altre # persone')}`}.`,
    voteAs: 'Voti come #.',
    closes: (moment) => `Termina ${moment}`,
    isClosed: 'Questo sondaggio è chiuso',
    counted: 'Il tuo voto conta. Puoi cambiarlo qui finché il sondaggio non si chiude.',
    countedLast: 'Il tuo voto conta. Era l’ultimo che mancava: il sondaggio è chiuso.',
    anonymous: 'Il voto è anonimo: nessuno vede chi ha votato cosa.',
    lineFor: (author) => `Due parole per ${author}`,
    addLineFor: (author) => `Aggiungi due parole per ${author}`,
    send: 'Invia il mio voto',
    canChange: 'Puoi cambiarlo finché il sondaggio non si chiude.',
    yes: 'Sì',
    maybe: 'Se serve',
    no: 'No',
    resultsLater: 'I risultati arrivano quando il sondaggio è chiuso.',
    left: 'Hai lasciato questo sondaggio',
    noMoreMail: 'Non riceverai altre mail al riguardo.',
    leaveQuestion: 'Lasciare questo sondaggio?',
    leaveMeans: 'Non riceverai altre mail al riguardo. Se hai già votato, il tuo voto continua a contare.',
    leave: 'Lascia',
    unknownLink: 'Questo link non funziona',
    unknownLinkWhy:
      'Forse è stato tagliato, o il sondaggio non esiste più. Rispondi alla mail, o chiedi un link nuovo.',
  },

  reminder: {
    heading: { overdue: 'Era per ieri', today: 'Per oggi', tomorrow: 'Per domani' },
    one: (due, title) =>
      `${{ overdue: 'In ritardo', today: 'Per oggi', tomorrow: 'Per domani' }[due]}: ${title}`,
    many: (due, tasks) => `${tasksOf(tasks)} ${dueWords[due]}`,
    part: (due, tasks) => `${tasks} ${dueWords[due]}`,
    mixed: (tasks, parts) => `${tasksOf(tasks)}: ${parts.join(', ')}`,
    intro: (day, tasks) =>
      `Oggi è ${day}. ${tasks === 1 ? 'Questa attività è affidata' : 'Queste attività sono affidate'} a te.`,
    openMyTasks: 'Apri le mie attività',
  },

  week: {
    subject: (parts) => `La tua settimana: ${parts.join(', ')}`,
    overdue: (tasks) => `${tasks} in ritardo`,
    due: (tasks) => `${tasks} da fare`,
    waiting: (tasks) => `${tasks} in attesa`,
    done: (tasks) => count(tasks, '# fatta', '# fatte'),
    intro: (from, to) => `Da ${from} a ${to}.`,
    headings: {
      overdue: 'In ritardo',
      due: 'Per questa settimana',
      waiting: 'Aspetti',
      done: 'Fatto la settimana scorsa',
    },
  },

  ownReminder: {
    line: 'Il tuo promemoria',
    subject: (about) => `Promemoria: ${about}`,
    intro: (day) => `Il ${day} hai chiesto che te lo ricordassi.`,
    footer: 'Inviato perché lo hai chiesto, una volta sola.',
  },

  chase: {
    line: 'Aspetta la tua risposta',
    subject: (waiter, what) => `${waiter} aspetta: ${what}`,
    tasksIn: (tasks, project) => `${tasksOf(tasks)} in ${project}`,
    intro: (waiter, tasks) =>
      `${waiter} vorrebbe sapere a che punto ${tasks === 1 ? 'è questa tua attività' : 'sono queste tue attività'}. Rispondi a questa mail con parole tue: «fatto», «ho bisogno di tempo fino a venerdì», o che cosa lo impedisce.`,
    introInApp: (waiter, tasks) =>
      `${waiter} vorrebbe sapere a che punto ${tasks === 1 ? 'è questa tua attività' : 'sono queste tue attività'}. ${tasks === 1 ? 'Aprila' : 'Aprile'} e lascia un commento, o cambia lo stato.`,
    often: (days, waiter) =>
      `Arriva al massimo ${count(days, 'una volta al giorno', 'ogni # giorni')} finché non rispondi, perché ${waiter} lo ha chiesto.`,
    leave: 'Rispondi `#stop` per lasciare la conversazione.',
    noMore: (url) => `Niente più mail sulle tue attività: ${url}`,
  },

  invitation: {
    line: 'Le tue aziende',
    roles: { member: 'membro', manager: 'responsabile', admin: 'amministratore' },
    subject: (inviter, company) => `${inviter} ti invita in ${company}`,
    intro: (company, role) =>
      `Il tuo ruolo in ${company} sarebbe: ${role}. I suoi progetti e i suoi agenti sarebbero allora anche tuoi.`,
    open: 'Apri l’invito',
    below: (address, day, company) =>
      `Vale solo per ${address} e una volta sola, fino al ${day}. Se ${company} non ti dice nulla, non c’è niente da fare.`,
    footer: (inviter) => `Inviata perché ${inviter} ha invitato questo indirizzo.`,
  },

  serverInvitation: {
    line: 'Il tuo account',
    subject: (owner: string) => `${owner} ti invita su Mailcrew`,
    intro:
      'Puoi creare un account su questo server. Scrivi a un agente, e il lavoro contenuto nella mail viene organizzato.',
    open: 'Crea il tuo account',
    below: (address: string) =>
      `Vale solo per ${address}, che va confermato. Se non vuoi un account, non devi fare nulla.`,
    footer: (owner: string) => `Inviato perché ${owner} ha invitato questo indirizzo.`,
  },

  account: {
    line: 'Il tuo account',
    confirmation: {
      subject: 'Conferma il tuo indirizzo',
      intro: 'Quando avrai confermato questo indirizzo, le mail che ne arrivano varranno come tue.',
      button: 'Conferma l’indirizzo',
      below: 'Il link vale una volta, per 24 ore. Se non hai creato un account, non c’è niente da fare.',
      footer: 'Inviata perché qualcuno ha creato un account con questo indirizzo.',
    },
    addressChange: {
      subject: 'Conferma il tuo nuovo indirizzo',
      intro:
        'Un account ha chiesto di usare questo indirizzo. Sarà suo quando il link verrà aperto dove quell’account ha fatto l’accesso.',
      button: 'Usa questo indirizzo',
      below: 'Il link vale una volta, per 24 ore. Se la richiesta non è tua, non c’è niente da fare.',
      footer: 'Inviata perché qualcuno ha chiesto di usare questo indirizzo per il suo account.',
    },
    reset: {
      subject: 'Scegli una nuova password',
      intro: 'Qualcuno ha chiesto una nuova password per il tuo account.',
      button: 'Scegli una nuova password',
      below:
        'Il link vale una volta, per 60 minuti. Se la richiesta non è tua, non c’è niente da fare: la tua password resta com’è.',
      footer: 'Inviata perché con questo indirizzo è stata chiesta una nuova password.',
    },
    claim: {
      subject: 'Fai tuo questo account',
      intro: 'Dalle tue mail agli agenti è nata una bacheca. Con una password puoi aprirla.',
      button: 'Apri il tuo account',
      below: 'Il link vale una volta, per 30 giorni. Se la richiesta non è tua, non c’è niente da fare.',
      footer: 'Inviata perché è stato chiesto un nuovo link.',
    },
    newsFooter: 'Inviata perché cambia il modo in cui si apre il tuo account.',
    notYou: (url) => `Se non eri tu, scegli una nuova password: ${url}`,
    passwordChanged: 'La tua password è stata cambiata',
    signedOut:
      'Per il tuo account è stata scelta una nuova password, e tutti gli altri browser sono stati disconnessi.',
    keysEnded:
      'Anche le chiavi API e il link del calendario non valgono più: creane di nuovi nelle impostazioni.',
    passwordAdded: 'Il tuo account ora ha una password',
    passwordAddedIntro: 'Il tuo account ora si apre anche con il tuo indirizzo e una password.',
    factorAdded: 'Il tuo account ha un secondo fattore',
    factorAddedIntro: 'Per accedere ora serve anche quello. Tutti gli altri browser sono stati disconnessi.',
    factorRemoved: 'Il secondo fattore del tuo account è stato tolto',
    factorRemovedIntro:
      'Ora basta la tua password per aprire il tuo account. Tutti gli altri browser sono stati disconnessi.',
    oneFactorRemoved: 'Un secondo fattore del tuo account è stato tolto',
    oneFactorRemovedIntro:
      'Il tuo account ne ha ancora un altro. Tutti gli altri browser sono stati disconnessi.',
    codesMade: 'Il tuo account ha nuovi codici di recupero',
    codesMadeIntro: 'Quelli di prima non valgono più.',
    wayRemoved: 'Un modo di accedere al tuo account è stato tolto',
    googleUnlinkedIntro: 'Google non lo apre più.',
    passwordRemovedIntro: 'La password non lo apre più.',
    googleLinked: 'Google è ora collegato al tuo account',
    googleLinkedIntro: (settings) =>
      `Il tuo account ora si apre anche con Google. Se non eri tu, scollegalo in ${settings} e scegli una nuova password.`,
    addressChanged: 'L’indirizzo del tuo account è stato cambiato',
    addressChangedIntro: (address) =>
      `Il tuo account ha ora l’indirizzo ${address}. Le mail dall’indirizzo a cui leggi questo messaggio non valgono più come tue. Se non eri tu, scrivi a chi gestisce questo server.`,
  },

  held: {
    line: 'Mail trattenute',
    subject: (mails) => count(mails, '# mail a tuo nome ti aspetta', '# mail a tuo nome ti aspettano'),
    intro: (mails) =>
      count(
        mails,
        '# mail a tuo nome è arrivata a un agente, e niente prova che sia tua. Finora non è stato fatto nulla.',
        '# mail a tuo nome sono arrivate a un agente, e niente prova che siano tue. Finora non è stato fatto nulla.',
      ),
    button: 'Guarda e decidi',
    below: 'Per ciò che non è tuo non devi fare nulla: viene eliminato dopo 14 giorni.',
    footer: (settings) =>
      `Arriva al massimo una volta al giorno. Puoi disattivare le mail nelle tue impostazioni: ${settings}`,
  },

  undelivered: {
    line: 'Mail non consegnata',
    subject: (subject) => `Non consegnata: ${subject}`,
    gone: (address, subject) =>
      `\u00ab${subject}\u00bb non \u00e8 arrivata a ${address}: quell\u2019indirizzo non riceve mail. Forse \u00e8 scritto male o non esiste pi\u00f9.`,
    refused: (address, subject) =>
      `\u00ab${subject}\u00bb non \u00e8 arrivata a ${address}: il suo server non l\u2019ha accettata.`,
    status: (code) => `Quel server ha risposto con il codice ${code}.`,
    stopped:
      'A questo indirizzo non parte pi\u00f9 nulla per te, finch\u00e9 non lo permetti di nuovo nelle impostazioni.',
    goesOn: 'Si \u00e8 persa solo questa mail: la prossima a questo indirizzo parte come sempre.',
    button: 'Vedi gli indirizzi che non ricevono mail',
    footer: (settings) =>
      `Inviata una volta per una tua mail che \u00e8 tornata. Puoi disattivare le mail nelle impostazioni: ${settings}`,
  },

  flood: {
    subject: (address) => `Le tue mail a ${address}`,
    line: 'Molte mail in una volta',
    title: (most) => `Più di ${most} mail in 10 minuti`,
    intro: (mails, address) =>
      `Sono arrivate ${mails} tue mail a ${address}. Vengono lavorate tutte, un po’ più lentamente, e questa sola mail prende il posto delle singole risposte.`,
    button: 'Guarda che cosa ne è nato',
    footer: 'Arriva al massimo una volta ogni dieci minuti.',
  },

  paused: {
    line: 'Non è stato fatto nulla',
    title: 'Questo agente è in pausa',
    intro: (address) =>
      `La tua mail è arrivata a ${address}, che per te è in pausa. Riattivalo sulla sua pagina e manda di nuovo la mail.`,
    button: 'Apri il registro delle mail',
    footer: 'Arriva al massimo una volta al giorno.',
  },

  alert: {
    answer: 'Rispondi con parole tue, per esempio «fatto» o «mi serve fino a venerdì».',
    noAnswers: 'Le risposte a questa mail non vengono lette.',
    assigned: {
      one: (title) => `Per te: ${title}`,
      many: (tasks, project) => `${tasksOf(tasks)} per te in ${project}`,
      intro: (who, tasks, project) =>
        `${who} ti ha assegnato ${count(tasks, 'un’attività', '# attività')} in «${project}».`,
    },
    made: {
      one: (title) => `Nuova attività dalla tua mail: ${title}`,
      many: (tasks, project) =>
        `${count(tasks, '# nuova attività', '# nuove attività')} dalla tua mail in ${project}`,
      intro: (who, tasks, project) =>
        `${who} ha ricavato ${count(tasks, 'un’attività', '# attività')} dalla tua mail in «${project}».`,
    },
    status: {
      one: (title) => `Nuovo stato: ${title}`,
      many: (tasks, project) => `Nuovo stato di ${tasksOf(tasks)} in ${project}`,
      intro: (who, tasks, project) =>
        `${who} ha cambiato lo stato di ${count(tasks, 'un’attività', '# attività')} in «${project}».`,
    },
    mail: {
      one: (title) => `Nuova mail in un progetto: ${title}`,
      many: (mails, project) => `${count(mails, '# nuova mail', '# nuove mail')} in ${project}`,
      intro: (who, mails, project) =>
        `${who} ha scritto ${count(mails, 'una mail', '# mail')} in «${project}».`,
    },
    itIs: (what) => `Ora ${what.replace(/^ora /, '')}`,
    from: (name) => `da ${name}`,
    somebody: 'qualcuno',
    newRecords: (kind, records, [one, many]) => {
      if (kind === 'task') return count(records, '# nuova attività', '# nuove attività')
      if (kind === 'poll') return count(records, '# nuovo sondaggio', '# nuovi sondaggi')
      if (kind === 'article') return count(records, '# nuovo articolo', '# nuovi articoli')
      if (kind === 'question') return count(records, '# domanda aperta', '# domande aperte')
      return count(records, `# ${one}`, `# ${many}`)
    },
    changes: (changes) => count(changes, '# modifica', '# modifiche'),
  },

  followUps: {
    became: 'Che cosa ne è stato',
    task: (title) => `compito «${title}»`,
    poll: (title) => `sondaggio «${title}»`,
    states: {
      open: 'aperto',
      done: 'fatto',
      draft: 'non ancora inviato',
      voting: 'si sta votando',
      decided: 'deciso',
      undecided: 'chiuso senza decisione',
      left: 'lasciato com’è',
    },
    decided: (option) => `deciso: ${option}`,
    ask: 'Da questi non è ancora nato nulla. Che cosa deve diventarne? Si chiede una volta sola.',
    how: 'Rispondi «un compito di 1», «un sondaggio su 1» o «lascia 1». Un sondaggio va subito a tutti quelli che leggono.',
    howSurvey:
      'Rispondi «un compito di 1», «un sondaggio su 1» o «lascia 1», e tutte le persone interpellate vedono che cosa ne nasce.',
    headline: 'Che cosa ne nasce',
    taskTitle: (about) => `Esaminare ${about}`,
    taskText: 'Da quello che ha detto il gruppo.',
    question: (about) => `Che cosa facciamo per ${about}?`,
    options: ['Agire subito', 'Prima esaminare', 'Lasciare com’è'],
    left: (about) => `${about} resta com’è.`,
    already: (about) => `Da ${about} è già nato qualcosa; nulla è stato fatto due volte.`,
    gone: (about) => `Di ${about} non si parla più.`,
    which: 'Quale? Rispondi con il suo numero.',
    noSuch: (place) => `Quella mail non ha un numero ${place}.`,
    managers: 'Solo i responsabili possono dire che cosa ne nasce.',
  },

  polling: {
    tooSmall: (people, needed) =>
      `Con ${count(people, '# persona', '# persone')} il tuo team è troppo piccolo per i temi: un tema compare solo quando ne hanno scritto ${needed} persone.`,
    noTopics: (needed) => `Nessun tema è stato sollevato da ${needed} persone.`,
    nothingYet: (needed) => `Non si può ancora dire nulla: servono mail di almeno ${needed} persone.`,
    filed: (agent) => `Archiviato con ${agent}`,
    counts: (people) =>
      `Conta nelle cifre quando hanno scritto almeno ${people} persone. Nessuno viene a sapere che eri tu.`,
    unnamed: 'Nessuno viene a sapere che eri tu.',
    smallTeam: (members, needed) =>
      `La tua squadra è di ${count(members, '# persona', '# persone')}. Un tema compare quando ${needed} lo hanno citato, quindi in certe settimane può non essercene nessuno.`,
    paused: (agent) => `${agent} è in pausa: il tuo testo non è stato archiviato.`,
    nothing: 'Non c’era nulla da archiviare',
    how: 'Scrivi qualche frase con parole tue; non serve nessun modulo.',
    already: 'Questa mail era già archiviata',
    line: 'Due brevi domande',
    subject: (agent) => `${agent}: com’è andata la settimana?`,
    intro: (name) => `${name ? `${name}, due` : 'Due'} domande, a cui rispondere con parole tue.`,
    questions: {
      t5t: 'Quali sono le cose più importanti a cui lavori?',
      customer_intelligence: 'Che cosa hai sentito dai clienti?',
      innovation_radar: 'Quale idea dovremmo provare?',
      culture_pulse: 'Come ti sei sentito al lavoro questa settimana?',
      competitive_intelligence: 'Che cosa hai visto fare ad altri nel nostro mercato?',
      updates: 'Che cosa è stato più importante questa settimana?',
    },
    second: 'Che cosa ti ostacola, o dovrebbe cambiare?',
    last: 'Che cosa hai scritto l’ultima volta:',
    reply: 'Rispondi a questa mail. Quello che scrivi conta senza il tuo nome.',
    footer: (asker) =>
      `Ricevi questa mail perché ${asker} chiede alle sue persone. Rispondi «pausa» per saltare quattro settimane, o «basta» per non riceverne più.`,
    reminder: 'La tua risposta è ancora gradita; bastano due frasi.',
    digest: {
      subject: (agent) => `${agent}: che cosa dice il gruppo`,
      intro: 'Che cosa è emerso dalle risposte, senza il nome di nessuno.',
      took: (people, of) => `Hanno scritto ${number(people)} persone su ${number(of)}.`,
      mood: (score) => `L’umore è ${number(score)} su 100.`,
      change: (points) =>
        `È ${points < 0 ? 'sceso' : 'salito'} di ${count(Math.abs(points), '# punto', '# punti')}.`,
      topics: 'Che cosa è tornato più spesso',
      mails: (mails) => count(mails, '# mail', '# mail'),
      insights: 'Da guardare',
      open: 'Vedi tutto',
      footer: (asker) =>
        `Ricevi questa mail perché ${asker} ti ha chiesto una risposta. Rispondi «basta» per non riceverne più.`,
    },
    pausedUntil: (day) => `Non ti viene chiesto più nulla prima del ${day}.`,
    left: (agent) => `${agent} non ti chiede più nulla. Rispondi «riprendi» se cambi idea.`,
    back: (agent) => `${agent} torna a chiedere.`,
  },

  comment: {
    line: (task) => `Commento all’attività ${task}`,
    intro: (project) => `Nel progetto «${project}».`,
    wrote: (author) => `${author} ha scritto:`,
    footer:
      'Rispondi a questa mail, e la tua risposta diventa un commento all’attività. Rispondi `#stop` per lasciare questa conversazione.',
  },
}
