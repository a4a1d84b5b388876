// The clause that one part of a mail bears, weighed by what stands above it and who is named in it.
import type { Clause } from './clause.ts'
import { readForeignAct } from './foreign-acts.ts'
import { unwrapForeign } from './foreign-title.ts'
import type { LeadIn } from './lead-in.ts'
import type { Person } from './people.ts'
import { isNegated, readClause } from './task-clause.ts'
import { afterTopic, itemClause, question } from './task-item.ts'
import type { Part } from './task-parts.ts'
import { questionConfidence } from './task-question.ts'
import { assigned, readTold } from './task-third-person.ts'

interface Around {
  /** The line above the list that the part may be an item of. */
  lead: LeadIn | null
  everyone: readonly Person[]
  author: Person
}

const NOT_NEEDED =
  /\b(?:already|no need|need not|needn't|no longer|never mind|don't (?:need|have|bother|worry))\b/i

/** `body` is the text of the part without its bullet and whom it speaks to; `named` where somebody is to do it. */
export function partClause(body: string, part: Part, named: boolean, around: Around): Clause | null {
  const told = readTold(body, around.everyone)
  if (told) return told
  const foreign = readForeignAct(body)
  if (foreign)
    return {
      act: foreign,
      actor: foreign === 'commitment' ? 'writer' : 'reader',
      phrase: unwrapForeign(body),
      confidence: 0.78,
    }
  const said = body.replace(/\$\$(?:task|polling)\s*:?/gi, '').trim()
  const verb = around.lead?.verb ?? null
  const clause = clauseIn(said, part, around)
  const listed = governs(around, part, 'work') || (named && part.kind === 'item' && body.length < 160)
  // Most sentences neither ask nor stand in a list, and need not be asked what they deny.
  const negated = (clause !== null || listed) && isNegated(body)
  if (clause) return negated && NOT_NEEDED.test(body) ? null : inContext(clause, part, named, around)
  if (listed && !negated) return itemClause(body, verb)
  const asked = questionConfidence(body)
  if (asked > 0 && !governs(around, part, 'information'))
    return { ...question(body), confidence: Math.min(0.9, asked + (named ? 0.12 : 0)) }
  return named && part.text.includes('$$') ? itemClause(said, verb) : null
}

/** "Trade fair: book the booth", "Invoice still open, Bob to chase the client": what follows the topic of an item. */
function clauseIn(said: string, part: Part, { everyone, author }: Around): Clause | null {
  const read = (text: string) => readClause(text, everyone, author)
  if (part.kind !== 'item') return read(said)
  const rest = afterTopic(said)
  return read(said) ?? (rest === null ? null : read(rest)) ?? assigned(said, everyone, author)
}

function governs({ lead }: Around, part: Part, kind: LeadIn['kind']): boolean {
  return part.kind === 'item' && lead?.kind === kind
}

/** Trust grows with a name, a list of work above, or a line that is an item; it falls under mere information. */
function inContext(clause: Clause, part: Part, named: boolean, around: Around): Clause {
  let confidence = clause.confidence
  if (governs(around, part, 'work')) confidence = Math.max(confidence, 0.92)
  else if (governs(around, part, 'information') && !named && !Array.isArray(clause.actor))
    confidence = Math.min(confidence, 0.5)
  else if (named) confidence = Math.min(0.95, confidence + 0.1)
  else if (part.kind === 'item') confidence = Math.min(0.9, confidence + 0.04)
  return { ...clause, confidence }
}
