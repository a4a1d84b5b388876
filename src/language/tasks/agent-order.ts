// Recognises an order to the agent itself, which is no task: "Can you make tasks out of this for Ana and me?"
import type { Candidate } from '../candidates/candidate.ts'
import type { Names } from '../clauses/names.ts'
import { has, type Word } from '../clauses/tagger.ts'
import { FIRST_NAMES } from '../lexicon/first-names.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const MAKE = words(
  'make create turn put add convert write set mach mache machen machst leg lege anlegen erstell erstelle erstellen aufnehmen nimm ' +
    'fais fait faites faire transforme transformer transformez mets mettre haz haga hacer convierte convertir pon poner crea crear ' +
    'fa fai fare farne fanne trasforma trasformare metti mettere maak maken zet zetten faz faca fazer transforma transformar cria criar',
)
const TASKS = words(
  'task tasks todo todos list checklist aufgabe aufgaben liste tache taches tarea tareas lista attivita compito compiti taak taken ' +
    'lijst lijstje tarefa tarefas',
)
const RECORD = words(
  'record track trag trage eintragen notier notiere notieren festhalten note notez noter anota anotar apunta apuntar segna segnare ' +
    'annota noteer noteren regista registar',
)
const POINTERS = words(
  'this these it that everything daraus hieraus das dies alles ca cela ceci en tout esto eso todo questo tutto farne fanne hier ' +
    'hiervan daarvan dit dat isto isso disto disso tudo',
)
const FOR = words('for fur pour para per voor')
const LONGEST = 18
/** "A packing list of this": one word may say which. */
const MOST_OTHERS = 1

export function isAgentOrder({ clause, place, sentence, end }: Candidate, names: Names): boolean {
  const said = clause.words.filter(({ kind }) => kind === 'word')
  if (place === 'row' || said.length > LONGEST || clause.words.some(({ text }) => text === ':')) return false
  const says = (set: ReadonlySet<string>) => said.some(({ text }) => set.has(text))
  const isAbove = /^\s?:/.test(sentence.text.slice(end - sentence.start))
  if (!says(POINTERS) && !isAbove) return false
  const others = said.filter((word, at) => saysMore(word, at, said, names)).length
  return (says(MAKE) && says(TASKS) && others <= MOST_OTHERS) || (says(RECORD) && others === 0)
}

function saysMore(word: Word, at: number, said: readonly Word[], names: Names): boolean {
  if ([MAKE, TASKS, RECORD, POINTERS].some((set) => set.has(word.text))) return false
  const isName = names.at(said, at) !== null || (word.capital && FIRST_NAMES.has(word.text))
  return !isName && !SMALL.has(word.text) && word.classes.length === 0 && word.phrase > 0
}

const SMALL = words('als from out into of in ein auf an um de di van uit om te')

/** Places of the words behind "for". */
export function beneficiaries({ clause }: Candidate): readonly Word[] {
  const at = clause.words.findIndex(({ text }) => FOR.has(text))
  return at < 0 ? [] : clause.words.slice(at + 1, at + 7).filter((word) => word.capital || has(word, 'i'))
}
