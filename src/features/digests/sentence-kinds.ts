// What a sentence does in a thread: it says that something was decided, or asks something that wants an answer.
import { fold } from '../../language/fold.ts'
import { DECIDES, DONE } from './outcome-words.ts'

/** In English, German, French, Spanish, Italian and Dutch; of folded text. */
const DECIDED = [
  DECIDES,
  /\b(?:we|they|everyone|everybody|all|team|group|board|committee|i)(?: ?'ve| have| has| had)?(?: all| both| now| just| finally)? (?:decided|agreed|settled|resolved|concluded|chose|picked|approved|voted|opted)\b/,
  /\b(?:is|are|was|were|been|be) (?:now |hereby |finally |unanimously )?(?:decided|agreed|approved|settled|resolved|rejected|adopted|accepted|cancelled|canceled|postponed)\b/,
  /^(?:decision|decided|agreed|approved|resolved|resolution|settled|confirmed|accepted)\b/,
  /\b(?:let's|lets|let us|we'll|we will|we are going to|we're going to|i'd say we) (?:go|stick|stay|proceed) (?:with|to|for|ahead)\b/,
  /\b(?:we|i)(?:'ll| will)? (?:take|keep|choose|pick|use) (?:the|this|that)\b.{0,40}(?:then|instead|after all)\b/,
  /\b(?:final|consensus|decision) (?:is|was)\b/,
  /\b(?:beschlossen|entschieden|vereinbart|festgelegt|abgesagt|verschoben|genehmigt)\b/,
  /\b(?:nous avons|on a|il est|est) (?:decide|convenu|choisi|adopte)\b/,
  /\b(?:hemos|se ha|han) (?:decidido|acordado|elegido|aprobado)\b/,
  /\b(?:abbiamo|e stato|si e) (?:deciso|concordato|scelto|approvato)\b/,
  /\b(?:is|was|were) (?:clearly |generally |by far )?(?:preferred|chosen|selected)\b/,
  /\bwe(?:'re| are)? (?:go|going) (?:in |out |ahead )?(?:with|for)\b/,
  // "October it is", and not "here it is".
  /^(?:so |then |ok,? |okay,? |right,? )?(?!(?:here|there|what|how|as|where|who|that|this|whatever|so|yes|no|sure|i) )[\p{L}\d](?:[\p{L}\d]| (?!is\b)){1,30} it is(?:,? then)?\W{0,3}$/u,
  /^(?:dann |also |gut,? )?(?:bleibt es|bleiben wir|nehmen wir|machen wir) (?:bei|beim|den|die|das|es)\b/,
  /^(?:alors |donc )?(?:ce sera|on dit|on fait comme) /,
  /^(?:entonces |pues )(?:sera|lo hacemos|nos quedamos) /,
  /^(?:allora |quindi )(?:facciamo|sara|prendiamo) /,
  /^(?:dan )?(?:wordt het|doen we het|houden we het op) /,
  /^(?:entao )(?:fica|fazemos|sera) /,
  /\b(?:we hebben|er is|is) (?:besloten|afgesproken|gekozen)\b/,
]

/** What is not decided, or only might be. */
const OPEN =
  /\b(?:not|never|nothing|nobody|no decision|until|unless|if|once|whether|before|yet|nicht|noch|pas|sans|niet)\b|n't\b/

/** A wish for the reader's well-being is no question to answer. */
const MANNERS =
  /^(?:and )?(?:how (?:are|is) (?:you|things|everyone|everybody|it going|life)|how have you been|hope you|ok\??$|right\??$|really\??$|no\??$|yes\??$|see\??$|wie geht)/

export function saysDecision(sentence: string): boolean {
  const said = fold(sentence)
  if (said.includes('?')) return false
  const found = DECIDED.map((pattern) => pattern.exec(said)).find((match) => match !== null)
  // Only near the words of the decision: a condition further on is another matter.
  if (!found) return false
  const end = found.index + found[0].length
  // "We agreed not to buy it" is a decision, too.
  const near = /^ not to\b/.test(said.slice(end)) ? end : end + 4
  return !OPEN.test(said.slice(Math.max(0, found.index - 30), near))
}

export function asks(sentence: string): boolean {
  const said = sentence.trim()
  if (!/\?["')\]]*$/.test(said) || said.split(/\s+/).length < 3) return false
  return !MANNERS.test(fold(said))
}

/** It wants an answer: no quotation, no marginal doubt, and no mere thinking aloud. */
export function wantsAnswer(sentence: string): boolean {
  return (
    asks(sentence) &&
    !/\?\s?\?|\?["'\u201d\u00bb)\]]+$|^["\u201c\u00ab]/.test(sentence) &&
    !MUSES.test(fold(sentence))
  )
}

const MUSES =
  /^(?:or |and |so )?(?:maybe|perhaps|vielleicht|peut-etre|quiza|quizas|forse|misschien|talvez|moze)\b|^(?:does|do) (?:anyone|anybody) know\W*$|^why (?:on earth|should|would) (?:we|i|anyone)\b/

const ANSWER =
  /^(?:yes|yep|yeah|yup|no|nope|sure|correct|exactly|right|absolutely|definitely|of course|ok|okay|agreed|will do|done|fine|ja|nein|klar|genau|oui|non|si|no|certo|nee)\b/

/** A reply that begins like an answer. */
export const answersAtOnce = (text: string): boolean => ANSWER.test(fold(text.trimStart().slice(0, 40)))

export function saysDone(sentence: string): boolean {
  const said = fold(sentence)
  return DONE.test(said) && !OPEN.test(said) && !said.includes('?')
}
