// Takes "please", thanks and the like off the end of a request.
import { withoutEnds } from './phrase.ts'

const COURTEOUS = [
  'please',
  'pls',
  'thanks',
  'thank you',
  'thx',
  'cheers',
  'for me',
  'if you can',
  'if possible',
  'would you',
  'will you',
  'ok',
  'okay',
  'a lot',
  'so much',
  'very much',
  'in advance',
]

/** Without those phrases and `more` of the kind, and without the marks that end a sentence. */
export function withoutCourteousEnds(text: string, more: readonly string[] = []): string {
  return withoutStop(withoutEnds(withoutStop(text), [...COURTEOUS, ...more], ' ,;.!?–-'))
}

/** Without the marks that end a sentence. */
export function withoutStop(text: string): string {
  return text.replace(/(?<![\s.!?,;:])[\s.!?,;:]+$/u, '')
}
