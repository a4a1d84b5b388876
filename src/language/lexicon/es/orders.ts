// How Spanish orders, and what it says instead.
import type { OrderWords } from '../order-words.ts'

export const orders: OrderWords = {
  code: 'es',
  courtesy:
    'por favor|porfa|gracias|muchas gracias|hola|buenos días|buenas|ok|vale|bueno|entonces|pues|ahora|ya|rápido|si puedes|si es posible|si no te importa|para mí|para nosotros|también|otra vez|mejor|cosa|tema|lo de|me|nos|le|se|además|por cierto|enseguida|de nuevo',
  polite:
    'puedes|podrías|puede|podría|pueden|podrían|podemos|podríamos|me puedes|me podrías|te importa|te importaría|quieres|querrías|es posible|sería posible|alguien puede|alguien podría|serías tan amable de',
  wishes:
    'quiero que|quisiera que|me gustaría que|quiero|quisiera|me gustaría|necesito que|necesito|hay que|tenemos que|haz que|asegúrate de que|voto por|yo voto|mi voto va|mi voto|me quedo con|me encargo|yo me encargo|elijo|estoy a favor|prefiero|apúntame',
  nods: 'vale|ok|sí|gracias|por favor|de acuerdo',
  asks: 'qué|que tal|quién|quiénes|cuándo|cuánto|cuánta|cuántos|cuántas|dónde|adónde|por qué|cómo|cuál|cuáles|es|son|está|están|estaba|ha|han|hay|he|hemos|debo|debería|deberíamos|puedo|podemos saber|tengo|tiene|tienen|fue|fueron|hasta cuándo|desde cuándo|muestra|muéstrame|dime|dinos|lista|enséñame|busca|encuentra|resume|compara|explica|sabes|y si|a quién|de quién|para cuándo',
  denies:
    'no|nunca|jamás|nada|nadie|ningún|ninguna|ninguno|sin|tampoco|ni|olvídalo|déjalo|espera|evita|para nada',
  ifs: 'si|cuando|en cuanto|una vez que|siempre que|en caso|en caso de|suponiendo|supongamos|imagina|imagínate|a menos que|a condición|con tal de que|después de que|hasta que|habría|hubiera|hubiese|sería|de lo contrario|tan pronto como|según lo que|teóricamente|siempre y cuando',
  reports:
    'dice|dijo|dicen|decía|ha dicho|escribe|escribió|escribía|pide|pidió|pedía|quiere que|quería que|propone|propuso|piensa que|pensaba|según|afirma|sugiere|sugirió|cuenta que|contó|respondió|exige|exigió|recomienda|recomendó|mencionó|cree que|comenta que|comentó|dizque|insiste',
  choices: 'o|u|excepto|salvo|menos|en vez|en lugar|sino|bien',
  doubts:
    'quizá|quizás|tal vez|a lo mejor|posiblemente|probablemente|creo que|pienso|supongo|me pregunto|no sé|dudo|espero que|ojalá|podría ser|podríamos|deberíamos|estaba pensando|iba a|casi|algún día|idealmente|puede que|puede ser',
  subjects:
    'yo|nosotros|nosotras|tú|él|ella|ellos|ellas|usted|ustedes|alguien|nadie|eso|esto|todo el mundo|la gente',
  self: 'yo|nosotros|nosotras|ya|he|hemos|eso|esto|está',
  finite:
    'es|son|está|están|estaba|estaban|era|eran|fue|fueron|ha|han|había|habían|he|hemos|tiene|tienen|va|van|debe|deben|debería|puede|pueden|podría|quiere|quieren|será|serán|sigue|queda|hace|viene|toca|parece|necesita',
  modals:
    'voy|va|van|vamos|debo|debe|debería|deberíamos|puedo|puede|podría|quiero|quiere|tengo que|tiene que|hay que|casi|pronto|intento|intenté|espero|mañana|más tarde|a medias|todavía|aún|empecé|empezado|será|haré|iba|por hacer|seré',
  past: 'moví|movió|movido|aplacé|aplazó|aplazado|pospuse|pospuso|pospuesto|cambié|cambió|cambiado|asigné|asignó|asignado|di|dio|dado|pasé|pasó|pasado|marqué|marcó|marcado|borré|borró|borrado|eliminé|eliminó|eliminado|quité|quitó|cerré|cerró|cerrado|reabrió|añadí|añadió|añadido|creé|creó|creado|voté|votó|votado|subió|bajó|comentado|recordó|puso|puse|puesto|entregué|entregó',
  reasons: 'porque|ya que|pues|como|yo|él|ella|es|está|no lo|no la|así|para que|lo|la|el|los|las',
  verbs:
    'mueve|mover|mueva|aplaza|aplazar|pospón|posponer|posponga|retrasa|retrasar|adelanta|adelantar|cambia|cambiar|cambie|pon|poner|ponga|ponle|ponlo|ponla|pasa|pasar|pase|pásale|pásalo|pásala|pásaselo|da|dar|dale|dáselo|asigna|asignar|asígnale|asígnalo|asigne|marca|marcar|marque|márcalo|completa|completar|cierra|cerrar|cierre|termina|terminar|reabre|reabrir|abre|abrir|empieza|borra|borrar|borre|bórralo|elimina|eliminar|elimine|quita|quitar|cancela|cancelar|añade|añadir|añádeme|agrega|agregar|crea|crear|cree|créame|apunta|apuntar|anota|anotar|escribe|escribir|comenta|comentar|sube|subir|baja|bajar|recuérdame|recuerda|recordar|recuérdale|dile|decir|di|vota|votar|elige|elegir|toma|intercambia|cambia|sigue|seguir|deja de seguir|deja|aprueba|aprobar|bloquea|bloquear|prolonga|prolongar|amplía|ampliar|haz|hacer|fija|fijar|transfiere|transferir|delega|delegar|encarga|encargar|nueva tarea|tarea|reserva|reservar|compra|comprar|llama|llamar|envía|enviar|prepara|preparar|entrega|entregar|prioridad|traslada|trasladar|lleva|llevar|mete|deja|dejar|modifica|modificar|programa|programar|tacha|avísame',
  all: 'todo|todos|toda|todas|cada|los míos|las mías|mis|vencidas|vencidos',
  ordinals:
    'primero|primera|primer|segundo|segunda|tercero|tercera|tercer|cuarto|cuarta|quinto|quinta|último|última',
  pairs: 'ambos|ambas|los dos|las dos',
  acting:
    'tarea|tareas|vencimiento|fecha|plazo|límite|fecha límite|prioridad|urgente|urgentes|importante|alta|alto|máxima|media|medio|normal|baja|bajo|estado|hecho|hecha|hechos|hechas|listo|lista|terminado|terminada|terminadas|completado|completada|cerrado|cerrada|abierto|abierta|bloqueado|bloqueada|curso|en curso|proceso|revisión|pendiente|responsable|comentario|nota|recordatorio|recordatorios|encuesta|votación|voto|proyecto|mí|mío|mía|mi|mis|lo|la|los|las|esa|ese|esta|este|atrasada|atrasadas|vencida|vencidas|nueva|nuevo|llamada|enviado|enviada|envié|pagado|pagada|reservado|reservada|elegido|firmado|pedido|aprobado|aprobada|hora|horas|día|días|semana|semanas|mes|antes|después|tarde|para|como|a|al|hasta|fin|final|cargo|diciendo|que dice|dice',
}
