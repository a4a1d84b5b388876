// Reads the part of a sentence that points at a task: "2", "tasks 1 and 3", "the deck", "it".
import { fold } from './fold.ts'
import type { Target } from './task-match.ts'
import { trimMarks } from './trim.ts'

const NUMBERS =
  /^(?:(?:the )?(?:tasks?|numbers?|nos?\.?|nr\.?|points?|items?|aufgaben?|punkte?|taches?|tareas?|numero|attivita|(?:la|el|le|die|de) (?:tarea |tache |aufgabe )?)\s*)?#?(\d{1,5})((?:\s*(?:,|and|&|\+|und|et|y|e|en|plus|,\s*and)\s*#?\d{1,5})*|\s*(?:-|–|to|bis)\s*#?\d{1,5})$/
const ALL =
  /^(?:(?:they(?:'re)?|these|those|we(?:'re)?) )?(?:all|everything|all of (?:it|them|these|those|the (?:tasks|above))|all (?:the )?tasks|both(?: of (?:them|these))?|the lot|every task|alles|alle|tout|tous|toutes|todo|todos|todas|tutto)$/
const CONTEXT =
  /^(?:it|this|that|this one|that one|this task|the task|the one|that's|it's|mine|my (?:part|bit|task|one)|i|we|das|dies|es|ca|c'est|cela|esto|eso|ya|est[ao]|questo|dit|dat|isso|isto|ok|okay|yes|yep|yup|ja|oui|si|hi|hey|all good|thanks)?$/

/** Null when the words are too many to be the name of a task. */
export function readTarget(words: string, verb: string | null = null): Target | null {
  const plain = trimMarks(fold(words), /[\s,:;.!–—-]/u)
  const numbers = NUMBERS.exec(plain)
  if (numbers) return { by: 'number', numbers: expand(numbers[1] ?? '', numbers[2] ?? '') }
  if (ALL.test(plain)) return { by: 'all' }
  if (CONTEXT.test(plain)) return { by: 'context' }
  return plain.split(/\s+/).length <= 12 ? { by: 'words', words: plain, verb } : null
}

/** "1" with ", 2 and 4" or "-3"; a range of more than fifty is no range of tasks. */
function expand(first: string, more: string): number[] {
  const from = Number(first)
  const rest = (more.match(/\d+/g) ?? []).map(Number)
  const to = rest[0]
  if (/(?:-|–|to|bis)/.test(more) && to !== undefined && to > from && to - from <= 50) {
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  }
  return [from, ...rest]
}
