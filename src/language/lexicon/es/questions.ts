// How Spanish asks.
import type { QuestionWords } from '../question-words.ts'

export const questions: QuestionWords = {
  code: 'es',
  small:
    'el|la|los|las|lo|un|una|unos|unas|y|o|u|e|pero|si|que|quien|quién|quiénes|qué|cuál|cuáles|cuándo|cuando|dónde|donde|cómo|como|por|porque|para|cuánto|cuánta|cuántos|cuántas|de|del|a|al|en|con|sin|sobre|entre|desde|hasta|es|son|era|ser|soy|está|están|estoy|estar|ha|han|he|hay|haber|tiene|tienen|tengo|tener|yo|me|mi|mis|tú|te|tu|tus|él|ella|ellos|ellas|nos|nosotros|nuestro|nuestra|usted|ustedes|su|sus|se|le|les|este|esta|esto|estos|estas|ese|esa|eso|no|sí|muy|más|menos|también|ya|todo|toda|todos|todas|otro|otra|hola|gracias|favor|buenos|buenas|días|tardes|pregunta|puede|puedo|pueden|podemos|quiero|quisiera|saber|hacer|hace|algo|alguien|algún|alguna|bien|aquí|allí|antes|después|durante|ni|señor|señora|saludos',
  chatter:
    'dicho|dice|dicen|ahora|espero|creo|pienso|quizás|quisiera|gustaría|pregunta|pregunto|saber|ayuda|encantaría|hacer|hago|pasa|encuentro|gente',
  asks: {
    person: 'quién|quiénes|a quién|qué persona|responsable|encargado|con quién',
    day: 'cuándo|qué fecha|qué día|hasta cuándo|desde cuándo|plazo|fecha límite',
    clock: 'a qué hora|qué hora|cuándo|horario|hasta qué hora',
    money: 'cuánto cuesta|cuánto|precio|cuesta|pagar|tarifa|fianza|importe|costo|coste|cobran',
    count: 'cuántos|cuántas|cuánto|número de|qué edad|máximo|mínimo|por ciento',
    duration: 'cuánto tiempo|cuántos días|cuántas semanas|cuántas horas|plazo|cuánto dura',
    place: 'dónde|adónde|en qué lugar|qué sala|qué puerta|dirección',
    code: 'contraseña|clave|código|pin',
    phone: 'teléfono|número|llamar|llamo',
    address: 'correo|mail|dirección|escribir|web|contacto',
    allowed:
      'puedo|puede|podemos|pueden|se puede|es posible|está permitido|hay|tengo que|hay que|debo|permitido|posible',
    manner: 'cómo|qué hago|qué hacer|qué pasa|pasos',
    reason: 'por qué|motivo|razón',
  },
  denies: 'no|ningún|ninguna|ninguno|nunca|nadie|prohibido|sin|salvo|excepto|ni|tampoco',
  permits:
    'puede|pueden|debe|deben|posible|hay que|sí|siempre|gratis|gratuito|gratuita|incluido|permite|basta',
  units: 'segundo|segundos|minuto|minutos|hora|horas|día|días|semana|semanas|mes|meses|año|años|noche|noches',
  at: 'en|junto a|al lado|detrás|delante|bajo|sobre|entre|frente a|cerca',
  opens: 'puedo|puede|podemos|pueden|hay|es|son|está|están|tengo|tiene|debo|se',
}
