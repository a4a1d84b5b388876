// Reads how urgent an existing task has become out of a sentence of a reply.
import { readTarget } from './reply-target.ts'
import type { Target } from './task-match.ts'

export interface PriorityReading {
  kind: 'priority'
  target: Target
  priority: 'low' | 'medium' | 'high'
  confidence: number
}

/** What may follow a word of urgency and adds nothing to it. */
const TAIL = String.raw`(?:[,;.!–-]* ?(?:so )?(?:please )?(?:hurry(?: up)?|treat it (?:so|as such)|prioriti[sz]e (?:it|this)|asap|as soon as possible|thanks|thank you|danke|merci|gracias))?`
const PRIORITY = new RegExp(
  String.raw`^(?<what>.+?) (?:is|are|has|have|can|should be|becomes?|ist|est|es)(?: now| a| of| very| really| super| extremely| so| quite| sehr| wirklich| tres| vraiment| muy)* (?<level>urgent|top priority|high(?:est)? priority|critical|a?\s?blocker|important|dringend|eilig|wichtig|urgente|not (?:so |that )?urgent|low(?:est)? priority|wait|not important|nicht (?:so )?(?:dringend|eilig)|pas urgente?|niet dringend|medium priority|normal priority)${TAIL}[ .!]*$`,
)
const MAKE =
  /^(?:please |can you |could you |let's )*(?:make|set|mark|raise|lower)(?: the priority of)? (?<what>.+?)(?: (?:as|to|with))? (?<level>urgent|high(?:est)?|low(?:est)?|medium|normal|critical|top)(?: priority)?[.!?]*$|^(?:no rush|no hurry|take your time)(?: (?:on|for|with|about)) (?<calm>.+?)[.!]*$/
/** Of "this" or of nothing named: the one task that is talked about. */
const THIS = new RegExp(
  String.raw`^(?:(?:(?:this|that|it)(?:'s| is)|(?:das|dies|es) ist|c'est|(?:ceci|cela|ca) est|(?:(?:esto|eso) )?es|(?:(?:questo|quello) )?e|(?:dit|dat|het) is|(?:(?:isso|isto) )?e)(?: now| really| very| super| extremely| so| sehr| wirklich| tres| vraiment| muy| molto| davvero| erg| zeer| heel| muito)* )?(?<level>urgent|dringend|urgente|urgentissimo|(?:non|nao|no|pas|niet|nicht) (?:e )?(?:urgente?|dringend)|(?:es |das )?eilt(?: sehr| wirklich)?)${TAIL}[ .!]*$`,
)

/** From a folded sentence. */
export function readPriorityChange(plain: string): PriorityReading | null {
  const said = THIS.exec(plain) ?? PRIORITY.exec(plain) ?? MAKE.exec(plain)
  if (!said) return null
  const { what, calm, level = 'low' } = said.groups ?? {}
  const target = readTarget(what ?? calm ?? '')
  return target && { kind: 'priority', target, priority: levelOf(level), confidence: 0.84 }
}

function levelOf(word: string): PriorityReading['priority'] {
  if (/\b(?:not|low|lowest|wait|nicht|niet|pas|non|nao|no|rush)\b/.test(word)) return 'low'
  return /medium|normal/.test(word) ? 'medium' : 'high'
}
