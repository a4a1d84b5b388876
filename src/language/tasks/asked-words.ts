// The words by which a language asks about work: data of each language's folder (`<code>/asked-tasks.ts`).

/** Phrases parted by "|"; apostrophes and hyphens part words. */
export interface AskedTaskWords {
  readonly code: string
  readonly overdue: string
  readonly open: string
  readonly done: string
  readonly blocked: string
  readonly progress: string
  readonly undated: string
  readonly unassigned: string
  readonly high: string
  readonly low: string
  readonly task: string
  readonly due: string
  readonly count: string
  readonly who: string
  readonly when: string
  readonly why: string
  readonly mine: string
  readonly not: string
  /** What is late the longest. */
  readonly oldest: string
  /** What comes first from now on. */
  readonly next: string
  /** How something goes. */
  readonly state: string
  /** Also what has nothing to do with tasks is asked so. */
  readonly show: string
}
