// O que dizem os e-mails do Copilot, em português.
import { formsOf } from '../forms.ts'
import type { CopilotWords } from './en.ts'

const { count, or } = formsOf('pt')

export const copilotPt: CopilotWords = {
  personal: 'Pessoal',
  fields: {
    status: 'estado',
    dueDate: 'prazo',
    priority: 'prioridade',
    assigneeIds: 'quem o faz',
    new: 'tarefa nova',
    vote: 'o seu voto',
    comment: 'comentário',
    closesAt: 'aberta até',
    reminder: 'lembrete',
    isFollowed: 'seguido',
    away: 'ausência',
    back: 'de volta',
  },
  answers: (n) => count(n, '# resposta', '# respostas'),
  noAnswer: 'Não sei',
  changes: (n) => count(n, '# alteração', '# alterações'),
  changed: 'Alterado',
  wouldChange: 'Por alterar',
  wait: (n) => count(n, '# alteração espera por si', '# alterações esperam por si'),
  waitWhy: (most) =>
    `Mais de ${most} de uma vez só se fazem quando o disser: responda «sim» para as fazer, «não» para deixar tudo como está.`,
  waitOthers:
    'Parte do mail parece ser de outra pessoa, por isso ainda nada mudou: responda «sim» para o fazer, «não» para deixar tudo como está.',
  waitDelete:
    'Eliminar espera pela sua resposta: responda «sim» para o fazer, «não» para deixar tudo como está.',
  yourAbsence: 'A sua ausência',
  waitAbsence:
    'Só vale quando o disser: responda «sim» para a definir, «não» para deixar tudo como está. Enquanto estiver fora, o que os mails lhe dariam vai para quem fica no seu lugar, e os lembretes esperam.',
  undo: 'Desfazer',
  undoHow: 'Para voltar atrás, responda «desfazer» ou prima o botão.',
  undone: (n) => count(n, '# alteração desfeita', '# alterações desfeitas'),
  nothingToUndo: 'Não há nada para desfazer',
  nothingWaits: 'Nada espera uma resposta',
  leftAlone: 'Nada foi alterado',
  refused: (title, why) => `${title} não foi alterado: ${why}`,
  onlyToMe: 'Nada foi alterado, porque este e-mail não se dirigia ao próprio Copilot.',
  unknown: 'Não sei: nada do que pode ler o diz.',
  near: 'Não sei. Falam disso:',
  whichOne: 'Qual quer dizer?',
  whichContext: (names) =>
    `Pode ser em ${or(names)}. Nada foi alterado; diga-o outra vez com o título inteiro.`,
  whichProject: (names) => `Em que projeto? Diga-o outra vez com o nome, por exemplo ${or(names)}.`,
  needsAccount: 'O Copilot responde a quem tem uma conta',
  nothingAsked: 'Não perguntou nada que eu percebesse',
  notRead: 'Este e-mail não foi lido',
  how: 'Pergunte pelas suas tarefas, e-mails, votações e documentos, ou diga o que deve mudar, uma coisa por linha.',
  answerHow: 'Responda com um número e o que deve mudar, por exemplo «1 feito» ou «move 2 para sexta-feira».',
  page: {
    question: (n) => count(n, 'Desfazer # alteração?', 'Desfazer # alterações?'),
    button: 'Desfazer',
    done: 'Desfeito',
    doneWhy: 'Tudo está como antes, exceto o que alguém alterou entretanto.',
    gone: 'Já não há nada para desfazer',
    goneWhy: 'Já foi desfeito, ou já passou demasiado tempo.',
  },
  morning: {
    line: 'A sua manhã',
    subject: (parts) => `A sua manhã: ${parts.join(', ')}`,
    intro: (day) => `${day}. O que tem para fazer, decidir e saber.`,
    overdue: (n) => count(n, '# em atraso', '# em atraso'),
    decide: (n) => count(n, '# para decidir', '# para decidir'),
    waiting: (n) => count(n, '# à espera de outros', '# à espera de outros'),
    news: (n) => count(n, '# nova', '# novas'),
    suggestions: (n) => count(n, '# sugestão dos seus agentes', '# sugestões dos seus agentes'),
    headings: {
      overdue: 'Em atraso',
      decide: 'Para decidir',
      waiting: 'Espera por',
      news: 'Novo desde ontem',
    },
    openCopilot: 'Abrir o Mailcrew',
  },
}
