// How Spanish asks about work.
import type { AskedTaskWords } from '../asked-words.ts'

export const askedTasks: AskedTaskWords = {
  code: 'es',
  overdue:
    'vencida|vencidas|vencido|vencidos|atrasada|atrasadas|atrasado|atrasados|con retraso|retrasada|retrasadas|retrasado|retrasados|tarde|fuera de plazo|pasada de fecha|pasadas de fecha|debería estar hecho|deberían estar hechas|olvidado',
  open: 'abierta|abiertas|abierto|abiertos|pendiente|pendientes|por hacer|queda|quedan|sin terminar|sin acabar|sin hacer|no terminadas|falta|faltan|por terminar',
  done: 'hecha|hechas|hecho|hechos|terminada|terminadas|terminado|terminados|completada|completadas|completado|acabada|acabadas|acabado|cerrada|cerradas|listas|lista ya|finalizadas',
  blocked:
    'bloqueada|bloqueadas|bloqueado|bloqueados|parada|paradas|parado|parados|atascada|atascadas|atascado|en espera|detenido|estancado|estancadas',
  progress: 'en curso|en marcha|en proceso|empezada|empezadas|iniciada|en progreso|comenzadas',
  undated: 'sin fecha|sin plazo|sin vencimiento|sin fecha límite',
  unassigned: 'sin asignar|sin responsable|de nadie',
  high: 'urgente|urgentes|prioridad alta|alta prioridad|importante|importantes|prioritario|prioritarias|corre prisa',
  low: 'prioridad baja|baja prioridad|puede esperar',
  task: 'tarea|tareas|cosas|cosa|trabajo|trabajos|pendientes|asuntos|temas|algo|todo list',
  due: 'vence|vencen|vencimiento|fecha límite|plazo|plazos|para cuándo|toca|tocan|caduca|entregar',
  count: 'cuántas|cuántos|cuánta|cuánto|número de|cantidad de',
  who: 'quién|quiénes|a quién|de quién|responsable|encargado|encargada|quién lleva|quién hace',
  when: 'cuándo|para cuándo|qué día|en qué fecha|hasta cuándo|qué fecha',
  why: 'por qué|motivo|razón|a qué espera|a qué se debe',
  mine: 'mi|mis|mío|mía|míos|mías|yo|me|tengo|mí',
  not: 'no|salvo|excepto|sin|nadie|menos',
  oldest: 'más tiempo|más antigua|más antiguo|más vieja|más atrasada|más retrasado',
  next: 'próxima|próximo|próximas|siguiente|primero|primera|antes',
  state: 'estado|cómo va|cómo van|cómo está|progreso|avance|resumen de|situación|qué tal va|en qué punto',
  show: 'muestra|muéstrame|enséñame|lista|dame|dime|qué|cuál|cuáles|hay|es|son|está|están|tiene|tienen|ha|han|hemos|ya|todavía|aún|ahora|todo|todas|todos|que|se|lo|los|las|nos|nuestro|equipo|gente|proyecto|proyectos|parte|lado|total|en total|debe|deben|hacer|encarga|lleva|hace|actualmente|momento',
  more: 'más|menos|cargado|cargada|ocupado|ocupada',
  forMe: 'para mí',
  forWhom: 'para',
  beforeDay: 'para|el|antes|del',
}
