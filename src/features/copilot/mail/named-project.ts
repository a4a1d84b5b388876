// Which project a sentence names: "add a task to rent chairs to the project Spring fair".
import { fold } from '../../../language/fold.ts'
import type { MailContextOf } from './mail-contexts.ts'

export interface NamedProject {
  id: number
  companyId: number
  /** The sentence without the name. */
  rest: string
}

/** Shorter ones are words of their own too often. */
const SHORTEST_NAME = 3
const ADDS = /\b(?:add|put|create|make|new|note|neue?|erstelle|ajoute|crea|agrega|aggiungi|maak|adiciona)\b/
/** However somebody orders a new task, it is read as this order. */
const PUTS = /^(?:please )?(?:put|create|make) (?:a |one |another )?(?:new )?task(?: on)?(?= |:|,|$)/i
const BEFORE_NAME =
  / (?:(?:to|in|into|on|for|under) )?(?:(?:the|my|our) )?(?:project )?(?:called )?["'\u201c\u201e\u00ab]?$/i
const BEHIND_NAME = /^["'\u201d\u201c\u00bb]?(?: project)?/i

/** Of an order to add something alone: elsewhere the name is part of what is asked. Null for none, and for two of one name. */
export function askedProject(said: string, contexts: readonly MailContextOf[]): NamedProject | null {
  const plain = fold(said)
  // Folding keeps no places where it changes the length.
  if (!ADDS.test(plain) || plain.length !== said.length) return null
  const named = contexts.flatMap(({ companyId, projects }) =>
    projects.flatMap(({ id, name }) => {
      const at = name.length < SHORTEST_NAME ? -1 : plain.lastIndexOf(fold(name))
      return at <= 0 ? [] : [{ id, companyId, at, length: name.length }]
    }),
  )
  const longest = Math.max(0, ...named.map(({ length }) => length))
  const [only, more] = named.filter(({ length }) => length === longest)
  if (!only || more) return null
  const before = said.slice(0, only.at).replace(BEFORE_NAME, '')
  const behind = said.slice(only.at + only.length).replace(BEHIND_NAME, '')
  const rest = `${before}${behind}`.trim().replace(PUTS, 'add a task')
  return { id: only.id, companyId: only.companyId, rest }
}
