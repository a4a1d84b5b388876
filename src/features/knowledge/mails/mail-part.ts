// What one part of a mail to the knowledge base came to: a mail may ask, tell and decide at once.
import { emptyOutcome, type Outcome } from '../../../agent/outcome.ts'

export type Part = Pick<Outcome, 'made' | 'changed' | 'sections' | 'notes' | 'notUnderstood' | 'help'> & {
  /** "2 answers" */
  headline: string
}

export const part = (headline: string, more: Partial<Part> = {}): Part => {
  const { made, changed, sections, notes, notUnderstood, help } = emptyOutcome(headline)
  return { made, changed, sections, notes, notUnderstood, help, headline, ...more }
}

/** `isAll`: the rest of the mail says nothing else. */
export interface Decided {
  part: Part
  isAll: boolean
}
