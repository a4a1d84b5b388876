// "That is not a task": what a reply says against a task that was made of its writer's words.
import { fold, singleSpaced } from '../fold.ts'
import { splitSentences } from '../sentences.ts'

export interface Objection {
  sentence: string
  /** Number of the task, where the reply gives it. */
  task: number | null
}

const FORMS: readonly RegExp[] = [
  /^(?:that|this|it|(?:task )?(\d{1,4}))(?:'s| is| was)(?:n't| not|nt| no)(?: really)?(?: meant as)?(?: an?)? task$/,
  /^(?:that|this|it|(?:task )?(\d{1,4}))(?:'s| is| was)(?: just| only)? a question(?: not a task)?$/,
  /^(?:das|dies|(?:aufgabe )?(\d{1,4})) (?:ist|war) (?:doch )?(?:keine aufgabe|(?:nur )?eine frage(?: keine aufgabe)?)$/,
  /^(?:(\d{1,4}) )?(?:ce )?(?:n')?(?:est|etait) pas une tache$/,
  /^c'etait (?:juste |seulement )?une question(?: pas une tache)?$/,
  /^(?:(?:eso|esto|(\d{1,4})) )?no (?:es|era) una tarea$/,
  /^(?:eso |esto )?era (?:solo )?una pregunta(?: no una tarea)?$/,
  /^(?:(?:questo|questa|quello|(\d{1,4})) )?non (?:e|era) un'attivita$/,
  /^(?:questa )?era (?:solo )?una domanda(?: non un'attivita)?$/,
  /^(?:dat|dit|(\d{1,4})) (?:is|was) (?:geen taak|(?:maar |alleen )?een vraag(?: geen taak)?)$/,
  /^(?:(?:isso|isto|(\d{1,4})) )?nao (?:e|era) uma tarefa$/,
  /^(?:isso |isto )?era (?:so )?uma pergunta(?: nao uma tarefa)?$/,
]

const LONGEST = 200

const plainOf = (text: string): string =>
  singleSpaced(fold(text).replace(/[^\p{L}\p{N}'’ ]+/gu, ' '))
    .replaceAll('’', "'")
    .replace(/^\s*(?:(?:no|sorry|but|hey|nein|non) )?/, '')
    .trim()

/** Null where the text says anything else. */
export function readObjection(text: string): Objection | null {
  if (text.length > LONGEST) return null
  const said = splitSentences(text).filter(({ kind }) => kind !== 'greeting' && kind !== 'closing')
  const [only, ...more] = said
  if (!only || more.length > 0) return null
  const plain = plainOf(only.text)
  for (const form of FORMS) {
    const found = form.exec(plain)
    if (found) return { sentence: only.text.trim(), task: found[1] ? Number(found[1]) : null }
  }
  return null
}

const SEVERAL: readonly RegExp[] = [
  /^(?:(?:that|this|it|those|these|there) (?:is|are|was|were|'s) )?(?:two|three|four|five|six|several|\d) (?:different |separate )?(?:things|tasks|jobs|points|items) not (?:just |only )?(?:a single )?one$/,
  /^(?:das (?:sind|waren) )?(?:zwei|drei|vier|funf|mehrere|\d) (?:verschiedene )?(?:dinge|sachen|aufgaben|punkte) (?:und )?nicht (?:nur )?(?:eins|eine|einer)$/,
  /^(?:(?:c'est|ce sont|il y a) )?(?:deux|trois|quatre|cinq|plusieurs|\d) (?:choses|taches|points) (?:et )?pas une(?: seule)?$/,
  /^(?:(?:son|eran) )?(?:dos|tres|cuatro|cinco|varias|\d) (?:cosas|tareas) (?:y )?no una(?: sola)?$/,
  /^(?:(?:sono|erano) )?(?:due|tre|quattro|cinque|piu|\d) (?:cose|attivita) (?:e )?non una(?: sola)?$/,
  /^(?:(?:het|dat) (?:zijn|waren) )?(?:twee|drie|vier|vijf|meerdere|\d) (?:dingen|taken|zaken) (?:en )?niet (?:een|1)$/,
  /^(?:(?:sao|eram) )?(?:duas|tres|quatro|cinco|varias|\d) (?:coisas|tarefas) (?:e )?nao uma(?: so)?$/,
]

/** "Three things, not one!": the mail before asked for more than what was made of it. */
export function saysSeveral(text: string): boolean {
  if (text.length > LONGEST) return false
  // What follows only lists them: "Three things, not one! Walls, door, roof, each on its own."
  const [first = ''] = splitSentences(text)
    .filter(({ kind }) => kind !== 'greeting')
    .map((sentence) => plainOf(sentence.text))
  return SEVERAL.some((form) => form.test(plainOf(text)) || form.test(first))
}
