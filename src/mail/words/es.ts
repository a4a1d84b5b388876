// Spanish, with "tú" throughout: the agents are colleagues.
import { absenceEs } from './absence/es.ts'
import { contractEs } from './contracts/es.ts'
import { copilotEs } from './copilot/es.ts'
import { documentEs } from './documents/es.ts'
import type { MailWords } from './en.ts'
import { formsOf } from './forms.ts'
import { knowledgeEs } from './knowledge/es.ts'
import { rulesEs } from './rules/es.ts'
import { surveysEs } from './surveys/es.ts'

const { number, decimal, count, and, or, weekday } = formsOf('es')

const nth = { 1: 'primer', 2: 'segundo', 3: 'tercer', 4: 'cuarto', last: 'último' } as const
const dueWords = { overdue: 'con retraso', today: 'para hoy', tomorrow: 'para mañana' }
const tasksOf = (tasks: number) => count(tasks, '# tarea', '# tareas')
const priorities = { high: 'alta', medium: 'media', low: 'baja' }

const kinds = {
  single: 'una sola opción',
  multiple: 'varias opciones',
  ranked: 'un orden de preferencia',
  yes_no: 'una pregunta de sí o no',
  approval: 'una aprobación',
  schedule: 'una elección de fechas',
}

export const es: MailWords = {
  quote: (text) => `«${text}»`,
  list: and,
  choice: or,
  andOthers: (names, more) => `${names.join(', ')} y ${count(more, 'una persona más', '# personas más')}`,
  noSubject: '(sin asunto)',
  somebody: 'Alguien',
  wrote: (date, name) => `El ${date}, ${name} escribió:`,
  more: (left) => `Y ${number(left)} más.`,
  openTask: 'Abrir la tarea',
  openProject: 'Abrir el proyecto',
  due: (day) => `para el ${day}`,
  priority: (priority) => `prioridad ${priorities[priority]}`,
  switchOff: (setting, url) =>
    `Recibes este correo porque «${setting}» está activado en tus ajustes. Desactivarlo: ${url}`,
  settings: {
    newTaskAlerts: 'Tareas nuevas',
    taskAssignments: 'Tareas que me asignan',
    taskStatusChanges: 'Cambios de estado',
    projectUpdates: 'Novedades de los proyectos',
    taskDueReminders: 'Recordatorios de tareas',
    weeklyDigest: 'Resumen semanal',
    morningMail: 'Correo de la mañana',
  },
  repeats({ unit, every, weekdays, day, nth: which }) {
    if (unit === 'workday') return 'cada día laborable'
    const one = { day: 'cada día', week: 'cada semana', month: 'cada mes' }[unit]
    const many = { day: 'días', week: 'semanas', month: 'meses' }[unit]
    const often = every === 1 ? one : `cada ${every} ${many}`
    const days = and(weekdays.map(weekday))
    if (unit === 'week') return `${often}, el ${days}`
    if (unit === 'day') return often
    return `${often}, el ${which === null ? `día ${day ?? 1}` : `${nth[which]} ${days}`}`
  },

  receipt: {
    line: 'Respuesta a tu correo',
    lineOf: (date) => `Respuesta a tu correo del ${date}`,
    dear: (name) => (name ? `Hola, ${name}.` : 'Hola.'),
    hello: (name) => (name ? `¡Hola, ${name}!` : '¡Hola!'),
    from: (subject) => `De «${subject}».`,
    fromIn: (subject, project) => `De «${subject}», en el proyecto ${project}.`,
    inProject: (project) => `En el proyecto ${project}.`,
    changed: 'Cambios',
    open: 'Abrir',
    openTask: (task) => `Abrir la tarea ${task}`,
    keep: '¿Lo guardo?',
    doneNewOrNote: 'Responde «hecho», «nuevo» si es una tarea nueva, o «nota».',
    byNumbers: (first, second) => `Responde con los números que quieras: «${first} y ${second}».`,
    kindsByLetters: (first, second) =>
      `Responde «hecho», «nuevo» si es una tarea nueva, o «nota», con letras: «${first} hecho, ${second} nota».`,
    keepLink: 'Guardar, cambiar o descartar',
    yesOrNo: 'Responde «sí» o «no».',
    byLetters: (first, second) =>
      `Responde «sí» para guardarlo todo, «no» para no guardar nada, o por letras: «${first} sí, ${second} no».`,
    notUnderstood: 'Esto no lo he entendido:',
    claim: 'No hay nada que configurar.',
    claimBoard: 'Para ver el tablero y conservarlo, haz tuya esta cuenta.',
    claimMails: 'Para volver a encontrar tus correos y lo que salió de ellos, haz tuya esta cuenta.',
    choosePassword: 'Elegir una contraseña',
    correct: {
      plain: '¿Algo no está bien? Responde con tus palabras',
      friendly: '¿He entendido algo mal? Responde sin más, con tus palabras',
      formal: 'Si algo no es correcto, basta con responder con tus palabras',
    },
    orCommand: ' o con una orden en su propia línea:',
    readBy: (model, seconds) =>
      `Leído por ${model ?? 'reglas'}${seconds === null ? '' : ` en ${decimal(seconds, 1)} s`}`,
    footer: (agent, readBy) =>
      `Enviado por ${agent}. ${readBy} Responde \`#stop\` para salir de esta conversación.`,
    failed: (agent) =>
      `${agent} no ha podido leer este correo. Se puede volver a intentar en el registro de correo.`,
    held: (agent) => `${agent} aún no ha leído este correo. Espera en el registro de correo.`,
  },

  frame: {
    byRule: (rule: string) => `Según tu regla «${rule}».`,
    unread: () => 'Leer este correo llevaba demasiado tiempo, así que no se ha buscado nada en él.',
    commandsWork: (example) => `Las órdenes como ${example} funcionan igualmente.`,
    longMail: 'El correo es muy largo; solo se han leído sus primeros 200 kB.',
    hiddenText: 'El correo contenía texto que no se ve al leer; no se ha leído.',
    unreadMail: 'No se ha podido leer este correo',
    unreadParts: {
      encrypted: 'Este correo está cifrado, no puedo leerlo. Envíalo sin cifrar.',
      winmail: 'Este correo llegó como winmail.dat, sin texto legible. Envíalo en HTML o como texto.',
      picture:
        'Este correo no tiene texto, sino una imagen que no puedo leer. Escribe las palabras en el correo.',
      files: (names: string) =>
        `Este correo no tiene texto propio, solo ${names}. Escribe en el correo lo que quieres.`,
      inQuote:
        'Tus respuestas parecen estar dentro del mensaje citado, donde no las distingo. Escríbelas encima.',
      invitation: (event) => `Una invitación: ${event}`,
      cancelledMeeting: (event) => `Esta reunión se ha cancelado: ${event}`,
      span: (from, to) => `${from} a ${to}`,
      empty: 'Este correo no tiene texto.',
    },
    strangerWaits:
      'No participas en esta conversación, así que lo que has escrito espera a alguien que sí participa.',
    strangerNothing: () => 'No participas en esta conversación, así que no se ha cambiado nada.',
    noBudget: 'El presupuesto de IA de hoy se ha agotado, así que este correo se ha leído por reglas.',
    noAnswer:
      'El proveedor de IA no ha dado una respuesta válida, así que este correo se ha leído por reglas.',
    foundByRules: (items) =>
      items === 1
        ? 'Las reglas encontraron algo más que el modelo dejó fuera; espera tu respuesta.'
        : `Las reglas encontraron ${items} cosas más que el modelo dejó fuera; esperan tu respuesta.`,
    dropped: (items) =>
      count(
        items,
        'Se ha omitido # punto, porque el correo no lo dice así.',
        'Se han omitido # puntos, porque el correo no los dice así.',
      ),
    undone: (changes, which) => `Deshecho: ${count(changes, '# cambio', '# cambios')}${which}.`,
    undoFirst: 'escríbela primero, o en un correo aparte',
    undoNothing: 'no hay nada tuyo que deshacer en esta conversación',
    stays: (task) => `${task} ha cambiado desde entonces y se queda como está`,
    fieldStays: (task, field) => `${task}: ${field} ha cambiado desde entonces y se queda así`,
    absenceStays: 'tu ausencia se cambió después y se queda',
    nameStays: (record) => `${record}: el nombre ha cambiado desde entonces y se queda así`,
    archivedStays: (record) => `${record} se ha archivado o recuperado desde entonces y se queda así`,
    movedOn: (record) => `${record} ya está en otro proyecto y se queda allí`,
    homeGone: (record) => `${record} se queda donde está, porque el proyecto del que venía ya no existe`,
    fields: {
      title: 'el título',
      description: 'la descripción',
      status: 'el estado',
      priority: 'la prioridad',
      dueDate: 'la fecha',
      assigneeIds: 'quién la hace',
      blockedReason: 'lo que la bloquea',
      blockedByIds: 'lo que espera',
      repeats: 'la repetición',
    },
    help: (commands) => `Órdenes, cada una en su propia línea: ${commands}.`,
  },

  project: {
    alreadyIn: (name) => `ya está en «${name}»`,
    unknown: (name) =>
      `no hay ningún proyecto como «${name}»; escribe su nombre tal como está en la aplicación`,
    merged: (into, tasks) =>
      `ahora forma parte de «${into}»${tasks > 0 ? `, con ${tasksOf(tasks)}` : ''}; responde #undo para volver a sacarlo`,
    noTask: (numbers) => `aquí no hay tarea ${and(numbers.map(String))}`,
    moved: (task, into) => `ahora es la #${task} de «${into}»`,
    soAlready: 'ya es así',
    renamed: (name) => `ahora se llama «${name}»`,
    archived: 'está archivado; un correo de este hilo que cambie algo lo recupera',
    back: 'ha vuelto del archivo',
    deleted: 'está eliminado con sus tareas; responde #undo antes de 30 días para recuperarlo',
    sameName: (name) => `varios proyectos se llaman «${name}»; da antes otro nombre a uno de ellos`,
    which: (names, isMore) =>
      `¿qué proyecto: ${or(names.map((name) => `«${name}»`))}${isMore ? ' u otro más' : ''}? Escribe su nombre completo`,
    wasDeleted: (name) => `«${name}» fue eliminado`,
    nothingDone: (day) =>
      `No se ha hecho nada de tu correo. Quien tenga el proyecto puede recuperarlo hasta el ${day}, en «Archived» dentro de la aplicación; después escribe otra vez.`,
    writeAnew: (address) => `Para algo nuevo escribe a ${address}.`,
    broughtBack: (name) => `«${name}» estaba archivado; tu correo lo ha recuperado.`,
  },
  task: {
    tasks: tasksOf,
    changes: (changes) => count(changes, '# cambio', '# cambios'),
    suggestions: (suggestions) => count(suggestions, '# sugerencia', '# sugerencias'),
    questions: (questions) => count(questions, '# pregunta para ti', '# preguntas para ti'),
    nothing: 'No se ha encontrado ninguna tarea',
    notRead: (language: string) => `Este correo parece estar en ${language}, un idioma que no leo`,
    keptAsComment: (task, title) => `Guardado como comentario en #${task} «${title}»`,
    you: 'tú',
    waitsFor: (tasks) => `espera a ${and(tasks)}`,
    dueCommand: (task) => `#due ${task} viernes`,
    assignCommand: (task) => `#assign ${task} nombre`,
    commands: ['#assign nombre', '#due fecha', '#title texto', '#note texto'],
    commandHint: 'Si hay varias tareas abiertas, añade el número: #done 2.',
    whichTask: (example) => `¿qué tarea? Escribe su número: ${example}`,
    others: (left) => `y ${number(left)} más`,
    isItDone: (title) => `¿Está hecho «${title}»?`,
    asks: { task: '¿Es una tarea?', change: '¿Cambio esto?' },
    noSuchTask: (task) => `aquí no hay ninguna tarea ${task}`,
    noted: (task) => `Anotado en la tarea ${task}.`,
    keptOpen: (said) => `sigue abierta; anotado: «${said}»`,
    keptNote: (said) => `anotado: «${said}»`,
    noThread:
      'Si esto responde a un correo anterior, no te conozco en esa conversación: responde a un correo mío o pide a su autor que te ponga en copia.',
    onlyKept: 'No ha cambiado nada; tus palabras quedan como comentario',
    onlyComment: (said) => `Solo queda como comentario: ${said.join(', ')}.`,
    sayIt: (task) => `Para cambiar una tarea, di cuál: «${task} está hecha» o «${task} para el viernes».`,
    unmet: (task, those, other) =>
      `La tarea ${task} no espera a ${and(those)}. Si tiene que esperar, responde con los números de arriba: «${task} espera a ${other}».`,
    dueAsSet(days) {
      const when = days === 0 ? 'el mismo día del correo' : count(days, 'un día después', '# días después')
      return `Si el correo no da ninguna fecha, la tarea es para ${when}: así está configurada esta dirección.`
    },
    ownerAsUsual: (owner) => `Una tarea sin nombre ha ido a ${owner}, como de costumbre.`,
    dueAsUsual(days) {
      const when = days === 0 ? 'el mismo día del correo' : count(days, 'un día después', '# días después')
      return `Una tarea sin fecha es para ${when}, como de costumbre.`
    },
    is: {
      pending: 'vuelve a estar pendiente',
      progress: 'está en curso',
      blocked: 'está bloqueada',
      review: 'está en revisión',
      done: 'está hecha',
    },
    blockedBy: (reason) => `está bloqueada por ${reason}`,
    repeatsNow: (rhythm) => `se repite ${rhythm}`,
    repeatsNoMore: 'ya no se repite',
    dueNow: (day) => `ahora es para el ${day}`,
    orDay: (ours, theirs) =>
      ours === null ? `vence el ${theirs}, lo que el correo no dice` : `vence el ${ours} o el ${theirs}`,
    noDueNow: 'ya no tiene fecha',
    assignedTo: (names) => `asignada a ${and(names)}`,
    assignedToNobody: 'sin asignar',
    priorityNow: (priority) => `ahora tiene prioridad ${priorities[priority]}`,
    titleNow: (title) => `ahora se llama «${title}»`,
    dropped: 'se descarta y queda entre las tareas eliminadas; responde #undo para recuperarla',
    notNeeded: 'ya no hace falta',
    cannotRepeat: 'se queda como está: una tarea no puede repetirse así',
    already: 'ya estaba así',
    next: (task, day) => `; la siguiente, #${task}, es para el ${day}`,
    released: 'ya no espera a nada',
    waitsNotFor: (those) => `no espera a ${or(those)}`,
    itself: 'sí misma',
    isDone: (task) => `${task}, que ya está hecha`,
    waitsForIt: (task) => `${task}, que la espera a ella`,
    untilSaid: 'hasta que digas que sigue: con estas palabras no puede esperar a una tarea abierta',
    keptAsTask: 'guardado como tarea',
    changedAsAsked: 'cambiado como pediste',
    leftOut: 'descartado',
    unknownLetter: 'con esa letra no hay nada esperando respuesta',
    youHave: (tasks) => `Tienes ${count(tasks, '# tarea abierta', '# tareas abiertas')}`,
    noneYet: 'Aún no hay tareas en esta conversación',
    doneOf: (done, all) => `${done} de ${tasksOf(all)} ${done === 1 ? 'está hecha' : 'están hechas'}`,
    moreInApp: (left) => `Hay ${left} más en la aplicación.`,
    status: {
      pending: 'pendiente',
      progress: 'en curso',
      blocked: 'bloqueada',
      review: 'en revisión',
      done: 'hecha',
    },
    overdueSince: (day) => `con retraso desde el ${day}`,
  },

  digest: {
    none: 'No hay ninguna conversación que resumir',
    how: (agent) =>
      `Ponme en copia en una conversación, reenvíame una, o pregunta en una respuesta: «${agent}, ¿qué se ha decidido?»`,
    nothingDone: 'No se ha resumido nada',
    notSaid: 'No he encontrado en la conversación ninguna frase que lo responda.',
    noDecision: 'No he encontrado ninguna decisión en esta conversación.',
    nothingOpen: 'No hay nada decidido ni pendiente',
    nothing: 'No he encontrado nada que resumir',
    headings: {
      decision: 'Decidido',
      open: 'Pendiente',
      question: 'Preguntas sin respuesta',
      point: 'Quién dijo qué',
    },
    decisions: (decisions) => count(decisions, '# decisión', '# decisiones'),
    open: (items) => count(items, '# punto pendiente', '# puntos pendientes'),
    questions: (questions) => count(questions, '# pregunta sin respuesta', '# preguntas sin respuesta'),
    thread: 'La conversación:',
    mailsBy: (mails, names) => `${count(mails, '# correo', '# correos')} de ${names}.`,
    forPeople: (names) => `para ${and(names)}`,
    somebody: 'alguien',
  },

  contract: contractEs,

  knowledge: knowledgeEs,

  document: documentEs,
  survey: surveysEs,
  absence: absenceEs,
  rules: rulesEs,
  copilot: copilotEs,

  poll: {
    line: (author) => `Encuesta de ${author}`,
    label: {
      ballot: 'Votación',
      ideas: 'Ideas',
      reminder: 'Sigue abierta',
      options: 'Nuevas opciones',
      changed: 'Cambiada',
      reopened: 'Abierta de nuevo',
      result: 'Resultado',
    },
    asksIdeas: (author) => `${author} te pide ideas.`,
    howIdeas: 'Responde a este correo con tus ideas, una por línea.',
    ideasThenVote: (moment) => `Las ideas se recogen hasta ${moment}; después votan todos.`,
    ideasUntil: (moment) => `ideas hasta ${moment}`,
    orOwnIdea: 'También puedes responder con una idea tuya: se añade a las opciones.',
    ideaAdded: 'Hay una opción nueva. Tu voto se mantiene si no lo cambias.',
    collecting:
      'He pedido ideas a todos. Responde «votar ahora» y serán las opciones; si no, eso pasa al final.',
    ideasHelp: ['votar ahora'],
    ideasKept: (ideas) => `Anotado: ${and(ideas)}`,
    namedSoFar: (ideas) => `Propuestas hasta ahora: ${and(ideas)}.`,
    noIdea: 'No he encontrado ninguna idea en tu respuesta',
    asks: (author) => `${author} te pide tu voto.`,
    waits: (author) => `${author} está esperando tu voto.`,
    added: (author) => `${author} ha añadido opciones. Tu voto se mantiene si no lo cambias.`,
    changed: (author: string) =>
      `${author} ha cambiado esta encuesta. Tu voto sigue valiendo mientras no lo cambies.`,
    writes: (author: string) => `${author} escribe:`,
    reopened: (author) => `${author} ha vuelto a abrir la encuesta. Tu voto se mantiene si no lo cambias.`,
    isClosed: 'La encuesta está cerrada.',
    footer: (author) =>
      `Recibes este correo porque ${author} te ha preguntado. Responde \`#stop\` para no saber más de esta encuesta.`,
    ownFooter:
      'Recibes este correo porque has preguntado tú. Responde `#stop` para no saber más de esta encuesta.',
    ways: {
      single: 'Responde a este correo con tu elección, por su número o con tus palabras.',
      multiple: 'Responde a este correo con todo lo que quieras, por números o con tus palabras.',
      ranked: 'Responde a este correo con tu orden, lo mejor primero, por ejemplo «2, 1, 3».',
      yes_no: 'Responde a este correo con un sí o un no, con tus palabras.',
      approval: 'Responde a este correo con un sí o un no; di por qué, si quieres.',
      schedule:
        'Responde a este correo con lo que te viene bien, por ejemplo «1 me viene bien, 2 si hace falta, 3 no», o con tus palabras.',
    },
    fixed: { Yes: 'Sí', No: 'No', Approve: 'Aprobar', Decline: 'Rechazar' },
    changeUntil: (moment) => `Puedes cambiar tu voto hasta el ${moment}.`,
    timesIn: (zone) => `Las horas son de ${zone}.`,
    zone: (zone) => `la zona horaria ${zone}`,
    zoneOfOffset: (offset) => `la zona UTC${offset}`,
    voteOnPage: 'Votar en la página',
    seePoll: 'Ver la encuesta',
    howItCounts: 'Cómo se cuenta',
    anonymous: 'El voto es anónimo: nadie ve quién ha votado qué, tampoco quien pregunta.',
    hidden: 'Los resultados no se ven hasta el final.',
    quorum: (votes) => count(votes, 'Cuenta a partir de # voto.', 'Cuenta a partir de # votos.'),
    majority: 'Decide más de la mitad de los votos.',
    all: 'Todos tienen que estar de acuerdo.',
    invited: 'Va adjunta una invitación para tu calendario.',
    decidedBy: (author) => `Decidido en una encuesta de ${author}.`,
    of: (votes, all) => `${votes} de ${all}`,
    ifNeedBe: (votes) => `${votes} si hace falta`,
    firstChoices: 'Primeras opciones',
    votes: (votes) => count(votes, '# voto', '# votos'),
    yourDecision: 'Decides tú:',
    answerWith: (options) => `responde a este correo con ${or(options)}.`,
    range: (start, end) => `${start} a ${end}`,
    noneOfThem: 'ninguna',
    yesTo: (options) => `sí a ${options}`,
    maybeTo: (options) => `si hace falta ${options}`,
    noTo: (options) => `no a ${options}`,
    anOption: 'una opción',
    decided: (option) => `Decidido: ${option}`,
    tie: (options) => `Empate entre ${and(options)}`,
    leads: (option, but) =>
      `${option} va en cabeza, ${
        {
          majority: 'pero sin mayoría',
          all: 'pero no todos están de acuerdo',
          required: 'pero falta la respuesta de quienes tienen que aprobarlo',
        }[but]
      }`,
    shortOf: (votes, missing) =>
      `${votes === 0 ? 'Nadie ha' : count(votes, 'Solo # persona ha', 'Solo # personas han')} votado; ${count(missing, 'falta # voto más', 'faltan # votos más')}`,
    nobodyVoted: 'Nadie ha votado',
    nobodyWants: 'Nadie ha dicho que sí a ninguna',
    draft: 'borrador',
    asked: (people) => count(people, '# persona consultada', '# personas consultadas'),
    closes: (moment) => `termina el ${moment}`,
    wroteToNobody:
      'No he escrito a nadie, porque solo estaba en copia: las personas de tu correo pueden votar respondiendo a todos.',
    wroteToNobodyUnproved:
      'No he escrito a nadie, porque nada prueba que este correo sea tuyo: las personas de tu correo pueden votar respondiendo a todos.',
    draftHelp: ['enviar'],
    help: ['cerrar', 'resultados', 'hasta el viernes', 'añadir: otra opción'],
    options: 'Opciones',
    voted: (vote) => `Tu voto cuenta: ${vote}`,
    wordsKept: 'Tus palabras están con la encuesta',
    leftOut: (question) => `Un correo hace una sola pregunta. Envíame la otra por separado: ${question}`,
    youWrote: 'Has escrito:',
    understood: (vote) => `Por ahora entiendo: ${vote}.`,
    voteStays: (vote) => `Tu voto anterior se queda: ${vote}. ¿Qué cambio?`,
    nobodySaidYes: (option) =>
      `Nadie ha dicho que sí a ${option}. Si lo quieres de todos modos, envíalo otra vez.`,
    notClosedYet: 'La encuesta todavía no está cerrada',
    notDecidedYet: 'Todavía no hay nada decidido',
    ahead: (option) => `Va por delante: ${option}`,
    remarks: 'Lo que la gente ha escrito con su voto',
    withWords: 'Con tus palabras:',
    lastOne: 'Era el último que faltaba: la encuesta está cerrada, y todos reciben el resultado.',
    changeByReply: (moment) => `Puedes cambiarlo con otra respuesta hasta el ${moment}.`,
    notCounted: 'No he contado ningún voto',
    noVoteHere: 'En esta conversación todavía no hay ninguna votación',
    howToAsk:
      'Quien preguntó puede enviarme la pregunta con sus opciones; entonces todos reciben una papeleta.',
    noQuestion: 'No he encontrado ninguna pregunta que votar',
    how: 'Escríbeme una pregunta con sus opciones, por ejemplo «¿Nos vemos el martes a las 10:00 o el miércoles a las 14:00?»',
    gone: 'Esta encuesta ya no existe',
    aListHasNoVote: 'Una lista de correo no tiene voto',
    listsHaveNoVote: (lists: readonly string[]) =>
      `${and(lists)} ${lists.length === 1 ? 'es una lista de correo y no tiene' : 'son listas de correo y no tienen'} voto: añade en la página a quienes deban votar.`,
    kindSent: (kind) => `Es ${kinds[kind]}, y está enviada`,
    kindNow: (kind) => `Ahora es ${kinds[kind]}`,
    sendChoices: 'Responde con las opciones, una por línea, y pregunto a todos.',
    addVoters: 'Aún no hay a quién preguntar: añade a la gente en la página.',
    saySend: 'Responde «enviar» para preguntar a todos.',
    ownLink: {
      intro: 'Llegó en tu nombre una respuesta a tu papeleta, y nada demostró que fuera tuya. No cuenta.',
      yours: 'Si fuiste tú, vota en tu propia página: basta con este enlace.',
      others: 'Si no fuiste tú, no hay nada que hacer: tu voto sigue como estaba.',
      footer:
        'Como mucho una vez al día por encuesta. Responde `#stop` para no recibir nada más de esta encuesta.',
      subject: (question) => `Vota en tu página, por favor: ${question}`,
    },
    nobodyToAsk:
      'Aún no hay a quién preguntar: escribe a la gente y a mí en un mismo correo, o añádela en la página.',
    unsureOptions:
      'No tengo claro qué opciones quieres decir: échale un vistazo, y responde «enviar» para preguntar a todos.',
    unsureKind:
      'No tengo claro cómo hay que votar: échale un vistazo, y responde «enviar» para preguntar a todos.',
    notAsked: 'No estás entre las personas consultadas, así que tu voto no cuenta.',
    nothingToCount: 'Nada que contar',
    asksBack: {
      unclear: 'No tengo claro qué eliges. Responde con un número, o vota en la página.',
      'unknown option':
        'Lo que nombras no está entre las opciones. Responde con un número, o vota en la página.',
      'somebody else':
        'Solo cuento el voto propio de cada cual: las personas por las que hablas pueden responder ellas mismas.',
      hidden: 'No digo cómo han votado los demás, así que no puedo votar como ellos. Responde con un número.',
    },
    nothingToDo: 'Nada que hacer',
    closedNow: 'La encuesta está cerrada',
    decidedNow: 'Decidido',
    nobodyToRemind: 'Ya no queda nadie a quien recordárselo',
    reminded: (people) => count(people, 'Recordado a # persona', 'Recordado a # personas'),
    sentOut: 'La encuesta está enviada',
    openAgainUntil: (moment) => `La encuesta vuelve a estar abierta hasta el ${moment}`,
    openUntil: (moment) => `La encuesta está abierta hasta el ${moment}`,
    optionsAdded: (options) => count(options, '# opción añadida', '# opciones añadidas'),
    soFar: 'El resultado hasta ahora',
    haveVoted: (voted, all) => `${voted === 1 ? 'Ha' : 'Han'} votado ${voted} de ${all}`,
    hiddenUntilClosed: 'Los resultados no se ven hasta que se cierre la encuesta.',
    tooLate: 'La encuesta está cerrada, así que tu voto no cuenta',
    noneYet: 'Aún no tienes encuestas',
    polls: (polls) => count(polls, '# encuesta', '# encuestas'),
    yourPolls: 'Tus encuestas',
    tooFewVotes: 'Han votado menos de cuatro personas, así que nadie ve las cifras.',
    hiddenUntilEnd: 'No se ve hasta el final',
    votedOf: (voted, all) => `${count(voted, '# voto', '# votos')} de ${all}`,
    status: { draft: 'borrador', open: 'abierta', closed: 'cerrada' },
    faults: {
      'Only who asked can do that': 'Eso solo puede hacerlo quien ha preguntado',
      'This poll is closed': 'Esta encuesta está cerrada',
      'The poll is closed': 'La encuesta está cerrada',
      'This poll is still open': 'Esta encuesta sigue abierta',
      'This poll is open': 'Esta encuesta está abierta',
      'The poll is not open': 'La encuesta no está abierta',
      'This poll has no such option': 'Esta encuesta no tiene esa opción',
      'This poll asks for no ranking': 'Esta encuesta no pide ningún orden',
      'A poll needs at least two options': 'Una encuesta necesita al menos dos opciones',
      'A poll has at most 60 options': 'Una encuesta tiene como máximo 60 opciones',
      'This poll has the same two answers always': 'Esta encuesta tiene siempre las mismas dos respuestas',
      'The poll cannot end in the past': 'La encuesta no puede terminar en el pasado',
      'I found no new end': 'No he encontrado una nueva fecha de cierre',
      'Say of at least one time whether it suits you': 'Di de al menos un horario si te viene bien',
      'Choose one option': 'Elige una opción',
      'Choose at least one option': 'Elige al menos una opción',
      'Say which option comes first': 'Di qué opción va primero',
      'Two options have the same place': 'Dos opciones tienen el mismo puesto',
    },
  },

  votePage: {
    asksYou: (author, others) =>
      `${author} te pregunta a ti${others === 0 ? '' : ` y a ${count(others, '# persona más', '# personas más')}`}.`,
    voteAs: 'Votas como #.',
    closes: (moment) => `Termina el ${moment}`,
    isClosed: 'Esta encuesta está cerrada',
    counted: 'Tu voto cuenta. Puedes cambiarlo aquí hasta que se cierre la encuesta.',
    countedLast: 'Tu voto cuenta. Era el último que faltaba: la encuesta está cerrada.',
    anonymous: 'El voto es anónimo: nadie ve quién ha votado qué.',
    lineFor: (author) => `Unas palabras para ${author}`,
    addLineFor: (author) => `Añade unas palabras para ${author}`,
    send: 'Enviar mi voto',
    canChange: 'Puedes cambiarlo hasta que se cierre la encuesta.',
    yes: 'Sí',
    maybe: 'Si hace falta',
    no: 'No',
    resultsLater: 'Los resultados llegan cuando se cierre la encuesta.',
    left: 'Has salido de esta encuesta',
    noMoreMail: 'No recibirás más correos sobre ella.',
    leaveQuestion: '¿Salir de esta encuesta?',
    leaveMeans: 'No recibirás más correos sobre ella. Si ya has votado, tu voto sigue contando.',
    leave: 'Salir',
    unknownLink: 'Este enlace no funciona',
    unknownLinkWhy:
      'Puede que esté cortado, o que la encuesta ya no exista. Responde al correo, o pide un enlace nuevo.',
  },

  reminder: {
    heading: { overdue: 'Era para ayer', today: 'Para hoy', tomorrow: 'Para mañana' },
    one: (due, title) =>
      `${{ overdue: 'Con retraso', today: 'Para hoy', tomorrow: 'Para mañana' }[due]}: ${title}`,
    many: (due, tasks) => `${tasksOf(tasks)} ${dueWords[due]}`,
    part: (due, tasks) => `${tasks} ${dueWords[due]}`,
    mixed: (tasks, parts) => `${tasksOf(tasks)}: ${parts.join(', ')}`,
    intro: (day, tasks) =>
      `Hoy es ${day}. ${tasks === 1 ? 'Esta tarea está' : 'Estas tareas están'} a tu nombre.`,
    openMyTasks: 'Abrir mis tareas',
  },

  week: {
    subject: (parts) => `Tu semana: ${parts.join(', ')}`,
    overdue: (tasks) => `${tasks} con retraso`,
    due: (tasks) => `${tasks} por hacer`,
    waiting: (tasks) => `${tasks} en espera`,
    done: (tasks) => count(tasks, '# hecha', '# hechas'),
    intro: (from, to) => `Del ${from} al ${to}.`,
    headings: {
      overdue: 'Con retraso',
      due: 'Para esta semana',
      waiting: 'Esperas a',
      done: 'Hecho la semana pasada',
    },
  },

  ownReminder: {
    line: 'Tu recordatorio',
    subject: (about) => `Recordatorio: ${about}`,
    intro: (day) => `El ${day} pediste que te lo recordara.`,
    footer: 'Enviado porque lo pediste, una sola vez.',
  },

  chase: {
    line: 'Espera tu respuesta',
    subject: (waiter, what) => `${waiter} espera: ${what}`,
    tasksIn: (tasks, project) => `${tasksOf(tasks)} en ${project}`,
    intro: (waiter, tasks) =>
      `A ${waiter} le gustaría saber cómo ${tasks === 1 ? 'va esta tarea tuya' : 'van estas tareas tuyas'}. Responde a este correo con tus palabras: «hecho», «necesito hasta el viernes», o qué lo impide.`,
    introInApp: (waiter, tasks) =>
      `A ${waiter} le gustaría saber cómo ${tasks === 1 ? 'va esta tarea tuya' : 'van estas tareas tuyas'}. ${tasks === 1 ? 'Ábrela' : 'Ábrelas'} y deja un comentario, o cambia el estado.`,
    often: (days, waiter) =>
      `Se envía como mucho ${count(days, 'una vez al día', 'cada # días')} hasta que respondas, porque ${waiter} lo ha pedido.`,
    leave: 'Responde `#stop` para salir de la conversación.',
    noMore: (url) => `No recibir más correos sobre tus tareas: ${url}`,
  },

  invitation: {
    line: 'Tus empresas',
    roles: { member: 'miembro', manager: 'responsable', admin: 'administrador' },
    subject: (inviter, company) => `${inviter} te invita a ${company}`,
    intro: (company, role) =>
      `Tu papel en ${company} sería: ${role}. Sus proyectos y agentes serían entonces también tuyos.`,
    open: 'Abrir la invitación',
    below: (address, day, company) =>
      `Es solo para ${address} y sirve una vez, hasta el ${day}. Si ${company} no te suena, no tienes que hacer nada.`,
    footer: (inviter) => `Enviado porque ${inviter} ha invitado a esta dirección.`,
  },

  serverInvitation: {
    line: 'Tu cuenta',
    subject: (owner: string) => `${owner} te invita a Mailcrew`,
    intro:
      'Puedes crear una cuenta en este servidor. Escribe a un agente y el trabajo que contiene tu correo queda organizado.',
    open: 'Crear tu cuenta',
    below: (address: string) =>
      `Es solo para ${address}, que debe confirmarse. Si no quieres una cuenta, no tienes que hacer nada.`,
    footer: (owner: string) => `Enviado porque ${owner} invitó a esta dirección.`,
  },

  account: {
    line: 'Tu cuenta',
    confirmation: {
      subject: 'Confirma tu dirección',
      intro: 'En cuanto confirmes esta dirección, los correos que vengan de ella se tratarán como tuyos.',
      button: 'Confirmar esta dirección',
      below: 'El enlace sirve una vez, durante 24 horas. Si no te has registrado, no tienes que hacer nada.',
      footer: 'Enviado porque alguien se ha registrado con esta dirección.',
    },
    addressChange: {
      subject: 'Confirma tu nueva dirección',
      intro:
        'Una cuenta ha pedido usar esta dirección. Será suya en cuanto se abra el enlace donde esa cuenta tenga la sesión iniciada.',
      button: 'Usar esta dirección',
      below: 'El enlace sirve una vez, durante 24 horas. Si no lo has pedido tú, no tienes que hacer nada.',
      footer: 'Enviado porque alguien ha pedido usar esta dirección para su cuenta.',
    },
    reset: {
      subject: 'Elige una contraseña nueva',
      intro: 'Alguien ha pedido una contraseña nueva para tu cuenta.',
      button: 'Elegir una contraseña nueva',
      below:
        'El enlace sirve una vez, durante 60 minutos. Si no has sido tú, no tienes que hacer nada: tu contraseña sigue siendo la misma.',
      footer: 'Enviado porque se ha pedido una contraseña nueva con esta dirección.',
    },
    claim: {
      subject: 'Haz tuya esta cuenta',
      intro:
        'De tus correos a los agentes ha salido un tablero. Con una contraseña, puedes abrirlo cuando quieras.',
      button: 'Abrir tu cuenta',
      below: 'El enlace sirve una vez, durante 30 días. Si no lo has pedido tú, no tienes que hacer nada.',
      footer: 'Enviado porque se ha pedido un enlace nuevo.',
    },
    newsFooter: 'Enviado porque esto cambia cómo se abre tu cuenta.',
    notYou: (url) => `Si no has sido tú, elige una contraseña nueva: ${url}`,
    passwordChanged: 'Se ha cambiado tu contraseña',
    signedOut:
      'Se ha elegido una contraseña nueva para tu cuenta, y se ha cerrado la sesión en todos los demás navegadores.',
    keysEnded:
      'Sus claves de API y su enlace de calendario tampoco valen ya: crea otros nuevos en los ajustes.',
    passwordAdded: 'Tu cuenta tiene ahora una contraseña',
    passwordAddedIntro: 'Ahora tu cuenta también se abre con tu dirección y una contraseña.',
    factorAdded: 'Tu cuenta tiene un segundo factor',
    factorAddedIntro:
      'Para entrar ahora también hace falta ese factor. Se ha cerrado la sesión en los demás navegadores.',
    factorRemoved: 'Se ha quitado el segundo factor de tu cuenta',
    factorRemovedIntro:
      'Ahora basta tu contraseña para abrir tu cuenta. Se ha cerrado la sesión en los demás navegadores.',
    oneFactorRemoved: 'Se ha quitado un segundo factor de tu cuenta',
    oneFactorRemovedIntro: 'Tu cuenta todavía tiene otro. Se ha cerrado la sesión en los demás navegadores.',
    codesMade: 'Tu cuenta tiene nuevos códigos de recuperación',
    codesMadeIntro: 'Los anteriores ya no sirven.',
    wayRemoved: 'Se ha quitado una forma de entrar en tu cuenta',
    googleUnlinkedIntro: 'Ya no se abre con Google.',
    passwordRemovedIntro: 'Ya no se abre con la contraseña.',
    googleLinked: 'Google está ahora vinculado a tu cuenta',
    googleLinkedIntro: (settings) =>
      `Ahora tu cuenta también se abre con Google. Si no has sido tú, desvincúlalo en ${settings} y elige una contraseña nueva.`,
    addressChanged: 'Se ha cambiado la dirección de tu cuenta',
    addressChangedIntro: (address) =>
      `Tu cuenta tiene ahora la dirección ${address}. Los correos que vengan de la dirección en la que lees esto ya no se tratan como tuyos. Si no has sido tú, escribe a quien lleva este servidor.`,
  },

  held: {
    line: 'Correo retenido',
    subject: (mails) =>
      count(mails, '# correo en tu nombre espera tu decisión', '# correos en tu nombre esperan tu decisión'),
    intro: (mails) =>
      count(
        mails,
        '# correo en tu nombre ha llegado a un agente, y nada demuestra que sea tuyo. Hasta ahora no se ha hecho nada.',
        '# correos en tu nombre han llegado a un agente, y nada demuestra que sean tuyos. Hasta ahora no se ha hecho nada.',
      ),
    button: 'Mirar y decidir',
    below: 'Con lo que no es tuyo no tienes que hacer nada: se descarta a los 14 días.',
    footer: (settings) =>
      `Se envía como mucho una vez al día. Puedes desactivar los correos en tus ajustes: ${settings}`,
  },

  undelivered: {
    line: 'Correo no entregado',
    subject: (subject) => `No entregado: ${subject}`,
    gone: (address, subject) =>
      `\u00ab${subject}\u00bb no lleg\u00f3 a ${address}: esa direcci\u00f3n no recibe correo. Quiz\u00e1 est\u00e1 mal escrita o ya no existe.`,
    refused: (address, subject) =>
      `\u00ab${subject}\u00bb no lleg\u00f3 a ${address}: su servidor no lo acept\u00f3.`,
    status: (code) => `Ese servidor respondi\u00f3 con el c\u00f3digo ${code}.`,
    stopped:
      'No se env\u00eda nada m\u00e1s a esa direcci\u00f3n por ti hasta que lo permitas de nuevo en tus ajustes.',
    goesOn:
      'Solo se ha perdido este correo: el pr\u00f3ximo a esa direcci\u00f3n se env\u00eda como siempre.',
    button: 'Ver las direcciones que no reciben correo',
    footer: (settings) =>
      `Se env\u00eda una vez por un correo tuyo que volvi\u00f3. Puedes desactivar los correos en tus ajustes: ${settings}`,
  },

  flood: {
    subject: (address) => `Tus correos a ${address}`,
    line: 'Muchos correos a la vez',
    title: (most) => `Más de ${most} correos en 10 minutos`,
    intro: (mails, address) =>
      `Han llegado ${mails} correos tuyos a ${address}. Todos se procesan, algo más despacio, y este único correo sustituye a las respuestas de cada uno.`,
    button: 'Ver qué ha salido de ellos',
    footer: 'Se envía como mucho una vez cada diez minutos.',
  },

  paused: {
    line: 'No se ha hecho nada',
    title: 'Este agente está en pausa',
    intro: (address) =>
      `Tu correo ha llegado a ${address}, que está en pausa para ti. Reactívalo en su página y vuelve a enviar el correo.`,
    button: 'Abrir el registro de correo',
    footer: 'Se envía como mucho una vez al día.',
  },

  alert: {
    answer: 'Responde con tus propias palabras, por ejemplo «hecho» o «necesito hasta el viernes».',
    noAnswers: 'Las respuestas a este correo no se leen.',
    assigned: {
      one: (title) => `Para ti: ${title}`,
      many: (tasks, project) => `${tasksOf(tasks)} para ti en ${project}`,
      intro: (who, tasks, project) =>
        `${who} te ha asignado ${count(tasks, 'una tarea', '# tareas')} en «${project}».`,
    },
    made: {
      one: (title) => `Tarea nueva de tu correo: ${title}`,
      many: (tasks, project) =>
        `${count(tasks, '# tarea nueva', '# tareas nuevas')} de tu correo en ${project}`,
      intro: (who, tasks, project) =>
        `${who} ha sacado ${count(tasks, 'una tarea', '# tareas')} de tu correo en «${project}».`,
    },
    status: {
      one: (title) => `Nuevo estado: ${title}`,
      many: (tasks, project) => `Nuevo estado de ${tasksOf(tasks)} en ${project}`,
      intro: (who, tasks, project) =>
        `${who} ha cambiado el estado de ${count(tasks, 'una tarea', '# tareas')} en «${project}».`,
    },
    mail: {
      one: (title) => `Correo nuevo en un proyecto: ${title}`,
      many: (mails, project) => `${count(mails, '# correo nuevo', '# correos nuevos')} en ${project}`,
      intro: (who, mails, project) =>
        `${who} ha escrito ${count(mails, 'un correo', '# correos')} en «${project}».`,
    },
    itIs: (what) => what.charAt(0).toUpperCase() + what.slice(1),
    from: (name) => `de ${name}`,
    somebody: 'alguien',
    newRecords: (kind, records, [one, many]) => {
      if (kind === 'task') return count(records, '# tarea nueva', '# tareas nuevas')
      if (kind === 'poll') return count(records, '# encuesta nueva', '# encuestas nuevas')
      if (kind === 'article') return count(records, '# artículo nuevo', '# artículos nuevos')
      if (kind === 'question') return count(records, '# pregunta abierta', '# preguntas abiertas')
      return count(records, `# ${one}`, `# ${many}`)
    },
    changes: (changes) => count(changes, '# cambio', '# cambios'),
  },

  followUps: {
    became: 'Qué fue de lo que dijisteis',
    task: (title) => `tarea «${title}»`,
    poll: (title) => `encuesta «${title}»`,
    states: {
      open: 'abierta',
      done: 'hecha',
      draft: 'aún sin enviar',
      voting: 'se está votando',
      decided: 'decidido',
      undecided: 'cerrada sin decisión',
      left: 'se deja como está',
    },
    decided: (option) => `decidido: ${option}`,
    ask: 'De esto aún no ha salido nada. ¿Qué debe ser de ello? Se pregunta una sola vez.',
    how: 'Responde «una tarea de 1», «una encuesta sobre 1» o «deja 1». Una encuesta llega enseguida a todos los que leen esto.',
    howSurvey:
      'Responde «una tarea de 1», «una encuesta sobre 1» o «deja 1», y todas las personas preguntadas ven qué sale de ello.',
    headline: 'Qué sale de ello',
    taskTitle: (about) => `Examinar ${about}`,
    taskText: 'De lo que dijo el equipo.',
    question: (about) => `¿Qué hacemos con ${about}?`,
    options: ['Actuar ya', 'Examinarlo antes', 'Dejarlo como está'],
    left: (about) => `${about} se deja como está.`,
    already: (about) => `De ${about} ya salió algo; no se hizo nada por segunda vez.`,
    gone: (about) => `De ${about} ya no se habla.`,
    which: '¿Cuál? Responde con su número.',
    noSuch: (place) => `Ese correo no tiene número ${place}.`,
    managers: 'Solo los gestores pueden decir qué sale de ello.',
  },

  polling: {
    tooSmall: (people, needed) =>
      `Con ${count(people, '# persona', '# personas')} tu equipo es demasiado pequeño para temas: uno se muestra solo cuando lo han mencionado ${needed} personas.`,
    noTopics: (needed) => `Ningún tema lo han mencionado ${needed} personas.`,
    nothingYet: (needed) => `Aún no se puede decir nada: hacen falta correos de al menos ${needed} personas.`,
    filed: (agent) => `Archivado con ${agent}`,
    counts: (people) =>
      `Cuenta en las cifras cuando han escrito al menos ${people} personas. Nadie sabe que fuiste tú.`,
    unnamed: 'Nadie sabe que fuiste tú.',
    smallTeam: (members, needed) =>
      `Tu equipo tiene ${count(members, '# persona', '# personas')}. Un tema se muestra cuando ${needed} lo han mencionado, así que algunas semanas puede no haber ninguno.`,
    paused: (agent) => `${agent} está en pausa: tu texto no se archivó.`,
    nothing: 'No había nada que archivar',
    how: 'Escribe unas frases con tus propias palabras; no hace falta ningún formulario.',
    already: 'Este correo ya estaba archivado',
    line: 'Dos preguntas breves',
    subject: (agent) => `${agent}: ¿qué tal tu semana?`,
    intro: (name) => `${name ? `${name}, dos` : 'Dos'} preguntas, para responder con tus propias palabras.`,
    questions: {
      t5t: '¿Cuáles son las cosas más importantes en las que trabajas?',
      customer_intelligence: '¿Qué has oído de los clientes?',
      innovation_radar: '¿Qué idea deberíamos probar?',
      culture_pulse: '¿Cómo te has sentido en el trabajo esta semana?',
      competitive_intelligence: '¿Qué has visto hacer a otros en nuestro mercado?',
      updates: '¿Qué fue lo más importante esta semana?',
    },
    second: '¿Qué te estorba o debería cambiar?',
    last: 'Lo que escribiste la última vez:',
    reply: 'Responde a este correo. Lo que escribes cuenta sin tu nombre.',
    footer: (asker) =>
      `Recibes este correo porque ${asker} pregunta a su gente. Responde «pausa» para saltarte cuatro semanas, o «baja» para no recibir más.`,
    reminder: 'Tu respuesta sigue siendo bienvenida; bastan dos frases.',
    digest: {
      subject: (agent) => `${agent}: lo que dice el equipo`,
      intro: 'Lo que salió de las respuestas, sin el nombre de nadie.',
      took: (people, of) => `Escribieron ${number(people)} de ${number(of)} personas.`,
      mood: (score) => `El ánimo es de ${number(score)} sobre 100.`,
      change: (points) =>
        `${points < 0 ? 'Bajó' : 'Subió'} ${count(Math.abs(points), '# punto', '# puntos')}.`,
      topics: 'Lo que más se repitió',
      mails: (mails) => count(mails, '# correo', '# correos'),
      insights: 'Merece la pena verlo',
      open: 'Verlo todo',
      footer: (asker) =>
        `Recibes este correo porque ${asker} te pidió una respuesta. Responde «baja» para no recibir más.`,
    },
    pausedUntil: (day) => `No se te preguntará de nuevo antes del ${day}.`,
    left: (agent) => `${agent} ya no te pregunta. Responde «volver» si cambias de idea.`,
    back: (agent) => `${agent} vuelve a preguntarte.`,
  },

  comment: {
    line: (task) => `Comentario en la tarea ${task}`,
    intro: (project) => `En el proyecto «${project}».`,
    wrote: (author) => `${author} escribió:`,
    footer:
      'Responde a este correo, y tu respuesta queda como comentario en la tarea. Responde `#stop` para salir de esta conversación.',
  },
}
