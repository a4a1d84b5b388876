// Tells whether words may ask for work by the verb that they begin with.
import { actionVerbs } from './lexicon/en/verbs.ts'

const NO_VERB =
  /^(?:\w+ly|\w+'\w*|i|me|my|you|your|he|him|his|she|her|it|its|we|us|our|they|them|their|this|that|these|those|the|an?|some|any|no|not|all|both|each|every|one|two|more|most|much|many|such|of|to|in|on|at|by|for|from|with|without|about|as|than|into|onto|over|under|between|and|or|but|so|if|when|while|because|since|until|unless|though|what|who|whom|whose|which|where|why|how|whether|there|here|is|are|was|were|been|am|do|does|did|has|had|have|can|could|will|would|shall|should|may|might|must|soon|today|tomorrow|now|then|very|too|also|just|only|even|still|ever|never|always|often|maybe|perhaps|please|thanks|thank|yes|okay|ok|good|great|nice|sorry|sure|well|able|best|better|new|next|last|other|same|own|mind)$/

/** Words that a task phrase may begin with: a known verb, or a word that cannot be anything but one after "can you". */
export function startsWithVerb(phrase: string): boolean {
  const first = /^[\p{L}'-]+/u.exec(phrase)?.[0].toLowerCase() ?? ''
  if (actionVerbs.has(first))
    return first !== 'be' || /^be (?:sure|ready|prepared|there|on time|at|in)\b/i.test(phrase)
  return first.length > 1 && !NO_VERB.test(first)
}
