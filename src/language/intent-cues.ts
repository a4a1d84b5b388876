// Names the cues in a sentence by which requests, promises and proposals are told from statements.
import { askingCues } from './asking-cues.ts'
import type { Cue } from './cue.ts'
import { offeringCues } from './offering-cues.ts'
import { topicCues } from './topic-cues.ts'

const cues: readonly Cue[] = [...askingCues, ...offeringCues, ...topicCues]

/** The names of the cues in a lower-case sentence with straight quotes and single spaces. */
export function cuesOf(plain: string): string[] {
  return cues.filter(([, pattern]) => pattern.test(plain)).map(([name]) => name)
}
