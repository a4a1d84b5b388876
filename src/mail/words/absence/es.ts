// Lo que los correos dicen de quien está ausente, en español.
import { formsOf } from '../forms.ts'
import type { AbsenceWords } from './en.ts'

const { count, and } = formsOf('es')

export const absenceEs: AbsenceWords = {
  isAway: (name, day) => `${name} está fuera hasta el ${day}.`,
  goesTo: (name, day, standIn) => `${name} está fuera hasta el ${day}: mientras tanto se encarga ${standIn}.`,
  waits: (name, day) =>
    `${name} está fuera hasta el ${day} y nadie que pueda ver este proyecto lo sustituye: queda a la espera.`,
  asks: {
    allTasks: 'Mientras estés fuera, eso vale para todas tus tareas, no para algunos correos.',
    until: '¿Hasta qué día estás fuera?',
    standIn: '¿Quién recibe tus tareas mientras tanto?',
    company: 'Alguien puede sustituirte en una empresa, y aquí no estás en ninguna.',
    colleague: (name) => `No hay nadie en la empresa que se llame «${name}». ¿Quién te sustituye?`,
  },
  press: {
    away: (name) =>
      `${name ? `${name} recibe lo que los correos te darían` : 'Nadie te sustituye'}, y los recordatorios esperan. Pulsa Apply para fijarlo.`,
    back: 'Tus tareas y recordatorios vuelven a ti. Pulsa Apply para terminar la ausencia.',
  },
  line: 'Mientras no estabas',
  subject: (parts) => `Bienvenido de nuevo: ${parts.join(', ')}`,
  intro: (from, until) => `Lo que pasó del ${from} al ${until}.`,
  counts: {
    delegated: (tasks) => count(tasks, '# tarea pasó a otros', '# tareas pasaron a otros'),
    waiting: (tasks) => count(tasks, '# tarea te espera', '# tareas te esperan'),
    polls: (polls) => count(polls, '# votación terminó', '# votaciones terminaron'),
    mentions: (mentions) => count(mentions, '# mención', '# menciones'),
  },
  headings: {
    delegated: 'Pasó a otros mientras tanto',
    waiting: 'Te espera',
    polls: 'Votaciones terminadas',
    mentions: 'Dónde te mencionaron',
  },
  has: (names) => `con ${and(names)}`,
  takeBack: 'Recuperar las abiertas',
  open: 'Ver lo que espera',
  footer: 'Enviado una sola vez, porque tu ausencia ha terminado.',
}
