// Knows which words after "please", "I'll" or "can you" are work and which are only talk.
import { actionVerbs } from './en/verbs.ts'

/** Verbs with which "I'll …" or "we'll …" tells of one's whereabouts or feelings and promises no work. */
export const IDLE =
  /^(?:be|see|miss|have|know|think|hope|love|need|wait|stay|remain|like|want|wish|assume|guess|expect|understand|believe|imagine|say|admit|add|tell you|bet|probably be|not|never|only|always|still|feel|find out|get there|get back|arrive|leave|come|go|travel|fly|sleep|enjoy|die|survive|live|also be|likely|spare|start by|begin by|explain why|catch up|speak to you|talk to you|look forward|keep (?:my )?fingers|stand corrected|pass|skip|remember|regret|cover this below|come back|ask(?! (?!you\b|that\b|for\b)\S+(?: \S+){0,3} (?:for|to|about|whether|if)\b)|afford|attend|tell|confirm that|recommend|suggest|assure|imagine|let you (?:know|get)|keep you|do (?:it|so|that|this|my best)|try|make it|work (?:from|on it)|take (?:it from|a day|time off|some time)|meet|join|run (?:late|out)|hear|discuss|relay|cc|just say|point out|mention|note|refer|thank|congratulate|apologi[sz]e|hold)\b/i
/** What may follow "please" or "can you" without asking for work. */
export const MANNERS =
  /^(?:feel free|give (?:me|us) (?:until|till|(?:some |a (?:bit|little) )?(?:more )?time|a (?:day|week|moment|minute|second|few|couple))\b|do not hesitate|don't hesitate|don't worry|do not worry|don't bother|do not bother|note(?:,| that| the following)|be aware|be advised|accept|find (?:attached|enclosed|below|the attached|the enclosed|my|our|here|an? attached)|see (?:the notes|the following|below|attached|above|the attached|my|also)|excuse|pardon|forgive|bear with|disregard|ignore|enjoy|stay (?:safe|tuned|healthy)|keep in mind|keep it up|know that|take (?:the|this|that) opportunity|(?:call|e-?mail|write)(?: or (?:call|e-?mail|write))?(?: me| us)? with (?:any )?(?:comments|questions)|refer to|rest assured|understand|imagine|believe|guess|consider this|consider the environment|take care(?! of)|have a|let (?:me|us) know (?:if (?:you|there|any|this|that|anything|it|we can|i can)|(?:what|how|whether) (?:else )?(?:i|we) can)|(?:contact|call|e-?mail|reach out to|ask|get in touch with) (?:me|us)(?: directly)? (?:if|should|with any|for any|at any|anytime)|think before|do not reply|do not print|hear me|find time to|not\b|no\b|at\b|thanks|thank)/i

const NO_VERB =
  /^(?:\w+ly|\w+'\w*|i|me|my|you|your|he|him|his|she|her|it|its|we|us|our|they|them|their|this|that|these|those|the|an?|some|any|no|not|all|both|each|every|one|two|more|most|much|many|such|of|to|in|on|at|by|for|from|with|without|about|as|than|into|onto|over|under|between|and|or|but|so|if|when|while|because|since|until|unless|though|what|who|whom|whose|which|where|why|how|whether|there|here|is|are|was|were|been|am|do|does|did|has|had|have|can|could|will|would|shall|should|may|might|must|soon|today|tomorrow|now|then|very|too|also|just|only|even|still|ever|never|always|often|maybe|perhaps|please|thanks|thank|yes|okay|ok|good|great|nice|sorry|sure|well|able|best|better|new|next|last|other|same|own|mind)$/

/** Words that a task phrase may begin with: a known verb, or a word that cannot be anything but one after "can you". */
export function startsWithVerb(phrase: string): boolean {
  const first = /^[\p{L}'-]+/u.exec(phrase)?.[0].toLowerCase() ?? ''
  if (actionVerbs.has(first))
    return first !== 'be' || /^be (?:sure|ready|prepared|there|on time|at|in)\b/i.test(phrase)
  return first.length > 1 && !NO_VERB.test(first)
}
