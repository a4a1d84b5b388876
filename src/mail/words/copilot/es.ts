// Lo que dicen los correos del Copilot, en español.
import { formsOf } from '../forms.ts'
import type { CopilotWords } from './en.ts'

const { count, or } = formsOf('es')

export const copilotEs: CopilotWords = {
  personal: 'Personal',
  fields: {
    status: 'estado',
    dueDate: 'fecha',
    priority: 'prioridad',
    assigneeIds: 'quién lo hace',
    new: 'tarea nueva',
    vote: 'tu voto',
    comment: 'comentario',
    closesAt: 'abierta hasta',
    reminder: 'recordatorio',
    isFollowed: 'seguimiento',
    away: 'ausencia',
    back: 'de vuelta',
  },
  answers: (n) => count(n, '# respuesta', '# respuestas'),
  noAnswer: 'No lo sé',
  changes: (n) => count(n, '# cambio', '# cambios'),
  changed: 'Cambiado',
  wouldChange: 'Por cambiar',
  wait: (n) => count(n, '# cambio te espera', '# cambios te esperan'),
  waitWhy: (most) =>
    `Más de ${most} a la vez se hacen cuando lo digas: responde «sí» para hacerlos, «no» para dejarlo todo como está.`,
  waitOthers:
    'Parte del correo parece ser de otra persona, así que aún no ha cambiado nada: responde «sí» para hacerlo, «no» para dejarlo todo como está.',
  waitDelete:
    'Para borrar hace falta tu respuesta: responde «sí» para hacerlo, «no» para dejarlo todo como está.',
  yourAbsence: 'Tu ausencia',
  waitAbsence:
    'Solo vale cuando lo digas: responde «sí» para fijarla, «no» para dejarlo todo como está. Mientras estés fuera, lo que los correos te darían pasa a quien te sustituye, y los recordatorios esperan.',
  undo: 'Deshacer',
  undoHow: 'Para volver atrás, responde «deshacer» o pulsa el botón.',
  undone: (n) => count(n, '# cambio deshecho', '# cambios deshechos'),
  nothingToUndo: 'No hay nada que deshacer',
  nothingWaits: 'Nada espera una respuesta',
  leftAlone: 'No se cambió nada',
  refused: (title, why) => `${title} no se cambió: ${why}`,
  onlyToMe: 'No se cambió nada, porque este correo no iba dirigido al propio Copilot.',
  unknown: 'No lo sé: nada de lo que puedes leer lo dice.',
  near: 'No lo sé. Hablan de ello:',
  whichOne: '¿Cuál quieres decir?',
  whichContext: (names) =>
    `Puede ser en ${or(names)}. No se cambió nada; dilo otra vez con el título entero.`,
  whichProject: (names) => `¿En qué proyecto? Dilo otra vez con su nombre, por ejemplo ${or(names)}.`,
  needsAccount: 'El Copilot responde a quienes tienen una cuenta',
  nothingAsked: 'No preguntaste nada que yo entendiera',
  notRead: 'Este correo no se leyó',
  how: 'Pregunta por tus tareas, correos, votaciones y documentos, o di qué debe cambiar, una cosa por línea.',
  answerHow: 'Responde con un número y lo que debe cambiar, por ejemplo «1 hecho» o «2 para el viernes».',
  page: {
    question: (n) => count(n, '¿Deshacer # cambio?', '¿Deshacer # cambios?'),
    button: 'Deshacer',
    done: 'Deshecho',
    doneWhy: 'Todo está como antes, salvo lo que alguien haya cambiado desde entonces.',
    gone: 'Ya no hay nada que deshacer',
    goneWhy: 'Ya se deshizo, o hace demasiado tiempo.',
  },
  morning: {
    line: 'Tu mañana',
    subject: (parts) => `Tu mañana: ${parts.join(', ')}`,
    intro: (day) => `${day}. Lo que tienes que hacer, decidir y saber.`,
    overdue: (n) => count(n, '# atrasada', '# atrasadas'),
    decide: (n) => count(n, '# por decidir', '# por decidir'),
    waiting: (n) => count(n, '# a la espera de otros', '# a la espera de otros'),
    news: (n) => count(n, '# nueva', '# nuevas'),
    suggestions: (n) => count(n, '# sugerencia de tus agentes', '# sugerencias de tus agentes'),
    headings: { overdue: 'Atrasado', decide: 'Por decidir', waiting: 'Esperas', news: 'Nuevo desde ayer' },
    openCopilot: 'Abrir Mailcrew',
  },
}
