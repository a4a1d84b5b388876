// The shape of a task that was read.

/** What the words of a task do: ask somebody, or promise. */
export type Act = 'request' | 'commitment'

export interface TaskReading {
  /** A phrase that reads without the mail: mostly a verb with its thing, else the sentence as it was written. */
  title: string
  description: string
  /** Lower-case addresses; empty when nobody is named and the mail has no recipients. */
  assignees: string[]
  /** Named for it, but not on the mail. */
  names?: readonly string[]
  /** 'YYYY-MM-DD' */
  dueDate: string | null
  priority: 'low' | 'medium' | 'high'
  /**
   * The whole sentence, row or item that it rests on: `text.slice(start, end)`; of the subject, before the text,
   * when the text holds nothing.
   */
  evidence: { sentence: string; start: number; end: number }
  /** Its own words within that sentence. */
  clause: { start: number; end: number }
  /** 0..1; below 0.6 it is a suggestion and not yet a task. */
  confidence: number
  act: Act
  /** How often it is to be done, as the value of an RRULE (RFC 5545); `dueDate` is then its first day, if one is said. */
  repeats?: string
  /** The number that stands before it in its list. */
  itemNumber?: number
  /** Numbers of the tasks that come first ("blocked by task 3"). */
  blockedBy?: number[]
}
