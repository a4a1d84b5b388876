// The small words around the title of a new task, of all languages at once: its order is said in English already, its title as it was written.
import { fold } from '../fold.ts'
import { ASKED_TASK_WORDS } from './asked-task-lists.ts'

type AroundTitle = 'forMe' | 'forWhom' | 'beforeDay'

const all = (name: AroundTitle): string[] => ASKED_TASK_WORDS.flatMap((words) => words[name].split('|'))
/** An accent may be left out. */
const either = (name: AroundTitle): string =>
  [...new Set(all(name).flatMap((one) => [one, fold(one)]))].join('|')

/** Folded, each before a day. */
export const WORDS_BEFORE_DAY: ReadonlySet<string> = new Set(all('beforeDay').map(fold))

/** At the beginning of a title that says whose it is: "for me: …". */
export const FOR_ME_FIRST = new RegExp(`^(?:${either('forMe')}) ?[:,\u2013-] ?`, 'iu')

/** Who does it, with the words before the name; the name is the first group. */
export const FOR_WHOM = new RegExp(
  String.raw`(?<=\S) (?:${all('forWhom').join('|')}) (@?\p{Lu}[\p{L}'-]{1,40}(?: \p{Lu}[\p{L}'-]{1,40})?)(?:[,;.]|$)`,
  'u',
)
