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
    allTasks: 'Enquanto estiveres fora, isso vale para todas as tuas tarefas, não para alguns mails.',
    until: 'Até que dia estás fora?',
    standIn: 'Quem recebe as tuas tarefas entretanto?',
    company: 'Alguém pode substituir-te numa empresa, e aqui não estás em nenhuma.',
    colleague: (name) => `Não há ninguém na empresa que se chame “${name}”. Quem te substitui?`,
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
