// "Please make a list of this for Omar" above a forwarded mail: what the mail below complains of or lists becomes a task each.
import type { Candidate } from '../candidates/candidate.ts'
import { candidatesOf } from '../candidates/candidates.ts'
import type { ReadTasksInput } from '../candidates/input.ts'
import { Reader } from '../candidates/reader.ts'
import { has } from '../clauses/tagger.ts'
import { fold } from '../fold.ts'
import type { WordClass } from '../lexicon/language.ts'
import { deadlineOf } from '../slots/due.ts'
import { asTitle } from '../slots/readable.ts'
import type { TaskReading } from '../task-reading.ts'

const MOST = 30
const CONFIDENCE = 0.8
const LONGEST = 140
/** Words of what is worth a task: "Lamp flickers". */
const LEAST_WORDS = 2
const LEAST_PART = 3

const REQUESTS: readonly RegExp[] = [
  /\b(?:turn|make|put) (?:this|these|it|that|the mail|everything)\b.{0,30}\binto (?:a |an )?(?:\S+ )?(?:list|tasks?|to-?dos?|checklist)\b/,
  /\b(?:make|write|create) (?:me |us )?(?:a |an )?(?:\S+ )?(?:list|checklist|tasks?) (?:of|from|out of) (?:this|these|it|that|the mail|everything)\b/,
  /\bmach\w* (?:bitte )?(?:daraus|hieraus) (?:bitte )?(?:eine )?(?:liste|aufgaben)\b|\b(?:liste|aufgaben) (?:daraus|hieraus)\b/,
  /\bfai\w*[- ](?:en )?(?:s'il te plait )?(?:une liste|des taches)\b|\btransforme\w* (?:ca|cela|ce mail|ceci) en (?:une )?(?:liste|taches)\b/,
  /\bha[zg]\w* (?:por favor )?una lista (?:de|con) (?:esto|eso|todo)\b|\bconvierte\w* (?:esto|eso) en (?:una )?(?:lista|tareas)\b/,
  /\bfa\w* (?:per favore )?una lista (?:di|con) (?:questo|tutto)\b|\bfanne una lista\b|\btrasforma\w* (?:questo|tutto) in (?:una )?(?:lista|compiti)\b/,
  /\bmaak (?:hier |daar )?(?:even |alsjeblieft |aub )?(?:een )?(?:lijst|lijstje|taken) (?:van|hiervan|daarvan)\b|\bmaak (?:hiervan|daarvan) (?:een )?(?:lijst|lijstje|taken)\b/,
  /\bfa[zc]\w* (?:por favor )?uma lista (?:disto|disso|com isto)\b|\btransforma\w* (?:isto|isso) (?:em|numa) (?:lista|tarefas)\b/,
]
/** Whom the list is for. */
const FOR = /\b(?:for|für|pour|para|per|voor) (?:the )?(\p{Lu}[\p{L}'’-]{1,30})/u

/** The list that the note on top asks for; null where it asks for none, or nothing below is to be done. */
export function listedBelow(input: ReadTasksInput, below: string): TaskReading[] | null {
  const said = fold(input.text).replace(/\s+/g, ' ')
  if (said.length > 400 || !REQUESTS.some((form) => form.test(said))) return null
  const note = new Reader(input)
  const reader = new Reader({ ...input, text: below, subject: '' })
  const found = candidatesOf(reader)
    .candidates.filter((one) => isMatter(one))
    .slice(0, MOST)
  if (found.length === 0) return null
  const name = FOR.exec(input.text)?.[1] ?? null
  const person = name === null ? null : note.names.personOf(fold(name))
  const whole = {
    assignees: person ? [person.email.toLowerCase()] : [],
    names: person || name === null ? [] : [name],
    dueDate: deadlineOf(note.days(input.text, 0))?.day ?? null,
  }
  return found
    .flatMap((one) => matters(one))
    .slice(0, MOST)
    .map((one) => Object.assign(taskOf(one, reader), whole))
}

/** "The lamp flickers, and the tap drips" are two things. */
const AND =
  /,? (?:and|und|et|y|e|en) (?=(?:the|a|an|one|der|die|das|ein|eine|le|la|les|un|une|el|los|las|una|il|lo|i|de|het|een|o|os|as|um|uma) )/giu

type Matter = Pick<Candidate, 'text' | 'start' | 'end' | 'sentence'>

function matters({ text, start, end, sentence }: Candidate): Matter[] {
  const close = sentence.text.slice(end - sentence.start, end - sentence.start + 1) === ')' ? ')' : ''
  const whole = text + close
  const parts = whole.split(AND)
  if (parts.length < 2 || parts.some((part) => part.split(' ').length < LEAST_PART))
    return [{ text: whole, start, end: end + close.length, sentence }]
  return parts.map((part) => {
    const from = start + whole.indexOf(part)
    return { text: part, start: from, end: from + part.length, sentence }
  })
}

function taskOf({ text, start, end, sentence }: Matter, reader: Reader): TaskReading {
  return {
    title: asTitle(text, reader.words).slice(0, LONGEST),
    description: sentence.text.replace(/\s+/g, ' '),
    assignees: [],
    dueDate: null,
    priority: reader.input.mailPriority ?? 'medium',
    evidence: { sentence: text, start, end },
    clause: { start, end },
    confidence: CONFIDENCE,
    act: 'request',
  }
}

const IDLE: readonly WordClass[] = ['thanks', 'sorry', 'wish', 'bye', 'hello', 'bulk']
const ASKS: readonly WordClass[] = ['please', 'must', 'need', 'can', 'remind', 'not']

/** Something that is wrong or to be done, and no praise, greeting or question. */
function isMatter({ clause, place, sentence, block }: Candidate): boolean {
  const words = clause.words.filter(({ kind }) => kind === 'word')
  if (place === 'subject' || block.kind === 'heading' || words.length < LEAST_WORDS) return false
  if (/[:?]$/.test(sentence.text) || clause.question || clause.done) return false
  if (words.some((word) => IDLE.some((name) => has(word, name)))) return false
  const isPersonal = clause.head === 'we' || clause.head === 'i' || clause.head === 'you'
  return !isPersonal || words.some((word) => ASKS.some((name) => has(word, name)))
}
