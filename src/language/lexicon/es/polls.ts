// How Spanish speaks of polls and of votes.
import type { PollWords } from '../poll-words.ts'

export const spanish: PollWords = {
  code: 'es',
  classes: {
    yes: 'me gusta|me gustan|me encanta|me encantan|la mas bonita|el mas bonito|lo mas bonito|nada en contra|no tengo nada en contra|nada que objetar|si|claro|claro que si|por supuesto|vale|de acuerdo|ok|bien|muy bien|perfecto|genial|estupendo|me va bien|me viene bien|va bien|viene bien|vienen bien|me vienen bien|me van bien|puedo|podria|posible|disponible|libre|prefiero|quiero|elijo|voto por|voto a favor|a favor|me apunto|conforme|aprobado|apruebo|aprobada|acepto|autorizado|autorizo|sin problema|ningun problema|sin objeciones|ninguna objecion|adelante|por mi parte si|me gusta|me parece bien|ideal|excelente|con gusto|visto bueno|luz verde|de una|me encaja|encaja|me quedo con|por mi si|dale',
    no: 'paso de|me sobra|no|no puedo|no me viene bien|no me va|imposible|no es posible|no disponible|ocupado|ocupada|de vacaciones|fuera|rechazo|rechazado|rechazada|en contra|no estoy de acuerdo|no apruebo|nunca|mejor no|mal|fatal|demasiado tarde|demasiado pronto|demasiado caro|lo siento|ni hablar|para nada|me viene mal|viajo|de viaje|denegado|evitar|preferiria no|prefiero que no',
    maybe:
      'como segunda opcion|en su defecto|si no queda mas remedio|dificil|complicado|todavia no|aun no|quizas|quiza|tal vez|a lo mejor|si hace falta|si es necesario|si no hay otra|si no queda otra|en caso necesario|puede ser|no estoy seguro|no estoy segura|depende|no lo se|no se|como ultima opcion|con dificultad|si no hay mas remedio|posiblemente|en caso de necesidad|en caso de emergencia|en caso de apuro|en ultimo caso|en ultimo termino|en ultima instancia|como ultimo recurso|como ultima alternativa|como ultima posibilidad|en el peor de los casos|a las malas',
    not: 'no|ni|nunca|sin|tampoco|ningun|ninguna',
    rather:
      'mejor|preferiblemente|de preferencia|preferiria|prefiero|favorito|mi favorito|mi favorita|primera opcion|sobre todo',
    than: 'antes que|en lugar de|en vez de|que',
    only: 'solo|solamente|unicamente|nada mas que|exclusivamente',
    all: 'a cualquier hora|en cualquier momento|cuando sea|todo el dia|todos|todas|todo|cualquiera|cualquier dia|todos los dias|los dos|las dos|los tres|las tres|ambos|ambas|cualquier fecha|todas las fechas',
    sorry: 'lo siento|perdon',
    both: 'los dos|las dos|ambos|ambas',
    none: 'ninguno|ninguna|ninguno de ellos|ninguna de ellas|nada|ninguna fecha|ningun dia|ninguno me va bien',
    except: 'excepto|menos|salvo|pero no|a excepcion de|quitando|aparte de|solo no|pero no el|menos el',
    rest: 'el resto|resto|los demas|las demas|lo demas|los otros|las otras|todo lo demas|los otros dias',
    indifferent:
      'no me importa|me da igual|da igual|me es indiferente|lo que querais|lo que quieran|sin preferencia|como querais|me abstengo|abstencion|indiferente|decidid vosotros',
    self: 'yo',
    compares: 'por encima de|por debajo de|mejor que|antes que|empatados|empatadas|igual de',
    busy: 'entrenamiento|clase|medico|dentista|ninos|boda|funeral|cumpleanos|concierto|examen|turno|guardia|feria|con un cliente|en el extranjero|curso|reunion|cita|de viaje|formacion|dia libre',
    decided:
      'ha aprobado|ya ha aprobado|ya lo ha aprobado|lo ha aprobado|ha rechazado|ha votado|esta de acuerdo|esta en contra',
    always: 'siempre',
    and: 'y|e|&|mas|junto con|ademas de|no solo',
    or: 'o|u|o bien',
    but: 'pero|sin embargo|aunque|sino|en cambio',
    also: 'tambien|ademas',
    correction:
      'cambio de planes|cambio de plan|no espera|espera|perdon|mejor dicho|quiero decir|queria decir|en realidad|corrijo|correccion|pensandolo bien|me equivoque|o mejor|no mejor|al final|cambio mi voto|cambio de opinion|ay no|digo',
    condition:
      'con cambios|con reservas|con condiciones|si|solo si|siempre que|siempre y cuando|con tal de que|a condicion de que|a menos que|salvo que|mientras|pero solo si|en caso de que|con la condicion de que',
    otherwise: 'si no|de lo contrario|en caso contrario',
    because: 'porque|ya que|puesto que|dado que|pues|debido a',
    article: 'el|la|los|las|un|una|lo|del|de|al|numero|n|por|para|a|mi|en|mis',
    is: 'es|son|seria|esta|estan|yo|me|mi|mi voto|mi voto es|queda|voto|a mi|para mi|por mi|voy con|soy|estoy|serian|nos',
    please: 'por favor|gracias|por mi parte|muchas gracias|de mi parte',
    option: 'opciones|numeros|propuestas|opcion|numero|propuesta|respuesta|alternativa|letra|eleccion|num',
    away: 'ya no trabajo|ya no trabaja|ya no formo parte|baja maternal|baja por maternidad|fuera de la oficina|respuesta automatica|estoy de vacaciones hasta|estoy ausente|mensaje automatico|de baja hasta|ausente hasta',
    last: 'ultimo|ultima|el ultimo|la ultima|la ultima opcion',
    lastRank: 'por ultimo|en ultimo lugar|al final|la ultima de todas|el que menos|finalmente',
    after:
      'despues de|desde|a partir de|despues de las|a partir de las|no antes de|tras|no antes del|no antes de las',
    before: 'antes de|hasta|antes de las|no despues de',
    morning: 'por la manana|por las mananas|mananas|de la manana',
    afternoon: 'tarde|por la tarde|por las tardes|tardes|de la tarde',
    evening: 'noche|por la noche|noches|por las noches',
    same: 'igual que|lo mismo que|como|la misma que|el mismo que|lo que diga|lo que dijo|lo que vote|coincido con|lo mismo que vote|estoy con|+1 a',
    behalf:
      'en nombre de|de parte de|por los dos|los dos votamos|tambien vota|votamos los dos|en representacion de|por poder',
    relative:
      'colega|companero|companera|mujer|marido|jefe|jefa|esposa|esposo|pareja|hijo|hija|hermano|hermana|amigo|amiga|madre|padre|equipo|asistente',
    votes:
      'dicen|quieren|prefieren|le gusta|tomaria|dice|quiere|vota|elige|prefiere|toma|querria|le gustaria|esta a favor|opina|puede|ha elegido|eligio|aprueba|voto',
    later:
      'recibido|tengo que preguntar|tengo que hablar|lo consulto|lo hablo|dejame preguntar|dejadme|respondere|contestare|te digo|os digo|lo miro|luego|mas tarde|tengo que mirar|lo pienso|ya dire|te confirmo|os confirmo|lo consulto|manana respondo|aviso manana',
    close:
      'cierra|cerrar|cerrad|cierre|termina|terminar|finalizar|acabar|cierra la votacion|cierra la encuesta',
    results: 'resultados|resultado|como va|quien ha votado|quien falta|estado|recuento',
    remind: 'recordatorio|recuerda|recordar|manda un recordatorio|avisa',
    open: 'votar ahora|empezar la votacion|a votar|envia|enviar|manda|adelante|publica|lanza|lanzar|si|perfecto|dale',
    reopen: 'reabre|reabrir|vuelve a abrir|abrir de nuevo',
    extend: 'prorroga|prorrogar|amplia|ampliar|alarga|alargar|extiende|extender|hasta|plazo|dias mas',
    add: 'anade|anadir|agrega|agregar|otra opcion|nueva opcion|una opcion mas|incluye',
    more: 'mas|otros|adicionales',
    ask: 'votad|votar|votacion|por favor votad|elegid|elegir|encuesta|os viene bien|os va bien|preferis|prefieren|que os parece|vuestra opcion|vuestro voto|os gusta|os conviene|indicad|escoged|le viene bien|les viene bien|vote|voten|elijan|mejor|que os viene mejor|que les viene mejor|que preferis|que prefieren|decidme|que les parece',
    which: 'que|cual|cuales|donde|cuando|quien|adonde|como|cuanto',
    shall:
      'debemos|deberiamos|queremos|podemos|hacemos|vamos|compramos|aprobais|estais|teneis|quereis|podeis|cambiamos|seguimos|nos|celebramos|reservamos|aceptais|os|mantenemos|empezamos|cerramos|contratamos|ponemos|vais|es|hay que|estan|pueden|quieren|aprueban|pasamos',
    every:
      'todos|todas|chicos|chicas|gente|amigos|companeros|nosotros|vosotros|os|nos|equipo|ustedes|nuestro|nuestra|cada uno',
    poll: 'haz una encuesta|una encuesta|encuesta sobre|crea una encuesta|una votacion sobre|votacion sobre|lanza una encuesta|organiza una votacion|hacer una encuesta',
    pickMany:
      'varias|varios|mas de una|mas de uno|todas las que|todos los que|multiple|respuesta multiple|cuantas querais|seleccion multiple|hasta tres|hasta dos|marcad todo',
    pickOne: 'solo una|solo uno|una sola|un solo|un voto',
    rank: 'ordenad|ordenar|clasificad|clasificar|por orden|orden de preferencia|por preferencia|ranking|en orden|de mejor a peor|ordenen|por prioridad|priorizad',
    yesOrNo: 'si o no|si/no|a favor o en contra',
    approve:
      'aprobar|aprobacion|aprobais|autorizar|autorizacion|visto bueno|vuestra aprobacion|aprobad|dar el visto bueno|conformidad|solicito la aprobacion|aprueban',
    mustApprove:
      'debe aprobar|deben aprobar|tiene que aprobar|tienen que aprobar|debe firmar|tiene que firmar|tiene que dar el visto bueno',
    deadline:
      'antes de|antes del|hasta|hasta el|fecha limite|como muy tarde|a mas tardar|cierre|plazo|termina|acaba|se cierra|finaliza|pido|hago el pedido|voy a pedir|tengo que pedir|reservo|tengo que reservar|decido|cierra el',
    anonymous:
      'anonimo|anonima|voto secreto|en secreto|secreta|secreto|sin nombres|nadie vera quien|nadie sabra quien|anonimamente',
    hidden:
      'resultados al final|resultados despues|resultados ocultos|ocultar los resultados|oculta los resultados|no mostrar los resultados|resultados solo|sin resultados parciales|resultados cuando',
    quorum: 'al menos|por lo menos|quorum|minimo|un minimo de|como minimo',
    answers: 'votos|respuestas|votantes|personas|participantes|votar|voten',
    onlyThey: 'solo|unicamente|pueden votar|votan|pregunta solo|votar|solamente',
    majority: 'mayoria|decide la mayoria|mayoria simple|mayoria absoluta|mas de la mitad',
    unanimous: 'unanimidad|por unanimidad|unanime|todos deben|todos tienen que|todos tenemos que|consenso',
    request:
      'puedes|podrias|puede usted|enviame|mandame|tienes|sabes|sabe alguien|alguien|me puedes|puedo|necesitas|quien tiene|quien sabe|hay alguien',
    offer:
      'propongo|os propongo|les propongo|proponemos|sugiero|las opciones son|a elegir entre|podriamos|podemos elegir entre|he pensado en|de momento tenemos|de momento|hasta ahora',
    ideas:
      'ideas por favor|alguna idea|ideas para|teneis ideas|tienen ideas|teneis alguna|se aceptan ideas|se admiten ideas|otras ideas|mas ideas|sugerencias por favor|alguna sugerencia|sugerencias para|otras sugerencias|vuestras ideas|vuestras sugerencias|sus ideas|sus sugerencias|proponed|propongan|sugerid|sugieran|anadid|anadan',
    smallTalk: 'que tal|como estais|como estas|como va todo|todo bien',
    times:
      'fecha|fechas|dia|dias|noche|noches|hora|horas|cuando|tarde|manana|fin de semana|semana|horario|reunion',
  },
  ordinals:
    'primero/primera/primer/en primer lugar/1a/1o/la primera/el primero, segundo/segunda/en segundo lugar/2a/2o, tercero/tercera/tercer/en tercer lugar/3a/3o, cuarto/cuarta/en cuarto lugar, quinto/quinta, sexto/sexta, septimo/septima, octavo/octava, noveno/novena, decimo/decima',
  numbers: 'uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce',
  weekdays:
    'lunes/lun, martes/mar, miercoles/mie, jueves/jue, viernes/vie, sabado/sabados/sab, domingo/domingos/dom',
  ifNeedBe: {
    when: 'si|cuando',
    need: 'hace falta|de verdad hace falta|realmente hace falta|hiciera falta|es necesario|es realmente necesario|es absolutamente necesario|es estrictamente necesario|fuera necesario|fuese necesario|es preciso|es imprescindible|es indispensable|es inevitable|no hay otra|no hay mas|no hay otra opcion|no hay otra posibilidad|no hay otra alternativa|no hay otra solucion|no hay otro remedio|no hay mas remedio|no hay mas opcion|no hay mas opciones|no hay alternativa|no hay nada mejor|no hay nada mas|no queda otra|no queda de otra|no queda mas remedio|no queda otro remedio|no queda otra opcion|no tenemos otra|no se puede de otra manera|no puede ser de otra manera|nada mas funciona|no funciona nada mas|no puede ser otro|tiene que ser|no se puede evitar|tengo que|tenemos que|no hay otra manera|no hay otra forma',
  },
  ranges: {
    since: 'desde|desde el|a partir de|a partir del',
    from: 'de|del',
    to: 'a|al|hasta|hasta el',
    on: 'en adelante',
    between: 'entre|entre el',
  },
  kinds: {
    single: 'una|una sola|unica|opcion unica|una opcion',
    multiple: 'varias|varios|multiple|opcion multiple|varias opciones',
    ranked: 'clasificacion|orden|ordenar|ranking',
    yes_no: 'si no|si o no',
    approval: 'aprobacion|aprobar|visto bueno',
    schedule: 'fecha|fechas|horario|horarios|cita',
  },
  kindFrame: 'es|la|el|por favor|encuesta|votacion|como|de',
}
