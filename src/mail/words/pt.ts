// Portuguese, with "você" throughout, in words that read well in Brazil and in Portugal.
import { absencePt } from './absence/pt.ts'
import { contractPt } from './contracts/pt.ts'
import { copilotPt } from './copilot/pt.ts'
import { documentPt } from './documents/pt.ts'
import type { MailWords } from './en.ts'
import { formsOf } from './forms.ts'
import { knowledgePt } from './knowledge/pt.ts'
import { rulesPt } from './rules/pt.ts'
import { surveysPt } from './surveys/pt.ts'

const { number, decimal, count, and, or, weekday } = formsOf('pt')

const nth = { 1: 'primeira', 2: 'segunda', 3: 'terceira', 4: 'quarta', last: 'última' } as const
/** Saturday and Sunday are masculine, the other days feminine. */
const nthOf = (which: keyof typeof nth, day: number) => (day > 5 ? nth[which].replace(/a$/, 'o') : nth[which])
const dueWords = { overdue: 'em atraso', today: 'para hoje', tomorrow: 'para amanhã' }
const tasksOf = (tasks: number) => count(tasks, '# tarefa', '# tarefas')
const priorities = { high: 'alta', medium: 'média', low: 'baixa' }

const kinds = {
  single: 'uma escolha',
  multiple: 'várias escolhas',
  ranked: 'uma ordem de preferência',
  yes_no: 'uma pergunta de sim ou não',
  approval: 'uma aprovação',
  schedule: 'uma escolha de horários',
}

export const pt: MailWords = {
  quote: (text) => `“${text}”`,
  list: and,
  choice: or,
  andOthers: (names, more) => `${names.join(', ')} e ${count(more, 'mais uma pessoa', 'mais # pessoas')}`,
  noSubject: '(sem assunto)',
  somebody: 'Alguém',
  wrote: (date, name) => `Em ${date}, ${name} escreveu:`,
  more: (left) => `E mais ${number(left)}.`,
  openTask: 'Abrir a tarefa',
  openProject: 'Abrir o projeto',
  due: (day) => `até ${day}`,
  priority: (priority) => `prioridade ${priorities[priority]}`,
  switchOff: (setting, url) =>
    `Você recebe este e-mail porque “${setting}” está ativado nas suas configurações. Para desativar: ${url}`,
  settings: {
    newTaskAlerts: 'Novas tarefas',
    taskAssignments: 'Tarefas atribuídas a mim',
    taskStatusChanges: 'Mudanças de estado',
    projectUpdates: 'Novidades dos projetos',
    taskDueReminders: 'Lembretes de prazos',
    weeklyDigest: 'Resumo da semana',
    morningMail: 'E-mail da manhã',
  },
  repeats({ unit, every, weekdays, day, nth: which }) {
    if (unit === 'workday') return 'todos os dias úteis'
    const one = { day: 'todos os dias', week: 'toda semana', month: 'todo mês' }[unit]
    const many = { day: 'dias', week: 'semanas', month: 'meses' }[unit]
    const often = every === 1 ? one : `a cada ${every} ${many}`
    const days = and(weekdays.map(weekday))
    if (unit === 'week') return `${often}, ${days}`
    if (unit === 'day') return often
    return `${often}, ${which === null ? `dia ${day ?? 1}` : `${nthOf(which, weekdays[0] ?? 1)} ${days}`}`
  },

  receipt: {
    line: 'Resposta ao seu e-mail',
    lineOf: (date) => `Resposta ao seu e-mail de ${date}`,
    dear: (name) => (name ? `Bom dia, ${name}.` : 'Bom dia.'),
    hello: (name) => (name ? `Olá, ${name}!` : 'Olá!'),
    from: (subject) => `De “${subject}”.`,
    fromIn: (subject, project) => `De “${subject}”, no projeto ${project}.`,
    inProject: (project) => `No projeto ${project}.`,
    changed: 'Mudanças',
    open: 'Abrir',
    openTask: (task) => `Abrir a tarefa ${task}`,
    keep: 'Devo guardar isto?',
    doneNewOrNote: 'Responda “feito”, “novo” para uma tarefa nova, ou “nota”.',
    byNumbers: (first, second) => `Responda com os números que quer: “${first} e ${second}”.`,
    kindsByLetters: (first, second) =>
      `Responda “feito”, “novo” para uma tarefa nova, ou “nota”, por letras: “${first} feito, ${second} nota”.`,
    keepLink: 'Guardar, mudar ou deixar de lado',
    yesOrNo: 'Responda “sim” ou “não”.',
    byLetters: (first, second) =>
      `Responda “sim” para guardar tudo, “não” para não guardar nada, ou por letras: “${first} sim, ${second} não”.`,
    notUnderstood: 'Isto eu não entendi:',
    claim: 'Não é preciso configurar nada.',
    claimBoard: 'Para ver o quadro e ficar com ele, torne sua esta conta.',
    claimMails: 'Para reencontrar seus e-mails e o que resultou deles, torne sua esta conta.',
    choosePassword: 'Escolher uma senha',
    correct: {
      plain: 'Algo errado? Responda com suas palavras',
      friendly: 'Entendi algo errado? É só responder com suas palavras',
      formal: 'Se algo não estiver correto, basta responder com suas palavras',
    },
    orCommand: ', ou com um comando sozinho na linha:',
    readBy: (model, seconds) =>
      `Lido por ${model ?? 'regras'}${seconds === null ? '' : ` em ${decimal(seconds, 1)} s`}`,
    footer: (agent, readBy) => `Enviado por ${agent}. ${readBy} Responda \`#stop\` para sair desta conversa.`,
    failed: (agent) =>
      `${agent} não conseguiu ler este e-mail. Dá para tentar de novo no registro de e-mails.`,
    held: (agent) => `${agent} ainda não leu este e-mail. Ele espera no registro de e-mails.`,
  },

  frame: {
    byRule: (rule: string) => `Pela tua regra \u201c${rule}\u201d.`,
    unread: () => 'A leitura deste e-mail demorava demais, por isso nada foi procurado nele.',
    commandsWork: (example) => `Comandos como ${example} funcionam mesmo assim.`,
    longMail: 'O e-mail é muito longo; só os primeiros 200 kB foram lidos.',
    hiddenText: 'O e-mail tinha texto que não se vê ao ler; ele não foi lido.',
    unreadMail: 'Não foi possível ler este e-mail',
    unreadParts: {
      encrypted: 'Este e-mail está cifrado, não consigo lê-lo. Envie-o sem cifra.',
      winmail: 'Este e-mail veio como winmail.dat, sem texto legível. Envie-o em HTML ou texto simples.',
      picture:
        'Este e-mail não tem texto, mas uma imagem que não consigo ler. Escreva as palavras no e-mail.',
      files: (names: string) =>
        `Este e-mail não tem texto próprio, só ${names}. Escreva no e-mail o que quer.`,
      inQuote:
        'As tuas respostas parecem estar dentro da mensagem citada, onde não as distingo. Escreve-as por cima.',
      invitation: (event) => `Um convite: ${event}`,
      cancelledMeeting: (event) => `Esta reunião foi cancelada: ${event}`,
      span: (from, to) => `${from} às ${to}`,
      empty: 'Este e-mail não tem texto.',
    },
    strangerWaits:
      'Você não participa desta conversa, por isso o que escreveu espera por alguém que participa.',
    strangerNothing: () => 'Você não participa desta conversa, por isso nada foi mudado.',
    noBudget: 'O orçamento de IA de hoje acabou, por isso este e-mail foi lido por regras.',
    noAnswer: 'O provedor de IA não deu uma resposta aproveitável, por isso este e-mail foi lido por regras.',
    foundByRules: (items) =>
      items === 1
        ? 'As regras encontraram mais uma coisa que o modelo deixou de fora; espera a tua resposta.'
        : `As regras encontraram mais ${items} coisas que o modelo deixou de fora; esperam a tua resposta.`,
    dropped: (items) =>
      count(
        items,
        '# ponto ficou de fora, porque o e-mail não diz isso.',
        '# pontos ficaram de fora, porque o e-mail não diz isso.',
      ),
    undone: (changes, which) => `Desfeito: ${count(changes, '# mudança', '# mudanças')}${which}.`,
    undoFirst: 'escreva primeiro, ou em um e-mail à parte',
    undoNothing: 'não há nada seu para desfazer nesta conversa',
    stays: (task) => `${task} mudou desde então e fica`,
    fieldStays: (task, field) => `${task}: ${field} mudou desde então e fica assim`,
    absenceStays: 'a sua ausência foi alterada entretanto e fica',
    nameStays: (record) => `${record}: o nome mudou desde então e fica assim`,
    archivedStays: (record) => `${record} foi arquivado ou recuperado desde então e fica assim`,
    movedOn: (record) => `${record} já está noutro projeto e fica lá`,
    homeGone: (record) => `${record} fica onde está, porque o projeto de onde veio já não existe`,
    fields: {
      title: 'o título',
      description: 'a descrição',
      status: 'o estado',
      priority: 'a prioridade',
      dueDate: 'o prazo',
      assigneeIds: 'quem faz',
      blockedReason: 'o que impede',
      blockedByIds: 'o que ela espera',
      repeats: 'a repetição',
    },
    help: (commands) => `Comandos, cada um sozinho na linha: ${commands}.`,
  },

  project: {
    alreadyIn: (name) => `já está em “${name}”`,
    unknown: (name) => `não há nenhum projeto como “${name}”; escreva o nome como está no aplicativo`,
    merged: (into, tasks) =>
      `agora faz parte de “${into}”${tasks > 0 ? `, com ${tasksOf(tasks)}` : ''}; responda #undo para tirá-lo de novo`,
    noTask: (numbers) => `não há aqui a tarefa ${and(numbers.map(String))}`,
    moved: (task, into) => `agora é a #${task} de “${into}”`,
    soAlready: 'já é assim',
    renamed: (name) => `agora se chama “${name}”`,
    archived: 'está arquivado; um e-mail nesta conversa que mude algo traz o projeto de volta',
    back: 'voltou do arquivo',
    deleted: 'foi excluído com as suas tarefas; responda #undo em até 30 dias para trazê-lo de volta',
    sameName: (name) => `vários projetos se chamam “${name}”; dê antes outro nome a um deles`,
    which: (names, isMore) =>
      `qual projeto: ${or(names.map((name) => `“${name}”`))}${isMore ? ' ou ainda outro' : ''}? Escreva o nome inteiro`,
    wasDeleted: (name) => `“${name}” foi excluído`,
    nothingDone: (day) =>
      `Nada do seu e-mail foi executado. O dono do projeto pode trazê-lo de volta até ${day}, em “Archived” no aplicativo; depois escreva de novo.`,
    writeAnew: (address) => `Para algo novo escreva a ${address}.`,
    broughtBack: (name) => `“${name}” estava arquivado; o seu e-mail o trouxe de volta.`,
  },
  task: {
    tasks: tasksOf,
    changes: (changes) => count(changes, '# mudança', '# mudanças'),
    suggestions: (suggestions) => count(suggestions, '# sugestão', '# sugestões'),
    questions: (questions) => count(questions, '# pergunta para você', '# perguntas para você'),
    nothing: 'Nenhuma tarefa encontrada',
    notRead: (language: string) => `Este e-mail parece estar em ${language}, uma língua que não leio`,
    keptAsComment: (task, title) => `Guardado como comentário em #${task} “${title}”`,
    you: 'você',
    waitsFor: (tasks) => `espera ${and(tasks)}`,
    dueCommand: (task) => `#due ${task} sexta-feira`,
    assignCommand: (task) => `#assign ${task} nome`,
    commands: ['#assign nome', '#due data', '#title texto', '#note texto'],
    commandHint: 'Se houver várias tarefas abertas, acrescente o número: #done 2.',
    whichTask: (example) => `qual tarefa? Escreva o número: ${example}`,
    others: (left) => `e mais ${number(left)}`,
    isItDone: (title) => `“${title}” está feito?`,
    asks: { task: 'Isto é uma tarefa?', change: 'Devo mudar isto?' },
    noSuchTask: (task) => `não há nenhuma tarefa ${task} aqui`,
    noted: (task) => `Anotado na tarefa ${task}.`,
    keptOpen: (said) => `continua aberta; anotado: “${said}”`,
    keptNote: (said) => `anotado: “${said}”`,
    noThread:
      'Se isto responde a um e-mail anterior, não o conheço nessa conversa: responda a um e-mail meu ou peça ao remetente que o coloque em cópia.',
    onlyKept: 'Nada mudou; as suas palavras ficam como comentário',
    onlyComment: (said) => `Fica só como comentário: ${said.join(', ')}.`,
    sayIt: (task) => `Para mudar uma tarefa, diga qual: “${task} está feita” ou “${task} até sexta”.`,
    unmet: (task, those, other) =>
      `A tarefa ${task} não espera ${and(those)}. Se tiver de esperar, responda com os números acima: “${task} espera ${other}”.`,
    dueAsSet(days) {
      const when = days === 0 ? 'o próprio dia do e-mail' : count(days, 'um dia depois', '# dias depois')
      return `Quando o e-mail não traz data, a tarefa é para ${when}: este endereço está configurado assim.`
    },
    ownerAsUsual: (owner) => `Uma tarefa sem nome foi para ${owner}, como de costume.`,
    dueAsUsual(days) {
      const when = days === 0 ? 'o próprio dia do e-mail' : count(days, 'um dia depois', '# dias depois')
      return `Uma tarefa sem data é para ${when}, como de costume.`
    },
    is: {
      pending: 'está aberta de novo',
      progress: 'está em andamento',
      blocked: 'está bloqueada',
      review: 'está em revisão',
      done: 'está feita',
    },
    blockedBy: (reason) => `está bloqueada por ${reason}`,
    repeatsNow: (rhythm) => `se repete ${rhythm}`,
    repeatsNoMore: 'não se repete mais',
    dueNow: (day) => `agora é para ${day}`,
    orDay: (ours, theirs) =>
      ours === null ? `prazo ${theirs}, o que o e-mail não diz` : `prazo ${ours} ou ${theirs}`,
    noDueNow: 'agora não tem prazo',
    assignedTo: (names) => `atribuída a ${and(names)}`,
    assignedToNobody: 'sem ninguém atribuído',
    priorityNow: (priority) => `agora tem prioridade ${priorities[priority]}`,
    titleNow: (title) => `agora se chama “${title}”`,
    dropped: 'foi descartada e está entre as tarefas excluídas; responda #undo para trazê-la de volta',
    notNeeded: 'não é mais necessária',
    cannotRepeat: 'fica como está: uma tarefa não pode se repetir assim',
    already: 'já está assim',
    next: (task, day) => `; a próxima, #${task}, é para ${day}`,
    released: 'não espera mais nada',
    waitsNotFor: (those) => `não espera ${or(those)}`,
    itself: 'si mesma',
    isDone: (task) => `${task}, que já está feita`,
    waitsForIt: (task) => `${task}, que espera por ela`,
    untilSaid: 'até você dizer que continua: com estas palavras ela não pode esperar uma tarefa aberta',
    keptAsTask: 'guardado como tarefa',
    changedAsAsked: 'mudado como pedido',
    leftOut: 'deixado de lado',
    unknownLetter: 'com essa letra não há nada esperando resposta',
    youHave: (tasks) => `Você tem ${count(tasks, '# tarefa aberta', '# tarefas abertas')}`,
    noneYet: 'Ainda não há tarefas nesta conversa',
    doneOf: (done, all) => `${done} de ${tasksOf(all)} ${done === 1 ? 'está feita' : 'estão feitas'}`,
    moreInApp: (left) => `Há mais ${left} no aplicativo.`,
    status: {
      pending: 'a fazer',
      progress: 'em andamento',
      blocked: 'bloqueada',
      review: 'em revisão',
      done: 'feita',
    },
    overdueSince: (day) => `em atraso desde ${day}`,
  },

  digest: {
    none: 'Não há conversa para resumir',
    how: (agent) =>
      `Coloque-me em cópia em uma conversa, encaminhe uma para mim, ou pergunte em uma resposta: “${agent}, o que foi decidido?”`,
    nothingDone: 'Nada foi resumido',
    notSaid: 'Não encontrei na conversa nenhuma frase que o responda.',
    noDecision: 'Não encontrei nenhuma decisão nesta conversa.',
    nothingOpen: 'Nada está decidido nem em aberto',
    nothing: 'Não encontrei nada para resumir',
    headings: {
      decision: 'Decidido',
      open: 'Em aberto',
      question: 'Perguntas sem resposta',
      point: 'Quem disse o quê',
    },
    decisions: (decisions) => count(decisions, '# decisão', '# decisões'),
    open: (items) => count(items, '# ponto em aberto', '# pontos em aberto'),
    questions: (questions) => count(questions, '# pergunta sem resposta', '# perguntas sem resposta'),
    thread: 'A conversa:',
    mailsBy: (mails, names) => `${count(mails, '# e-mail', '# e-mails')} de ${names}.`,
    forPeople: (names) => `para ${and(names)}`,
    somebody: 'alguém',
  },

  contract: contractPt,

  knowledge: knowledgePt,

  document: documentPt,
  survey: surveysPt,
  absence: absencePt,
  rules: rulesPt,
  copilot: copilotPt,

  poll: {
    line: (author) => `Enquete de ${author}`,
    label: {
      ballot: 'Votação',
      ideas: 'Ideias',
      reminder: 'Ainda aberta',
      options: 'Novas opções',
      changed: 'Alterada',
      reopened: 'Aberta de novo',
      result: 'Resultado',
    },
    asksIdeas: (author) => `${author} pede as suas ideias.`,
    howIdeas: 'Responda a este e-mail com as suas ideias, uma por linha.',
    ideasThenVote: (moment) => `As ideias são recolhidas até ${moment}; depois todos votam.`,
    ideasUntil: (moment) => `ideias até ${moment}`,
    orOwnIdea: 'Você também pode responder com uma ideia sua: ela entra nas opções.',
    ideaAdded: 'Há uma nova opção. O seu voto continua, a menos que o mude.',
    collecting:
      'Pedi ideias a todos. Responda “votar agora” e passam a ser as opções; senão, isso acontece no fim.',
    ideasHelp: ['votar agora'],
    ideasKept: (ideas) => `Anotado: ${and(ideas)}`,
    namedSoFar: (ideas) => `Sugeridas até agora: ${and(ideas)}.`,
    noIdea: 'Não encontrei nenhuma ideia na sua resposta',
    asks: (author) => `${author} pede o seu voto.`,
    waits: (author) => `${author} está esperando o seu voto.`,
    added: (author) => `${author} acrescentou opções. Seu voto fica, se você não mudar.`,
    changed: (author: string) =>
      `${author} alterou esta enquete. O seu voto continua valendo enquanto você não o mudar.`,
    writes: (author: string) => `${author} escreve:`,
    reopened: (author) => `${author} reabriu a enquete. Seu voto fica, se você não mudar.`,
    isClosed: 'A enquete está encerrada.',
    footer: (author) =>
      `Você recebe este e-mail porque ${author} lhe fez a pergunta. Responda \`#stop\` para não saber mais desta enquete.`,
    ownFooter:
      'Você recebe este e-mail porque a pergunta é sua. Responda `#stop` para não saber mais desta enquete.',
    ways: {
      single: 'Responda a este e-mail com a sua escolha, pelo número ou com suas palavras.',
      multiple: 'Responda a este e-mail com tudo o que quiser, pelos números ou com suas palavras.',
      ranked: 'Responda a este e-mail com a sua ordem, o melhor primeiro, como “2, 1, 3”.',
      yes_no: 'Responda a este e-mail com sim ou não, com suas palavras.',
      approval: 'Responda a este e-mail com sim ou não; diga por quê, se quiser.',
      schedule:
        'Responda a este e-mail com o que serve para você, como “1 serve, 2 se for preciso, 3 não”, ou com suas palavras.',
    },
    fixed: { Yes: 'Sim', No: 'Não', Approve: 'Aprovar', Decline: 'Recusar' },
    changeUntil: (moment) => `Você pode mudar o seu voto até ${moment}.`,
    timesIn: (zone) => `Os horários são ${zone}.`,
    zone: (zone) => `do fuso ${zone}`,
    zoneOfOffset: (offset) => `do fuso UTC${offset}`,
    voteOnPage: 'Votar na página',
    seePoll: 'Ver a enquete',
    howItCounts: 'Como se conta',
    anonymous: 'O voto é anônimo: ninguém vê quem votou em quê, nem quem pergunta.',
    hidden: 'Os resultados ficam ocultos até o fim.',
    quorum: (votes) => count(votes, 'Vale a partir de # voto.', 'Vale a partir de # votos.'),
    majority: 'Mais da metade dos votos decide.',
    all: 'Todos têm de concordar.',
    invited: 'Há um convite em anexo para a sua agenda.',
    decidedBy: (author) => `Decidido em uma enquete de ${author}.`,
    of: (votes, all) => `${votes} de ${all}`,
    ifNeedBe: (votes) => `${votes} se for preciso`,
    firstChoices: 'Primeiras escolhas',
    votes: (votes) => count(votes, '# voto', '# votos'),
    yourDecision: 'Você decide:',
    answerWith: (options) => `responda a este e-mail com ${or(options)}.`,
    range: (start, end) => `${start} até ${end}`,
    noneOfThem: 'nenhuma',
    yesTo: (options) => `sim a ${options}`,
    maybeTo: (options) => `se for preciso ${options}`,
    noTo: (options) => `não a ${options}`,
    anOption: 'uma opção',
    decided: (option) => `Decidido: ${option}`,
    tie: (options) => `Empate entre ${and(options)}`,
    leads: (option, but) =>
      `${option} está na frente, ${
        {
          majority: 'mas sem maioria',
          all: 'mas nem todos concordam',
          required: 'mas falta a resposta de quem tem de aprovar',
        }[but]
      }`,
    shortOf: (votes, missing) =>
      `${votes === 0 ? 'Ninguém votou' : count(votes, 'Só # pessoa votou', 'Só # pessoas votaram')}; ${count(missing, 'falta mais # voto', 'faltam mais # votos')}`,
    nobodyVoted: 'Ninguém votou',
    nobodyWants: 'Ninguém disse sim a nenhuma',
    draft: 'rascunho',
    asked: (people) => count(people, '# pessoa consultada', '# pessoas consultadas'),
    closes: (moment) => `termina em ${moment}`,
    wroteToNobody:
      'Não escrevi a ninguém, porque eu estava só em cópia: as pessoas do seu e-mail podem votar respondendo a todos.',
    wroteToNobodyUnproved:
      'Não escrevi a ninguém, porque nada prova que este e-mail é seu: as pessoas do seu e-mail podem votar respondendo a todos.',
    draftHelp: ['enviar'],
    help: ['encerrar', 'resultados', 'até sexta-feira', 'adicionar: mais uma opção'],
    options: 'Opções',
    voted: (vote) => `Seu voto foi contado: ${vote}`,
    wordsKept: 'Suas palavras estão com a enquete',
    leftOut: (question) => `Um e-mail faz uma só pergunta. Envie-me a outra à parte: ${question}`,
    youWrote: 'Você escreveu:',
    understood: (vote) => `Até agora entendo: ${vote}.`,
    voteStays: (vote) => `Seu voto anterior continua: ${vote}. O que devo mudar?`,
    nobodySaidYes: (option) => `Ninguém disse sim a ${option}. Se quiser mesmo assim, envie de novo.`,
    notClosedYet: 'A enquete ainda não foi encerrada',
    notDecidedYet: 'Ainda não há nada decidido',
    ahead: (option) => `Na frente: ${option}`,
    remarks: 'O que as pessoas escreveram com o voto',
    withWords: 'Com suas palavras:',
    lastOne: 'Era o último que faltava: a enquete está encerrada, e todos recebem o resultado.',
    changeByReply: (moment) => `Você pode mudá-lo com outra resposta até ${moment}.`,
    notCounted: 'Não contei nenhum voto',
    noVoteHere: 'Ainda não há votação nesta conversa',
    howToAsk: 'Quem perguntou pode me enviar a pergunta com as opções; então todos recebem uma cédula.',
    noQuestion: 'Não encontrei nenhuma pergunta para votar',
    how: 'Escreva-me uma pergunta com as opções, como “Vamos nos encontrar na terça às 10:00 ou na quarta às 14:00?”',
    gone: 'Esta enquete não existe mais',
    aListHasNoVote: 'Uma lista de e-mail não tem voto',
    listsHaveNoVote: (lists: readonly string[]) =>
      `${and(lists)} ${lists.length === 1 ? 'é uma lista de e-mail e não tem' : 'são listas de e-mail e não têm'} voto: adicione na página as pessoas que devem votar.`,
    kindSent: (kind) => `É ${kinds[kind]}, e foi enviada`,
    kindNow: (kind) => `Agora é ${kinds[kind]}`,
    sendChoices: 'Responda com as opções, uma por linha, e eu pergunto a todos.',
    addVoters: 'Ainda não há a quem perguntar: adicione as pessoas na página.',
    saySend: 'Responda “enviar” para perguntar a todos.',
    ownLink: {
      intro: 'Chegou em seu nome uma resposta à sua cédula, e nada provou que fosse sua. Ela não conta.',
      yours: 'Se foi você, vote na sua própria página: basta este link.',
      others: 'Se não foi você, não há nada a fazer: o seu voto está como estava.',
      footer:
        'No máximo uma vez por dia e enquete. Responda `#stop` para não receber mais nada desta enquete.',
      subject: (question) => `Vote na sua página: ${question}`,
    },
    nobodyToAsk:
      'Ainda não há a quem perguntar: escreva às pessoas e a mim em um só e-mail, ou adicione-as na página.',
    unsureOptions:
      'Não tenho certeza de quais opções você quer dizer: dê uma olhada, e responda “enviar” para perguntar a todos.',
    unsureKind:
      'Não tenho certeza de como se deve votar: dê uma olhada, e responda “enviar” para perguntar a todos.',
    notAsked: 'Você não está entre as pessoas consultadas, por isso o seu voto não conta.',
    nothingToCount: 'Nada para contar',
    asksBack: {
      unclear: 'Não tenho certeza do que você escolhe. Responda com um número, ou vote na página.',
      'unknown option': 'O que você diz não está entre as opções. Responda com um número, ou vote na página.',
      'somebody else':
        'Conto só o voto de cada pessoa por si: aquelas por quem você fala podem responder elas mesmas.',
      hidden: 'Não conto como os outros votaram, por isso não posso votar como eles. Responda com um número.',
    },
    nothingToDo: 'Nada a fazer',
    closedNow: 'A enquete está encerrada',
    decidedNow: 'Decidido',
    nobodyToRemind: 'Não falta lembrar ninguém',
    reminded: (people) => count(people, '# pessoa foi lembrada', '# pessoas foram lembradas'),
    sentOut: 'A enquete foi enviada',
    openAgainUntil: (moment) => `A enquete está aberta de novo até ${moment}`,
    openUntil: (moment) => `A enquete está aberta até ${moment}`,
    optionsAdded: (options) => count(options, '# opção adicionada', '# opções adicionadas'),
    soFar: 'O resultado até agora',
    haveVoted: (voted, all) => `${voted} de ${all} ${voted === 1 ? 'votou' : 'votaram'}`,
    hiddenUntilClosed: 'Os resultados ficam ocultos até a enquete ser encerrada.',
    tooLate: 'A enquete está encerrada, por isso o seu voto não conta',
    noneYet: 'Você ainda não tem enquetes',
    polls: (polls) => count(polls, '# enquete', '# enquetes'),
    yourPolls: 'Suas enquetes',
    tooFewVotes: 'Votaram menos de quatro pessoas, por isso ninguém vê os números.',
    hiddenUntilEnd: 'Oculto até o fim',
    votedOf: (voted, all) => `${count(voted, '# voto', '# votos')} de ${all}`,
    status: { draft: 'rascunho', open: 'aberta', closed: 'encerrada' },
    faults: {
      'Only who asked can do that': 'Só quem perguntou pode fazer isso',
      'This poll is closed': 'Esta enquete está encerrada',
      'The poll is closed': 'A enquete está encerrada',
      'This poll is still open': 'Esta enquete ainda está aberta',
      'This poll is open': 'Esta enquete está aberta',
      'The poll is not open': 'A enquete não está aberta',
      'This poll has no such option': 'Esta enquete não tem essa opção',
      'This poll asks for no ranking': 'Esta enquete não pede uma ordem',
      'A poll needs at least two options': 'Uma enquete precisa de pelo menos duas opções',
      'A poll has at most 60 options': 'Uma enquete tem no máximo 60 opções',
      'This poll has the same two answers always': 'Esta enquete tem sempre as mesmas duas respostas',
      'The poll cannot end in the past': 'A enquete não pode terminar no passado',
      'I found no new end': 'Não encontrei um novo prazo',
      'Say of at least one time whether it suits you': 'Diga de pelo menos um horário se serve para você',
      'Choose one option': 'Escolha uma opção',
      'Choose at least one option': 'Escolha pelo menos uma opção',
      'Say which option comes first': 'Diga qual opção vem primeiro',
      'Two options have the same place': 'Duas opções têm o mesmo lugar',
    },
  },

  votePage: {
    asksYou: (author, others) =>
      `${author} pergunta a você${others === 0 ? '' : ` e a ${count(others, 'mais uma pessoa', 'mais # pessoas')}`}.`,
    voteAs: 'Você vota como #.',
    closes: (moment) => `Termina em ${moment}`,
    isClosed: 'Esta enquete está encerrada',
    counted: 'Seu voto foi contado. Você pode mudá-lo aqui até a enquete terminar.',
    countedLast: 'Seu voto foi contado. Era o último que faltava: a enquete está encerrada.',
    anonymous: 'O voto é anônimo: ninguém vê quem votou em quê.',
    lineFor: (author) => `Um recado para ${author}`,
    addLineFor: (author) => `Deixe um recado para ${author}`,
    send: 'Enviar meu voto',
    canChange: 'Você pode mudá-lo até a enquete terminar.',
    yes: 'Sim',
    maybe: 'Se for preciso',
    no: 'Não',
    resultsLater: 'Os resultados vêm quando a enquete terminar.',
    left: 'Você saiu desta enquete',
    noMoreMail: 'Você não receberá mais e-mails sobre ela.',
    leaveQuestion: 'Sair desta enquete?',
    leaveMeans: 'Você não receberá mais e-mails sobre ela. Se já votou, o seu voto continua valendo.',
    leave: 'Sair',
    unknownLink: 'Este link não funciona',
    unknownLinkWhy:
      'Talvez tenha sido cortado, ou a enquete não exista mais. Responda ao e-mail, ou peça um link novo.',
  },

  reminder: {
    heading: { overdue: 'Era para ontem', today: 'Para hoje', tomorrow: 'Para amanhã' },
    one: (due, title) =>
      `${{ overdue: 'Em atraso', today: 'Para hoje', tomorrow: 'Para amanhã' }[due]}: ${title}`,
    many: (due, tasks) => `${tasksOf(tasks)} ${dueWords[due]}`,
    part: (due, tasks) => `${tasks} ${dueWords[due]}`,
    mixed: (tasks, parts) => `${tasksOf(tasks)}: ${parts.join(', ')}`,
    intro: (day, tasks) =>
      `Hoje é ${day}. ${tasks === 1 ? 'Esta tarefa está' : 'Estas tarefas estão'} com você.`,
    openMyTasks: 'Abrir minhas tarefas',
  },

  week: {
    subject: (parts) => `Sua semana: ${parts.join(', ')}`,
    overdue: (tasks) => `${tasks} em atraso`,
    due: (tasks) => `${tasks} a fazer`,
    waiting: (tasks) => `${tasks} em espera`,
    done: (tasks) => count(tasks, '# feita', '# feitas'),
    intro: (from, to) => `De ${from} a ${to}.`,
    headings: {
      overdue: 'Em atraso',
      due: 'Para esta semana',
      waiting: 'Você espera por',
      done: 'Feito na semana passada',
    },
  },

  ownReminder: {
    line: 'O seu lembrete',
    subject: (about) => `Lembrete: ${about}`,
    intro: (day) => `Em ${day} pediu para ser lembrado disto.`,
    footer: 'Enviado porque o pediu, uma só vez.',
  },

  chase: {
    line: 'Espera a sua resposta',
    subject: (waiter, what) => `${waiter} espera por: ${what}`,
    tasksIn: (tasks, project) => `${tasksOf(tasks)} em ${project}`,
    intro: (waiter, tasks) =>
      `${waiter} gostaria de saber como ${tasks === 1 ? 'vai esta tarefa sua' : 'vão estas tarefas suas'}. Responda a este e-mail com suas palavras: “feito”, “preciso até sexta-feira”, ou o que está impedindo.`,
    introInApp: (waiter, tasks) =>
      `${waiter} gostaria de saber como ${tasks === 1 ? 'vai esta tarefa sua' : 'vão estas tarefas suas'}. ${tasks === 1 ? 'Abra-a' : 'Abra-as'} e deixe um comentário, ou mude o estado.`,
    often: (days, waiter) =>
      `Vem no máximo ${count(days, 'uma vez por dia', 'a cada # dias')} até você responder, porque ${waiter} pediu.`,
    leave: 'Responda `#stop` para sair da conversa.',
    noMore: (url) => `Não receber mais e-mails sobre suas tarefas: ${url}`,
  },

  invitation: {
    line: 'Suas empresas',
    roles: { member: 'membro', manager: 'gerente', admin: 'administrador' },
    subject: (inviter, company) => `${inviter} convida você para ${company}`,
    intro: (company, role) =>
      `Seu papel em ${company} seria: ${role}. Os projetos e agentes de lá seriam então também seus.`,
    open: 'Abrir o convite',
    below: (address, day, company) =>
      `Ele é só para ${address} e vale uma vez, até ${day}. Se ${company} não lhe diz nada, não há nada a fazer.`,
    footer: (inviter) => `Enviado porque ${inviter} convidou este endereço.`,
  },

  serverInvitation: {
    line: 'Sua conta',
    subject: (owner: string) => `${owner} convida você para o Mailcrew`,
    intro:
      'Você pode criar uma conta neste servidor. Escreva a um agente, e o trabalho que está no seu e-mail fica organizado.',
    open: 'Criar sua conta',
    below: (address: string) =>
      `É apenas para ${address}, que precisa ser confirmado. Se não quiser uma conta, não há nada a fazer.`,
    footer: (owner: string) => `Enviado porque ${owner} convidou este endereço.`,
  },

  account: {
    line: 'Sua conta',
    confirmation: {
      subject: 'Confirme o seu endereço',
      intro: 'Assim que você confirmar este endereço, os e-mails vindos dele valem como seus.',
      button: 'Confirmar este endereço',
      below: 'O link vale uma vez, por 24 horas. Se você não criou uma conta, não há nada a fazer.',
      footer: 'Enviado porque alguém criou uma conta com este endereço.',
    },
    addressChange: {
      subject: 'Confirme o seu novo endereço',
      intro:
        'Uma conta pediu para usar este endereço. Ele será dela quando o link for aberto onde essa conta estiver conectada.',
      button: 'Usar este endereço',
      below: 'O link vale uma vez, por 24 horas. Se o pedido não foi seu, não há nada a fazer.',
      footer: 'Enviado porque alguém pediu para usar este endereço em sua conta.',
    },
    reset: {
      subject: 'Escolha uma nova senha',
      intro: 'Alguém pediu uma nova senha para a sua conta.',
      button: 'Escolher uma nova senha',
      below:
        'O link vale uma vez, por 60 minutos. Se não foi você, não há nada a fazer: a sua senha continua a mesma.',
      footer: 'Enviado porque uma nova senha foi pedida com este endereço.',
    },
    claim: {
      subject: 'Torne sua esta conta',
      intro: 'Dos seus e-mails aos agentes nasceu um quadro. Com uma senha, você pode abri-lo.',
      button: 'Abrir a sua conta',
      below: 'O link vale uma vez, por 30 dias. Se o pedido não foi seu, não há nada a fazer.',
      footer: 'Enviado porque um novo link foi pedido.',
    },
    newsFooter: 'Enviado porque isto muda como a sua conta é aberta.',
    notYou: (url) => `Se não foi você, escolha uma nova senha: ${url}`,
    passwordChanged: 'Sua senha foi mudada',
    signedOut:
      'Uma nova senha foi escolhida para a sua conta, e todos os outros navegadores foram desconectados.',
    keysEnded: 'As chaves de API e o link da agenda também não valem mais: crie novos nas configurações.',
    passwordAdded: 'Sua conta agora tem uma senha',
    passwordAddedIntro: 'Sua conta agora também abre com o seu endereço e uma senha.',
    factorAdded: 'Sua conta tem um segundo fator',
    factorAddedIntro:
      'Para entrar agora ele também é preciso. Todos os outros navegadores foram desconectados.',
    factorRemoved: 'O segundo fator da sua conta foi removido',
    factorRemovedIntro:
      'Agora basta a sua senha para abrir a sua conta. Todos os outros navegadores foram desconectados.',
    oneFactorRemoved: 'Um segundo fator da sua conta foi removido',
    oneFactorRemovedIntro: 'Sua conta ainda tem outro. Todos os outros navegadores foram desconectados.',
    codesMade: 'Sua conta tem novos códigos de recuperação',
    codesMadeIntro: 'Os anteriores não valem mais.',
    wayRemoved: 'Uma forma de entrar na sua conta foi removida',
    googleUnlinkedIntro: 'O Google não a abre mais.',
    passwordRemovedIntro: 'A senha não a abre mais.',
    googleLinked: 'O Google foi ligado à sua conta',
    googleLinkedIntro: (settings) =>
      `Sua conta agora também abre com o Google. Se não foi você, desligue-o em ${settings} e escolha uma nova senha.`,
    addressChanged: 'O endereço da sua conta foi mudado',
    addressChangedIntro: (address) =>
      `Sua conta agora tem o endereço ${address}. Os e-mails vindos do endereço em que você lê isto não valem mais como seus. Se não foi você, escreva a quem cuida deste servidor.`,
  },

  held: {
    line: 'E-mails retidos',
    subject: (mails) =>
      count(mails, '# e-mail em seu nome espera por você', '# e-mails em seu nome esperam por você'),
    intro: (mails) =>
      count(
        mails,
        '# e-mail em seu nome chegou a um agente, e nada prova que ele é seu. Até agora nada foi feito.',
        '# e-mails em seu nome chegaram a um agente, e nada prova que eles são seus. Até agora nada foi feito.',
      ),
    button: 'Ver e decidir',
    below: 'Com o que não é seu você não precisa fazer nada: é descartado após 14 dias.',
    footer: (settings) =>
      `Vem no máximo uma vez por dia. Você pode desativar os e-mails nas suas configurações: ${settings}`,
  },

  undelivered: {
    line: 'Mail n\u00e3o entregue',
    subject: (subject) => `N\u00e3o entregue: ${subject}`,
    gone: (address, subject) =>
      `\u201c${subject}\u201d n\u00e3o chegou a ${address}: esse endere\u00e7o n\u00e3o recebe mails. Talvez esteja mal escrito ou j\u00e1 n\u00e3o exista.`,
    refused: (address, subject) =>
      `\u201c${subject}\u201d n\u00e3o chegou a ${address}: o servidor de l\u00e1 n\u00e3o o aceitou.`,
    status: (code) => `Esse servidor respondeu com o c\u00f3digo ${code}.`,
    stopped:
      'Nada mais \u00e9 enviado para esse endere\u00e7o por voc\u00ea at\u00e9 que voc\u00ea permita de novo nas configura\u00e7\u00f5es.',
    goesOn: 'S\u00f3 este mail se perdeu: o pr\u00f3ximo para esse endere\u00e7o \u00e9 enviado como sempre.',
    button: 'Ver os endere\u00e7os que n\u00e3o recebem mails',
    footer: (settings) =>
      `Enviado uma vez por um mail seu que voltou. Voc\u00ea pode desligar os mails nas configura\u00e7\u00f5es: ${settings}`,
  },

  flood: {
    subject: (address) => `Seus e-mails para ${address}`,
    line: 'Muitos e-mails de uma vez',
    title: (most) => `Mais de ${most} e-mails em 10 minutos`,
    intro: (mails, address) =>
      `${mails} e-mails seus chegaram a ${address}. Todos são processados, um pouco mais devagar, e este único e-mail toma o lugar das respostas.`,
    button: 'Ver o que resultou deles',
    footer: 'Vem no máximo uma vez a cada dez minutos.',
  },

  paused: {
    line: 'Nada foi feito',
    title: 'Este agente está em pausa',
    intro: (address) =>
      `Seu e-mail chegou a ${address}, que está em pausa para você. Reative-o na página dele e envie o e-mail de novo.`,
    button: 'Abrir o registro de e-mails',
    footer: 'Vem no máximo uma vez por dia.',
  },

  alert: {
    answer: 'Responda com suas próprias palavras, como “feito” ou “preciso até sexta”.',
    noAnswers: 'As respostas a este e-mail não são lidas.',
    assigned: {
      one: (title) => `Para você: ${title}`,
      many: (tasks, project) => `${tasksOf(tasks)} para você em ${project}`,
      intro: (who, tasks, project) =>
        `${who} atribuiu a você ${count(tasks, 'uma tarefa', '# tarefas')} em “${project}”.`,
    },
    made: {
      one: (title) => `Nova tarefa do seu e-mail: ${title}`,
      many: (tasks, project) =>
        `${count(tasks, '# nova tarefa', '# novas tarefas')} do seu e-mail em ${project}`,
      intro: (who, tasks, project) =>
        `${who} fez ${count(tasks, 'uma tarefa', '# tarefas')} do seu e-mail em “${project}”.`,
    },
    status: {
      one: (title) => `Novo estado: ${title}`,
      many: (tasks, project) => `Novo estado de ${tasksOf(tasks)} em ${project}`,
      intro: (who, tasks, project) =>
        `${who} mudou o estado de ${count(tasks, 'uma tarefa', '# tarefas')} em “${project}”.`,
    },
    mail: {
      one: (title) => `Novo e-mail em um projeto: ${title}`,
      many: (mails, project) => `${count(mails, '# novo e-mail', '# novos e-mails')} em ${project}`,
      intro: (who, mails, project) =>
        `${who} escreveu ${count(mails, 'um e-mail', '# e-mails')} em “${project}”.`,
    },
    itIs: (what) => `Ela ${what}`,
    from: (name) => `de ${name}`,
    somebody: 'alguém',
    newRecords: (kind, records, [one, many]) => {
      if (kind === 'task') return count(records, '# nova tarefa', '# novas tarefas')
      if (kind === 'poll') return count(records, '# nova enquete', '# novas enquetes')
      if (kind === 'article') return count(records, '# artigo novo', '# artigos novos')
      if (kind === 'question') return count(records, '# pergunta em aberto', '# perguntas em aberto')
      return count(records, `# ${one}`, `# ${many}`)
    },
    changes: (changes) => count(changes, '# mudança', '# mudanças'),
  },

  followUps: {
    became: 'O que foi feito do que disseram',
    task: (title) => `tarefa “${title}”`,
    poll: (title) => `enquete “${title}”`,
    states: {
      open: 'aberta',
      done: 'feita',
      draft: 'ainda não enviada',
      voting: 'em votação',
      decided: 'decidido',
      undecided: 'encerrada sem decisão',
      left: 'fica como está',
    },
    decided: (option) => `decidido: ${option}`,
    ask: 'Disto ainda não saiu nada. O que se deve fazer? Pergunta-se uma só vez.',
    how: 'Responda “uma tarefa de 1”, “uma enquete sobre 1” ou “deixe 1”. Uma enquete vai logo para todos os que leem isto.',
    howSurvey:
      'Responda “uma tarefa de 1”, “uma enquete sobre 1” ou “deixe 1”, e todos os que foram perguntados veem o que sai disto.',
    headline: 'O que sai disto',
    taskTitle: (about) => `Examinar ${about}`,
    taskText: 'Do que a equipe disse.',
    question: (about) => `O que fazemos com ${about}?`,
    options: ['Agir já', 'Examinar primeiro', 'Deixar como está'],
    left: (about) => `${about} fica como está.`,
    already: (about) => `De ${about} já saiu algo; nada foi feito duas vezes.`,
    gone: (about) => `Já não se fala de ${about}.`,
    which: 'Qual? Responda com o número.',
    noSuch: (place) => `Esse e-mail não tem número ${place}.`,
    managers: 'Só os gestores dizem o que sai disto.',
  },

  polling: {
    tooSmall: (people, needed) =>
      `Com ${count(people, '# pessoa', '# pessoas')} a sua equipa é pequena demais para temas: um tema só aparece quando ${needed} pessoas o referiram.`,
    noTopics: (needed) => `Nenhum tema foi referido por ${needed} pessoas.`,
    nothingYet: (needed) =>
      `Ainda não se pode dizer nada: são precisas mensagens de pelo menos ${needed} pessoas.`,
    filed: (agent) => `Arquivado com ${agent}`,
    counts: (people) =>
      `Conta nos números quando pelo menos ${people} pessoas tiverem escrito. Ninguém fica sabendo que foi você.`,
    unnamed: 'Ninguém fica sabendo que foi você.',
    smallTeam: (members, needed) =>
      `A sua equipa tem ${count(members, '# pessoa', '# pessoas')}. Um tema aparece quando ${needed} o mencionam, por isso em algumas semanas pode não haver nenhum.`,
    paused: (agent) => `${agent} está em pausa: seu texto não foi arquivado.`,
    nothing: 'Não havia nada para arquivar',
    how: 'Escreva algumas frases com suas próprias palavras; não é preciso formulário.',
    already: 'Este e-mail já estava arquivado',
    line: 'Duas perguntas curtas',
    subject: (agent) => `${agent}: como foi sua semana?`,
    intro: (name) =>
      `${name ? `${name}, duas` : 'Duas'} perguntas, para responder com suas próprias palavras.`,
    questions: {
      t5t: 'Quais são as coisas mais importantes em que você trabalha?',
      customer_intelligence: 'O que você ouviu dos clientes?',
      innovation_radar: 'Que ideia deveríamos testar?',
      culture_pulse: 'Como foi trabalhar esta semana?',
      competitive_intelligence: 'O que você viu outros fazerem no nosso mercado?',
      updates: 'O que foi mais importante esta semana?',
    },
    second: 'O que atrapalha você, ou deveria mudar?',
    last: 'O que você escreveu da última vez:',
    reply: 'Responda a este e-mail. O que você escreve conta sem o seu nome.',
    footer: (asker) =>
      `Você recebe este e-mail porque ${asker} pergunta às suas pessoas. Responda “pausa” para pular quatro semanas, ou “sair” para não receber mais.`,
    reminder: 'Sua resposta ainda é bem-vinda; bastam duas frases.',
    digest: {
      subject: (agent) => `${agent}: o que a equipe diz`,
      intro: 'O que resultou das respostas, sem o nome de ninguém.',
      took: (people, of) => `${number(people)} de ${number(of)} pessoas escreveram.`,
      mood: (score) => `O ânimo está em ${number(score)} de 100.`,
      change: (points) =>
        `${points < 0 ? 'Caiu' : 'Subiu'} ${count(Math.abs(points), '# ponto', '# pontos')}.`,
      topics: 'O que mais apareceu',
      mails: (mails) => count(mails, '# e-mail', '# e-mails'),
      insights: 'Vale olhar',
      open: 'Ver tudo',
      footer: (asker) =>
        `Você recebe este e-mail porque ${asker} pediu uma resposta. Responda “sair” para não receber mais.`,
    },
    pausedUntil: (day) => `Você não será perguntado de novo antes de ${day}.`,
    left: (agent) => `${agent} não pergunta mais a você. Responda “voltar” se mudar de ideia.`,
    back: (agent) => `${agent} volta a perguntar a você.`,
  },

  comment: {
    line: (task) => `Comentário na tarefa ${task}`,
    intro: (project) => `No projeto “${project}”.`,
    wrote: (author) => `${author} escreveu:`,
    footer:
      'Responda a este e-mail, e a sua resposta fica como comentário na tarefa. Responda `#stop` para sair desta conversa.',
  },
}
