// How Spanish replies speak of tasks.
import type { ReplyLanguage } from '../act-words.ts'

export const spanish: ReplyLanguage = {
  code: 'es',
  words: {
    done: 'hecho, hecha, hechos, hechas, listo, lista, listos, listas, terminad*, acabad*, finalizad*, completad*, cerrad*, resuelt*, solucionad*, liquidad*, entregad*, enviad*, arreglad*, confirmad*, ya esta, ya estan, ya quedo, quedo, quedaron, en marcha, en su sitio, en linea, firmad*, tachar, tacha, tachad*, tachalo, dar por, dado por, doy por, despachad*, salio, salieron, en el correo, concluid*, cumplid*, saldad*, pagad*, comprad*, reservad*, encargad*, al dia, lo tengo, la tengo, ✅, ✔, ☑, 🎉, [x]',
    begun:
      'empezad*, empece, empezo, empezamos, empezando, comenz*, comence, iniciad*, arrancad*, arranco, arranque, en curso, en proceso, en marcha, trabajando, estoy con, estoy en, llevo, voy por, vamos por, a medias, mitad, la mitad, a mitad, avanzad*, avanzando, borrador, primera version, en ello, ya voy, manos a la obra, liado, liada, metid*, de momento, hasta ahora, puest*',
    part: 'mitad, la mitad, parte, en parte, parcialmente, a medias, algunos, algunas, falta, faltan, faltando, queda, quedan, no todos, no todas, %, por ciento, un tercio, solo, de los, de las, nada mas',
    waiting:
      'espero, esperando, espera, esperamos, a la espera, en espera, pendiente*, bloquead*, parad*, atascad*, estancad*, trabad*, detenid*, congelad*, depend*, hasta que, mientras no, sin respuesta, no contesta*, no responde*, no ha llegado, no han llegado, no puedo avanzar, no puedo, no podemos, en el aire, sin noticias, no me han, sigue sin, siguen sin, imposible, nada todavia, a expensas, sujeto, falta que, primero, antes de, no avanza, en pausa, no se puede, no la puedo, no lo puedo',
    free: 'desbloquead*, ya no espero, ya no esperamos, podemos seguir, puedo seguir, se puede seguir, luz verde, via libre, ya llego, por fin, sigue adelante, ya no esta bloquead*, se desbloqueo, retomo, retomamos',
    off: 'cancel*, anul*, olvid*, olvidate, olvidaos, olvidemos, dejalo, dejadlo, dejemos, dejar, descart*, elimin*, quita, quitar, quitad, quitalo, quitamos, borra*, suprim*, tach*, ya no hace falta, no hace falta, no hara falta, ya no, no es necesario, no es necesaria, innecesari*, ya no es necesari*, ya no se necesita, no necesitamos, ya no necesitamos, sobra, sobran, prescind*, renunci*, no vale la pena, sin efecto, se cae, al final no, no se hace, no se hara, fuera de la lista, nos ahorramos, ahorr*, suspend*, pasamos de, no lo hagas, no la hagas, inutil, de sobra',
    open: 'reabr*, reabiert*, otra vez, de nuevo, vuelve a, vuelvo a, al final no, sigue abiert*, me equivoque, correccion, rectific*, deshacer, precipit*, desde cero, a empezar, retiro lo dicho, rehacer, devuelt*, volver a',
    move: 'mover, mueve*, muevo, movemos, movid*, movamos, aplaz*, pospon*, pospuest*, retras*, adelant*, cambi*, pasa, pasamos, pasar, pasarlo, pasalo, paso, dejarlo, dejamos, prorrog*, ampli*, extend*, demor*, mejor, en vez, en lugar, no antes, necesito hasta, dame hasta, denme, dadme, hasta el, mas tiempo, plazo, fecha, para el, como pronto, como muy, no llego, no llegamos, atras*, corr*, lo tendre, la tendre, los tendre, tendre, lo mando, lo hago, pon, poner, ponlo, entreg*',
    later: 'mas tarde, despues, luego, mas, retraso, adicional*, siguiente, hacia atras, demora',
    earlier: 'antes, adelantar, adelant*, mas temprano, mas pronto',
    deadline: 'plazo, plazos, fecha, fechas, fecha limite, vencimiento, limite, entrega, deadline',
    take: 'encargo, encarga, encargan, encargar, me encargo, se encarga, ocupo, ocupa, me ocupo, se ocupa, ocupar, asumo, asume, asumir, tomo, toma, tomar, cojo, coge, coger, llevo, lleva, hago, hace, hacen, haga, hacer, hara, hare, me quedo, se queda, me toca, le toca, a mi cargo, a cargo, a su cargo, en mi lugar, en su lugar, por mi, por el, por ella, cubro, cubre, cubrir, sustituye, gestiono, gestiona, gestionar, se ofrece, ofrecido, ya lo, yo lo, yo la, yo los, yo las, responsable, relevo, reempla*, prepara, llama, compra, manda, envia, te encargas, encargas*, puedes encargarte, te ocupas',
    give: 'asign*, reasign*, da, dar, dale, damos, doy, pasa*, paso, pasalo, pasamos, entreg*, deleg*, transfer*, dejaselo, deja, dejo, encargu*, que lo haga, que la haga, que se, a partir de ahora, desde ahora, ahora es, ahora lo, corresponde, pertenece, le paso, para ti, tuyo, tuya',
    swap: 'cambi*, intercambi*, troc*, permut*, al reves, viceversa, a cambio',
    quit: 'no podre, no puedo encargarme, no voy a poder, otra persona, alguien mas, otro, me bajo, no doy abasto, de baja, vacaciones, enferm*, ausente, sin tiempo, no llego, desbordad*, ya no puedo, sin responsable',
    share:
      'juntos, juntas, entre los dos, entre, compart*, reparti*, repart*, con, ayud*, echar una mano, a medias, los dos, a duo, conmigo, contigo',
    urgent:
      'urg*, urgente*, prioridad, prioritari*, primero, lo primero, cuanto antes, ya mismo, importante*, critic*, crucial, esencial, asap, inmediat*, prisa, corre prisa, ante todo, por delante, alta, maxima, antes que nada, vital',
    calm: 'no urge, no es urgente, sin prisa, no corre prisa, no hay prisa, ya no es urgente, ya no urge, menos urgente, menos importante, puede esperar, pueden esperar, cuando puedas, cuando podais, con calma, tranquil*, baja, no es prioritari*, no prioritari*, sin urgencia, secundari*, ya habra tiempo, no importa tanto',
    rename:
      'renombr*, llama*, llamar, llamemos, llamese, se llama, titul*, titulo, deberia decir, nombre, rebautiz*, denomin*, pone, poner, formular',
    merge:
      'unir, une, unimos, junt*, fusion*, combin*, agrup*, lo mismo, la misma tarea, es lo mismo, duplicad*, repetid*, forma parte, dentro de, incluid*, en uno, una sola, incorpor*, integr*',
    add: 'tambien, ademas, otra cosa, una cosa mas, otro, otra, nuevo, nueva, anad*, agreg*, sumad*, sumar, apunt*, falta en la lista, a la lista, en la lista, se me olvidaba, se me olvido, me olvide, de paso, aparte, adicional*, por cierto, y luego, mas',
    keep: 'sigue*, siguen, queda*, mantien*, manten*, igual, como estaba, como esta, como quedamos, como acordamos, como dijimos, segun lo previsto, sin cambios, a tiempo, en plazo, no cambia*, tal cual, continu*, intact*',
    not: 'no, nunca, nada, ningun*, nadie, ni, tampoco, sin, ya no, aun no, todavia no',
    unsure:
      'quizas, quiza, tal vez, a lo mejor, creo, pienso, supongo, parece, pareciera, probablement*, posiblement*, seguramente, deberia, deberian, podria, podrian, seria, espero, ojala, no estoy segur*, no se, imagino, puede que, puede ser, en teoria, igual, acaso, me suena, diria, estaria, habria, me imagino',
    heard:
      'dicen, dice, me dice, me han dicho, me dijeron, oi, he oido, escuche, segun, al parecer, por lo visto, rumor*, cuentan, me contaron, coment*, se supone, supuest*',
    if: 'si, en caso, a menos, siempre que, salvo que, de lo contrario, si no, por si, caso de que',
    once: 'cuando, en cuanto, una vez, tan pronto, despues de, hasta que, antes de, luego, entonces',
    will: 'voy a, va a, vamos a, van a, manana, pronto, proximo, proxima, luego, mas tarde, pienso, quiero, queremos, sera, seran, hare, hara, haremos, estara, tendre, prometo, prometid*, lunes, enseguida',
    should:
      'debe, debo, deben, debemos, tiene que, tienes que, tengo que, tenemos que, hay que, habra que, deberiamos',
    please:
      'por favor, porfa, porfavor, puedes, podrias, podeis, podriais, puede, podria, podemos, me gustaria, quisiera, necesito, necesitamos, ten en cuenta, acuerdate, rogamos, hacedme, hagamos, haz, haced, te pido, os pido, les pido',
    cannot:
      'no puedo, no puede, no podemos, no pueden, imposible, no es posible, no consigo, no logro, no hay manera, no se puede',
    wish: 'ojala, me encantaria, estaria bien, seria genial, seria bueno, si pudiera, sonar',
    ask: 'que, cual, cuales, quien, quienes, donde, por que, como, cuando, cuanto, cuantos, cuantas, hay, alguien, sabes, sabeis, tenemos que, hace falta, pregunta, duda, ¿, seria posible, o bien',
    joke: 'jaja*, jeje*, jiji*, lol, broma*, bromeo, es broma, chiste, ;), ;-), 😂, 🤣, 😉',
    almost: 'casi, aun no, todavia no, no del todo, a punto, pronto, ya mismo, falta poco, practicamente',
    already: 'ya, acabo de, acaba de, acabamos de, por fin, desde, ahora, recien, finalmente',
    yet: 'aun, todavia, pendiente, por hacer, sigue',
    before:
      'ayer, anoche, esta manana, esta tarde, hoy, anteayer, hace un rato, la semana pasada, hace, este mediodia, antes de ayer',
    now: 'ahora, actualmente, en este momento, hoy, por ahora, de momento',
    be: 'es, esta, estan, son, fue, fueron, era, estaba, soy, estoy, sido, queda, sea, somos, estamos',
    have: 'he, ha, han, has, hemos, habeis, habia, tengo, tiene, tienen',
    i: 'yo, me, mi, mis, mio, mia, conmigo',
    we: 'nosotros, nosotras, nos, nuestro, nuestra, nuestros',
    you: 'tu, te, ti, usted, ustedes, vosotros, os, tus, vuestro, vuestra, su, contigo, le',
    he: 'el, ella, le, su, sus, se',
    they: 'ellos, ellas, les, sus, alguien, se, la gente',
    it: 'lo, la, los, las, eso, esto, ese, esa, este, esta, aquello, ello, el de, la de',
    mine: 'lo mio, la mia, el mio, los mios, las mias, por mi parte, mi parte, de mi lado, mis tareas, mis puntos, mis dos, lo que me toca, mis cosas, en lo que a mi',
    yours: 'lo tuyo, la tuya, el tuyo, los tuyos, las tuyas',
    their: 'lo suyo, la suya, el suyo, los suyos, las suyas',
    nobody: 'nadie, sin responsable, sin asignar',
    all: 'todo, todos, todas, toda, la totalidad, cada, el conjunto, completo',
    rest: 'el resto, lo demas, los demas, las demas, todo lo demas, los otros, las otras, lo otro',
    both: 'ambos, ambas, los dos, las dos, las dos cosas, ambas cosas',
    except: 'salvo, excepto, menos, quitando, aparte de, a excepcion, con excepcion',
    last: 'ultimo, ultima, ultimos, ultimas',
    former: 'el primero, la primera, lo primero',
    latter: 'el segundo, la segunda, lo segundo',
    item: 'punto, puntos, numero, n, nº, no, tarea, tareas, apartado, linea, lista, tema, cosa, cosas',
    same: 'el mismo dia, la misma fecha, mismo dia, misma fecha, a la vez, al mismo tiempo, mismo, misma, igual que, como',
    until: 'hasta, para, al, antes de, a mas tardar, como muy tarde, el, a partir del, no antes, desde',
    day: 'dia, dias, habiles, laborables',
    week: 'semana, semanas, quincena',
    month: 'mes, meses',
    hello: 'hola, buenas, buenos dias, buenas tardes, estimado, estimada, querido, querida, hey',
    thanks:
      'gracias, genial, perfecto, estupendo, bravo, enhorabuena, felicidades, muy bien, excelente, fenomenal, que bien, buen trabajo',
    agree:
      'ok, vale, de acuerdo, entendido, recibido, perfecto, bien, conforme, me parece bien, si, claro, por supuesto, hecho, anotado, sin problema, me va bien, venga, dale, listo, oido',
    and: 'y, e, o, pero, sino, mientras, &',
    because:
      'porque, ya que, como, pues, puesto, por eso, asi, que, gracias a, debido, para que, entonces, luego, pues, aunque, en cambio, asi que',
  },
  counting: {
    joins: 'y, e',
    ranges: 'a, al',
    single: 'un, una, otro, otra',
    fortnight: 'quincena',
    ordinals: [
      'primero, primera, primer, 1º',
      'segundo, segunda, 2º',
      'tercero, tercera, tercer, 3º',
      'cuarto, cuarta, 4º',
      'quinto, quinta, 5º',
      'sexto, sexta, 6º',
      'septimo, septima',
      'octavo, octava',
      'noveno, novena',
      'decimo, decima',
    ],
    numbers: ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
  },
  past: {
    words:
      'dado, hice, hizo, hicimos, hicieron, puse, puso, pusimos, traje, trajo, fui, fue, dije, dijo, di, dio, tuve, tuvo, vino, vine, escrito, escrita, escritos, puesto, puesta, puestos, visto, vista, abierto, abierta, hecho, hecha, hechos, hechas, dicho, impreso, impresa, impresos, impresas, resuelto, resuelta, devuelto, roto, cubierto, inscrito, frito, suelto, llego, envie, compre, mande, pague, reserve, firme, llame, entregue, deje, hable, coloque, saque, pinte, encargue',
    endings: 'ado, ada, ados, adas, ido, ida, idos, idas, aron, ieron, amos, imos',
    openings: '',
    closings: '',
    never:
      'lado, estado, mercado, sabado, partido, pedido, pedidos, medida, medidas, entrada, entradas, comida, bebidas, bebida, vestido, sentido, contenido, vamos, estamos, hagamos, tengamos, demasiado, llegada, salida, jornada',
  },
  presence: 'libre, libres, disponible, disponibles, vacaciones, reservado, reservada, ocupado, ocupada',
  others: 'otra persona, alguien mas, algun otro, otro companero, otra companera',
  maybe: 'quiza, quizas, tal vez, a lo mejor',
  butRather: 'sino, sino el, mejor',
  insteadOf: 'en lugar de, en vez de',
  drops: 'olvida, olvidad, olvide, olvidaos de, olvidate de, descarta, quita',
  statements: {
    behind: 'de, del, a, al, con, para',
    arrives: 'llega, llegan, llegara, se entrega',
    orders: 'pedir, comprar',
    away: 'vacaciones, de viaje, baja, enfermo, enferma, fuera, ausente, cerrado, cerrada, cerrados, de vuelta',
    forgot: 'olvide, olvido, olvidado, se me paso',
    crosses: 'marca como hecho, marcar como hecho, da por hecho',
    noTask: 'no es una tarea, no era una tarea, no es tarea',
  },
  infinitives: { first: 'ar, er, ir, arle, arlo, arla, arles, arlos, arlas, erlo, irlo', last: '' },
  sameWork: `
    envi*, mand*, remit*, entreg*, present*, pas*, correo, mail*, despach*, sali*, registr*
    reserv*, alquil*, contrat*, organiz*, program*, concert*
    llam*, telefon*, contact*, habl*, pregunt*, avis*, inform*, recuerd*
    repar*, arregl*, corrig*, correg*, solucion*, resuelt*, resolv*
    escrib*, escrit*, redact*, prepar*, hac*, hecho, hecha, crear, cread*, elabor*, dise*, mont*
    revis*, comprob*, verific*, prob*, probad*, leer, leid*, aprob*, valid*
    actualiz*, cambi*, modific*, ajust*, adapt*, traduc*, traducid*
    compr*, encarg*, pedir, pedid*, consegu*, recog*, recoj*, adquir*, buscar
    pag*, abon*, transfer*, factur*, liquid*
    public*, sub*, subid*, imprim*, impres*, colg*, anunci*
    limpi*, orden*, vaci*, retir*, quit*
    instal*, coloc*, puest*, pint*, colg*, mont*, poner
    firm*, rubric*
    med*, cont*, calcul*`,
  small:
    'el, la, los, las, un, una, unos, unas, de, del, a, al, en, con, por, para, sin, y, e, o, pero, que, no, es, esta, estan, son, fue, he, ha, han, hemos, se, me, te, le, lo, nos, os, les, mi, tu, su, mis, tus, sus, este, esta, eso, esto, como, mas, muy, ya, si, hay, yo, ella, hoy, manana, ayer, cuando, porque, tambien, hola, gracias, todo, toda, todos, desde, hasta, sobre, entre, ser, estar, tengo, tiene, aun, todavia, donde, quien',
}
