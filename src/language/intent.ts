// Tells whether a sentence asks, proposes or commits to something.
import { straighten } from './fold.ts'
import { isForeignQuestion, readForeignAct } from './foreign-acts.ts'
import { type IntentModel, intentInputs, scoreOf } from './intent-model.ts'
import { INTENT_BIAS, INTENT_SCALE, INTENT_WEIGHTS } from './intent-weights.ts'
import { settledScore } from './plain-acts.ts'

export type Act = 'request' | 'commitment' | 'proposal' | 'question' | 'none'

export interface Intent {
  act: Act
  /** 0..1: how sure it is that the sentence asks for, proposes or promises anything at all. */
  score: number
}

const shipped: IntentModel = {
  weights: new Int8Array(Buffer.from(INTENT_WEIGHTS, 'base64')),
  scale: INTENT_SCALE,
  bias: INTENT_BIAS,
}

/** What a sentence does. `none` when the score is below one half; languages other than English go by rules. */
export function readIntent(sentence: string): Intent {
  const foreign = readForeignAct(sentence)
  if (foreign) return { act: foreign, score: isForeignQuestion(sentence) ? 0.7 : 0.85 }
  const score = settledScore(sentence, scoreOf(intentInputs(sentence), shipped))
  return { act: score < 0.5 ? 'none' : actOf(sentence), score }
}

const COMMITMENT =
  /\b(?:i|we)(?:'ll| will| shall|'m going to| am going to|'re going to| are going to| can do| promise| plan to| intend to)\b/
const PROPOSAL =
  /\b(?:let's|lets|let us|shall we|should we|how about|what about|why don't we|why not|i (?:suggest|propose|recommend)|we (?:should|could|might)|would like to (?:meet|discuss|propose|suggest|invite)|can we)\b/
const REQUEST =
  /\b(?:please|pls|kindly|(?:can|could|will|would) (?:you|someone|somebody|anyone|one of you)|let me know|need(?:s)? you|you (?:need|have|must|should)|want you|would you mind|make sure|be sure|appreciate)\b/

/** The kind of act, for a sentence that is known to be one. */
function actOf(sentence: string): Act {
  const plain = straighten(sentence).toLowerCase()
  if (REQUEST.test(plain)) return 'request'
  if (PROPOSAL.test(plain)) return 'proposal'
  if (COMMITMENT.test(plain)) return 'commitment'
  return plain.includes('?') ? 'question' : 'request'
}
