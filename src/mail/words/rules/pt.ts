// O que se diz das regras para mails, em português.
import { formsOf } from '../forms.ts'
import type { RuleWords } from './en.ts'

const { count, weekday, or } = formsOf('pt')

export const rulesPt: RuleWords = {
  waits: 'Uma regra espera pelo seu sim',
  none: 'Nenhuma regra foi criada',
  counts: 'A regra vale a partir de agora',
  dropped: 'A regra foi descartada',
  whichCompany: (names) => `Pode ser em ${or(names)}. Responda com o nome da empresa, ou com «não».`,
  most: (rules) => `Pode haver no máximo ${rules} regras.`,
  confirm: (url) => `Responda «sim» para a ligar, «não» para a descartar. As suas regras estão em ${url}`,
  noPast: 'Ainda não há mails anteriores em que a experimentar.',
  tried(of, fitting, isMore) {
    if (of === 1) return `O último mail ${fitting === 0 ? 'não ' : ''}teria sido abrangido.`
    if (fitting === 0) return `Nenhum dos últimos ${of} mails teria sido abrangido.`
    return `${fitting} dos últimos ${of} mails teriam sido abrangidos${isMore ? ', como' : ''}:`
  },
  partly: 'Anexos, newsletters e cópias não puderam ser experimentados neles.',
  pastMail: (subject, from) => `${subject}, de ${from}`,
  asks: {
    condition: 'De que mails se trata? Diga quem os envia ou de que tratam.',
    act: 'O que fazer com esses mails? Nomeie um projeto, uma prioridade, uma pessoa ou um dia.',
    person: 'De quem se trata?',
    project: 'De que projeto se trata?',
    until: 'Até que dia?',
  },
  refuses: {
    'not-a-rule': 'Isso não é uma regra para mails. Diga que mails são e o que fazer com eles.',
    impossible:
      'Uma regra não pode fazer isso: ordena, passa a outros e dá prioridade ao que chega, e nunca responde, paga nem apaga.',
    harm: 'Uma regra não pode fazer isso: não envia nada para fora, não dá direitos e não age como mais ninguém.',
  },
  noProject: (name) => `Não há nenhum projeto ${name}. Qual é?`,
  whichProject: (names) => `De que projeto se trata: ${names}?`,
  nobody: (name) => `Aqui ninguém se chama ${name}. Quem deve receber as tarefas?`,
  noAgent: (name) => `Uma regra só pode chamar um agente, e ${name} não é nenhum.`,
  noForward: 'Uma regra ainda não pode reencaminhar mails. Pode dar as tarefas deles a alguém.',
  noLabel: 'Aqui as tarefas não têm etiquetas. Nomear antes um projeto?',
  noDigest:
    'Uma regra ainda não pode juntar mails num resumo. Os resumos diários definem-se em Notifications.',
  unread: (words) => `Não compreendo ${words}. Diga-o por outras palavras ou deixe-o de fora.`,
  clear: (when, acts) => `Claro até agora: ${when}: ${acts}.`,
  when: (all, term) => `Quando ${all}${term && `, ${term}`}`,
  joined: (conditions) => conditions.join(', e '),
  term: (from, until) => [from && `desde ${from}`, until && `até ${until}`].filter(Boolean).join(' '),
  anyMail: 'chega um mail',
  from: (senders) => `um mail vem de ${senders}`,
  anyoneAt: (domain) => `qualquer pessoa em ${domain}`,
  to: (addresses) => `foi enviado a ${addresses}`,
  kinds: {
    newsletter: 'é uma newsletter',
    invitation: 'é um convite de calendário',
    autoreply: 'é uma resposta automática',
  },
  subject: (words) => `o assunto contém ${words}`,
  says: (words) => `menciona ${words}`,
  asksAbout: (words) => `pergunta por ${words}`,
  file: (kinds) => `tem um ficheiro do tipo ${kinds}`,
  attachment: 'tem um anexo',
  comes: (times) => `chega ${times}`,
  after: (time) => `depois das ${time}`,
  before: (time) => `antes das ${time}`,
  weekend: 'ao fim de semana',
  onDay: (day) => `numa ${weekday(day)}`,
  copied: 'está apenas em cópia',
  undated: 'uma tarefa não tem dia',
  unassigned: 'uma tarefa não tem ninguém',
  either: (conditions) => `ou ${conditions.join(', ou ')}`,
  not: (conditions) => `não onde ${conditions.join(' e ')}`,
  project: (name) => `Pôr as suas tarefas no projeto ${name}`,
  assign: (name) => `Dar as suas tarefas a ${name}`,
  priority: { high: 'Dar prioridade alta', normal: 'Dar prioridade normal', low: 'Dar prioridade baixa' },
  due: (day) => `Se não nomear um dia, as suas tarefas vencem ${day}`,
  inDays: (days) => count(days, 'um dia depois', '# dias depois'),
  inWorkdays: (days) => count(days, 'um dia útil depois', '# dias úteis depois'),
  endOfMonth: 'no fim do mês',
  nextDay: (day) => `na próxima ${weekday(day)}`,
  ignore: 'Não fazer tarefas dele',
  suggest: 'Apenas sugerir as suas tarefas',
  copy: (name) => `Chamar ${name}`,
}
