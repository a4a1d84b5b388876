// Weighs a question: one that needs work becomes a task, small talk and polls do not.
import { isCourtesy } from './courtesy.ts'
import { fold } from './fold.ts'

const NEEDS_WORK =
  /^(?:(?:and|so|also|but|by the way|btw|one question|quick question|question)[,: ]+)*(?:what(?:'s| is| are| was| were| about)? (?:the|our|your)|do (?:we|you) (?:have|know)|have (?:you|we) (?:\w+ed|\w+en|got|sent|had|heard|found|made)|has (?:\w+ ){1,3}(?:been|confirmed|signed|replied|sent|paid)|did (?:you|we|they|anyone|\w+) (?:get|send|find|hear|manage|finish|receive|book|sign|confirm|have)|when (?:can|could|will|do|does|is|are|should)|who (?:is|are|will|can|has|should|takes)|where (?:is|are|do|can)|how (?:many|much|do we|should we|long|far|soon)|which|is (?:the|there|our|it|everything|\w+ (?:still|already|ready|confirmed|booked|coming))|are (?:the|there|we|all|our)|why (?:is|are|did|does|do|was|were))\b/
const OFFHAND =
  /\b(?:right|correct|ok|okay|agreed|deal)\?$|^you know\b|\b(?:isn't it|aren't we|don't you think|doesn't it|make sense|makes sense|sound good|sounds good|does that work|is that ok|is that okay|any thoughts|thoughts|what do you think|who knows|guess what|why not|seriously|did you see|have you seen|have you heard|did you hear|how did it go|how was|are you (?:ok|okay|well|free|available|around|coming|in)|is this (?:a|the)|anything else|any questions?|need anything|would you like|do you want|do you like|want to|shall we)\b/

/** The confidence 0..1 that a question is work for its reader; 0 when it is none. */
export function questionConfidence(sentence: string): number {
  const trimmed = sentence.trim()
  if (!/[?？]["')\]]*$/.test(trimmed) || isCourtesy(trimmed)) return 0
  const plain = fold(trimmed)
  const count = plain.split(/\s+/).length
  if (count < 3) return 0
  if (OFFHAND.test(plain)) return 0.35
  if (isEitherOr(plain)) return 0.42
  return NEEDS_WORK.test(plain) && count >= 4 ? 0.64 : 0.48
}

/** "Tuesday or Wednesday?", "red, blue or green?": a choice, which is a poll and not work. */
function isEitherOr(plain: string): boolean {
  return (
    /\b\S+ or \S+[^?]{0,40}\?$/.test(plain) &&
    !/\bor (?:not|so|more|less|anything|something|any)\b/.test(plain)
  )
}
