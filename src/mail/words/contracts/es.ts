// What our mails say of contracts, in Spanish.
import { formsOf } from '../forms.ts'
import type { ContractWords } from './en.ts'

const { count } = formsOf('es')

export const contractEs: ContractWords = {
  none: 'En este correo no había ningún contrato',
  nothingDone: 'No se leyó nada',
  notNoted: 'No se anotó nada',
  noNotes:
    'Respondo preguntas sobre el contrato y no guardo notas. Los recordatorios creados siguen hasta que se cierren sus tareas.',
  how: (agent: string) =>
    `Adjunta un contrato u otro documento largo y escribe a ${agent}, o reenvía un correo que lo lleve en el texto. Recibes las partes, la duración, el preaviso, el dinero, las obligaciones y los riesgos, cada uno con su página.`,
  read: (contracts: number) => count(contracts, '# contrato leído', '# contratos leídos'),
  between: (names: string) => `Un contrato entre ${names}.`,
  noParties: 'Se lee como un contrato; no encontré entre quiénes.',
  other: 'Esto no se lee como un contrato: aquí están sus importes, obligaciones y fechas.',
  named: (names: string) => `Nombra a ${names}.`,
  noAdvice: 'Esto es lo que dice el texto y lo que no encontré en él. No es asesoramiento jurídico.',
  wantReminders:
    'Escribe \u00abrecuérdame\u00bb al enviarlo y las fechas se vuelven tareas con recordatorio.',
  tooLong: 'El archivo se leyó, pero entender su texto tardó demasiado.',
  headings: {
    term: 'Duración y preaviso',
    money: 'Dinero',
    duties: 'Quién tiene que hacer qué',
    risks: 'Para mirar dos veces',
    dates: 'Fechas que vigilar',
  },
  anybody: 'Ambas, o nadie nombrado',
  begins: (day: string) => `Empieza el ${day}`,
  ends: (day: string) => `Termina el ${day}`,
  term: 'Cuánto dura',
  renewal: {
    automatic: 'Se renueva solo',
    option: 'Una parte puede prorrogarlo',
    'by-agreement': 'Sigue solo si ambas lo acuerdan',
    'becomes-indefinite': 'Después sigue sin fin',
    none: 'No se renueva',
  },
  lastDay: (day: string) => `Último día para avisar: ${day}`,
  namedDay: 'el contrato nombra este día',
  before: (length: string, day: string) => `${length} antes del ${day}`,
  anyTime: (
    length: string,
    { to, isSaid }: { to: 'month' | 'quarter' | 'half-year' | 'year' | null; isSaid: boolean },
  ) => {
    const ends = {
      month: 'para fin de mes',
      quarter: 'para fin de trimestre',
      'half-year': 'para fin de semestre',
      year: 'para fin de año',
    }
    const begins = isSaid ? 'Se puede avisar en cualquier momento' : 'Preaviso'
    return `${begins}: ${length}${to === null ? '' : ` ${ends[to]}`}`
  },
  law: (name: string) => `Ley aplicable: ${name}`,
  hours: 'Jornada',
  leave: 'Vacaciones',
  passed: 'Ese día ya pasó.',
  severalRules:
    'El texto tiene más de una regla para terminarlo, o una que no es segura; por eso no digo un último día. Lee, por favor:',
  rule: (length: string | null) => (length === null ? 'Una regla de preaviso' : `Preaviso: ${length}`),
  inProbation: (length: string | null) =>
    length === null ? 'En el periodo de prueba' : `En el periodo de prueba: ${length}`,
  breakDay: (day: string | null) => (day === null ? 'Opción de salida' : `Salida posible el ${day}`),
  breakBy: (day: string) => `aviso antes del ${day}`,
  noDay: (length: string) => `Preaviso: ${length}; no pude saber desde qué día cuenta`,
  length: (many: number, unit: 'day' | 'week' | 'month' | 'year') => {
    const said = {
      day: count(many, '# día', '# días'),
      week: count(many, '# semana', '# semanas'),
      month: count(many, '# mes', '# meses'),
      year: count(many, '# año', '# años'),
    }
    return said[unit]
  },
  more: (rows: number) => count(rows, 'y # más en el archivo', 'y # más en el archivo'),
  missing: (names: string) => `Buscado y sin rastro de: ${names}.`,
  maybe: (places: string) => `Quizá esté con otras palabras, míralo: ${places}.`,
  clauses: {
    parties: 'partes',
    term: 'duración',
    termination: 'resolución',
    renewal: 'prórroga',
    payment: 'pago',
    liability: 'responsabilidad',
    indemnity: 'indemnidad',
    confidentiality: 'confidencialidad',
    'data protection': 'protección de datos',
    'intellectual property': 'propiedad intelectual',
    'governing law': 'ley aplicable',
    'dispute resolution': 'resolución de conflictos',
    'force majeure': 'fuerza mayor',
    assignment: 'cesión',
    notices: 'notificaciones',
    warranty: 'garantía',
    'entire agreement': 'acuerdo completo',
    signatures: 'firmas',
  },
  risks: {
    unlimited: 'Sin límite',
    'one-sided': 'Una parte decide sola',
    'price-rise': 'Los precios pueden subir',
    penalty: 'Una penalización o un derecho perdido',
    'no-refund': 'El dinero no se devuelve',
    'all-costs': 'Todos los gastos de un lado',
    waiver: 'Se renuncia a derechos',
    competition: 'Límites a otros trabajos',
    exclusive: 'Atado a un solo socio',
  },
  days: { notice: 'último día para avisar', end: 'fin del contrato', day: 'fecha que vigilar' },
}
