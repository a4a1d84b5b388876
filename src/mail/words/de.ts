// German, with "du" throughout: the agents are colleagues. Where a stranger invites, the words mostly address nobody.
import { absenceDe } from './absence/de.ts'
import { contractDe } from './contracts/de.ts'
import { copilotDe } from './copilot/de.ts'
import { documentDe } from './documents/de.ts'
import type { MailWords } from './en.ts'
import { formsOf } from './forms.ts'
import { knowledgeDe } from './knowledge/de.ts'
import { rulesDe } from './rules/de.ts'
import { surveysDe } from './surveys/de.ts'

const { number, decimal, count, and, or, weekday } = formsOf('de')

const nth = { 1: 'ersten', 2: 'zweiten', 3: 'dritten', 4: 'vierten', last: 'letzten' } as const
const dueWords = { overdue: 'überfällig', today: 'heute fällig', tomorrow: 'morgen fällig' }
const tasksOf = (tasks: number) => count(tasks, '# Aufgabe', '# Aufgaben')
const priorities = { high: 'hohe', medium: 'mittlere', low: 'niedrige' }

const kinds = {
  single: 'eine Auswahl',
  multiple: 'eine Mehrfachauswahl',
  ranked: 'eine Rangfolge',
  yes_no: 'eine Ja/Nein-Frage',
  approval: 'eine Freigabe',
  schedule: 'eine Terminwahl',
}

export const de: MailWords = {
  quote: (text) => `„${text}“`,
  list: and,
  choice: or,
  andOthers: (names, more) => `${names.join(', ')} und ${count(more, 'noch jemand', '# weitere')}`,
  noSubject: '(kein Betreff)',
  somebody: 'Jemand',
  wrote: (date, name) => `Am ${date} schrieb ${name}:`,
  more: (left) => `Und ${number(left)} weitere.`,
  openTask: 'Aufgabe öffnen',
  openProject: 'Projekt öffnen',
  due: (day) => `bis ${day}`,
  priority: (priority) => `${priorities[priority]} Priorität`,
  switchOff: (setting, url) =>
    `Diese Mail kommt, weil „${setting}“ in deinen Einstellungen an ist. Abschalten: ${url}`,
  settings: {
    newTaskAlerts: 'Neue Aufgaben',
    taskAssignments: 'Zugewiesene Aufgaben',
    taskStatusChanges: 'Geänderter Status',
    projectUpdates: 'Neues in Projekten',
    taskDueReminders: 'Erinnerung an fällige Aufgaben',
    weeklyDigest: 'Wochenüberblick',
    morningMail: 'Morgenmail',
  },
  repeats({ unit, every, weekdays, day, nth: which }) {
    if (unit === 'workday') return 'jeden Werktag'
    const one = { day: 'jeden Tag', week: 'jede Woche', month: 'jeden Monat' }[unit]
    const many = { day: 'Tage', week: 'Wochen', month: 'Monate' }[unit]
    const often = every === 1 ? one : `alle ${every} ${many}`
    const days = and(weekdays.map(weekday))
    if (unit === 'week') return `${often} am ${days}`
    if (unit === 'day') return often
    return `${often} am ${which === null ? `${day ?? 1}.` : `${nth[which]} ${days}`}`
  },

  receipt: {
    line: 'Antwort auf deine Mail',
    lineOf: (date) => `Antwort auf deine Mail vom ${date}`,
    dear: (name) => (name ? `Guten Tag, ${name}!` : 'Guten Tag!'),
    hello: (name) => (name ? `Hallo ${name}!` : 'Hallo!'),
    from: (subject) => `Aus „${subject}“.`,
    fromIn: (subject, project) => `Aus „${subject}“, im Projekt ${project}.`,
    inProject: (project) => `Im Projekt ${project}.`,
    changed: 'Geändert',
    open: 'Öffnen',
    openTask: (task) => `Aufgabe ${task} öffnen`,
    keep: 'Soll ich das übernehmen?',
    doneNewOrNote: 'Antworte mit „erledigt“, „neu“ für eine neue Aufgabe oder „Notiz“.',
    byNumbers: (first, second) => `Antworte mit den Nummern, die du willst: „${first} und ${second}“.`,
    kindsByLetters: (first, second) =>
      `Antworte mit „erledigt“, „neu“ für eine neue Aufgabe oder „Notiz“, nach Buchstaben: „${first} erledigt, ${second} Notiz“.`,
    keepLink: 'Übernehmen, ändern oder verwerfen',
    yesOrNo: 'Antworte mit „ja“ oder „nein“.',
    byLetters: (first, second) =>
      `Antworte mit „ja“, um alles zu übernehmen, mit „nein“ für nichts davon, oder mit den Buchstaben: „${first} ja, ${second} nein“.`,
    notUnderstood: 'Das habe ich nicht verstanden:',
    claim: 'Du musst nichts einrichten.',
    claimBoard: 'Um das Board zu sehen und zu behalten, mach dieses Konto zu deinem.',
    claimMails: 'Um deine Mails und ihre Ergebnisse wiederzufinden, mach dieses Konto zu deinem.',
    choosePassword: 'Passwort wählen',
    correct: {
      plain: 'Stimmt etwas nicht? Antworte in eigenen Worten',
      friendly: 'Habe ich etwas falsch verstanden? Antworte einfach in eigenen Worten',
      formal: 'Sollte etwas nicht stimmen, genügt eine Antwort in eigenen Worten',
    },
    orCommand: ' oder mit einem Befehl in einer eigenen Zeile:',
    readBy: (model, seconds) =>
      `${model === null ? 'Nach Regeln' : `Von ${model}`} gelesen${seconds === null ? '' : ` in ${decimal(seconds, 1)} s`}`,
    footer: (agent, readBy) =>
      `Gesendet von ${agent}. ${readBy} Antworte \`#stop\`, um diese Unterhaltung zu verlassen.`,
    failed: (agent) =>
      `${agent} konnte diese Mail nicht lesen. Im Mailprotokoll lässt sich das noch einmal versuchen.`,
    held: (agent) => `${agent} hat diese Mail noch nicht gelesen. Sie wartet im Mailprotokoll.`,
  },

  frame: {
    byRule: (rule: string) => `Nach deiner Regel \u201e${rule}\u201c.`,
    unread: () => 'Das Lesen dieser Mail hat zu lange gedauert, deshalb wurde in ihr nichts gesucht.',
    commandsWork: (example) => `Befehle wie ${example} gehen trotzdem.`,
    longMail: 'Die Mail ist sehr lang; gelesen wurden nur ihre ersten 200 kB.',
    hiddenText: 'Die Mail enthielt Text, den man beim Lesen nicht sieht; er wurde nicht gelesen.',
    unreadMail: 'Diese Mail konnte nicht gelesen werden',
    unreadParts: {
      encrypted: 'Diese Mail ist verschlüsselt, ich kann sie nicht lesen. Schicke sie unverschlüsselt.',
      winmail: 'Diese Mail kam als winmail.dat ohne lesbaren Text. Schicke sie als HTML oder reinen Text.',
      picture:
        'Diese Mail hat keinen Text, sondern ein Bild, das ich nicht lesen kann. Schreibe die Worte in die Mail.',
      files: (names: string) =>
        `Diese Mail hat keinen eigenen Text, nur ${names}. Schreibe in die Mail, was du möchtest.`,
      inQuote:
        'Deine Antworten stehen wohl im zitierten Text, wo ich sie nicht erkenne. Schreib sie bitte darüber.',
      invitation: (event) => `Eine Einladung: ${event}`,
      cancelledMeeting: (event) => `Dieser Termin ist abgesagt: ${event}`,
      span: (from, to) => `${from} bis ${to}`,
      empty: 'Diese Mail hat keinen Text.',
    },
    strangerWaits:
      'Du nimmst an dieser Unterhaltung nicht teil. Was du geschrieben hast, wartet deshalb auf jemanden, der dabei ist.',
    strangerNothing: () => 'Du nimmst an dieser Unterhaltung nicht teil, deshalb wurde nichts geändert.',
    noBudget: 'Das KI-Budget für heute ist aufgebraucht, deshalb wurde diese Mail nach Regeln gelesen.',
    noAnswer: 'Der KI-Anbieter gab keine brauchbare Antwort, deshalb wurde diese Mail nach Regeln gelesen.',
    foundByRules: (items) =>
      items === 1
        ? 'Die Regeln fanden noch etwas, das das Modell ausgelassen hat; es wartet auf deine Antwort.'
        : `Die Regeln fanden noch ${items} Dinge, die das Modell ausgelassen hat; sie warten auf deine Antwort.`,
    dropped: (items) =>
      count(
        items,
        '# Punkt wurde weggelassen, weil er so nicht in der Mail steht.',
        '# Punkte wurden weggelassen, weil sie so nicht in der Mail stehen.',
      ),
    undone: (changes, which) => `Zurückgenommen: ${count(changes, '# Änderung', '# Änderungen')}${which}.`,
    undoFirst: 'bitte als Erstes schreiben oder in einer eigenen Mail',
    undoNothing: 'von dir gibt es in dieser Unterhaltung nichts zurückzunehmen',
    stays: (task) => `${task} wurde seither geändert und bleibt`,
    fieldStays: (task, field) => `${task}: ${field} wurde seither geändert und bleibt`,
    absenceStays: 'deine Abwesenheit wurde seither geändert und bleibt',
    nameStays: (record) => `${record}: Der Name wurde seither geändert und bleibt`,
    archivedStays: (record) => `${record} wurde seither archiviert oder zurückgeholt und bleibt so`,
    movedOn: (record) => `${record} ist inzwischen in einem anderen Projekt und bleibt dort`,
    homeGone: (record) => `${record} bleibt, denn das frühere Projekt gibt es nicht mehr`,
    fields: {
      title: 'der Titel',
      description: 'die Beschreibung',
      status: 'der Status',
      priority: 'die Priorität',
      dueDate: 'das Fälligkeitsdatum',
      assigneeIds: 'wer es macht',
      blockedReason: 'was im Weg steht',
      blockedByIds: 'worauf sie wartet',
      repeats: 'wie oft sie sich wiederholt',
    },
    help: (commands) => `Befehle, jeder in einer eigenen Zeile: ${commands}.`,
  },

  project: {
    alreadyIn: (name) => `es ist schon in „${name}“`,
    unknown: (name) => `es gibt kein Projekt wie „${name}“; schreib den Namen so, wie er in der App steht`,
    merged: (into, tasks) =>
      `gehört jetzt zu „${into}“${tasks > 0 ? `, mit ${tasksOf(tasks)}` : ''}; antworte #undo, um es wieder herauszunehmen`,
    noTask: (numbers) => `Aufgabe ${and(numbers.map(String))} gibt es hier nicht`,
    moved: (task, into) => `ist jetzt #${task} in „${into}“`,
    soAlready: 'so ist es schon',
    renamed: (name) => `heißt jetzt „${name}“`,
    archived: 'ist archiviert; eine Mail in diesem Verlauf, die etwas ändert, holt es zurück',
    back: 'ist zurück aus dem Archiv',
    deleted: 'ist mit seinen Aufgaben gelöscht; antworte binnen 30 Tagen #undo, um es zurückzuholen',
    sameName: (name) => `mehrere Projekte heißen „${name}“; gib erst einem davon einen anderen Namen`,
    which: (names, isMore) =>
      `welches Projekt: ${or(names.map((name) => `„${name}“`))}${isMore ? ' oder noch ein anderes' : ''}? Schreib den ganzen Namen`,
    wasDeleted: (name) => `„${name}“ wurde gelöscht`,
    nothingDone: (day) =>
      `Nichts aus deiner Mail wurde ausgeführt. Wem das Projekt gehört, kann es bis ${day} in der App unter „Archived“ zurückholen; schreib dann noch einmal.`,
    writeAnew: (address) => `Für etwas Neues schreib an ${address}.`,
    broughtBack: (name) => `„${name}“ war archiviert; deine Mail hat es zurückgeholt.`,
  },
  task: {
    tasks: tasksOf,
    changes: (changes) => count(changes, '# Änderung', '# Änderungen'),
    suggestions: (suggestions) => count(suggestions, '# Vorschlag', '# Vorschläge'),
    questions: (questions) => count(questions, '# Frage an dich', '# Fragen an dich'),
    nothing: 'Keine Aufgaben gefunden',
    notRead: (language: string) => `Diese Mail ist wohl auf ${language}, das kann ich nicht lesen`,
    keptAsComment: (task, title) => `Als Kommentar bei #${task} „${title}“ abgelegt`,
    you: 'du',
    waitsFor: (tasks) => `wartet auf ${and(tasks)}`,
    dueCommand: (task) => `#due ${task} Freitag`,
    assignCommand: (task) => `#assign ${task} Name`,
    commands: ['#assign Name', '#due Datum', '#title Text', '#note Text'],
    commandHint: 'Sind mehrere Aufgaben offen, schreib die Nummer dazu: #done 2.',
    whichTask: (example) => `welche Aufgabe? Schreib ihre Nummer dazu: ${example}`,
    others: (left) => `und ${number(left)} weitere`,
    isItDone: (title) => `Ist „${title}“ erledigt?`,
    asks: { task: 'Soll das eine Aufgabe werden?', change: 'Soll ich das ändern?' },
    noSuchTask: (task) => `eine Aufgabe ${task} gibt es hier nicht`,
    noted: (task) => `Bei Aufgabe ${task} notiert.`,
    keptOpen: (said) => `bleibt offen; notiert: „${said}“`,
    keptNote: (said) => `notiert: „${said}“`,
    noThread:
      'Falls das auf eine frühere Mail antwortet: Ich kenne dich in dieser Unterhaltung nicht. Antworte auf eine Mail von mir, oder bitte den Absender, dich in Kopie zu nehmen.',
    onlyKept: 'Nichts geändert; deine Worte stehen als Kommentar da',
    onlyComment: (said) => `Nur als Kommentar behalten: ${said.join(', ')}.`,
    sayIt: (task) =>
      `Um eine Aufgabe zu ändern, sag, welche: „${task} ist erledigt“ oder „${task} bis Freitag“.`,
    unmet: (task, those, other) =>
      `Aufgabe ${task} wartet nicht auf ${and(those)}. Wenn sie warten soll, antworte mit den Nummern von oben: „${task} wartet auf ${other}“.`,
    dueAsSet(days) {
      const when = days === 0 ? 'am Tag der Mail' : count(days, 'einen Tag später', '# Tage später')
      return `Nennt die Mail kein Datum, ist eine Aufgabe ${when} fällig: So ist diese Adresse eingestellt.`
    },
    ownerAsUsual: (owner) => `Eine Aufgabe ohne Namen ging an ${owner}, wie sonst auch.`,
    dueAsUsual(days) {
      const when = days === 0 ? 'am Tag der Mail' : count(days, 'einen Tag später', '# Tage später')
      return `Eine Aufgabe ohne Datum ist ${when} fällig, wie sonst auch.`
    },
    is: {
      pending: 'ist wieder offen',
      progress: 'ist in Arbeit',
      blocked: 'ist blockiert',
      review: 'wird geprüft',
      done: 'ist erledigt',
    },
    blockedBy: (reason) => `ist blockiert: ${reason}`,
    repeatsNow: (rhythm) => `wiederholt sich ${rhythm}`,
    repeatsNoMore: 'wiederholt sich nicht mehr',
    dueNow: (day) => `ist jetzt fällig am ${day}`,
    orDay: (ours, theirs) =>
      ours === null ? `fällig ${theirs}, was die Mail nicht sagt` : `fällig ${ours} oder ${theirs}`,
    noDueNow: 'hat jetzt kein Fälligkeitsdatum',
    assignedTo: (names) => `ist jetzt bei ${and(names)}`,
    assignedToNobody: 'ist jetzt bei niemandem',
    priorityNow: (priority) => `hat jetzt ${priorities[priority]} Priorität`,
    titleNow: (title) => `heißt jetzt „${title}“`,
    dropped: 'entfällt und liegt bei den gelöschten Aufgaben; antworte #undo, um sie zurückzuholen',
    notNeeded: 'wird nicht mehr gebraucht',
    cannotRepeat: 'bleibt, wie sie ist: So kann sich eine Aufgabe nicht wiederholen',
    already: 'ist schon so',
    next: (task, day) => `; die nächste, #${task}, ist am ${day} fällig`,
    released: 'wartet auf nichts mehr',
    waitsNotFor: (those) => `wartet nicht auf ${or(those)}`,
    itself: 'sich selbst',
    isDone: (task) => `${task}, die schon erledigt ist`,
    waitsForIt: (task) => `${task}, die auf sie wartet`,
    untilSaid:
      'bis du sagst, dass es weitergeht: Mit diesen Worten kann sie nicht auf eine offene Aufgabe warten',
    keptAsTask: 'als Aufgabe übernommen',
    changedAsAsked: 'wie gewünscht geändert',
    leftOut: 'weggelassen',
    unknownLetter: 'unter diesem Buchstaben wartet nichts auf eine Antwort',
    youHave: (tasks) => `Du hast ${count(tasks, '# offene Aufgabe', '# offene Aufgaben')}`,
    noneYet: 'In dieser Unterhaltung gibt es noch keine Aufgaben',
    doneOf: (done, all) =>
      `${done} von ${count(all, '# Aufgabe', '# Aufgaben')} ${done === 1 ? 'ist' : 'sind'} erledigt`,
    moreInApp: (left) => `${left} weitere stehen in der App.`,
    status: {
      pending: 'offen',
      progress: 'in Arbeit',
      blocked: 'blockiert',
      review: 'in Prüfung',
      done: 'erledigt',
    },
    overdueSince: (day) => `überfällig seit ${day}`,
  },

  digest: {
    none: 'Es gibt keine Unterhaltung zum Zusammenfassen',
    how: (agent) =>
      `Setz mich in einer Unterhaltung in Kopie, leite mir eine weiter oder frag in einer Antwort: „${agent}, was wurde entschieden?“`,
    nothingDone: 'Es wurde nichts zusammengefasst',
    notSaid: 'Ich habe in der Unterhaltung keinen Satz gefunden, der das beantwortet.',
    noDecision: 'Ich habe in dieser Unterhaltung keine Entscheidung gefunden.',
    nothingOpen: 'Nichts ist entschieden oder offen',
    nothing: 'Ich habe nichts zum Zusammenfassen gefunden',
    headings: {
      decision: 'Entschieden',
      open: 'Offen',
      question: 'Fragen ohne Antwort',
      point: 'Wer was gesagt hat',
    },
    decisions: (decisions) => count(decisions, '# Entscheidung', '# Entscheidungen'),
    open: (items) => count(items, '# offener Punkt', '# offene Punkte'),
    questions: (questions) => count(questions, '# unbeantwortete Frage', '# unbeantwortete Fragen'),
    thread: 'Die Unterhaltung:',
    mailsBy: (mails, names) => `${count(mails, '# Mail', '# Mails')} von ${names}.`,
    forPeople: (names) => `für ${and(names)}`,
    somebody: 'jemand',
  },

  contract: contractDe,

  knowledge: knowledgeDe,

  document: documentDe,
  survey: surveysDe,
  absence: absenceDe,
  rules: rulesDe,
  copilot: copilotDe,

  poll: {
    line: (author) => `Umfrage von ${author}`,
    label: {
      ballot: 'Abstimmung',
      ideas: 'Ideen',
      reminder: 'Noch offen',
      options: 'Neue Vorschläge',
      changed: 'Geändert',
      reopened: 'Wieder offen',
      result: 'Ergebnis',
    },
    asksIdeas: (author) => `${author} bittet um deine Ideen.`,
    howIdeas: 'Antworte auf diese Mail mit deinen Ideen, eine je Zeile.',
    ideasThenVote: (moment) => `Ideen werden bis ${moment} gesammelt; dann stimmen alle darüber ab.`,
    ideasUntil: (moment) => `Ideen bis ${moment}`,
    orOwnIdea: 'Du kannst auch mit einer eigenen Idee antworten: Sie kommt dazu.',
    ideaAdded: 'Es gibt eine neue Möglichkeit. Deine Stimme bleibt, wenn du sie nicht änderst.',
    collecting:
      'Ich habe alle nach Ideen gefragt. Antworte „jetzt abstimmen“, und sie stehen zur Wahl; sonst geschieht das am Ende.',
    ideasHelp: ['jetzt abstimmen'],
    ideasKept: (ideas) => `Notiert: ${and(ideas)}`,
    namedSoFar: (ideas) => `Bisher genannt: ${and(ideas)}.`,
    noIdea: 'Ich habe in deiner Antwort keine Idee gefunden',
    asks: (author) => `${author} bittet um deine Stimme.`,
    waits: (author) => `${author} wartet auf deine Stimme.`,
    added: (author) => `${author} hat Vorschläge ergänzt. Deine Stimme bleibt, wenn du sie nicht änderst.`,
    changed: (author: string) =>
      `${author} hat diese Umfrage geändert. Deine Stimme gilt weiter, bis du sie änderst.`,
    writes: (author: string) => `${author} schreibt:`,
    reopened: (author) =>
      `${author} hat die Umfrage wieder geöffnet. Deine Stimme bleibt, wenn du sie nicht änderst.`,
    isClosed: 'Die Umfrage ist beendet.',
    footer: (author) =>
      `Du bekommst diese Mail, weil ${author} dich gefragt hat. Antworte \`#stop\`, um nichts mehr von dieser Umfrage zu hören.`,
    ownFooter:
      'Du bekommst diese Mail, weil du gefragt hast. Antworte `#stop`, um nichts mehr von dieser Umfrage zu hören.',
    ways: {
      single: 'Antworte auf diese Mail mit deiner Wahl, mit der Nummer oder in eigenen Worten.',
      multiple: 'Antworte auf diese Mail mit allem, was du möchtest, mit Nummern oder in eigenen Worten.',
      ranked: 'Antworte auf diese Mail mit deiner Reihenfolge, das Beste zuerst, etwa „2, 1, 3“.',
      yes_no: 'Antworte auf diese Mail mit Ja oder Nein, in deinen eigenen Worten.',
      approval: 'Antworte auf diese Mail mit Ja oder Nein; gern auch mit dem Grund.',
      schedule:
        'Antworte auf diese Mail mit dem, was dir passt, etwa „1 passt, 2 zur Not, 3 nicht“ oder in eigenen Worten.',
    },
    fixed: { Yes: 'Ja', No: 'Nein', Approve: 'Zustimmen', Decline: 'Ablehnen' },
    changeUntil: (moment) => `Ändern kannst du deine Stimme bis ${moment}.`,
    timesIn: (zone) => `Alle Zeiten in ${zone}.`,
    zone: (zone) => `der Zeitzone ${zone}`,
    zoneOfOffset: (offset) => `der Zeit UTC${offset}`,
    voteOnPage: 'Auf der Seite abstimmen',
    seePoll: 'Umfrage ansehen',
    howItCounts: 'So wird gezählt',
    anonymous: 'Die Abstimmung ist anonym: Niemand sieht, wer wofür gestimmt hat, auch nicht, wer fragt.',
    hidden: 'Das Ergebnis ist erst am Ende zu sehen.',
    quorum: (votes) =>
      count(votes, 'Sie gilt, sobald # Stimme da ist.', 'Sie gilt, sobald # Stimmen da sind.'),
    majority: 'Mehr als die Hälfte der Stimmen entscheidet.',
    all: 'Alle müssen zustimmen.',
    invited: 'Eine Einladung für deinen Kalender hängt an.',
    decidedBy: (author) => `Entschieden durch eine Umfrage von ${author}.`,
    of: (votes, all) => `${votes} von ${all}`,
    ifNeedBe: (votes) => `${votes} zur Not`,
    firstChoices: 'Erste Wahl',
    votes: (votes) => count(votes, '# Stimme', '# Stimmen'),
    yourDecision: 'Du entscheidest:',
    answerWith: (options) => `Antworte auf diese Mail mit ${or(options)}.`,
    range: (start, end) => `${start} bis ${end}`,
    noneOfThem: 'nichts davon',
    yesTo: (options) => `ja zu ${options}`,
    maybeTo: (options) => `zur Not ${options}`,
    noTo: (options) => `nein zu ${options}`,
    anOption: 'ein Vorschlag',
    decided: (option) => `Entschieden: ${option}`,
    tie: (options) => `Gleichstand zwischen ${and(options)}`,
    leads: (option, but) =>
      `${option} liegt vorn, ${
        {
          majority: 'hat aber keine Mehrheit',
          all: 'aber es stimmen nicht alle zu',
          required: 'aber nicht alle, die zustimmen müssen, haben geantwortet',
        }[but]
      }`,
    shortOf: (votes, missing) =>
      `${votes === 0 ? 'Noch niemand hat' : count(votes, 'Nur # Person hat', 'Nur # Personen haben')} abgestimmt; ${count(missing, 'es fehlt noch # Stimme', 'es fehlen noch # Stimmen')}`,
    nobodyVoted: 'Niemand hat abgestimmt',
    nobodyWants: 'Niemand hat zu etwas davon ja gesagt',
    draft: 'Entwurf',
    asked: (people) => count(people, '# Person gefragt', '# Personen gefragt'),
    closes: (moment) => `endet ${moment}`,
    wroteToNobody:
      'Ich habe niemandem geschrieben, weil ich nur in Kopie war: Wer auf deiner Mail steht, kann mit einer Antwort an alle abstimmen.',
    wroteToNobodyUnproved:
      'Ich habe niemandem geschrieben, weil nichts belegt, dass diese Mail von dir kommt: Wer auf deiner Mail steht, kann mit einer Antwort an alle abstimmen.',
    draftHelp: ['senden'],
    help: ['beenden', 'Ergebnis', 'bis Freitag', 'hinzufügen: noch ein Vorschlag'],
    options: 'Zur Wahl',
    voted: (vote) => `Deine Stimme zählt: ${vote}`,
    wordsKept: 'Deine Worte stehen bei der Umfrage',
    leftOut: (question) => `Eine Mail stellt eine Frage. Schick mir die andere für sich: ${question}`,
    youWrote: 'Du hast geschrieben:',
    understood: (vote) => `Bisher verstehe ich: ${vote}.`,
    voteStays: (vote) => `Deine frühere Stimme bleibt: ${vote}. Was soll ich ändern?`,
    nobodySaidYes: (option) =>
      `Niemand hat ja zu ${option} gesagt. Soll es trotzdem dabei bleiben, schick das noch einmal.`,
    notClosedYet: 'Die Umfrage ist noch nicht beendet',
    notDecidedYet: 'Noch ist nichts entschieden',
    ahead: (option) => `Vorn liegt: ${option}`,
    remarks: 'Was die Leute dazu geschrieben haben',
    withWords: 'Mit deinen Worten:',
    lastOne: 'Es war die letzte, die fehlte: Die Umfrage ist beendet, und alle bekommen das Ergebnis.',
    changeByReply: (moment) => `Mit einer weiteren Antwort kannst du sie bis ${moment} ändern.`,
    notCounted: 'Ich habe keine Stimme gezählt',
    noVoteHere: 'Hier gibt es noch keine Abstimmung',
    howToAsk:
      'Wer gefragt hat, kann mir die Frage mit ihren Möglichkeiten schicken; dann bekommen alle einen Stimmzettel.',
    noQuestion: 'Ich habe keine Frage zum Abstimmen gefunden',
    how: 'Schreib mir eine Frage mit ihren Möglichkeiten, etwa „Treffen wir uns am Dienstag um 10:00 oder am Mittwoch um 14:00?“',
    gone: 'Diese Umfrage gibt es nicht mehr',
    aListHasNoVote: 'Eine Verteilerliste hat keine Stimme',
    listsHaveNoVote: (lists: readonly string[]) =>
      `${and(lists)} ${lists.length === 1 ? 'ist eine Verteilerliste und hat' : 'sind Verteilerlisten und haben'} keine Stimme: Nimm die Leute, die abstimmen sollen, auf der Seite auf.`,
    kindSent: (kind) => `Es ist ${kinds[kind]} und geht hinaus`,
    kindNow: (kind) => `Es ist jetzt ${kinds[kind]}`,
    sendChoices: 'Antworte mit den Möglichkeiten, eine je Zeile, und ich frage alle.',
    addVoters: 'Ich kann noch niemanden fragen: Nimm die Leute auf der Seite auf.',
    saySend: 'Antworte „senden“, um alle zu fragen.',
    ownLink: {
      intro:
        'Auf deinen Stimmzettel kam in deinem Namen eine Antwort, und nichts hat bewiesen, dass sie von dir ist. Sie zählt nicht.',
      yours: 'Wenn du es warst, stimm auf deiner eigenen Seite ab; dafür reicht dieser Link.',
      others: 'Wenn du es nicht warst, ist nichts zu tun: Deine Stimme ist, wie sie war.',
      footer:
        'Höchstens einmal am Tag je Umfrage. Antworte `#stop`, um nichts mehr von dieser Umfrage zu hören.',
      subject: (question) => `Bitte stimm auf deiner Seite ab: ${question}`,
    },
    nobodyToAsk:
      'Noch ist niemand zu fragen: Schreib den Leuten und mir in einer Mail, oder nimm sie auf der Seite auf.',
    unsureOptions:
      'Ich bin nicht sicher, was zur Wahl steht: Schau es dir an und antworte „senden“, um alle zu fragen.',
    unsureKind:
      'Ich bin nicht sicher, wie abgestimmt werden soll: Schau es dir an und antworte „senden“, um alle zu fragen.',
    notAsked: 'Du bist nicht unter denen, die gefragt wurden, deshalb zählt deine Stimme nicht.',
    nothingToCount: 'Nichts zu zählen',
    asksBack: {
      unclear: 'Ich bin nicht sicher, was du wählst. Antworte mit einer Nummer, oder stimm auf der Seite ab.',
      'unknown option':
        'Was du nennst, steht nicht zur Wahl. Antworte mit einer Nummer, oder stimm auf der Seite ab.',
      'somebody else': 'Ich zähle nur die eigene Stimme: Für wen du sprichst, kann selbst antworten.',
      hidden:
        'Ich verrate nicht, wie andere gestimmt haben, und kann deshalb nicht so stimmen wie sie. Antworte mit einer Nummer.',
    },
    nothingToDo: 'Nichts zu tun',
    closedNow: 'Die Umfrage ist beendet',
    decidedNow: 'Entschieden',
    nobodyToRemind: 'Es ist niemand mehr zu erinnern',
    reminded: (people) => count(people, '# Person wird erinnert', '# Personen werden erinnert'),
    sentOut: 'Die Umfrage ist verschickt',
    openAgainUntil: (moment) => `Die Umfrage ist wieder offen, bis ${moment}`,
    openUntil: (moment) => `Die Umfrage ist offen bis ${moment}`,
    optionsAdded: (options) => count(options, '# Vorschlag ist hinzugefügt', '# Vorschläge sind hinzugefügt'),
    soFar: 'Das Ergebnis bis jetzt',
    haveVoted: (voted, all) => `${voted} von ${all} haben abgestimmt`,
    hiddenUntilClosed: 'Das Ergebnis ist erst zu sehen, wenn die Umfrage beendet ist.',
    tooLate: 'Die Umfrage ist beendet, deshalb zählt deine Stimme nicht',
    noneYet: 'Du hast noch keine Umfragen',
    polls: (polls) => count(polls, '# Umfrage', '# Umfragen'),
    yourPolls: 'Deine Umfragen',
    tooFewVotes: 'Weniger als vier haben abgestimmt, darum sieht niemand die Zahlen.',
    hiddenUntilEnd: 'Erst am Ende zu sehen',
    votedOf: (voted, all) => `${voted} von ${all} haben abgestimmt`,
    status: { draft: 'Entwurf', open: 'offen', closed: 'beendet' },
    faults: {
      'Only who asked can do that': 'Das kann nur, wer gefragt hat',
      'This poll is closed': 'Diese Umfrage ist beendet',
      'The poll is closed': 'Die Umfrage ist beendet',
      'This poll is still open': 'Diese Umfrage ist noch offen',
      'This poll is open': 'Diese Umfrage ist offen',
      'The poll is not open': 'Die Umfrage ist nicht offen',
      'This poll has no such option': 'Diese Möglichkeit gibt es in der Umfrage nicht',
      'This poll asks for no ranking': 'Diese Umfrage fragt nach keiner Reihenfolge',
      'A poll needs at least two options': 'Eine Umfrage braucht mindestens zwei Möglichkeiten',
      'A poll has at most 60 options': 'Eine Umfrage hat höchstens 60 Vorschläge',
      'This poll has the same two answers always': 'Diese Umfrage hat immer dieselben zwei Antworten',
      'The poll cannot end in the past': 'Die Umfrage kann nicht in der Vergangenheit enden',
      'I found no new end': 'Ich habe kein neues Ende gefunden',
      'Say of at least one time whether it suits you': 'Sag mindestens zu einem Termin, ob er dir passt',
      'Choose one option': 'Wähle eine Möglichkeit',
      'Choose at least one option': 'Wähle mindestens eine Möglichkeit',
      'Say which option comes first': 'Sag, was an erster Stelle steht',
      'Two options have the same place': 'Zwei Möglichkeiten stehen auf demselben Platz',
    },
  },

  votePage: {
    asksYou: (author, others) =>
      `${author} fragt ${others === 0 ? 'dich' : `dich und ${count(others, 'noch jemanden', '# weitere')}`}.`,
    voteAs: 'Du stimmst ab als #.',
    closes: (moment) => `Endet ${moment}`,
    isClosed: 'Diese Umfrage ist beendet',
    counted: 'Deine Stimme zählt. Du kannst sie hier ändern, bis die Umfrage endet.',
    countedLast: 'Deine Stimme zählt. Es war die letzte, die fehlte: Die Umfrage ist beendet.',
    anonymous: 'Die Abstimmung ist anonym: Niemand sieht, wer wofür gestimmt hat.',
    lineFor: (author) => `Eine Zeile für ${author}`,
    addLineFor: (author) => `Ein paar Worte an ${author}`,
    send: 'Abstimmen',
    canChange: 'Du kannst deine Stimme ändern, bis die Umfrage endet.',
    yes: 'Ja',
    maybe: 'Zur Not',
    no: 'Nein',
    resultsLater: 'Das Ergebnis kommt, sobald die Umfrage beendet ist.',
    left: 'Du hast diese Umfrage verlassen',
    noMoreMail: 'Du bekommst keine Mail mehr dazu.',
    leaveQuestion: 'Diese Umfrage verlassen?',
    leaveMeans: 'Du bekommst dann keine Mail mehr dazu. Eine abgegebene Stimme zählt weiter.',
    leave: 'Verlassen',
    unknownLink: 'Dieser Link geht nicht',
    unknownLinkWhy:
      'Vielleicht ist er abgeschnitten, oder die Umfrage gibt es nicht mehr. Antworte stattdessen auf die Mail, oder bitte um einen neuen.',
  },

  reminder: {
    heading: { overdue: 'War gestern fällig', today: 'Heute fällig', tomorrow: 'Morgen fällig' },
    one: (due, title) =>
      `${{ overdue: 'Überfällig', today: 'Heute fällig', tomorrow: 'Morgen fällig' }[due]}: ${title}`,
    many: (due, tasks) => `${tasksOf(tasks)} ${dueWords[due]}`,
    part: (due, tasks) => `${tasks} ${dueWords[due]}`,
    mixed: (tasks, parts) => `${tasksOf(tasks)}: ${parts.join(', ')}`,
    intro: (day, tasks) =>
      `Heute ist ${day}. ${tasks === 1 ? 'Diese Aufgabe liegt' : 'Diese Aufgaben liegen'} bei dir.`,
    openMyTasks: 'Meine Aufgaben öffnen',
  },

  week: {
    subject: (parts) => `Deine Woche: ${parts.join(', ')}`,
    overdue: (tasks) => `${tasks} überfällig`,
    due: (tasks) => `${tasks} fällig`,
    waiting: (tasks) => `${tasks} bei anderen`,
    done: (tasks) => `${tasks} erledigt`,
    intro: (from, to) => `Von ${from} bis ${to}.`,
    headings: {
      overdue: 'Überfällig',
      due: 'Diese Woche fällig',
      waiting: 'Du wartest auf',
      done: 'Letzte Woche erledigt',
    },
  },

  ownReminder: {
    line: 'Deine Erinnerung',
    subject: (about) => `Erinnerung: ${about}`,
    intro: (day) => `Am ${day} wolltest du, dass ich dich daran erinnere.`,
    footer: 'Du bekommst das, weil du darum gebeten hast; es kommt nur einmal.',
  },

  chase: {
    line: 'Wartet auf deine Antwort',
    subject: (waiter, what) => `${waiter} wartet auf: ${what}`,
    tasksIn: (tasks, project) => `${tasksOf(tasks)} in ${project}`,
    intro: (waiter, tasks) =>
      `${waiter} wüsste gern, wie es mit ${tasks === 1 ? 'dieser Aufgabe' : 'diesen Aufgaben'} von dir steht. Antworte auf diese Mail in eigenen Worten: „erledigt“, „ich brauche bis Freitag“ oder was im Weg steht.`,
    introInApp: (waiter, tasks) =>
      `${waiter} wüsste gern, wie es mit ${tasks === 1 ? 'dieser Aufgabe' : 'diesen Aufgaben'} von dir steht. Öffne ${tasks === 1 ? 'sie' : 'eine'} und schreib einen Kommentar, oder setz den Status.`,
    often: (days, waiter) =>
      `Kommt höchstens ${count(days, 'einmal am Tag', 'alle # Tage')}, bis du antwortest, weil ${waiter} darum gebeten hat.`,
    leave: 'Antworte `#stop`, um die Unterhaltung zu verlassen.',
    noMore: (url) => `Keine Mails mehr zu Aufgaben von dir: ${url}`,
  },

  invitation: {
    line: 'Deine Firmen',
    roles: { member: 'Mitglied', manager: 'Manager', admin: 'Administrator' },
    subject: (inviter, company) => `${inviter} lädt dich zu ${company} ein`,
    intro: (company, role) =>
      `Deine Rolle bei ${company} wäre: ${role}. Mit den Projekten und Agenten dort arbeitest du dann auch.`,
    open: 'Einladung öffnen',
    below: (address, day, company) =>
      `Sie gilt nur für ${address} und nur einmal, bis ${day}. Sagt dir ${company} nichts, ist nichts zu tun.`,
    footer: (inviter) => `Diese Mail kommt, weil ${inviter} diese Adresse eingeladen hat.`,
  },

  serverInvitation: {
    line: 'Dein Konto',
    subject: (owner: string) => `${owner} lädt dich zu Mailcrew ein`,
    intro:
      'Du kannst auf diesem Server ein Konto anlegen. Schreib eine Mail an einen Agenten, und was darin zu tun ist, wird geordnet.',
    open: 'Konto anlegen',
    below: (address: string) =>
      `Die Einladung gilt nur für ${address}; die Adresse muss bestätigt werden. Wenn du kein Konto willst, ist nichts zu tun.`,
    footer: (owner: string) => `Gesendet, weil ${owner} diese Adresse eingeladen hat.`,
  },

  account: {
    line: 'Dein Konto',
    confirmation: {
      subject: 'Bestätige deine Adresse',
      intro: 'Sobald du diese Adresse bestätigt hast, gelten Mails von ihr als deine.',
      button: 'Adresse bestätigen',
      below: 'Der Link gilt einmal, 24 Stunden lang. Wenn du dich nicht angemeldet hast, ist nichts zu tun.',
      footer: 'Diese Mail kommt, weil sich jemand mit dieser Adresse angemeldet hat.',
    },
    addressChange: {
      subject: 'Bestätige deine neue Adresse',
      intro:
        'Ein Konto möchte diese Adresse verwenden. Sie gehört dazu, sobald der Link dort geöffnet wird, wo das Konto angemeldet ist.',
      button: 'Diese Adresse verwenden',
      below: 'Der Link gilt einmal, 24 Stunden lang. Wenn das nicht von dir kam, ist nichts zu tun.',
      footer: 'Diese Mail kommt, weil jemand diese Adresse für ein Konto verwenden möchte.',
    },
    reset: {
      subject: 'Wähle ein neues Passwort',
      intro: 'Jemand hat für dein Konto um ein neues Passwort gebeten.',
      button: 'Neues Passwort wählen',
      below:
        'Der Link gilt einmal, 60 Minuten lang. Wenn du das nicht warst, ist nichts zu tun: Dein Passwort bleibt, wie es ist.',
      footer: 'Diese Mail kommt, weil mit dieser Adresse um ein neues Passwort gebeten wurde.',
    },
    claim: {
      subject: 'Mach dieses Konto zu deinem',
      intro:
        'Aus deinen Mails an die Agenten ist ein Board geworden. Mit einem Passwort kannst du es öffnen.',
      button: 'Konto öffnen',
      below: 'Der Link gilt einmal, 30 Tage lang. Wenn das nicht von dir kam, ist nichts zu tun.',
      footer: 'Diese Mail kommt, weil um einen neuen Link gebeten wurde.',
    },
    newsFooter: 'Diese Mail kommt, weil sich ändert, wie dein Konto geöffnet wird.',
    notYou: (url) => `Wenn du das nicht warst, wähle ein neues Passwort: ${url}`,
    passwordChanged: 'Dein Passwort wurde geändert',
    signedOut: 'Für dein Konto wurde ein neues Passwort gewählt, und alle anderen Browser wurden abgemeldet.',
    keysEnded:
      'Auch die API-Schlüssel und der Kalender-Link gelten nicht mehr: Neue gibt es in den Einstellungen.',
    passwordAdded: 'Dein Konto hat jetzt ein Passwort',
    passwordAddedIntro: 'Dein Konto lässt sich jetzt auch mit deiner Adresse und einem Passwort öffnen.',
    factorAdded: 'Dein Konto hat einen zweiten Faktor',
    factorAddedIntro: 'Die Anmeldung braucht ihn jetzt auch. Alle anderen Browser wurden abgemeldet.',
    factorRemoved: 'Der zweite Faktor deines Kontos wurde entfernt',
    factorRemovedIntro:
      'Dein Konto öffnet sich jetzt mit dem Passwort allein. Alle anderen Browser wurden abgemeldet.',
    oneFactorRemoved: 'Ein zweiter Faktor wurde aus deinem Konto entfernt',
    oneFactorRemovedIntro: 'Dein Konto hat noch einen anderen. Alle anderen Browser wurden abgemeldet.',
    codesMade: 'Dein Konto hat neue Wiederherstellungscodes',
    codesMadeIntro: 'Die bisherigen gelten nicht mehr.',
    wayRemoved: 'Ein Weg in dein Konto wurde entfernt',
    googleUnlinkedIntro: 'Google öffnet es nicht mehr.',
    passwordRemovedIntro: 'Das Passwort öffnet es nicht mehr.',
    googleLinked: 'Google wurde mit deinem Konto verbunden',
    googleLinkedIntro: (settings) =>
      `Dein Konto lässt sich jetzt auch mit Google öffnen. Wenn du das nicht warst, trenne die Verbindung unter ${settings} und wähle ein neues Passwort.`,
    addressChanged: 'Die Adresse deines Kontos wurde geändert',
    addressChangedIntro: (address) =>
      `Dein Konto hat jetzt die Adresse ${address}. Mails von dieser Adresse hier gelten nicht mehr als deine. Wenn du das nicht warst, schreib an die, die diesen Server betreiben.`,
  },

  held: {
    line: 'Zurückgehaltene Mails',
    subject: (mails) =>
      count(mails, '# Mail in deinem Namen wartet auf dich', '# Mails in deinem Namen warten auf dich'),
    intro: (mails) =>
      count(
        mails,
        '# Mail in deinem Namen kam bei einem Agenten an, und nichts beweist, dass sie von dir ist. Bisher wurde nichts getan.',
        '# Mails in deinem Namen kamen bei einem Agenten an, und nichts beweist, dass sie von dir sind. Bisher wurde nichts getan.',
      ),
    button: 'Ansehen und entscheiden',
    below: 'Was nicht von dir ist, braucht nichts von dir: Nach 14 Tagen wird es verworfen.',
    footer: (settings) =>
      `Kommt höchstens einmal am Tag. Mails lassen sich in deinen Einstellungen abschalten: ${settings}`,
  },

  undelivered: {
    line: 'Nicht zugestellt',
    subject: (subject) => `Nicht zugestellt: ${subject}`,
    gone: (address, subject) =>
      `\u201e${subject}\u201c kam bei ${address} nicht an: Diese Adresse nimmt keine Mails an. Vielleicht ist sie falsch geschrieben, oder es gibt sie nicht mehr.`,
    refused: (address, subject) =>
      `\u201e${subject}\u201c kam bei ${address} nicht an: Der Server dort hat die Mail nicht angenommen.`,
    status: (code) => `Der Server dort antwortete mit dem Code ${code}.`,
    stopped:
      'An diese Adresse geht f\u00fcr dich nichts mehr, bis du es in deinen Einstellungen wieder erlaubst.',
    goesOn: 'Nur diese Mail ist verloren: Die n\u00e4chste an diese Adresse geht hinaus wie immer.',
    button: 'Adressen ansehen, die keine Mails annehmen',
    footer: (settings) =>
      `Einmal gesendet f\u00fcr eine Mail von dir, die zur\u00fcckkam. Du kannst Mails in deinen Einstellungen abschalten: ${settings}`,
  },

  flood: {
    subject: (address) => `Deine Mails an ${address}`,
    line: 'Viele Mails auf einmal',
    title: (most) => `Mehr als ${most} Mails in 10 Minuten`,
    intro: (mails, address) =>
      `${count(mails, '# Mail', '# Mails')} von dir kamen bei ${address} an. Alle werden bearbeitet, etwas langsamer als sonst, und diese eine Mail ersetzt die Antworten darauf.`,
    button: 'Ansehen, was daraus wurde',
    footer: 'Kommt höchstens einmal in zehn Minuten.',
  },

  paused: {
    line: 'Es wurde nichts getan',
    title: 'Dieser Agent ist pausiert',
    intro: (address) =>
      `Deine Mail kam bei ${address} an, und diese Adresse ist für dich pausiert. Aktiviere sie auf ihrer Seite und schick die Mail noch einmal.`,
    button: 'Mailprotokoll öffnen',
    footer: 'Kommt höchstens einmal am Tag.',
  },

  alert: {
    answer: 'Antworte in deinen eigenen Worten, etwa „erledigt“ oder „ich brauche bis Freitag“.',
    noAnswers: 'Antworten auf diese Mail werden nicht gelesen.',
    assigned: {
      one: (title) => `Für dich: ${title}`,
      many: (tasks, project) => `${tasksOf(tasks)} für dich in ${project}`,
      intro: (who, tasks, project) =>
        `${who} hat dir in „${project}“ ${count(tasks, 'eine Aufgabe', '# Aufgaben')} zugewiesen.`,
    },
    made: {
      one: (title) => `Neue Aufgabe aus deiner Mail: ${title}`,
      many: (tasks, project) =>
        `${count(tasks, '# neue Aufgabe', '# neue Aufgaben')} aus deiner Mail in ${project}`,
      intro: (who, tasks, project) =>
        `${who} hat aus deiner Mail in „${project}“ ${count(tasks, 'eine Aufgabe', '# Aufgaben')} gemacht.`,
    },
    status: {
      one: (title) => `Neuer Status: ${title}`,
      many: (tasks, project) => `Neuer Status von ${count(tasks, '# Aufgabe', '# Aufgaben')} in ${project}`,
      intro: (who, tasks, project) =>
        `${who} hat in „${project}“ den Status von ${count(tasks, 'einer Aufgabe', '# Aufgaben')} geändert.`,
    },
    mail: {
      one: (title) => `Neue Mail in einem Projekt: ${title}`,
      many: (mails, project) => `${count(mails, '# neue Mail', '# neue Mails')} in ${project}`,
      intro: (who, mails, project) =>
        `${who} hat in „${project}“ ${count(mails, 'eine Mail', '# Mails')} geschrieben.`,
    },
    itIs: (what) => `Sie ${what}`,
    from: (name) => `von ${name}`,
    somebody: 'jemand',
    newRecords: (kind, records, [one, many]) => {
      if (kind === 'task') return count(records, '# neue Aufgabe', '# neue Aufgaben')
      if (kind === 'poll') return count(records, '# neue Umfrage', '# neue Umfragen')
      if (kind === 'article') return count(records, '# neuer Artikel', '# neue Artikel')
      if (kind === 'question') return count(records, '# offene Frage', '# offene Fragen')
      return count(records, `# ${one}`, `# ${many}`)
    },
    changes: (changes) => count(changes, '# Änderung', '# Änderungen'),
  },

  followUps: {
    became: 'Was aus den Antworten wurde',
    task: (title) => `Aufgabe „${title}“`,
    poll: (title) => `Umfrage „${title}“`,
    states: {
      open: 'offen',
      done: 'erledigt',
      draft: 'noch nicht verschickt',
      voting: 'es wird abgestimmt',
      decided: 'entschieden',
      undecided: 'ohne Entscheidung beendet',
      left: 'bleibt, wie es ist',
    },
    decided: (option) => `entschieden: ${option}`,
    ask: 'Daraus ist noch nichts geworden. Was soll daraus werden? Das wird einmal gefragt.',
    how: 'Antworten Sie „Aufgabe aus 1“, „Umfrage zu 1“ oder „lass 1“. Eine Umfrage geht sofort an alle, die dies lesen.',
    howSurvey:
      'Antworten Sie „Aufgabe aus 1“, „Umfrage zu 1“ oder „lass 1“, und alle Gefragten sehen, was daraus wird.',
    headline: 'Was daraus wird',
    taskTitle: (about) => `${about} prüfen`,
    taskText: 'Aus dem, was das Team gesagt hat.',
    question: (about) => `Was sollen wir bei ${about} tun?`,
    options: ['Jetzt handeln', 'Erst genauer ansehen', 'So lassen'],
    left: (about) => `${about} bleibt, wie es ist.`,
    already: (about) => `Aus ${about} ist schon etwas geworden; nichts wurde ein zweites Mal gemacht.`,
    gone: (about) => `Von ${about} ist nicht mehr die Rede.`,
    which: 'Welches? Antworten Sie mit der Nummer.',
    noSuch: (place) => `Diese Mail hat keine Nummer ${place}.`,
    managers: 'Was daraus wird, sagen nur Manager.',
  },

  polling: {
    tooSmall: (people, needed) =>
      `Mit ${count(people, '# Person', '# Personen')} ist dein Team zu klein für Themen: Eines wird erst gezeigt, wenn ${needed} Personen davon geschrieben haben.`,
    noTopics: (needed) => `Kein Thema wurde von ${needed} Personen genannt.`,
    nothingYet: (needed) =>
      `Noch lässt sich nichts sagen: Dafür braucht es Mails von mindestens ${needed} Personen.`,
    filed: (agent) => `Bei ${agent} abgelegt`,
    counts: (people) =>
      `Es zählt in den Zahlen, sobald mindestens ${people} Personen geschrieben haben. Niemand erfährt, dass du es warst.`,
    unnamed: 'Niemand erfährt, dass du es warst.',
    smallTeam: (members, needed) =>
      `Dein Team hat ${count(members, '# Person', '# Personen')}. Ein Thema wird gezeigt, sobald ${needed} davon es genannt haben; in manchen Wochen gibt es also keins.`,
    paused: (agent) => `${agent} macht Pause: Dein Text wurde nicht abgelegt.`,
    nothing: 'Es gab nichts abzulegen',
    how: 'Schreib ein paar Sätze in deinen eigenen Worten; ein Formular braucht es nicht.',
    already: 'Diese Mail ist schon abgelegt',
    line: 'Zwei kurze Fragen',
    subject: (agent) => `${agent}: Wie war deine Woche?`,
    intro: (name) => `${name ? `${name}, zwei` : 'Zwei'} Fragen, in deinen eigenen Worten beantwortet.`,
    questions: {
      t5t: 'Was sind die wichtigsten Dinge, an denen du arbeitest?',
      customer_intelligence: 'Was hast du von Kunden gehört?',
      innovation_radar: 'Welche Idee sollten wir ausprobieren?',
      culture_pulse: 'Wie hat sich die Arbeit diese Woche angefühlt?',
      competitive_intelligence: 'Was hast du bei anderen in unserem Markt gesehen?',
      updates: 'Was war diese Woche am wichtigsten?',
    },
    second: 'Was ist dir im Weg, oder was sollte sich ändern?',
    last: 'Letztes Mal hast du geschrieben:',
    reply: 'Antworte auf diese Mail. Was du schreibst, zählt ohne deinen Namen.',
    footer: (asker) =>
      `Du bekommst diese Mail, weil ${asker} seine Leute fragt. Antworte „Pause“, um vier Wochen auszusetzen, oder „Abmelden“, um keine mehr zu bekommen.`,
    reminder: 'Deine Antwort ist noch willkommen; zwei Sätze genügen.',
    digest: {
      subject: (agent) => `${agent}: Was das Team sagt`,
      intro: 'Was aus den Antworten geworden ist, ohne Namen.',
      took: (people, of) => `${number(people)} von ${number(of)} Personen haben geschrieben.`,
      mood: (score) => `Die Stimmung liegt bei ${number(score)} von 100.`,
      change: (points) =>
        `Sie ist um ${count(Math.abs(points), '# Punkt', '# Punkte')} ${points < 0 ? 'gefallen' : 'gestiegen'}.`,
      topics: 'Was am häufigsten vorkam',
      mails: (mails) => count(mails, '# Mail', '# Mails'),
      insights: 'Einen Blick wert',
      open: 'Alles ansehen',
      footer: (asker) =>
        `Du bekommst diese Mail, weil ${asker} dich um eine Antwort gebeten hat. Antworte „Abmelden“, um keine mehr zu bekommen.`,
    },
    pausedUntil: (day) => `Vor dem ${day} wirst du nicht wieder gefragt.`,
    left: (agent) => `${agent} fragt dich nicht mehr. Antworte „Zurück“, wenn du es dir anders überlegst.`,
    back: (agent) => `${agent} fragt dich wieder.`,
  },

  comment: {
    line: (task) => `Kommentar zu Aufgabe ${task}`,
    intro: (project) => `Im Projekt „${project}“.`,
    wrote: (author) => `${author} schrieb:`,
    footer:
      'Antworte auf diese Mail, dann steht deine Antwort als Kommentar bei der Aufgabe. Antworte `#stop`, um diese Unterhaltung zu verlassen.',
  },
}
