// Dutch, with "je" throughout: the agents are colleagues.
import { absenceNl } from './absence/nl.ts'
import { contractNl } from './contracts/nl.ts'
import { copilotNl } from './copilot/nl.ts'
import { documentNl } from './documents/nl.ts'
import type { MailWords } from './en.ts'
import { formsOf } from './forms.ts'
import { knowledgeNl } from './knowledge/nl.ts'
import { rulesNl } from './rules/nl.ts'
import { surveysNl } from './surveys/nl.ts'

const { number, decimal, count, and, or, weekday } = formsOf('nl')

const nth = { 1: 'eerste', 2: 'tweede', 3: 'derde', 4: 'vierde', last: 'laatste' } as const
const dueWords = { overdue: 'te laat', today: 'voor vandaag', tomorrow: 'voor morgen' }
const tasksOf = (tasks: number) => count(tasks, '# taak', '# taken')
const priorities = { high: 'hoge', medium: 'gemiddelde', low: 'lage' }

const kinds = {
  single: 'één keuze',
  multiple: 'meerdere keuzes',
  ranked: 'een rangorde',
  yes_no: 'een ja/nee-vraag',
  approval: 'een goedkeuring',
  schedule: 'een keuze uit tijden',
}

export const nl: MailWords = {
  quote: (text) => `“${text}”`,
  list: and,
  choice: or,
  andOthers: (names, more) => `${names.join(', ')} en ${count(more, 'nog iemand', 'nog # anderen')}`,
  noSubject: '(geen onderwerp)',
  somebody: 'Iemand',
  wrote: (date, name) => `Op ${date} schreef ${name}:`,
  more: (left) => `En nog ${number(left)}.`,
  openTask: 'Taak openen',
  openProject: 'Project openen',
  due: (day) => `voor ${day}`,
  priority: (priority) => `${priorities[priority]} prioriteit`,
  switchOff: (setting, url) =>
    `Je krijgt deze mail omdat “${setting}” aanstaat in je instellingen. Uitzetten: ${url}`,
  settings: {
    newTaskAlerts: 'Nieuwe taken',
    taskAssignments: 'Taken die ik krijg',
    taskStatusChanges: 'Wijzigingen van status',
    projectUpdates: 'Nieuws in projecten',
    taskDueReminders: 'Herinneringen aan taken',
    weeklyDigest: 'Weekoverzicht',
    morningMail: 'Ochtendmail',
  },
  repeats({ unit, every, weekdays, day, nth: which }) {
    if (unit === 'workday') return 'elke werkdag'
    const one = { day: 'elke dag', week: 'elke week', month: 'elke maand' }[unit]
    const many = { day: 'dagen', week: 'weken', month: 'maanden' }[unit]
    const often = every === 1 ? one : `elke ${every} ${many}`
    const days = and(weekdays.map(weekday))
    if (unit === 'week') return `${often} op ${days}`
    if (unit === 'day') return often
    return `${often} op de ${which === null ? `${day ?? 1}e` : `${nth[which]} ${days}`}`
  },

  receipt: {
    line: 'Antwoord op je mail',
    lineOf: (date) => `Antwoord op je mail van ${date}`,
    dear: (name) => (name ? `Goedendag ${name}.` : 'Goedendag.'),
    hello: (name) => (name ? `Hallo ${name}!` : 'Hallo!'),
    from: (subject) => `Uit “${subject}”.`,
    fromIn: (subject, project) => `Uit “${subject}”, in het project ${project}.`,
    inProject: (project) => `In het project ${project}.`,
    changed: 'Gewijzigd',
    open: 'Openen',
    openTask: (task) => `Taak ${task} openen`,
    keep: 'Zal ik dit bewaren?',
    doneNewOrNote: 'Antwoord met “klaar”, “nieuw” voor een nieuwe taak, of “notitie”.',
    byNumbers: (first, second) => `Antwoord met de nummers die je wilt: “${first} en ${second}”.`,
    kindsByLetters: (first, second) =>
      `Antwoord met “klaar”, “nieuw” voor een nieuwe taak, of “notitie”, met letters: “${first} klaar, ${second} notitie”.`,
    keepLink: 'Bewaren, wijzigen of laten vallen',
    yesOrNo: 'Antwoord met “ja” of “nee”.',
    byLetters: (first, second) =>
      `Antwoord “ja” om alles te bewaren, “nee” voor niets ervan, of met letters: “${first} ja, ${second} nee”.`,
    notUnderstood: 'Dit heb ik niet begrepen:',
    claim: 'Je hoeft niets in te stellen.',
    claimBoard: 'Om het bord te zien en te houden, maak je dit account van jou.',
    claimMails: 'Om je mails en wat ervan kwam terug te vinden, maak je dit account van jou.',
    choosePassword: 'Een wachtwoord kiezen',
    correct: {
      plain: 'Klopt er iets niet? Antwoord in je eigen woorden',
      friendly: 'Heb ik iets verkeerd begrepen? Antwoord gewoon in je eigen woorden',
      formal: 'Mocht er iets niet kloppen, dan volstaat een antwoord in eigen woorden',
    },
    orCommand: ', of met een opdracht op een eigen regel:',
    readBy: (model, seconds) =>
      `Gelezen ${model === null ? 'volgens regels' : `door ${model}`}${seconds === null ? '' : ` in ${decimal(seconds, 1)} s`}`,
    footer: (agent, readBy) =>
      `Verstuurd door ${agent}. ${readBy} Antwoord \`#stop\` om dit gesprek te verlaten.`,
    failed: (agent) =>
      `${agent} kon deze mail niet lezen. In het maillogboek kan het nog eens worden geprobeerd.`,
    held: (agent) => `${agent} heeft deze mail nog niet gelezen. Hij wacht in het maillogboek.`,
  },

  frame: {
    byRule: (rule: string) => `Volgens je regel \u201c${rule}\u201d.`,
    unread: () => 'Het lezen van deze mail duurde te lang, daarom is er niets in gezocht.',
    commandsWork: (example) => `Opdrachten zoals ${example} werken toch.`,
    longMail: 'De mail is erg lang; alleen de eerste 200 kB zijn gelezen.',
    hiddenText: 'De mail bevatte tekst die je bij het lezen niet ziet; die is niet gelezen.',
    unreadMail: 'Deze mail kon niet worden gelezen',
    unreadParts: {
      encrypted: 'Deze mail is versleuteld, ik kan hem niet lezen. Stuur hem onversleuteld.',
      winmail: 'Deze mail kwam als winmail.dat, zonder leesbare tekst. Stuur hem als HTML of platte tekst.',
      picture:
        'Deze mail heeft geen tekst maar een afbeelding, die ik niet kan lezen. Schrijf de woorden in de mail.',
      files: (names: string) =>
        `Deze mail heeft geen eigen tekst, alleen ${names}. Schrijf in de mail wat je wilt.`,
      inQuote:
        'Je antwoorden lijken in het geciteerde bericht te staan, waar ik ze niet herken. Schrijf ze erboven.',
      invitation: (event) => `Een uitnodiging: ${event}`,
      cancelledMeeting: (event) => `Deze afspraak is geannuleerd: ${event}`,
      span: (from, to) => `${from} tot ${to}`,
      empty: 'Deze mail heeft geen tekst.',
    },
    strangerWaits: 'Je neemt niet deel aan dit gesprek, dus wat je schreef wacht op iemand die dat wel doet.',
    strangerNothing: () => 'Je neemt niet deel aan dit gesprek, dus er is niets gewijzigd.',
    noBudget: 'Het AI-budget van vandaag is op, daarom is deze mail volgens regels gelezen.',
    noAnswer: 'De AI-aanbieder gaf geen bruikbaar antwoord, daarom is deze mail volgens regels gelezen.',
    foundByRules: (items) =>
      items === 1
        ? 'De regels vonden nog iets dat het model wegliet; het wacht op je antwoord.'
        : `De regels vonden nog ${items} dingen die het model wegliet; ze wachten op je antwoord.`,
    dropped: (items) =>
      count(
        items,
        '# punt is weggelaten, omdat het zo niet in de mail staat.',
        '# punten zijn weggelaten, omdat ze zo niet in de mail staan.',
      ),
    undone: (changes, which) => `Teruggedraaid: ${count(changes, '# wijziging', '# wijzigingen')}${which}.`,
    undoFirst: 'schrijf het als eerste, of in een eigen mail',
    undoNothing: 'er is in dit gesprek niets van jou terug te draaien',
    stays: (task) => `${task} is sindsdien gewijzigd en blijft`,
    fieldStays: (task, field) => `${task}: ${field} is sindsdien gewijzigd en blijft`,
    absenceStays: 'je afwezigheid is sindsdien gewijzigd en blijft',
    nameStays: (record) => `${record}: de naam is sindsdien gewijzigd en blijft`,
    archivedStays: (record) => `${record} is sindsdien gearchiveerd of teruggehaald en blijft zo`,
    movedOn: (record) => `${record} staat inmiddels in een ander project en blijft daar`,
    homeGone: (record) => `${record} blijft, want het project waar het vandaan kwam is er niet meer`,
    fields: {
      title: 'de titel',
      description: 'de beschrijving',
      status: 'de status',
      priority: 'de prioriteit',
      dueDate: 'de einddatum',
      assigneeIds: 'wie het doet',
      blockedReason: 'wat in de weg staat',
      blockedByIds: 'waarop ze wacht',
      repeats: 'hoe vaak ze terugkomt',
    },
    help: (commands) => `Opdrachten, elk op een eigen regel: ${commands}.`,
  },

  project: {
    alreadyIn: (name) => `het zit al in “${name}”`,
    unknown: (name) => `er is geen project zoals “${name}”; schrijf de naam zoals die in de app staat`,
    merged: (into, tasks) =>
      `hoort nu bij “${into}”${tasks > 0 ? `, met ${tasksOf(tasks)}` : ''}; antwoord #undo om het er weer uit te halen`,
    noTask: (numbers) => `taak ${and(numbers.map(String))} is er hier niet`,
    moved: (task, into) => `is nu #${task} van “${into}”`,
    soAlready: 'dat is al zo',
    renamed: (name) => `heet nu “${name}”`,
    archived: 'is gearchiveerd; een mail in dit gesprek die iets wijzigt haalt het terug',
    back: 'is terug uit het archief',
    deleted: 'is met zijn taken verwijderd; antwoord binnen 30 dagen #undo om het terug te halen',
    sameName: (name) => `meerdere projecten heten “${name}”; geef er eerst een een andere naam`,
    which: (names, isMore) =>
      `welk project: ${or(names.map((name) => `“${name}”`))}${isMore ? ' of nog een ander' : ''}? Schrijf de hele naam`,
    wasDeleted: (name) => `“${name}” is verwijderd`,
    nothingDone: (day) =>
      `Niets uit je mail is uitgevoerd. De eigenaar kan het project tot ${day} terughalen onder “Archived” in de app; schrijf dan opnieuw.`,
    writeAnew: (address) => `Schrijf voor iets nieuws naar ${address}.`,
    broughtBack: (name) => `“${name}” was gearchiveerd; je mail heeft het teruggehaald.`,
  },
  task: {
    tasks: tasksOf,
    changes: (changes) => count(changes, '# wijziging', '# wijzigingen'),
    suggestions: (suggestions) => count(suggestions, '# suggestie', '# suggesties'),
    questions: (questions) => count(questions, '# vraag voor jou', '# vragen voor jou'),
    nothing: 'Geen taken gevonden',
    notRead: (language: string) => `Deze mail lijkt in het ${language}, dat kan ik niet lezen`,
    keptAsComment: (task, title) => `Bewaard als reactie bij #${task} “${title}”`,
    you: 'jij',
    waitsFor: (tasks) => `wacht op ${and(tasks)}`,
    dueCommand: (task) => `#due ${task} vrijdag`,
    assignCommand: (task) => `#assign ${task} naam`,
    commands: ['#assign naam', '#due datum', '#title tekst', '#note tekst'],
    commandHint: 'Staan er meer taken open, schrijf dan het nummer erbij: #done 2.',
    whichTask: (example) => `welke taak? Schrijf het nummer erbij: ${example}`,
    others: (left) => `en nog ${number(left)}`,
    isItDone: (title) => `Is “${title}” klaar?`,
    asks: { task: 'Is dit een taak?', change: 'Zal ik dit wijzigen?' },
    noSuchTask: (task) => `er is hier geen taak ${task}`,
    noted: (task) => `Genoteerd bij taak ${task}.`,
    keptOpen: (said) => `blijft open; genoteerd: “${said}”`,
    keptNote: (said) => `genoteerd: “${said}”`,
    noThread:
      'Als dit een antwoord op een eerdere mail is, ken ik je in dat gesprek niet: antwoord op een mail van mij, of vraag de afzender je in kopie te zetten.',
    onlyKept: 'Er is niets veranderd; je woorden staan er als opmerking',
    onlyComment: (said) => `Alleen als opmerking bewaard: ${said.join(', ')}.`,
    sayIt: (task) => `Zeg welke taak je wilt wijzigen: “${task} is klaar” of “${task} voor vrijdag”.`,
    unmet: (task, those, other) =>
      `Taak ${task} wacht niet op ${and(those)}. Moet ze wachten, antwoord dan met de nummers hierboven: “${task} wacht op ${other}”.`,
    dueAsSet(days) {
      const when = days === 0 ? 'op de dag van de mail' : count(days, 'een dag later', '# dagen later')
      return `Noemt de mail geen datum, dan moet een taak ${when} klaar zijn: zo is dit adres ingesteld.`
    },
    ownerAsUsual: (owner) => `Een taak zonder naam ging naar ${owner}, zoals gewoonlijk.`,
    dueAsUsual(days) {
      const when = days === 0 ? 'op de dag van de mail' : count(days, 'een dag later', '# dagen later')
      return `Een taak zonder datum moet ${when} klaar zijn, zoals gewoonlijk.`
    },
    is: {
      pending: 'staat weer open',
      progress: 'is bezig',
      blocked: 'is geblokkeerd',
      review: 'wordt nagekeken',
      done: 'is klaar',
    },
    blockedBy: (reason) => `is geblokkeerd door ${reason}`,
    repeatsNow: (rhythm) => `komt ${rhythm} terug`,
    repeatsNoMore: 'komt niet meer terug',
    dueNow: (day) => `is nu voor ${day}`,
    orDay: (ours, theirs) =>
      ours === null ? `klaar op ${theirs}, wat de mail niet zegt` : `klaar op ${ours} of ${theirs}`,
    noDueNow: 'heeft nu geen einddatum',
    assignedTo: (names) => `is nu voor ${and(names)}`,
    assignedToNobody: 'is nu voor niemand',
    priorityNow: (priority) => `heeft nu ${priorities[priority]} prioriteit`,
    titleNow: (title) => `heet nu “${title}”`,
    dropped: 'vervalt en staat bij de verwijderde taken; antwoord #undo om hem terug te halen',
    notNeeded: 'is niet meer nodig',
    cannotRepeat: 'blijft zoals hij is: zo kan een taak niet terugkomen',
    already: 'is al zo',
    next: (task, day) => `; de volgende, #${task}, is voor ${day}`,
    released: 'wacht nergens meer op',
    waitsNotFor: (those) => `wacht niet op ${or(those)}`,
    itself: 'zichzelf',
    isDone: (task) => `${task}, die al klaar is`,
    waitsForIt: (task) => `${task}, die erop wacht`,
    untilSaid: 'tot je zegt dat het verdergaat: met deze woorden kan de taak niet op een open taak wachten',
    keptAsTask: 'bewaard als taak',
    changedAsAsked: 'gewijzigd zoals gevraagd',
    leftOut: 'weggelaten',
    unknownLetter: 'onder die letter wacht niets op antwoord',
    youHave: (tasks) => `Je hebt ${count(tasks, '# open taak', '# open taken')}`,
    noneYet: 'Er zijn nog geen taken in dit gesprek',
    doneOf: (done, all) => `${done} van ${tasksOf(all)} ${done === 1 ? 'is' : 'zijn'} klaar`,
    moreInApp: (left) => `Er ${left === 1 ? 'staat' : 'staan'} er nog ${left} in de app.`,
    status: {
      pending: 'open',
      progress: 'bezig',
      blocked: 'geblokkeerd',
      review: 'wordt nagekeken',
      done: 'klaar',
    },
    overdueSince: (day) => `te laat sinds ${day}`,
  },

  digest: {
    none: 'Er is geen gesprek om samen te vatten',
    how: (agent) =>
      `Zet mij in cc bij een gesprek, stuur me er een door, of vraag in een antwoord: “${agent}, wat is er besloten?”`,
    nothingDone: 'Er is niets samengevat',
    notSaid: 'Ik heb in het gesprek geen zin gevonden die dit beantwoordt.',
    noDecision: 'Ik vond geen besluit in dit gesprek.',
    nothingOpen: 'Er is niets besloten en er staat niets open',
    nothing: 'Ik vond niets om samen te vatten',
    headings: {
      decision: 'Besloten',
      open: 'Open',
      question: 'Vragen zonder antwoord',
      point: 'Wie wat zei',
    },
    decisions: (decisions) => count(decisions, '# besluit', '# besluiten'),
    open: (items) => count(items, '# open punt', '# open punten'),
    questions: (questions) => count(questions, '# onbeantwoorde vraag', '# onbeantwoorde vragen'),
    thread: 'Het gesprek:',
    mailsBy: (mails, names) => `${count(mails, '# mail', '# mails')} van ${names}.`,
    forPeople: (names) => `voor ${and(names)}`,
    somebody: 'iemand',
  },

  contract: contractNl,

  knowledge: knowledgeNl,

  document: documentNl,
  survey: surveysNl,
  absence: absenceNl,
  rules: rulesNl,
  copilot: copilotNl,

  poll: {
    line: (author) => `Peiling van ${author}`,
    label: {
      ballot: 'Stem',
      ideas: 'Ideeën',
      reminder: 'Nog open',
      options: 'Nieuwe opties',
      changed: 'Gewijzigd',
      reopened: 'Weer open',
      result: 'Uitslag',
    },
    asksIdeas: (author) => `${author} vraagt om je ideeën.`,
    howIdeas: 'Beantwoord deze mail met je ideeën, één per regel.',
    ideasThenVote: (moment) => `Ideeën worden verzameld tot ${moment}; daarna stemt iedereen erover.`,
    ideasUntil: (moment) => `ideeën tot ${moment}`,
    orOwnIdea: 'Je kunt ook met een eigen idee antwoorden: het komt bij de opties.',
    ideaAdded: 'Er is een nieuwe optie. Je stem blijft staan, tenzij je hem wijzigt.',
    collecting:
      'Ik heb iedereen om ideeën gevraagd. Antwoord “nu stemmen” en ze worden de opties; anders gebeurt dat aan het eind.',
    ideasHelp: ['nu stemmen'],
    ideasKept: (ideas) => `Genoteerd: ${and(ideas)}`,
    namedSoFar: (ideas) => `Tot nu toe genoemd: ${and(ideas)}.`,
    noIdea: 'Ik vond geen idee in je antwoord',
    asks: (author) => `${author} vraagt om je stem.`,
    waits: (author) => `${author} wacht op je stem.`,
    added: (author) => `${author} heeft opties toegevoegd. Je stem blijft staan, tenzij je hem wijzigt.`,
    changed: (author: string) =>
      `${author} heeft deze peiling gewijzigd. Je stem blijft gelden zolang je hem niet wijzigt.`,
    writes: (author: string) => `${author} schrijft:`,
    reopened: (author) =>
      `${author} heeft de peiling weer geopend. Je stem blijft staan, tenzij je hem wijzigt.`,
    isClosed: 'De peiling is gesloten.',
    footer: (author) =>
      `Je krijgt deze mail omdat ${author} het je vraagt. Antwoord \`#stop\` om niets meer van deze peiling te horen.`,
    ownFooter:
      'Je krijgt deze mail omdat jij het vroeg. Antwoord `#stop` om niets meer van deze peiling te horen.',
    ways: {
      single: 'Beantwoord deze mail met je keuze, met het nummer of in je eigen woorden.',
      multiple: 'Beantwoord deze mail met alles wat je wilt, met nummers of in je eigen woorden.',
      ranked: 'Beantwoord deze mail met je volgorde, het beste eerst, zoals “2, 1, 3”.',
      yes_no: 'Beantwoord deze mail met ja of nee, in je eigen woorden.',
      approval: 'Beantwoord deze mail met ja of nee; zeg erbij waarom, als je wilt.',
      schedule:
        'Beantwoord deze mail met wat jou schikt, zoals “1 past, 2 desnoods, 3 niet”, of in je eigen woorden.',
    },
    fixed: { Yes: 'Ja', No: 'Nee', Approve: 'Goedkeuren', Decline: 'Afwijzen' },
    changeUntil: (moment) => `Je kunt je stem wijzigen tot ${moment}.`,
    timesIn: (zone) => `De tijden zijn in ${zone}.`,
    zone: (zone) => `de tijdzone ${zone}`,
    zoneOfOffset: (offset) => `de tijd van UTC${offset}`,
    voteOnPage: 'Op de pagina stemmen',
    seePoll: 'De peiling bekijken',
    howItCounts: 'Zo wordt geteld',
    anonymous: 'De stemming is anoniem: niemand ziet wie wat stemde, ook niet wie het vraagt.',
    hidden: 'De uitslag blijft verborgen tot het einde.',
    quorum: (votes) => count(votes, 'Hij telt vanaf # stem.', 'Hij telt vanaf # stemmen.'),
    majority: 'Meer dan de helft van de stemmen beslist.',
    all: 'Iedereen moet het eens zijn.',
    invited: 'Een uitnodiging voor je agenda zit in de bijlage.',
    decidedBy: (author) => `Besloten in een peiling van ${author}.`,
    of: (votes, all) => `${votes} van ${all}`,
    ifNeedBe: (votes) => `${votes} desnoods`,
    firstChoices: 'Eerste keuzes',
    votes: (votes) => count(votes, '# stem', '# stemmen'),
    yourDecision: 'Jij beslist:',
    answerWith: (options) => `beantwoord deze mail met ${or(options)}.`,
    range: (start, end) => `${start} tot ${end}`,
    noneOfThem: 'geen ervan',
    yesTo: (options) => `ja op ${options}`,
    maybeTo: (options) => `desnoods ${options}`,
    noTo: (options) => `nee op ${options}`,
    anOption: 'een optie',
    decided: (option) => `Besloten: ${option}`,
    tie: (options) => `Gelijke stand tussen ${and(options)}`,
    leads: (option, but) =>
      `${option} ligt voor, ${
        {
          majority: 'maar heeft geen meerderheid',
          all: 'maar niet iedereen is het eens',
          required: 'maar niet iedereen die moet goedkeuren heeft geantwoord',
        }[but]
      }`,
    shortOf: (votes, missing) =>
      `${votes === 0 ? 'Niemand heeft' : count(votes, 'Pas # persoon heeft', 'Pas # personen hebben')} gestemd; er ${count(missing, 'is nog # stem', 'zijn nog # stemmen')} nodig`,
    nobodyVoted: 'Niemand heeft gestemd',
    nobodyWants: 'Niemand heeft ja gezegd tegen een van de opties',
    draft: 'concept',
    asked: (people) => count(people, '# persoon gevraagd', '# personen gevraagd'),
    closes: (moment) => `sluit ${moment}`,
    wroteToNobody:
      'Ik heb niemand geschreven, omdat ik alleen in cc stond: de mensen op je mail kunnen stemmen door allen te beantwoorden.',
    wroteToNobodyUnproved:
      'Ik heb niemand geschreven, omdat niets bewijst dat deze mail van jou komt: de mensen op je mail kunnen stemmen door allen te beantwoorden.',
    draftHelp: ['versturen'],
    help: ['sluiten', 'uitslag', 'tot vrijdag', 'toevoegen: nog een optie'],
    options: 'Opties',
    voted: (vote) => `Je stem is geteld: ${vote}`,
    wordsKept: 'Je woorden staan bij de peiling',
    leftOut: (question) => `Eén mail stelt één vraag. Stuur me de andere apart: ${question}`,
    youWrote: 'Je schreef:',
    understood: (vote) => `Tot nu toe begrijp ik: ${vote}.`,
    voteStays: (vote) => `Je eerdere stem blijft: ${vote}. Wat moet ik veranderen?`,
    nobodySaidYes: (option) =>
      `Niemand heeft ja gezegd tegen ${option}. Wil je het toch, stuur dit dan nog een keer.`,
    notClosedYet: 'De peiling is nog niet gesloten',
    notDecidedYet: 'Er is nog niets besloten',
    ahead: (option) => `Voorop: ${option}`,
    remarks: 'Wat mensen bij hun stem schreven',
    withWords: 'Met jouw woorden:',
    lastOne: 'Het was de laatste die ontbrak: de peiling is gesloten, en iedereen krijgt de uitslag.',
    changeByReply: (moment) => `Je kunt hem tot ${moment} met een nieuw antwoord wijzigen.`,
    notCounted: 'Ik heb geen stem geteld',
    noVoteHere: 'In dit gesprek is er nog geen stemming',
    howToAsk: 'Wie de vraag stelde, kan me die met de keuzes sturen; dan krijgt iedereen een stembiljet.',
    noQuestion: 'Ik vond geen vraag om over te stemmen',
    how: 'Schrijf me een vraag met de keuzes, zoals “Zullen we dinsdag om 10:00 of woensdag om 14:00 afspreken?”',
    gone: 'Deze peiling bestaat niet meer',
    aListHasNoVote: 'Een mailinglijst heeft geen stem',
    listsHaveNoVote: (lists: readonly string[]) =>
      `${and(lists)} ${lists.length === 1 ? 'is een mailinglijst en heeft' : 'zijn mailinglijsten en hebben'} geen stem: voeg op de pagina de mensen toe die moeten stemmen.`,
    kindSent: (kind) => `Het is ${kinds[kind]}, en verstuurd`,
    kindNow: (kind) => `Het is nu ${kinds[kind]}`,
    sendChoices: 'Antwoord met de keuzes, één per regel, en ik vraag iedereen.',
    addVoters: 'Er is nog niemand om te vragen: voeg de mensen toe op de pagina.',
    saySend: 'Antwoord “versturen” om iedereen te vragen.',
    ownLink: {
      intro:
        'Op je stembiljet kwam in jouw naam een antwoord, en niets bewees dat het van jou is. Het telt niet.',
      yours: 'Was jij het, stem dan op je eigen pagina; deze link is genoeg.',
      others: 'Was jij het niet, dan hoef je niets te doen: je stem is zoals die was.',
      footer:
        'Hoogstens één keer per dag en peiling. Antwoord `#stop` om niets meer van deze peiling te horen.',
      subject: (question) => `Stem op je pagina: ${question}`,
    },
    nobodyToAsk:
      'Er is nog niemand om te vragen: schrijf de mensen en mij in één mail, of voeg ze toe op de pagina.',
    unsureOptions:
      'Ik weet niet zeker welke keuzes je bedoelt: kijk het na, en antwoord “versturen” om iedereen te vragen.',
    unsureKind:
      'Ik weet niet zeker hoe er gestemd moet worden: kijk het na, en antwoord “versturen” om iedereen te vragen.',
    notAsked: 'Jij hoort niet bij wie gevraagd is, dus je stem telt niet.',
    nothingToCount: 'Niets te tellen',
    asksBack: {
      unclear: 'Ik weet niet zeker wat je kiest. Antwoord met een nummer, of stem op de pagina.',
      'unknown option':
        'Wat je noemt, staat niet bij de opties. Antwoord met een nummer, of stem op de pagina.',
      'somebody else': 'Ik tel alleen ieders eigen stem: voor wie je spreekt, kan zelf antwoorden.',
      hidden:
        'Ik vertel niet hoe anderen stemden, dus ik kan niet stemmen zoals zij. Antwoord met een nummer.',
    },
    nothingToDo: 'Niets te doen',
    closedNow: 'De peiling is gesloten',
    decidedNow: 'Besloten',
    nobodyToRemind: 'Er is niemand meer te herinneren',
    reminded: (people) => count(people, '# persoon is herinnerd', '# personen zijn herinnerd'),
    sentOut: 'De peiling is verstuurd',
    openAgainUntil: (moment) => `De peiling is weer open tot ${moment}`,
    openUntil: (moment) => `De peiling is open tot ${moment}`,
    optionsAdded: (options) => count(options, '# optie is toegevoegd', '# opties zijn toegevoegd'),
    soFar: 'De tussenstand',
    haveVoted: (voted, all) => `${voted} van de ${all} ${voted === 1 ? 'heeft' : 'hebben'} gestemd`,
    hiddenUntilClosed: 'De uitslag blijft verborgen tot de peiling gesloten is.',
    tooLate: 'De peiling is gesloten, dus je stem telt niet',
    noneYet: 'Je hebt nog geen peilingen',
    polls: (polls) => count(polls, '# peiling', '# peilingen'),
    yourPolls: 'Je peilingen',
    tooFewVotes: 'Er stemden minder dan vier mensen, dus niemand ziet de cijfers.',
    hiddenUntilEnd: 'Verborgen tot het einde',
    votedOf: (voted, all) => `${count(voted, '# stem', '# stemmen')} van ${all}`,
    status: { draft: 'concept', open: 'open', closed: 'gesloten' },
    faults: {
      'Only who asked can do that': 'Dat kan alleen wie het vroeg',
      'This poll is closed': 'Deze peiling is gesloten',
      'The poll is closed': 'De peiling is gesloten',
      'This poll is still open': 'Deze peiling is nog open',
      'This poll is open': 'Deze peiling is open',
      'The poll is not open': 'De peiling is niet open',
      'This poll has no such option': 'Die optie is er niet in deze peiling',
      'This poll asks for no ranking': 'Deze peiling vraagt niet om een volgorde',
      'A poll needs at least two options': 'Een peiling heeft minstens twee opties nodig',
      'A poll has at most 60 options': 'Een peiling heeft hoogstens 60 opties',
      'This poll has the same two answers always': 'Deze peiling heeft altijd dezelfde twee antwoorden',
      'The poll cannot end in the past': 'De peiling kan niet in het verleden eindigen',
      'I found no new end': 'Ik vond geen nieuwe einddatum',
      'Say of at least one time whether it suits you': 'Zeg van minstens één tijd of die je schikt',
      'Choose one option': 'Kies één optie',
      'Choose at least one option': 'Kies minstens één optie',
      'Say which option comes first': 'Zeg welke optie op de eerste plaats komt',
      'Two options have the same place': 'Twee opties staan op dezelfde plaats',
    },
  },

  votePage: {
    asksYou: (author, others) =>
      `${author} vraagt het ${others === 0 ? 'jou' : `jou en ${count(others, 'nog iemand', 'nog # anderen')}`}.`,
    voteAs: 'Je stemt als #.',
    closes: (moment) => `Sluit ${moment}`,
    isClosed: 'Deze peiling is gesloten',
    counted: 'Je stem is geteld. Je kunt hem hier wijzigen tot de peiling sluit.',
    countedLast: 'Je stem is geteld. Het was de laatste die ontbrak: de peiling is gesloten.',
    anonymous: 'De stemming is anoniem: niemand ziet wie wat stemde.',
    lineFor: (author) => `Een regel voor ${author}`,
    addLineFor: (author) => `Schrijf ${author} er iets bij`,
    send: 'Mijn stem versturen',
    canChange: 'Je kunt hem wijzigen tot de peiling sluit.',
    yes: 'Ja',
    maybe: 'Desnoods',
    no: 'Nee',
    resultsLater: 'De uitslag komt als de peiling gesloten is.',
    left: 'Je hebt deze peiling verlaten',
    noMoreMail: 'Je krijgt er geen mail meer over.',
    leaveQuestion: 'Deze peiling verlaten?',
    leaveMeans: 'Je krijgt er geen mail meer over. Een stem die je al gaf, blijft tellen.',
    leave: 'Verlaten',
    unknownLink: 'Deze link werkt niet',
    unknownLinkWhy:
      'Misschien is hij afgebroken, of bestaat de peiling niet meer. Beantwoord de mail, of vraag om een nieuwe link.',
  },

  reminder: {
    heading: { overdue: 'Was voor gisteren', today: 'Voor vandaag', tomorrow: 'Voor morgen' },
    one: (due, title) =>
      `${{ overdue: 'Te laat', today: 'Voor vandaag', tomorrow: 'Voor morgen' }[due]}: ${title}`,
    many: (due, tasks) => `${tasksOf(tasks)} ${dueWords[due]}`,
    part: (due, tasks) => `${tasks} ${dueWords[due]}`,
    mixed: (tasks, parts) => `${tasksOf(tasks)}: ${parts.join(', ')}`,
    intro: (day, tasks) =>
      `Vandaag is het ${day}. ${tasks === 1 ? 'Deze taak staat' : 'Deze taken staan'} op jouw naam.`,
    openMyTasks: 'Mijn taken openen',
  },

  week: {
    subject: (parts) => `Je week: ${parts.join(', ')}`,
    overdue: (tasks) => `${tasks} te laat`,
    due: (tasks) => `${tasks} te doen`,
    waiting: (tasks) => `${tasks} bij anderen`,
    done: (tasks) => `${tasks} klaar`,
    intro: (from, to) => `Van ${from} tot en met ${to}.`,
    headings: {
      overdue: 'Te laat',
      due: 'Voor deze week',
      waiting: 'Je wacht op',
      done: 'Vorige week klaar',
    },
  },

  ownReminder: {
    line: 'Je herinnering',
    subject: (about) => `Herinnering: ${about}`,
    intro: (day) => `Op ${day} vroeg je om hieraan herinnerd te worden.`,
    footer: 'Je krijgt dit omdat je erom vroeg; het komt maar één keer.',
  },

  chase: {
    line: 'Wacht op je antwoord',
    subject: (waiter, what) => `${waiter} wacht op: ${what}`,
    tasksIn: (tasks, project) => `${tasksOf(tasks)} in ${project}`,
    intro: (waiter, tasks) =>
      `${waiter} wil graag weten hoe het met ${tasks === 1 ? 'deze taak' : 'deze taken'} van jou staat. Beantwoord deze mail in je eigen woorden: “klaar”, “uitgesteld naar vrijdag”, of wat in de weg staat.`,
    introInApp: (waiter, tasks) =>
      `${waiter} wil graag weten hoe het met ${tasks === 1 ? 'deze taak' : 'deze taken'} van jou staat. Open ${tasks === 1 ? 'hem' : 'ze'} en laat een reactie achter, of zet de status.`,
    often: (days, waiter) =>
      `Komt hoogstens ${count(days, 'één keer per dag', 'elke # dagen')} tot je antwoordt, omdat ${waiter} daarom vroeg.`,
    leave: 'Antwoord `#stop` om het gesprek te verlaten.',
    noMore: (url) => `Geen mails meer over taken van jou: ${url}`,
  },

  invitation: {
    line: 'Je bedrijven',
    roles: { member: 'lid', manager: 'manager', admin: 'beheerder' },
    subject: (inviter, company) => `${inviter} nodigt je uit voor ${company}`,
    intro: (company, role) =>
      `Je rol bij ${company} zou zijn: ${role}. Met de projecten en agenten daar werk je dan ook.`,
    open: 'Uitnodiging openen',
    below: (address, day, company) =>
      `De uitnodiging is alleen voor ${address} en werkt één keer, tot ${day}. Zegt ${company} je niets, dan hoef je niets te doen.`,
    footer: (inviter) => `Verstuurd omdat ${inviter} dit adres heeft uitgenodigd.`,
  },

  serverInvitation: {
    line: 'Je account',
    subject: (owner: string) => `${owner} nodigt je uit voor Mailcrew`,
    intro:
      'Je kunt op deze server een account maken. Schrijf een agent, en het werk in je mail wordt geordend.',
    open: 'Account maken',
    below: (address: string) =>
      `De uitnodiging geldt alleen voor ${address}, dat bevestigd moet worden. Wil je geen account, dan hoef je niets te doen.`,
    footer: (owner: string) => `Verzonden omdat ${owner} dit adres heeft uitgenodigd.`,
  },

  account: {
    line: 'Je account',
    confirmation: {
      subject: 'Bevestig je adres',
      intro: 'Zodra je dit adres hebt bevestigd, gelden mails ervan als de jouwe.',
      button: 'Dit adres bevestigen',
      below: 'De link werkt één keer, 24 uur lang. Heb je je niet aangemeld, dan hoef je niets te doen.',
      footer: 'Verstuurd omdat iemand zich met dit adres heeft aangemeld.',
    },
    addressChange: {
      subject: 'Bevestig je nieuwe adres',
      intro:
        'Een account wil dit adres gebruiken. Het hoort erbij zodra de link wordt geopend waar dat account is aangemeld.',
      button: 'Dit adres gebruiken',
      below: 'De link werkt één keer, 24 uur lang. Heb je dit niet gevraagd, dan hoef je niets te doen.',
      footer: 'Verstuurd omdat iemand dit adres voor een account wil gebruiken.',
    },
    reset: {
      subject: 'Kies een nieuw wachtwoord',
      intro: 'Iemand heeft om een nieuw wachtwoord voor je account gevraagd.',
      button: 'Een nieuw wachtwoord kiezen',
      below:
        'De link werkt één keer, 60 minuten lang. Was jij het niet, dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
      footer: 'Verstuurd omdat met dit adres om een nieuw wachtwoord is gevraagd.',
    },
    claim: {
      subject: 'Maak dit account van jou',
      intro: 'Je mails aan de agenten zijn een bord geworden. Met een wachtwoord kun je het openen.',
      button: 'Je account openen',
      below: 'De link werkt één keer, 30 dagen lang. Heb je dit niet gevraagd, dan hoef je niets te doen.',
      footer: 'Verstuurd omdat om een nieuwe link is gevraagd.',
    },
    newsFooter: 'Verstuurd omdat dit verandert hoe je account wordt geopend.',
    notYou: (url) => `Was jij het niet, kies dan een nieuw wachtwoord: ${url}`,
    passwordChanged: 'Je wachtwoord is gewijzigd',
    signedOut: 'Voor je account is een nieuw wachtwoord gekozen, en alle andere browsers zijn afgemeld.',
    keysEnded: 'Ook de API-sleutels en de agendalink gelden niet meer: maak nieuwe in de instellingen.',
    passwordAdded: 'Je account heeft nu een wachtwoord',
    passwordAddedIntro: 'Je account kan nu ook met je adres en een wachtwoord worden geopend.',
    factorAdded: 'Je account heeft een tweede factor',
    factorAddedIntro: 'Inloggen vraagt die nu ook. Alle andere browsers zijn uitgelogd.',
    factorRemoved: 'De tweede factor van je account is verwijderd',
    factorRemovedIntro: 'Je wachtwoord alleen opent nu je account. Alle andere browsers zijn uitgelogd.',
    oneFactorRemoved: 'Een tweede factor van je account is verwijderd',
    oneFactorRemovedIntro: 'Je account heeft er nog een. Alle andere browsers zijn uitgelogd.',
    codesMade: 'Je account heeft nieuwe herstelcodes',
    codesMadeIntro: 'De vorige werken niet meer.',
    wayRemoved: 'Een manier om in te loggen is van je account gehaald',
    googleUnlinkedIntro: 'Google opent het niet meer.',
    passwordRemovedIntro: 'Het wachtwoord opent het niet meer.',
    googleLinked: 'Google is aan je account gekoppeld',
    googleLinkedIntro: (settings) =>
      `Je account kan nu ook met Google worden geopend. Was jij het niet, ontkoppel het dan op ${settings} en kies een nieuw wachtwoord.`,
    addressChanged: 'Het adres van je account is gewijzigd',
    addressChangedIntro: (address) =>
      `Je account heeft nu het adres ${address}. Mails van het adres waarop je dit leest, gelden niet meer als de jouwe. Was jij het niet, schrijf dan aan wie deze server beheert.`,
  },

  held: {
    line: 'Tegengehouden mail',
    subject: (mails) => count(mails, '# mail op jouw naam wacht op je', '# mails op jouw naam wachten op je'),
    intro: (mails) =>
      count(
        mails,
        '# mail op jouw naam kwam bij een agent aan, en niets bewijst dat hij van jou is. Er is nog niets mee gedaan.',
        '# mails op jouw naam kwamen bij een agent aan, en niets bewijst dat ze van jou zijn. Er is nog niets mee gedaan.',
      ),
    button: 'Bekijken en beslissen',
    below: 'Met wat niet van jou is, hoef je niets te doen: het vervalt na 14 dagen.',
    footer: (settings) =>
      `Komt hoogstens één keer per dag. Je kunt mails uitzetten in je instellingen: ${settings}`,
  },

  undelivered: {
    line: 'Niet bezorgd',
    subject: (subject) => `Niet bezorgd: ${subject}`,
    gone: (address, subject) =>
      `\u201c${subject}\u201d is niet aangekomen bij ${address}: dat adres neemt geen mail aan. Misschien is het verkeerd geschreven of bestaat het niet meer.`,
    refused: (address, subject) =>
      `\u201c${subject}\u201d is niet aangekomen bij ${address}: de server daar nam de mail niet aan.`,
    status: (code) => `De server daar antwoordde met de code ${code}.`,
    stopped: 'Er gaat voor jou niets meer naar dit adres, tot je het in je instellingen weer toestaat.',
    goesOn: 'Alleen deze mail is verloren: de volgende naar dit adres wordt gewoon verstuurd.',
    button: 'Bekijk welke adressen geen mail aannemen',
    footer: (settings) =>
      `Eenmaal verstuurd voor een mail van jou die terugkwam. Je kunt mails uitzetten in je instellingen: ${settings}`,
  },

  flood: {
    subject: (address) => `Je mails aan ${address}`,
    line: 'Veel mails tegelijk',
    title: (most) => `Meer dan ${most} mails in 10 minuten`,
    intro: (mails, address) =>
      `Er kwamen ${mails} mails van jou aan bij ${address}. Ze worden allemaal verwerkt, iets langzamer, en deze ene mail komt in de plaats van de losse antwoorden.`,
    button: 'Bekijken wat ervan kwam',
    footer: 'Komt hoogstens één keer per tien minuten.',
  },

  paused: {
    line: 'Er is niets gedaan',
    title: 'Deze agent is gepauzeerd',
    intro: (address) =>
      `Je mail kwam aan bij ${address}, dat voor jou gepauzeerd is. Zet het weer aan op zijn pagina en stuur de mail opnieuw.`,
    button: 'Maillogboek openen',
    footer: 'Komt hoogstens één keer per dag.',
  },

  alert: {
    answer: 'Antwoord in je eigen woorden, zoals “klaar” of “ik heb tot vrijdag nodig”.',
    noAnswers: 'Antwoorden op deze mail worden niet gelezen.',
    assigned: {
      one: (title) => `Voor jou: ${title}`,
      many: (tasks, project) => `${tasksOf(tasks)} voor jou in ${project}`,
      intro: (who, tasks, project) => `${who} gaf je ${count(tasks, 'een taak', '# taken')} in “${project}”.`,
    },
    made: {
      one: (title) => `Nieuwe taak uit je mail: ${title}`,
      many: (tasks, project) =>
        `${count(tasks, '# nieuwe taak', '# nieuwe taken')} uit je mail in ${project}`,
      intro: (who, tasks, project) =>
        `${who} maakte van je mail ${count(tasks, 'een taak', '# taken')} in “${project}”.`,
    },
    status: {
      one: (title) => `Nieuwe status: ${title}`,
      many: (tasks, project) => `Nieuwe status van ${tasksOf(tasks)} in ${project}`,
      intro: (who, tasks, project) =>
        `${who} wijzigde de status van ${count(tasks, 'een taak', '# taken')} in “${project}”.`,
    },
    mail: {
      one: (title) => `Nieuwe mail in een project: ${title}`,
      many: (mails, project) => `${count(mails, '# nieuwe mail', '# nieuwe mails')} in ${project}`,
      intro: (who, mails, project) =>
        `${who} schreef ${count(mails, 'een mail', '# mails')} in “${project}”.`,
    },
    itIs: (what) => `Deze taak ${what}`,
    from: (name) => `van ${name}`,
    somebody: 'iemand',
    newRecords: (kind, records, [one, many]) => {
      if (kind === 'task') return count(records, '# nieuwe taak', '# nieuwe taken')
      if (kind === 'poll') return count(records, '# nieuwe peiling', '# nieuwe peilingen')
      if (kind === 'article') return count(records, '# nieuw artikel', '# nieuwe artikelen')
      if (kind === 'question') return count(records, '# open vraag', '# open vragen')
      return count(records, `# ${one}`, `# ${many}`)
    },
    changes: (changes) => count(changes, '# wijziging', '# wijzigingen'),
  },

  followUps: {
    became: 'Wat er van terechtkwam',
    task: (title) => `taak “${title}”`,
    poll: (title) => `peiling “${title}”`,
    states: {
      open: 'open',
      done: 'klaar',
      draft: 'nog niet verstuurd',
      voting: 'er wordt gestemd',
      decided: 'beslist',
      undecided: 'gesloten zonder beslissing',
      left: 'blijft zoals het is',
    },
    decided: (option) => `beslist: ${option}`,
    ask: 'Hier is nog niets van gekomen. Wat moet ermee gebeuren? Dit wordt één keer gevraagd.',
    how: 'Antwoord “een taak van 1”, “een peiling over 1” of “laat 1”. Een peiling gaat meteen naar iedereen die dit leest.',
    howSurvey:
      'Antwoord “een taak van 1”, “een peiling over 1” of “laat 1”, en iedereen die gevraagd is ziet wat ervan komt.',
    headline: 'Wat ervan komt',
    taskTitle: (about) => `${about} onderzoeken`,
    taskText: 'Uit wat het team zei.',
    question: (about) => `Wat doen we met ${about}?`,
    options: ['Nu aanpakken', 'Eerst onderzoeken', 'Laten zoals het is'],
    left: (about) => `${about} blijft zoals het is.`,
    already: (about) => `Van ${about} is al iets gekomen; er is niets voor de tweede keer gemaakt.`,
    gone: (about) => `Over ${about} wordt niet meer gesproken.`,
    which: 'Welke? Antwoord met het nummer.',
    noSuch: (place) => `Die mail heeft geen nummer ${place}.`,
    managers: 'Alleen managers zeggen wat ervan komt.',
  },

  polling: {
    tooSmall: (people, needed) =>
      `Met ${count(people, '# persoon', '# mensen')} is je team te klein voor onderwerpen: er komt pas een als ${needed} mensen het noemden.`,
    noTopics: (needed) => `Geen onderwerp is door ${needed} mensen genoemd.`,
    nothingYet: (needed) =>
      `Er valt nog niets te zeggen: daarvoor zijn mails van minstens ${needed} mensen nodig.`,
    filed: (agent) => `Opgeslagen bij ${agent}`,
    counts: (people) =>
      `Het telt mee in de cijfers zodra ten minste ${people} mensen hebben geschreven. Niemand hoort dat jij het was.`,
    unnamed: 'Niemand hoort dat jij het was.',
    smallTeam: (members, needed) =>
      `Je team telt ${count(members, '# persoon', '# mensen')}. Een onderwerp verschijnt zodra ${needed} van hen het noemen, dus sommige weken is er misschien geen.`,
    paused: (agent) => `${agent} is gepauzeerd: je tekst is niet opgeslagen.`,
    nothing: 'Er was niets om op te slaan',
    how: 'Schrijf een paar zinnen in je eigen woorden; een formulier is niet nodig.',
    already: 'Deze mail was al opgeslagen',
    line: 'Twee korte vragen',
    subject: (agent) => `${agent}: hoe was je week?`,
    intro: (name) => `${name ? `${name}, twee` : 'Twee'} vragen, in je eigen woorden te beantwoorden.`,
    questions: {
      t5t: 'Wat zijn de belangrijkste dingen waaraan je werkt?',
      customer_intelligence: 'Wat heb je van klanten gehoord?',
      innovation_radar: 'Welk idee moeten we proberen?',
      culture_pulse: 'Hoe voelde het werk deze week?',
      competitive_intelligence: 'Wat heb je anderen in onze markt zien doen?',
      updates: 'Wat was deze week het belangrijkst?',
    },
    second: 'Wat zit je in de weg, of moet anders?',
    last: 'Wat je de vorige keer schreef:',
    reply: 'Beantwoord deze mail. Wat je schrijft telt mee zonder je naam.',
    footer: (asker) =>
      `Je krijgt deze mail omdat ${asker} zijn mensen vraagt. Antwoord “pauze” om vier weken over te slaan, of “afmelden” om er geen meer te krijgen.`,
    reminder: 'Je antwoord is nog welkom; twee zinnen zijn genoeg.',
    digest: {
      subject: (agent) => `${agent}: wat het team zegt`,
      intro: 'Wat er uit de antwoorden kwam, zonder iemands naam.',
      took: (people, of) => `${number(people)} van de ${number(of)} mensen schreven.`,
      mood: (score) => `De stemming is ${number(score)} van 100.`,
      change: (points) =>
        `Ze is ${count(Math.abs(points), '# punt', '# punten')} ${points < 0 ? 'gedaald' : 'gestegen'}.`,
      topics: 'Wat het vaakst voorkwam',
      mails: (mails) => count(mails, '# mail', '# mails'),
      insights: 'De moeite waard',
      open: 'Alles bekijken',
      footer: (asker) =>
        `Je krijgt deze mail omdat ${asker} je om een antwoord vroeg. Antwoord “afmelden” om er geen meer te krijgen.`,
    },
    pausedUntil: (day) => `Vóór ${day} wordt je niets meer gevraagd.`,
    left: (agent) => `${agent} vraagt je niets meer. Antwoord “terug” als je van gedachten verandert.`,
    back: (agent) => `${agent} vraagt je weer.`,
  },

  comment: {
    line: (task) => `Reactie op taak ${task}`,
    intro: (project) => `In het project “${project}”.`,
    wrote: (author) => `${author} schreef:`,
    footer:
      'Beantwoord deze mail, en je antwoord staat als reactie bij de taak. Antwoord `#stop` om dit gesprek te verlaten.',
  },
}
