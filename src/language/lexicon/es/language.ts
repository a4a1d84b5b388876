// Spanish: its closed classes and the set phrases of asking, promising and labelling.
import { conjugated } from '../conjugation.ts'
import type { Language } from '../language.ts'

const ENDINGS = {
  ar: {
    order: 'a e en ad ame enme enos emos anos alo ala elo ela',
    present: 'a an as amos ara aran are aremos',
    past: 'o aron aba aban e amos',
    participle: 'ado ada ados adas',
    going: 'ando',
  },
  car: {
    order: 'ca que quen cad came queme',
    present: 'ca can cas camos cara caran care',
    past: 'co caron que caba',
    participle: 'cado cada cados cadas',
    going: 'cando',
  },
  gar: {
    order: 'ga gue guen gad game gueme',
    present: 'ga gan gas gamos gara garan gare',
    past: 'go garon gue gaba',
    participle: 'gado gada gados gadas',
    going: 'gando',
  },
  er: {
    order: 'e a an ed eme ame',
    present: 'e en es emos era eran ere',
    past: 'io ieron ia i',
    participle: 'ido ida idos idas',
    going: 'iendo',
  },
  ir: {
    order: 'e a an id eme ame',
    present: 'e en es imos ira iran ire',
    past: 'io ieron ia i',
    participle: 'ido ida idos idas',
    going: 'iendo',
  },
}

const VERBS = `
  abonar abrir aceptar aclarar acompanar acordar/acuerda,acuerde/acuerda/acordo/acordado actualizar/actualiza,actualice,actualicen/actualiza,actualizara/actualizo/actualizado,actualizada
  adaptar adelantar adjuntar administrar agendar ajustar anadir/anade,anada,anadan/anade,anadira/anadio/anadido
  analizar/analiza,analice,analicen/analiza/analizo/analizado anotar anular apagar apartar apuntar archivar arreglar
  asegurar asignar atender/atiende,atienda/atiende/atendio/atendido autorizar/autoriza,autorice/autoriza/autorizo/autorizado
  avanzar/avanza,avance/avanza/avanzo/avanzado avisar ayudar bajar barrer borrar buscar calcular cambiar cancelar
  cargar cerrar/cierra,cierre,cierren/cierra,cerrara/cerro/cerrado,cerrada citar cobrar cocinar coger colgar/cuelga,cuelgue/cuelga/colgo/colgado
  colocar comentar comparar completar comprar comprobar/comprueba,compruebe,comprueben/comprueba,comprobara/comprobo/comprobado
  comunicar concretar confirmar conseguir/consigue,consiga,consigan/consigue,conseguira/consiguio/conseguido consultar
  contactar contar/cuenta,cuente/cuenta/conto/contado contestar contratar controlar convocar coordinar copiar corregir/corrige,corrija,corrijan/corrige,corregira/corrigio/corregido
  cortar cotejar crear cubrir/cubre,cubra/cubre/cubrio/cubierto cuidar dar/da,de,den,dame/da,dara/dio/dado decidir
  decir/di,diga,digan,dime/dice,dira/dijo/dicho definir dejar/deja,deje,dejen/deja,dejara/dejo/dejado depositar descargar
  describir designar desmontar devolver/devuelve,devuelva,devuelvan/devuelve,devolvera/devolvio/devuelto dibujar disenar
  distribuir/distribuye,distribuya/distribuye/distribuyo/distribuido documentar echar editar elaborar
  elegir/elige,elija,elijan/elige,elegira/eligio/elegido eliminar embalar emitir empezar/empieza,empiece/empieza/empezo/empezado
  encargar/encarga,encargue,encargate/encarga,encargo,encargara/encargo/encargado encender/enciende,encienda/enciende/encendio/encendido
  encontrar/encuentra,encuentre/encuentra/encontro/encontrado ensenar entregar enviar/envia,envie,envien,enviame,envieme/envia,enviara,envio/envio/enviado,enviada,enviados
  escanear escoger escribir/escribe,escriba,escriban,escribeme/escribe,escribira/escribio/escrito establecer/establece,establezca/establece/establecio/establecido
  estudiar etiquetar evaluar examinar explicar exportar extender facilitar facturar fijar filmar finalizar/finaliza,finalice/finaliza/finalizo/finalizado
  firmar formalizar/formaliza,formalice/formaliza/formalizo/formalizado gestionar grabar guardar
  hablar hacer/haz,haga,hagan,hazme/hace,hara/hizo/hecho,hecha,hechos identificar imprimir/imprime,imprima/imprime/imprimio/impreso
  incluir/incluye,incluya,incluyan/incluye/incluyo/incluido indicar informar ingresar iniciar insistir inspeccionar instalar
  investigar invitar ir/ve,vaya/va,ira/fue/ido lanzar/lanza,lance/lanza/lanzo/lanzado lavar leer/lee,lea,lean/lee,leera/leyo/leido levantar limpiar llamar
  llenar llevar localizar/localiza,localice,localicen/localiza/localizo/localizado mandar mantener/manten,mantenga/mantiene/mantuvo/mantenido marcar
  medir/mide,mida/mide/midio/medido mejorar meter mirar modificar montar mostrar/muestra,muestre/muestra/mostro/mostrado mover/mueve,mueva/mueve/movio/movido
  negociar nombrar notificar obtener/obten,obtenga/obtiene,obtendra/obtuvo/obtenido ocupar/ocupate,ocupese/ocupa,ocupo/ocupo/ocupado ofrecer/ofrece,ofrezca/ofrece/ofrecio/ofrecido
  ordenar organizar/organiza,organice,organicen/organiza,organizara/organizo/organizado pagar partir pasar pedir/pide,pida,pidan,pidele/pide,pedira,pido/pidio/pedido
  pegar pensar/piensa,piense/piensa/penso/pensado pintar planear planificar plantar podar poner/pon,ponga,pongan,ponme,pongase/pone,pondra/puso/puesto
  precisar preguntar preparar presentar prestar presupuestar probar/prueba,pruebe/prueba/probo/probado programar prolongar proponer/propon,proponga/propone/propuso/propuesto
  publicar quedar quitar reclamar recoger/recoge,recoja,recojan/recoge,recogera,recojo/recogio/recogido recopilar recordar/recuerda,recuerde,recuerden/recuerda/recordo/recordado
  rectificar redactar reenviar/reenvia,reenvie,reenvien/reenvia/reenvio/reenviado regar/riega,riegue/riega/rego/regado registrar rellenar
  remitir renovar/renueva,renueve/renueva/renovo/renovado reparar repartir repasar repetir/repite,repita/repite/repitio/repetido reportar reservar
  resolver/resuelve,resuelva,resuelvan/resuelve,resolvera/resolvio/resuelto responder resumir retirar revisar rotular sacar seguir/sigue,siga/sigue/siguio/seguido
  seleccionar sellar separar solicitar subir/sube,suba,suban/sube,subira,subo/subio/subido sustituir/sustituye,sustituya/sustituye/sustituyo/sustituido supervisar
  telefonear tener/ten,tenga/tiene/tuvo/tenido terminar tomar traducir/traduce,traduzca/traduce/tradujo/traducido traer/trae,traiga,traigan/trae,traera/trajo/traido tramitar
  transferir/transfiere,transfiera/transfiere/transfirio/transferido trasladar tratar usar utilizar/utiliza,utilice/utiliza/utilizo/utilizado vaciar validar vender ver/ve,vea/ve,vera/vio/visto verificar
  verter visitar volver/vuelve,vuelva/vuelve/volvio/vuelto votar`

export const spanish: Language = {
  code: 'es',
  telling:
    'el la los las un una de del que en y a se no es por con para su lo al como mas pero sus le me ya este esta son si porque muy sin sobre ser tiene hola gracias saludos nos te mi tu hay fue hasta desde cuando todo todos puedes puede podeis tambien favor lunes martes miercoles jueves viernes manana antes hoy estoy buenos dias buenas tengo vamos aqui eso usted ustedes',
  classes: {
    i: 'yo|me|mi|mis|conmigo',
    you: 'tu|te|ti|usted|ustedes|vos|vosotros|os|su|sus|tus|contigo',
    we: 'nosotros|nosotras|nos|nuestro|nuestra|nuestros',
    they: 'el|ella|ellos|ellas|le|les|su|sus',
    subject: 'yo|tu|nosotros',
    thing: 'esto|eso|lo|la|los|las|todo|el resto|ambos|este|esta|esos|ello',
    somebody:
      'alguien|alguno|alguna|quien puede|quien pueda|quien podria|alguno de vosotros|alguno de ustedes|uno de vosotros|voluntario|voluntarios|quien se encarga|quien se anima|alguno de los dos|uno de los dos',
    nobody: 'nadie|ninguno|ninguna',
    everybody: 'todos|todas|a todos|cada uno|todo el mundo|equipo|ambos|cada cual|todos vosotros',
    can: 'puedes|podrias|puede|podria|podeis|podriais|pueden|podrian|puedes tu|puede usted|podria usted|pueden ustedes|me puedes|nos puedes|me podrias|nos podrias|te importa|te importaria|le importaria|seria posible|es posible|se puede|se podria|podemos|podriamos|puedo|podes|si puedes|si pudieras|si pudiera|os importa|querrias|me haces el favor|puede ser que|quieres',
    must: 'debe|deben|debes|deberia|deberian|deberias|debemos|deberiamos|tiene que|tienen que|tienes que|tenemos que|teneis que|tendria que|tendrias que|hay que|habria que|habra que|hace falta|haria falta|falta|es necesario|hay de|ha de|han de|tendra que|tendremos que|queda por|quedan por|esta por|por hacer|toca|le toca|te toca|debera|deberan|es preciso|conviene|se ruega|se solicita|hace falta que',
    will: 'voy a|vas a|va a|vamos a|van a|vais a|voy|queda en|quedo en|queda encargado|se compromete a|se comprometio a|me comprometo a|pienso|tengo previsto|tiene previsto|prometio|ofrecio|acordo|ha prometido|hare|hara|enviare|mandare|mandara|llamare|llamara|sera quien',
    is: 'es|son|soy|eres|somos|esta|estan|estoy|estas|estamos|era|eran|estaba|estaban|fue|fueron|sea|seria|sera|ser|estar|sido|sigue|parece|queda|quedo',
    have: 'he|has|ha|hemos|habeis|han|habia|habian|haber|haya|hubo|tengo|tiene|tienen|tenemos',
    do: 'hace|hacer|hago|hacen',
    not: 'no|nunca|jamas|ningun|ninguna|nada|sin|ni|tampoco|ya no|no hace falta|no es necesario|en lugar de|en vez de|no te preocupes|no necesitas',
    doubt:
      'quiza|quizas|tal vez|a lo mejor|igual|probablemente|posiblemente|creo que|creo|supongo|no se si|no estoy seguro|no estoy segura|algun dia|ojala|espero|en teoria|al parecer|parece que|seguramente|podria ser|habria|imagina|imaginemos|dicen que|me pregunto|ya veremos|estamos pensando|estoy pensando',
    if: 'si|en caso de|en caso de que|siempre que|a menos que|salvo que|de lo contrario|por si|con tal de que|caso de que|si no',
    when: 'cuando|en cuanto|una vez|una vez que|despues de|despues|antes de|antes de que|mientras|hasta que|desde que|tras|luego|cada vez que|apenas|durante',
    because:
      'porque|ya que|pues|puesto que|como|para que|asi que|por eso|por lo tanto|por tanto|debido a|gracias a|a fin de|dado que|entonces',
    which: 'que|quien|quienes|cual|cuales|donde|cuyo|cuya',
    that: 'que|si|como|por que',
    and: 'y|e|&|y luego|asi como|ademas',
    or: 'o|u|bien',
    but: 'pero|sino|aunque|sin embargo|no obstante|excepto|salvo|solo|menos|eso si',
    what: 'que|cual|cuando|como|donde|quien|cuanto|cuantos|cuantas|cuanta|por que|a que hora',
    the: 'el|la|los|las|un|una|unos|unas|mi|mis|tu|tus|su|sus|nuestro|nuestra|nuestros|este|esta|estos|estas|ese|esa|cada|todos los|todas las|ambos',
    at: 'a|al|de|del|en|con|por|para|sobre|entre|desde|hasta|hacia|sin|segun|contra|ante|bajo|durante',
    by: 'antes de|antes del|para el|para|hasta el|hasta|a mas tardar|como muy tarde|como tarde|plazo|fecha limite|vence|vencimiento|limite|antes de fin|no mas tarde|de aqui a|a tiempo para|tope',
    please:
      'por favor|porfa|porfavor|se ruega|le ruego|te ruego|les ruego|os ruego|te pido|le pido|os pido|les pido|te agradeceria|le agradeceria|os agradeceria|agradeceria|agradeceriamos|les agradeceria|les agradecemos|seria bueno|estaria bien|seria genial|haz el favor|haga el favor|si eres tan amable|si es tan amable|tenga la amabilidad|ten la amabilidad|sirvase|favor de|me gustaria que|nos gustaria que|quisiera que|necesito que|quiero que|te encargo|les encargo|necesitamos que|queria pedirte|queria pedirle|solicito|solicitamos|rogamos|ruego',
    remind:
      'no olvides|no olvide|no te olvides|no olviden|no olvideis|no os olvideis|no olvidar|recuerda|recuerde|recuerden|recordad|recordatorio|te recuerdo|os recuerdo|les recuerdo|le recuerdo|acuerdate|acordaos|acuerdense|asegurate|asegurese|aseguraos|procura|procure|procurad|como va|como van|que tal va|hay novedades|novedades|insisto|ojo con|que no se te olvide|que no se me olvide|no se me olvide|que no se me pase|para que no se me olvide',
    propose:
      'propongo|proponemos|podriamos|que tal si|y si|que te parece si|que os parece si|deberiamos|habria que|seria mejor|mejor|sugiero|sugerimos|convendria|vendria bien|estaria bien|valdria la pena|vamos a|hagamos|tendriamos que',
    need: 'necesito|necesitamos|necesitaria|necesitariamos|se necesita|se necesitan|falta|faltan|me falta|nos falta|me faltan|nos faltan|hace falta|hacen falta|espero|esperamos|estoy esperando|pendiente de|quiero|queremos|quisiera|me gustaria|busco|buscamos|requerido|requiere|requieren|queda pendiente|quedan pendientes|sin recibir|todavia no me|aun no me|aun no tengo|sigo esperando',
    own: 'me encargo|me encargo yo|yo me encargo|me ocupo|me ocupo yo|yo me ocupo|se encarga|se encarga de|se encargan|se encargara|te encargas|encargate|encarguese|se ocupa|se ocupa de|se ocupan|se ocupara|te ocupas|ocupate|ocupese|a cargo de|a mi cargo|responsable de|encargado de|encargada de|corre a cargo|corre de mi cuenta|de mi cuenta|lo hago yo|lo hago|lo llevo yo|lleva|yo lo|es cosa de|es cosa mia|te toca|le toca|me toca|asume|asumo|asignado a|dejamelo|dejalo en mis manos|te lo dejo|se lo dejo|os lo dejo|cuenta conmigo|queda a cargo|tu tarea|de mi parte|por mi parte|por tu parte|coge|toma|ya lo hago|lo miro|se compromete',
    thanks:
      'gracias|muchas gracias|mil gracias|muchisimas gracias|te agradezco|os agradezco|le agradezco|les agradecemos|agradecemos|agradecido|agradecida|enhorabuena|felicidades|felicitaciones|genial|estupendo|buen trabajo|bravo|perfecto|fenomenal',
    sorry:
      'perdon|perdona|perdone|disculpa|disculpe|disculpad|disculpas|lo siento|lamento|lamentamos|lamentablemente|desgraciadamente|pesame|condolencias|por desgracia',
    wish: 'espero que|esperamos que|ojala|deseo|deseamos|buen fin de semana|buen dia|buena semana|feliz|suerte|mucha suerte|que te mejores|que se mejore|nos vemos|hasta pronto|hasta luego|hasta manana|a ver si|disfruta|disfrutad|buen viaje|que vaya bien|animo|con ganas',
    offer:
      'no dudes|no dude|no duden|no dudeis|si tienes preguntas|si tiene alguna duda|cualquier duda|para cualquier duda|si tienes dudas|a tu disposicion|a su disposicion|quedo a su disposicion|quedo a tu disposicion|quedamos a su disposicion|si quieres|si quieren|si desea|si lo desea|estas invitado|estais invitados|os invitamos|invitacion|bienvenidos|le invitamos|les invitamos|para mas informacion|contacta con nosotros|el que quiera|quien quiera',
    said: 'dice|dijo|dijeron|comenta|comento|pregunta|pregunto|escribe|escribio|explica|explico|menciona|menciono|piensa|segun|respondio|contesto|asegura|cuenta|conto|opina|ha dicho|ha comentado|aviso|informo',
    idle: 'saber|se|pensar|pienso|creo|espero|quiero|entiendo|entender|estar|estare|estara|ser|ir|voy|vengo|viene|vienen|vendra|vuelvo|quedarse|dormir|reir|asistir|asistire|ire|salgo|sale|viajo|estoy fuera|estare fuera|de vacaciones|hablamos|nos vemos|verse|ver',
    manners:
      'adjunto|adjunta|adjuntos|te adjunto|le adjunto|os adjunto|le remito|te paso|os paso|para tu informacion|para su informacion|para vuestra informacion|a titulo informativo|como acordamos|como quedamos|como hablamos|ver abajo|tenga en cuenta|ten en cuenta|tened en cuenta|sepan que|te informo|le informo|os informo|les informamos|les informo|te cuento|aqui tienes|aqui esta|aqui van|le escribo|te escribo|reciba un|no responda|por cierto|espero que estes|espero que esten|espero que este',
    already:
      'ya|ayer|anteayer|la semana pasada|el mes pasado|esta manana|anoche|hace poco|recientemente|entretanto|el otro dia|desde ayer|en su dia|antes',
    still: 'todavia|aun|aun no|todavia no|pendiente|pendientes|queda|quedan|sigue|sin hacer|por hacer',
    done: 'hecho|hecha|hechos|hechas|listo|lista|listos|listas|terminado|terminada|acabado|completado|completada|cerrado|cerrada|resuelto|resuelta|enviado|enviada|enviados|pagado|pagada|pedido|comprado|comprada|reservado|reservada|firmado|firmada|aprobado|aprobada|confirmado|confirmada|entregado|entregada|recibido|recibida|arreglado|arreglada|solucionado|ok|en orden|impreso|revisado|revisada|instalado|✓|✔|✅|☑',
    begun: 'en curso|empezado|empezada|en marcha|en proceso|comenzado|a medias|iniciado|en progreso|en ello',
    dropped:
      'cancelado|cancelada|cancelados|anulado|anulada|descartado|descartada|suspendido|suspendida|aplazado|aplazada|ya no hace falta|se cae|se cancela|se suspende|pospuesto|pospuesta|rechazado|rechazada|retirado|eliminado|no procede',
    waiting: 'bloqueado|bloqueada|esperando|a la espera|depende de|dependen de|en espera|parado|parada',
    past: 'era|eran|estaba|estaban|fue|fueron|hubo|habia|tenia|tuvo|hizo|dijo|vino|vio|dio|puso|pudo|quiso|supo|trajo|ha sido|han sido|se hizo|quedo|quedaron|salio|llego|llegaron|pasaron|paso',
    urgent:
      'urgente|urgentes|urge|con urgencia|urgentemente|cuanto antes|lo antes posible|lo mas pronto posible|de inmediato|inmediatamente|ya mismo|ahora mismo|prioritario|prioritaria|prioridad alta|alta prioridad|maxima prioridad|prioridad maxima|critico|critica|asap|imprescindible|sin demora|sin falta urgente|muy importante|corre prisa|a la mayor brevedad|con la mayor brevedad|es vital|vital|prioridad 1|antes que nada|de maxima urgencia',
    leisure:
      'sin prisa|sin prisas|no corre prisa|no es urgente|nada urgente|no urge|cuando puedas|cuando pueda|cuando podais|cuando puedan|cuando tengas tiempo|cuando tengas un rato|cuando tenga un momento|cuando tengas un momento|cuando tengan tiempo|si tienes tiempo|con calma|tomate tu tiempo|prioridad baja|baja prioridad|puede esperar|sin urgencia|algun rato|cuando buenamente puedas|no hay prisa|a tu ritmo|poco urgente|en un rato libre|tranquilo con',
    work: 'tareas|tarea|pendiente|pendientes|por hacer|proximos pasos|siguiente paso|siguientes pasos|acciones|accion|acuerdos|compromisos|que falta|falta|faltan|quien hace que|reparto|reparto de tareas|lista de tareas|to do|todo|encargos|responsabilidades|plan|para manana|antes de|esta semana|proxima semana|hoy|manana|en curso|puntos abiertos|checklist|deberes|por favor|necesito|asuntos pendientes|hay que|queda|quehaceres|urgente',
    news: 'orden del dia|asistentes|asistencia|presentes|ausentes|excusados|participantes|acta|notas|decisiones|decision|resumen|antecedentes|contexto|info|informacion|opciones|temas|detalles|lugar|donde|cuando|hora|fecha|costes|precios|cifras|resultados|cambios|enlaces|contacto|programa|horario|direccion|total|articulos|ideas|ingredientes|asunto|de|enviado|para|cc|agenda|importe|preparacion|reglas|menu|novedades|ruegos y preguntas',
    finished:
      'hecho|hechas|terminado|terminadas|completado|completadas|finalizado|finalizadas|ya hecho|la semana pasada|cerrado|resuelto',
    task: 'tarea|tareas|accion|acciones|que|asunto|actividad|tema|paso|trabajo|descripcion|punto|concepto|encargo|pendiente|acuerdo|medida|gestion',
    owner:
      'quien|responsable|responsables|encargado|encargada|a cargo|a cargo de|nombre|persona|asignado|asignado a|asignada a|por|lleva|resp|lo hace',
    due: 'fecha|plazo|para cuando|cuando|fecha limite|vence|vencimiento|limite|antes de|hasta|deadline|para el|dia|entrega|termino',
    status: 'estado|situacion|hecho|avance|ok|estatus',
    weight: 'prioridad|urgencia|importancia|prio',
    number: 'no|n|num|numero|ref|id|#|punto|nro',
    note: 'nota|notas|comentario|comentarios|observacion|observaciones|detalle|detalles|motivo|coste|precio|importe|cantidad|sala|lugar|presupuesto|departamento|proyecto|cliente|categoria|info',
    me: 'yo|mi|un servidor|servidor|una servidora',
    hello:
      'hola|buenas|buenos dias|buenas tardes|buenas noches|estimado|estimada|estimados|estimadas|querido|querida|queridos|hola a todos|hola a todas|buen dia|muy senor mio|hola equipo|apreciado|apreciada|muy buenas|saludos a todos',
    bye: 'saludos|un saludo|saludos cordiales|un cordial saludo|atentamente|un abrazo|abrazos|besos|un beso|gracias|muchas gracias|cordialmente|hasta luego|hasta pronto|gracias de antemano|gracias por adelantado|sin otro particular|quedo atento|quedo atenta|nos vemos|hasta manana|cuidate|buen finde|besitos|que tengas buen dia',
    away: 'fuera de la oficina|respuesta automatica|ausente de la oficina|de vacaciones hasta|estare fuera de la oficina|mensaje de ausencia',
    bulk: 'darse de baja|darte de baja|cancelar suscripcion|cancelar la suscripcion|boletin|ver en el navegador|no responda a este|mensaje automatico|respuesta automatica|fuera de la oficina|aviso legal|politica de privacidad|todos los derechos reservados|terminos y condiciones|haz clic|haga clic|pincha aqui|compra ahora|compra ya|oferta|ofertas|descuento|dto|gratis|codigo|su pedido|tu pedido|numero de pedido|tu cuenta|su cuenta|tu reserva|su reserva|factura no|recibo|envio gratis|seguimiento|notificacion|confirmacion|suscripcion|newsletter|promocion|ultimas plazas|rebajas|te ha mencionado|ha comentado|inicia sesion|contrasena|codigo de verificacion|vacaciones|para asuntos urgentes|en caso de urgencia|acceso limitado|estoy de vacaciones|estare ausente|atencion al cliente|inscribete',
    forwarded:
      'ver abajo|mas abajo|mira abajo|abajo|te reenvio|os reenvio|le reenvio|reenvio|reenviado|rv|te paso esto|mira el correo|el correo de abajo|el mensaje de abajo|ver mas abajo|te lo reenvio|a continuacion',
  },
  verbs: () => conjugated(VERBS, ENDINGS),
  verbLast: false,
  titles: null,
}
