// What our mails say of files and what they say, in Spanish.
import { formsOf } from '../forms.ts'
import type { DocumentWords } from './en.ts'

const { count } = formsOf('es')

const fileUnits = {
  page: ['página', 'páginas'],
  sheet: ['hoja', 'hojas'],
  slide: ['diapositiva', 'diapositivas'],
  section: ['sección', 'secciones'],
  image: ['imagen', 'imágenes'],
  mail: ['correo', 'correos'],
  entry: ['entrada', 'entradas'],
  file: ['archivo', 'archivos'],
} as const

export const documentEs: DocumentWords = {
  none: 'En este correo no había ningún archivo',
  noneToRead: 'En este correo no había ningún archivo que leer',
  onlyPicture: (name) =>
    `He tomado ${name} por el logo de una firma, porque la imagen es pequeña. Si es lo que quiere, envíe una imagen más grande o un PDF.`,
  nothingDone: 'No se leyó nada',
  how: (agent) =>
    `Adjunte un archivo y escriba a ${agent}: un PDF, un documento de oficina, una tabla, una imagen o un escaneo. Recibirá lo que dice, cada punto con su página.`,
  read: (files) => count(files, '# archivo leído', '# archivos leídos'),
  failed: (files) => count(files, '# archivo ilegible', '# archivos ilegibles'),
  tasks: (files) => count(files, '# tarea creada', '# tareas creadas'),
  noAnswer: 'No lo he encontrado',
  noAnswerNote: 'Prueba con otras palabras, o di la página o la columna.',
  nearest: 'Quizá esto ayude:',
  closest: 'No lo sé con seguridad. Lo más parecido es esto:',
  unsure: 'No estoy seguro de la respuesta',
  kinds: {
    invoice: 'Factura',
    contract: 'Contrato',
    minutes: 'Acta',
    report: 'Informe',
    slides: 'Diapositivas',
    data: 'Datos',
    form: 'Formulario',
    image: 'Imagen',
    letter: 'Carta',
    quote: 'Presupuesto',
    other: 'Documento',
  },
  readOf: (unit, read, total) => {
    const noun = fileUnits[unit][total === 1 ? 0 : 1]
    return `leído: ${read} de ${total} ${noun}`
  },
  place: (unit, number) => `${fileUnits[unit][0]} ${number}`,
  tracked: { inserted: 'Añadido', deleted: 'Borrado' },
  table: {
    place: (place, row) => `${place}, fila ${row}`,
    sum: (column, value, rows) => `Total de ${column}: ${value} (${count(rows, '# fila', '# filas')})`,
    average: (column, value, rows) => `Media de ${column}: ${value} (${count(rows, '# fila', '# filas')})`,
    count: (rows, all) => `${rows} de ${count(all, '# fila', '# filas')}`,
    none: (all) => (all === 1 ? 'La única fila no encaja' : `Ninguna de las ${all} filas`),
    columns: (names) => `Las columnas son: ${names}`,
  },
  invoice: {
    supplier: 'De',
    number: 'Número',
    net: 'Base',
    vat: 'IVA',
    total: 'Total',
    due: 'Vence',
    notFound: 'no encontrado',
    addsUp: 'cuadra',
    differs: 'la base y el IVA no lo suman',
  },
  headings: {
    summary: 'En breve',
    facts: 'Datos',
    dates: 'Fechas',
    amounts: 'Importes',
    parties: 'Partes',
    risks: 'Riesgos',
    actions: 'Por hacer',
  },
  levels: { high: 'alto', medium: 'medio', low: 'bajo' },
  more: (files) => count(files, 'y # más en la página', 'y # más en la página'),
  notes: {
    cut: 'El archivo es más largo de lo que leo de uno.',
    late: 'La lectura tardó mucho y terminó antes del final.',
    recognised: 'Se reconoció texto en imágenes; puede haber letras equivocadas.',
    unreadable_pages: 'Algunas partes están dañadas y no se pudieron leer.',
    turned_pages: 'No se pudo leer una página, quizá esté girada.',
    macros: 'Contiene macros; no se ejecutaron.',
    invisible_text: 'Contiene texto que el lector no ve; lo dejé fuera.',
    tracked_changes: 'Tiene cambios controlados; lo leí como si todos se hubieran aceptado.',
    hidden_sheets: 'Tiene hojas o diapositivas ocultas; también las leí.',
    embedded_files: 'No se abrieron los archivos incrustados.',
    pictures_not_read: 'Algunas páginas son imágenes cuyo texto no se reconoció.',
  },
  failures: {
    empty: 'El archivo está vacío.',
    unknown_kind: 'No puedo leer este tipo de archivo; un PDF, sí.',
    encrypted: 'El archivo está protegido con contraseña. Envíelo sin ella y lo leo.',
    damaged: 'El archivo está dañado o cortado y no se pudo leer su texto. Envíelo de nuevo.',
    too_large:
      'El archivo es demasiado grande, o al descomprimirse crece mucho más que su tamaño. Envíe partes más pequeñas.',
    too_deep: 'El archivo está anidado demasiado hondo.',
    timed_out: 'La lectura del archivo tardó demasiado y se detuvo.',
    out_of_memory: 'La lectura del archivo necesitó demasiada memoria y se detuvo.',
    no_such_page: 'El archivo no tiene una página con ese número.',
    gave_up: 'La lectura del archivo falló varias veces. Envíelo de nuevo más tarde.',
    gone: 'El archivo ya no está. Envíelo de nuevo.',
  },
  tooLong:
    'El archivo se leyó, pero entender su texto tardó demasiado. Puede leerlo y buscar en él en su página.',
  sameOwn: (day) => `Ya lo envió el ${day}; no ha cambiado nada.`,
  same: (day) => `Este archivo ya llegó el ${day}; no ha cambiado nada.`,
  changed: (version) => `Cambios desde la versión ${version}`,
  nothingChanged: 'No ha cambiado ni una línea.',
  moved: (files) => count(files, '# línea solo cambió de sitio.', '# líneas solo cambiaron de sitio.'),
  added: (text) => `Nuevo: ${text}`,
  gone: (text) => `Quitado: ${text}`,
  forPerson: (name) => `para ${name}`,
  open: 'Ver todo',
  help: 'Responda con una pregunta sobre el archivo y busco dónde la responde.',
  wantTasks: 'Para convertir los puntos por hacer en tareas, pulse el botón que tienen al lado en la página.',
}
