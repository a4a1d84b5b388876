// How Spanish rules for mail are worded.
import type { RuleWords } from '../rule-words.ts'

export const spanish: RuleWords = {
  code: 'es',
  cues: {
    when: 'cuando, si, siempre que, cada vez que, cuyo, que, en cuanto',
    consequence: 'entonces, si no',
    unless:
      'salvo, salvo si|que|cuando, excepto, excepto si|cuando, a menos que, menos, pero no, a no ser que, salvo los de, excepto los de',
    either: 'o bien',
    or: 'o, o bien, u',
    and: 'y, e, ademas de, mas, +, &',
    mails:
      'correo, correos, correo electronico, correos electronicos, mail, mails, email, emails, mensaje, mensajes, todo, toda, todos, todas, todo lo, cada, cosas, lo, todos los correos|mensajes, todo lo que',
    tasks: 'tarea, tareas',
    not: 'no, nunca, jamas, ningun, ninguna, nada, deja de, ni',
    from: 'de, del, de la, de los, enviado|enviados por, que vengan de, que venga de, viene|vienen de, procedente|procedentes de, remitente, el remitente es, de parte de',
    outside: 'fuera de, de fuera de, que no sea de, que no sean de',
    writes:
      'escribe, escriben, escriba, envia, envian, envie, me envia, me manda, nos envia, manda, nos escribe, me escribe',
    sentTo: 'enviado|enviados|dirigido|dirigidos a, a la direccion',
    subject:
      'en el asunto, asunto, con asunto, con el asunto, el asunto, cuyo asunto, el asunto dice|contiene|tiene',
    says: 'menciona, mencionan, mencione, mencionen, contiene, contienen, contenga, contengan, dice, dicen, diga, sobre, acerca de|del, relacionado|relacionados con, con la palabra, con las palabras, la palabra, trata|tratan de, habla|hablan de, respecto a, tenga|tiene|tengan|tienen que ver con',
    asks: 'pide, piden, pida, pregunta por|sobre, preguntan por|sobre, pregunte por|sobre, preguntas sobre, pregunta, solicita, solicitan, solicite, solicitudes de, quiere saber, preguntas de|acerca de',
    anybody: 'alguien, cualquiera, un cliente, los clientes, la gente, clientes, algun cliente',
    newsletter: 'boletin, boletines, newsletter, newsletters, publicidad',
    invitation: 'invitaciones de calendario, invitaciones, invitaciones a reuniones',
    autoreply: 'respuestas automaticas, mensajes de ausencia, respuesta automatica',
    copied: 'solo en copia, en copia, solamente en copia, unicamente en copia, solo en cc, en cc',
    attached:
      'adjunto, adjuntos, con adjunto, con adjuntos, con un adjunto, archivo adjunto, archivos adjuntos, con archivo adjunto, con un archivo adjunto, adjunta, adjuntas',
    weekend:
      'el fin de semana, fin de semana, fines de semana, los fines de semana, en fin de semana, sabado o|y domingo, los sabados y|o domingos',
    after: 'despues de las, despues de',
    before: 'antes de las, antes de',
    undated: 'sin fecha, no hay fecha, ninguna fecha, sin plazo, sin vencimiento, no tiene fecha',
    unassigned: 'sin responsable, sin asignar, a nadie',
    goes: 'va a, van a, es para, son para, van para, va para, deben ir a, debe ir a, dale a, darle a, pasa a, pasalo|pasalos a, le toca a, le tocan a, mandalos a, envialos a',
    into: 'en el proyecto, al proyecto, van al proyecto, va al proyecto, ponlo|ponlos en, ponlo|ponlos en el proyecto, a el proyecto, en, dentro de, archiva en',
    project: 'proyecto, el proyecto, del proyecto',
    to: 'a, para, al',
    high: 'prioridad alta, alta prioridad, urgente, urgentes, alta, maxima prioridad, prioridad maxima, es|son importante|importantes, muy importante',
    normal: 'prioridad normal, prioridad media, normal, media',
    low: 'prioridad baja, baja prioridad, baja, no urgente, no es|son urgente|urgentes, poco urgente, puede esperar, pueden esperar, poca prioridad',
    priority: 'prioridad',
    assign:
      'asigna a, asignar a, asigna, asignalo|asignalos|asignala|asignalas a, asignado|asignados a, encarga a, encargalo a',
    takes:
      'se encarga, se ocupa, lo lleva, los lleva, las lleva, la lleva, lo gestiona, gestiona, lo recibe, recibe, se hace cargo, debe encargarse',
    me: 'mi, me',
    copy: 'copia a, copia, pon en copia a, incluye a, incluye, anade a, anade, involucra a, pon en copia, agrega a, avisa a',
    too: 'tambien, ademas, igualmente',
    forward: 'reenvia a, reenvialo|reenvialos a, reenviar a, reenvia',
    label:
      'etiqueta, con la etiqueta, la etiqueta, etiquetalo|etiquetalos como|con, etiquetar como|con, etiqueta con|como, marca con, lleva|llevan la etiqueta, pon la etiqueta',
    due: 'vencimiento, vence, vencen, fecha limite, plazo, para entregar, con fecha, con plazo, con vencimiento',
    within: 'en, dentro de, en un plazo de, de',
    day: 'dia, dias',
    week: 'semana, semanas',
    workday: 'dia laborable|habil, dias laborables|habiles',
    tomorrow: 'manana, al dia siguiente, el dia siguiente, dia siguiente',
    monthEnd:
      'fin de mes, a fin de mes, final de mes, a final de mes, finales de mes, a finales de mes, el ultimo dia del mes',
    ignore:
      'ignora, ignorar, ignoralos, ignoralo, omite, omitir, salta, deja en paz, sin tareas, dejalos en paz',
    suggest:
      'solo sugerir, sugiere solo, solo sugiere, solo sugerencias, solo como sugerencia, solo proponer, solamente sugerir',
    daily: 'diario, diaria, al dia, una vez al dia, cada dia',
    weekly: 'semanal, a la semana, una vez a la semana, cada semana, por semana',
    digest: 'resumen, resumenes, recopilacion',
    away: 'estoy de vacaciones|viaje|baja|permiso, estare de vacaciones|viaje|baja|permiso, estoy fuera, estare fuera, estoy, estare, mi ausencia, mis vacaciones, durante mis vacaciones, mientras estoy fuera, mientras este fuera, de vacaciones, estoy ausente, estare ausente, durante mi ausencia, no estoy, no estare',
    awayFirst: 'fuera, ausente',
    mine: 'mis tareas, mis correos, mi trabajo, lo mio, mis cosas, todo lo mio, mis mensajes',
    delegate: 'mi sustituto es, mi sustituta es, sustituto, sustituta, delega en',
    covers:
      'me sustituye, me cubre, me reemplaza, me sustituira, me cubrira, las lleva, se encarga de mis tareas, lleva mis tareas, las hace, hara mis tareas',
    noReminders:
      'sin recordatorios, no quiero recordatorios, nada de recordatorios, ningun recordatorio, pausa los recordatorios, pausa mis recordatorios, deten los recordatorios, no me recuerdes nada, quita los recordatorios, no mas recordatorios, para los recordatorios, suspende los recordatorios',
    noTasks:
      'no me asignes nada, no me des tareas, ninguna tarea para mi, sin tareas nuevas, no me asignes tareas, no me pongas tareas',
    onReturn: 'a mi vuelta, cuando vuelva, a mi regreso, cuando regrese',
    ends: 'mi ausencia termina, termina mi ausencia, mi ausencia ha terminado, se acabaron mis vacaciones, fin de mi ausencia',
    back: 'ya he vuelto, de vuelta, vuelvo, regreso, estoy de vuelta, vuelvo el',
    until: 'hasta, hasta el, hasta que',
    term: 'del, de, desde, entre, durante, los, las, por, en',
    impossible:
      'paga, pagar, borra, borrar, elimina, eliminar, responde, responder, contesta, contestar, compra, pide, llama, traduce, imprime, firma, aprueba, transfiere, reserva, acepta, bloquea',
    telling: 'dijo, decia, me conto, ha dicho',
    question: 'por que, quien, cual, donde, cuantos',
    request: 'puedes, podrias, puede, podria, me puedes',
    vague:
      'lo importante, los importantes, correos importantes, cosas importantes, lo urgente, los urgentes, arriba, lo aburrido, los aburridos, mensajes importantes, primero, ciertos, ciertas, algunos correos',
    aside: 'son solo, solo son, en lugar de, en vez de, porque son, pues son',
    noise:
      'el, la, los, las, un, una, unos, unas, mi, mis, nuestro, nuestra, nuestros, su, sus, este, esta, estos, esos, por favor, porfa, gracias, siempre, nueva regla, regla, debe, deben, ser, es, son, esten, crear, crea, crees, hagas, hacer, haz, pon, poner, va, van, lo que, quiero, quisiera, me gustaria, automaticamente, directamente, enseguida, a partir de ahora, desde ahora, mientras tanto, mientras, lleguen, llegan, llega, con, se, le, les, tiene, tienen, tenga, hay, como, yo, convierte, conviertas, convertir, uno',
  },
  leads: 'a partir de ahora, desde ahora, de ahora en adelante, en adelante, nueva regla, regla',
  numbers: 'un|uno|una, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce, trece, catorce',
  weekdays: 'lunes, martes, miercoles, jueves, viernes, sabado|sabados, domingo|domingos',
  articles: 'el, la, los, las, un, una, mi, su, nuestro',
  links: 'de, del, en, con, al',
  files:
    'pdf|pdfs, spreadsheet|hoja de calculo|hojas de calculo|excel, image|imagen|imagenes|foto|fotos, zip|zips, word document|documento word|documentos word, presentation|presentacion|presentaciones',
}
