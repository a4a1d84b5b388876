// What an agent says of a mail that it read before: how its records would differ if it came today.
import type { Subject } from './outcome.ts'

/** One record that today's reading would make, make otherwise, or make no more. */
export interface Difference {
  kind: 'new' | 'changed' | 'gone'
  /** Null for one that is not there. */
  subject: Subject | null
  /** As people know it: its title now, or the one it would have. */
  title: string
  /** The sentence that it rests on. */
  sentence: string
  /** In words: what it is, and what it would be. */
  fields: { name: string; before: string; after: string }[]
  /** What the agent needs to make it so. */
  content: Record<string, unknown>
}
