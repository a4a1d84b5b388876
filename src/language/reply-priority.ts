// Reads how urgent an existing task has become out of a sentence of a reply.
import { readTarget } from './reply-target.ts'
import { behind, withoutStops } from './sentence-parts.ts'
import type { Target } from './task-match.ts'
import { trimEnd } from './trim.ts'

export interface PriorityReading {
  kind: 'priority'
  target: Target
  priority: 'low' | 'medium' | 'high'
  confidence: number
}

/** What may follow a word of urgency and adds nothing to it. */
const TAIL =
  /(?:so )?(?:please )?(?:hurry(?: up)?|treat it (?:so|as such)|prioriti[sz]e (?:it|this)|asap|as soon as possible|thanks|thank you|danke|merci|gracias)$/
const BETWEEN = /[ ,;.!–-]/
const IS_URGENT =
  / (?:is|are|has|have|can|should be|becomes?|ist|est|es)(?: now| a| of| very| really| super| extremely| so| quite| sehr| wirklich| tres| vraiment| muy)* (?<level>urgent|top priority|high(?:est)? priority|critical|a? ?blocker|important|dringend|eilig|wichtig|urgente|not (?:so |that )?urgent|low(?:est)? priority|wait|not important|nicht (?:so )?(?:dringend|eilig)|pas urgente?|niet dringend|medium priority|normal priority)$/
const MAKE = /^(?:please |can you |could you |let's )*(?:make|set|mark|raise|lower)(?: the priority of)? /
const LEVEL =
  /(?: (?:as|to|with))? (?<level>urgent|high(?:est)?|low(?:est)?|medium|normal|critical|top)(?: priority)?$/
const NO_RUSH = /^(?:no rush|no hurry|take your time) (?:on|for|with|about) /
/** Of "this" or of nothing named: the one task that is talked about. */
const THIS =
  /^(?:(?:(?:this|that|it)(?:'s| is)|(?:das|dies|es) ist|c'est|(?:ceci|cela|ca) est|(?:(?:esto|eso) )?es|(?:(?:questo|quello) )?e|(?:dit|dat|het) is|(?:isso|isto) e)(?: now| really| very| super| extremely| so| sehr| wirklich| tres| vraiment| muy| molto| davvero| erg| zeer| heel| muito)* )?(?<level>urgent|dringend|urgente|urgentissimo|(?:non|nao|no|pas|niet|nicht) (?:e )?(?:urgente?|dringend)|(?:es |das )?eilt(?: sehr| wirklich)?)$/

/** From a folded sentence. */
export function readPriorityChange(plain: string): PriorityReading | null {
  const said = trimEnd(trimEnd(plain, /[ .!]/).replace(TAIL, ''), BETWEEN)
  const { what, level = 'low' } = thisUrgent(said) ?? urgent(said) ?? made(plain) ?? {}
  const target = what === undefined ? null : readTarget(what)
  return target && { kind: 'priority', target, priority: levelOf(level), confidence: 0.84 }
}

/** The words for a task, and those for how urgent it is. */
interface Urgent {
  what: string
  level?: string | undefined
}

function thisUrgent(said: string): Urgent | null {
  const match = THIS.exec(said)
  return match && { what: '', level: match.groups?.level }
}

function urgent(said: string): Urgent | null {
  const match = IS_URGENT.exec(said)
  return match && { what: said.slice(0, match.index), level: match.groups?.level }
}

function made(plain: string): Urgent | null {
  const said = withoutStops(plain)
  const calm = behind(said, NO_RUSH)
  if (calm) return { what: calm }
  const order = behind(said, MAKE)
  const level = order === null ? null : LEVEL.exec(order)
  return order === null || level === null
    ? null
    : { what: order.slice(0, level.index), level: level.groups?.level }
}

function levelOf(word: string): PriorityReading['priority'] {
  if (/\b(?:not|low|lowest|wait|nicht|niet|pas|non|nao|no|rush)\b/.test(word)) return 'low'
  return /medium|normal/.test(word) ? 'medium' : 'high'
}
