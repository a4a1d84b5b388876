// O que as mensagens dizem de quem está ausente, em português.
import { formsOf } from '../forms.ts'
import type { AbsenceWords } from './en.ts'

const { count, and } = formsOf('pt')

export const absencePt: AbsenceWords = {
  isAway: (name, day) => `${name} está ausente até ${day}.`,
  goesTo: (name, day, standIn) => `${name} está ausente até ${day}: entretanto fica com ${standIn}.`,
  waits: (name, day) =>
    `${name} está ausente até ${day} e ninguém que possa ver este projeto o substitui: fica à espera.`,
  asks: {
    allTasks: 'Enquanto estiver fora, isso vale para todas as suas tarefas, não para alguns mails.',
    until: 'Até que dia está fora?',
    standIn: 'Quem recebe as suas tarefas entretanto?',
    company: 'Alguém pode substituí-lo numa empresa, e aqui não está em nenhuma.',
    colleague: (name) => `Não há ninguém na empresa que se chame “${name}”. Quem fica no seu lugar?`,
  },
  press: {
    away: (name) =>
      `${name ? `${name} recebe o que os mails lhe dariam` : 'Ninguém fica no seu lugar'}, e os lembretes esperam. Prima Apply para a definir.`,
    back: 'Volta a receber tarefas e lembretes. Prima Apply para terminar a ausência.',
  },
  line: 'Enquanto você esteve fora',
  subject: (parts) => `Bem-vindo de volta: ${parts.join(', ')}`,
  intro: (from, until) => `O que aconteceu de ${from} a ${until}.`,
  counts: {
    delegated: (tasks) => count(tasks, '# tarefa foi para outros', '# tarefas foram para outros'),
    waiting: (tasks) => count(tasks, '# tarefa espera por você', '# tarefas esperam por você'),
    polls: (polls) => count(polls, '# votação terminou', '# votações terminaram'),
    mentions: (mentions) => count(mentions, '# menção', '# menções'),
  },
  headings: {
    delegated: 'Foi entretanto para outros',
    waiting: 'Espera por você',
    polls: 'Votações terminadas',
    mentions: 'Onde mencionaram você',
  },
  has: (names) => `com ${and(names)}`,
  takeBack: 'Retomar as abertas',
  open: 'Ver o que espera',
  footer: 'Enviado uma só vez, porque a sua ausência terminou.',
}
