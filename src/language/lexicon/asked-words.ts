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
  /** Whose share of work is compared with another's. */
  readonly more: string
  /** Of a new task: before its title, that it is the writer's own. */
  readonly forMe: string
  /** Before the name of who does it. */
  readonly forWhom: string
  /** Before the day on which it is due. */
  readonly beforeDay: string
}
