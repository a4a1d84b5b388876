// Lo que dicen los correos de la base de conocimientos, en español.
import { formsOf } from '../forms.ts'
import type { KnowledgeWords } from './en.ts'

const { count } = formsOf('es')

export const knowledgeEs: KnowledgeWords = {
  nothingDone: 'No se cambió nada',
  how: (agent) =>
    `Haz una pregunta a ${agent} y recibirás la respuesta con su fuente. Los responsables añaden artículos y documentos por correo.`,
  commandHint: 'Sirven para borradores, artículos y respuestas del correo al que contestas.',
  answers: (answers) => count(answers, '# respuesta', '# respuestas'),
  filed: (questions) => count(questions, '# pregunta sin respuesta', '# preguntas sin respuesta'),
  kept: (articles) => count(articles, '# artículo guardado', '# artículos guardados'),
  documents: (files) => count(files, '# documento guardado', '# documentos guardados'),
  drafts: (drafts) => count(drafts, '# borrador', '# borradores'),
  sources: 'Fuentes',
  open: 'Abrir',
  section: (headings) => headings.join(' › '),
  verified: (day) => `verificado el ${day}`,
  isDue: 'debe verificarse de nuevo',
  wrongHint: 'Si la respuesta es incorrecta, contesta «incorrecto» y su responsable lo sabrá.',
  notKnown: 'La base de conocimientos no lo dice.',
  corrected: (title) => `«${title}» está corregido`,
  saidBefore: 'Decía:',
  saysNow: 'Ahora dice:',
  notCorrected: (title, before) =>
    `«${before}» no aparece en un único lugar de «${title}», así que no he cambiado nada. Corrígelo en su página.`,
  notSure: 'No estoy seguro de que la base de conocimientos responda a esto.',
  emptyBase:
    'Tu base de conocimientos todavía está vacía. Envíame lo que debo saber o escribe a la dirección de tu empresa.',
  ownerAsked: (owner) => `Pregunto a ${owner} y te escribo en cuanto haya una respuesta.`,
  ownerAskedLater: (owner, when) =>
    `${owner} la recibe en el próximo correo con preguntas: ${when}. Te escribo en cuanto haya una respuesta.`,
  ownerWasAsked: (owner, people) =>
    `${owner} ya tiene la pregunta; ${count(people, 'la ha hecho # persona', 'la han hecho # personas')}. Te escribo en cuanto haya una respuesta.`,
  onlyFiled: 'Queda anotada, y te escribo en cuanto haya una respuesta.',
  yourTurn: 'Tú te ocupas de esta base de conocimientos: contesta con la respuesta y será un borrador.',
  isDraft: 'Es un borrador.',
  decide:
    'Contesta «publicar» para publicarlo o «rechazar» para descartarlo. Cualquier otro texto ocupará su lugar.',
  waitsForManager: 'No responde a nadie hasta que un responsable lo apruebe.',
  keepRest: (title) =>
    `Tu correo también cuenta algo. Espera como borrador «${title}»: contesta «publicar» para publicarlo o «rechazar» para descartarlo.`,
  notKept: 'Solo los responsables amplían esta base; el resto de tu correo no se guardó.',
  filesNotKept: 'Solo los responsables añaden documentos; los archivos no se guardaron.',
  version: (version) => `versión ${version}`,
  pages: (read, total) => `${read} de ${total} leídas`,
  published: (title) => `«${title}» está publicado`,
  askersTold: (people) =>
    count(people, 'Se avisa a # persona que preguntó.', 'Se avisa a # personas que preguntaron.'),
  declined: (title) => `«${title}» está descartado`,
  undoHint: 'Contesta #undo para deshacerlo.',
  verifiedUntil: (title, day) => `«${title}» está verificado; te preguntaré de nuevo el ${day}`,
  verifiedForGood: (title) => `«${title}» está verificado`,
  notTrue: (title) =>
    `Por favor, reescribe «${title}» en su página, o contesta con lo que falta y se añadirá al final.`,
  added: (title) => `Añadido a «${title}»`,
  markedWrong: 'Marcada como incorrecta',
  markedRight: 'Marcada como correcta',
  wrongTold: (owner) =>
    `${owner} lo sabrá junto con tu pregunta, y te escribo en cuanto haya una respuesta mejor.`,
  thanks: 'Gracias: ayuda a encontrarla de nuevo.',
  notYours: 'Para eso hay que ser responsable o administrador.',
  whatOf: 'Aquí no hay ningún borrador, artículo ni respuesta a los que pueda referirse.',
  perhaps: 'Quizá esto ayude',
  settledBy: (title) => `«${title}» la responde desde ahora`,
  passedTo: (name) => `Pregunto a ${name}`,
  nobodyNamed: (name) =>
    `No sé quién es «${name}». Contesta «pregunta a» con su nombre completo, o escribe la respuesta.`,
  whichArticle:
    '¿A qué artículo te refieres? Contesta «está en el artículo» con su título, o escribe la respuesta.',
  ownerWays: 'Para pasarla, contesta «pregunta a» y un nombre. Para descartarla, contesta «rechazar».',
  whichQuestion: '¿A qué pregunta responde esto? Pon su número delante, por ejemplo «2: En la puerta 2.»',
  whyAsked:
    'Se te pregunta porque llevas esta parte de la base de conocimientos. Para pasar una pregunta, contesta «pregunta a» y un nombre.',
  stillOpen: 'La pregunta a la que contestas sigue esperando tu respuesta.',
  line: 'Base de conocimientos',
  footer: 'Contesta `#stop` para no saber más de esto.',
  somebodyOutside: 'Alguien de fuera',
  question: {
    saidWrong: 'la respuesta era incorrecta',
    subjectMany: (questions) => count(questions, '# pregunta para ti', '# preguntas para ti'),
    introMany: 'Han preguntado lo que la base de conocimientos no dice.',
    replyMany:
      'Contesta con el número y la respuesta, por ejemplo «2: En la puerta 2.», una debajo de otra. Cada una será un borrador y, en cuanto se apruebe, se avisará a quien preguntó.',
    subject: (question) => `Una pregunta para ti: ${question}`,
    subjectWrong: (question) => `Una respuesta incorrecta: ${question}`,
    intro: (asker) => `${asker} pregunta algo que la base de conocimientos no dice.`,
    introWrong: (asker) => `${asker} dice que la respuesta a esto es incorrecta.`,
    asked: 'Pregunta:',
    answered: 'La respuesta fue:',
    people: (people) => count(people, 'La ha hecho # persona.', 'La han hecho # personas.'),
    reply:
      'Contesta a este correo con la respuesta. Será un borrador y, en cuanto se apruebe, se avisará a quien preguntó.',
    open: 'Responder en la página',
  },
  answer: {
    subject: (question) => `Respondida: ${question}`,
    intro: 'Tu pregunta ya tiene respuesta.',
  },
  draft: {
    subject: (title) => `Un borrador por aprobar: ${title}`,
    intro: (author) => `${author} escribió un borrador para la base de conocimientos.`,
    answers: 'Responde a:',
  },
  verify: {
    subject: (title) => `¿Sigue siendo cierto? ${title}`,
    intro: (day) => `Eres responsable de este artículo, que debía verificarse el ${day}.`,
    reply:
      'Contesta «sigue siendo cierto» si lo es. Si no, cámbialo en su página, o contesta con lo que falta y se añadirá al final.',
    last: (day) => `Verificado por última vez el ${day}.`,
  },
}
