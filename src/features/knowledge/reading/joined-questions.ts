// "Who do I call, and by when do you need the form?": two questions in one sentence.
import type { AskedInMail } from './mail-parts.ts'

const ASKING =
  '(?:(?:by|from|since|until|till|for|to|at|ab|bis|seit|von|f\u00fcr|zu|bei|\u00e0|de|d|jusqu|depuis|pour|avec|desde|hasta|a|con|da|fino|entro|per|tot|vanaf|voor|met|at\u00e9|para|com) ?.?)?(?:who|whom|what|which|when|where|why|how|wer|wen|wem|was|wann|wo|wohin|warum|wie|welche[rsnm]?|qui|que|quoi|quel(?:le)?s?|quand|o\u00f9|comment|combien|pourquoi|qui\u00e9n(?:es)?|qu\u00e9|cu\u00e1l(?:es)?|cu\u00e1ndo|d\u00f3nde|c\u00f3mo|cu\u00e1nt[oa]s?|chi|cosa|che|quale|quando|dove|come|quant[oaie]|wie|wat|welke?|wanneer|waar|hoe|hoeveel|quem|qual|onde|como)'
const JOINT = new RegExp(`(?:,? (?:and|und|et|y|e|en)|[,;]) (?=${ASKING}\\b)`, 'iu')
const BEGINS = new RegExp(`^\\u00bf?${ASKING}\\b`, 'iu')
const LEAST_WORDS = 3

const countOf = (text: string): number => text.trim().split(/\s+/).length

/** Each with what its author wrote around it; the one question where it is not two. */
export function partedQuestion(asked: AskedInMail): AskedInMail[] {
  const { text, whole } = asked
  const joint = JOINT.exec(text)
  if (!joint) return [asked]
  const first = text.slice(0, joint.index)
  const second = text.slice(joint.index + joint[0].length)
  const areQuestions =
    BEGINS.test(first.trim()) && countOf(first) >= LEAST_WORDS && countOf(second) >= LEAST_WORDS
  if (!areQuestions) return [asked]
  const around = whole.slice(0, Math.max(0, whole.lastIndexOf(text)))
  const own = second.slice(0, 1).toUpperCase() + second.slice(1)
  const earlier = { text: `${first}?`, whole: `${around}${first}?` }
  return [
    { ...earlier, kept: earlier.whole },
    { text: own, whole: own, kept: own },
  ]
}
