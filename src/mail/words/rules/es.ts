// Lo que se dice de las reglas para correos, en español.
import { formsOf } from '../forms.ts'
import type { RuleWords } from './en.ts'

const { count, weekday, or } = formsOf('es')

export const rulesEs: RuleWords = {
  waits: 'Una regla espera tu sí',
  none: 'No se creó ninguna regla',
  counts: 'La regla vale desde ahora',
  dropped: 'La regla se ha descartado',
  whichCompany: (names) => `Puede ser en ${or(names)}. Responde con el nombre de la empresa, o «no».`,
  most: (rules) => `Puede haber como máximo ${rules} reglas.`,
  confirm: (url) => `Responde «sí» para activarla, «no» para descartarla. Tus reglas están en ${url}`,
  noPast: 'Aún no hay correos anteriores con los que probarla.',
  tried(of, fitting, isMore) {
    if (of === 1) return `El último correo ${fitting === 0 ? 'no ' : ''}se habría visto afectado.`
    if (fitting === 0) return `Ninguno de los últimos ${of} correos se habría visto afectado.`
    return `${fitting} de los últimos ${of} correos se habrían visto afectados${isMore ? ', como' : ''}:`
  },
  partly: 'Los adjuntos, boletines y copias no se pudieron probar con ellos.',
  pastMail: (subject, from) => `${subject}, de ${from}`,
  asks: {
    condition: '¿De qué correos se trata? Di quién los envía o de qué tratan.',
    act: '¿Qué hay que hacer con esos correos? Nombra un proyecto, una prioridad, una persona o un día.',
    person: '¿A quién te refieres?',
    project: '¿A qué proyecto te refieres?',
    until: '¿Hasta qué día?',
  },
  refuses: {
    'not-a-rule':
      'Eso no es una regla para correos. Di a qué correos te refieres y qué hay que hacer con ellos.',
    impossible:
      'Una regla no puede hacer eso: ordena, pasa a otros y da prioridad a lo que llega, y nunca responde, paga ni borra.',
    harm: 'Una regla no puede hacer eso: no envía nada fuera, no da permisos y no actúa en nombre de nadie.',
  },
  noProject: (name) => `No hay ningún proyecto ${name}. ¿A cuál te refieres?`,
  whichProject: (names) => `¿A qué proyecto te refieres: ${names}?`,
  nobody: (name) => `Aquí no hay nadie que se llame ${name}. ¿Quién debe recibir las tareas?`,
  noAgent: (name) => `Una regla solo puede traer a un agente, y ${name} no lo es.`,
  noForward: 'Una regla aún no puede reenviar correos. Puede dar sus tareas a alguien.',
  noLabel: 'Aquí las tareas no tienen etiquetas. ¿Nombrar un proyecto?',
  noDigest:
    'Una regla aún no puede reunir correos en un resumen. Los resúmenes diarios se ajustan en Notifications.',
  unread: (words) => `No entiendo ${words}. Dilo con otras palabras o déjalo.`,
  clear: (when, acts) => `Claro hasta ahora: ${when}: ${acts}.`,
  when: (all, term) => `Cuando ${all}${term && `, ${term}`}`,
  joined: (conditions) => conditions.join(', y '),
  term: (from, until) => [from && `desde el ${from}`, until && `hasta el ${until}`].filter(Boolean).join(' '),
  anyMail: 'llega un correo',
  from: (senders) => `un correo viene de ${senders}`,
  anyoneAt: (domain) => `cualquiera de ${domain}`,
  to: (addresses) => `se envió a ${addresses}`,
  kinds: {
    newsletter: 'es un boletín',
    invitation: 'es una invitación de calendario',
    autoreply: 'es una respuesta automática',
  },
  subject: (words) => `su asunto contiene ${words}`,
  says: (words) => `menciona ${words}`,
  asksAbout: (words) => `pregunta por ${words}`,
  file: (kinds) => `tiene un archivo del tipo ${kinds}`,
  attachment: 'tiene un adjunto',
  comes: (times) => `llega ${times}`,
  after: (time) => `después de las ${time}`,
  before: (time) => `antes de las ${time}`,
  weekend: 'en fin de semana',
  onDay: (day) => `en ${weekday(day)}`,
  copied: 'solo estás en copia',
  undated: 'una tarea no tiene día',
  unassigned: 'una tarea no tiene a nadie',
  either: (conditions) => `o ${conditions.join(', o ')}`,
  not: (conditions) => `no donde ${conditions.join(' y ')}`,
  project: (name) => `Poner sus tareas en el proyecto ${name}`,
  assign: (name) => `Dar sus tareas a ${name}`,
  priority: { high: 'Poner prioridad alta', normal: 'Poner prioridad normal', low: 'Poner prioridad baja' },
  due: (day) => `Si no nombra ningún día, sus tareas vencen ${day}`,
  inDays: (days) => count(days, 'un día después', '# días después'),
  inWorkdays: (days) => count(days, 'un día laborable después', '# días laborables después'),
  endOfMonth: 'a fin de mes',
  nextDay: (day) => `el siguiente ${weekday(day)}`,
  ignore: 'No hacer tareas de él',
  suggest: 'Solo sugerir sus tareas',
  copy: (name) => `Traer a ${name}`,
}
