// Understands what a person wants said about a task: "comment on the plan: it is fine", "tell Mia one year is fine".
import { trimMarks } from '../../../language/trim.ts'

export type CommentOrder =
  | { by: 'task'; target: string; text: string }
  /** What is told to somebody stands with the task of theirs that it is about. */
  | { by: 'person'; name: string; text: string }

const TO = String.raw`(?:on|to|at|under|below|for|in)`
const NOUN = String.raw`(?:comment|note|remark)`
const TASK_FIRST = new RegExp(
  String.raw`^(?:(?:add|leave|write|post|put|make) (?:a |the )?${NOUN} ${TO}|${NOUN} ${TO}|(?:write|note) (?:on|under|below)) ([^:]{2,120}?)(?: ?:| saying(?: that)?| that says) ?(\S.{0,1000})$`,
  'isu',
)
const TEXT_FIRST = new RegExp(
  String.raw`^(?:(?:add|leave|write|post|put) )?(?:a |the |this )?(?:${NOUN} )?["\u201c\u201e\u00ab]([^"\u201c\u201d\u00bb]{1,1000})["\u201d\u201c\u00bb] (?:as a ${NOUN} )?${TO} (\S.{1,120})$`,
  'isu',
)
const NAME = String.raw`(\p{Lu}[\p{L}'\u2019-]{1,40}(?: \p{Lu}[\p{L}'\u2019-]{1,40})?)`
const TOLD = new RegExp(
  String.raw`^(?:[Tt]ell ${NAME}|[Ll]et ${NAME} know)(?::|,)? (?:that )?(?!to |about |when |how |what |who |where |why )(\S.{0,1000})$`,
  'su',
)
const COURTESY = /^(?:(?:please|kindly|can you|could you|would you|will you)\b[ ,]*)+/i
const MARKS = /[\s"'\u201c\u201d\u201e\u00ab\u00bb]/

/** Null where nothing is to be said of a task. */
export function commentOrderIn(said: string): CommentOrder | null {
  const order = said.replace(COURTESY, '').trim()
  const [, target, text] = TASK_FIRST.exec(order) ?? []
  if (target !== undefined && text !== undefined) return { by: 'task', target, text: bare(text) }
  const [, quoted, about] = TEXT_FIRST.exec(order) ?? []
  if (quoted !== undefined && about !== undefined) return { by: 'task', target: about, text: quoted.trim() }
  const [, told, known, words] = TOLD.exec(order) ?? []
  const name = told ?? known
  return name !== undefined && words !== undefined ? { by: 'person', name, text: bare(words) } : null
}

const bare = (text: string) => trimMarks(text, MARKS)
