// What has been read of a rule so far: conditions and acts that grow from phrase to phrase.
import type { RuleAct, RuleWhen } from './rule.ts'

export interface DraftWhen {
  from: string[]
  domain: string[]
  to: string[]
  subject: string[]
  says: string[]
  asks: string[]
  attachment: string[]
  at: string[]
  kind: RuleWhen['kind'] | null
  project: string | null
  copied: boolean
  hasAttachment: boolean
  undated: boolean
  unassigned: boolean
  /** Both words, not one of them. */
  all: boolean
  unless: DraftWhen | null
  or: DraftWhen[]
}

export const draftWhen = (): DraftWhen => ({
  ...{ from: [], domain: [], to: [], subject: [], says: [], asks: [], attachment: [], at: [] },
  ...{ kind: null, project: null, copied: false, hasAttachment: false, undated: false, unassigned: false },
  ...{ all: false, unless: null, or: [] },
})

const LISTS = ['from', 'domain', 'to', 'subject', 'says', 'asks', 'attachment', 'at'] as const
const FLAGS = ['copied', 'hasAttachment', 'undated', 'unassigned', 'all'] as const

/** Only what is set; who has an address needs no name. */
export function finished(draft: DraftWhen): RuleWhen {
  const when: Record<string, unknown> = {}
  const addresses = draft.from.filter((one) => one.includes('@'))
  const isKnown = addresses.length > 0 || draft.domain.length > 0
  for (const list of LISTS) {
    const values = list === 'from' && isKnown ? addresses : draft[list]
    if (values.length > 0) when[list] = [...new Set(values)]
  }
  for (const flag of FLAGS) if (draft[flag]) when[flag] = true
  if (draft.kind) when.kind = draft.kind
  if (draft.project) when.project = draft.project
  if (draft.unless && !isEmpty(draft.unless)) when.unless = finished(draft.unless)
  if (draft.or.length > 0) when.or = draft.or.map(finished)
  return when
}

export const isEmpty = (draft: DraftWhen): boolean => {
  const { all: _, unless: __, ...rest } = finished(draft)
  return Object.keys(rest).length === 0
}

/** What both say; a list of the later joins that of the former. */
export function joined(one: DraftWhen, other: DraftWhen): DraftWhen {
  const both = draftWhen()
  for (const list of LISTS) both[list] = [...one[list], ...other[list]]
  for (const flag of FLAGS) both[flag] = one[flag] || other[flag]
  both.kind = other.kind ?? one.kind
  both.project = other.project ?? one.project
  both.unless = other.unless ?? one.unless
  both.or = [...one.or, ...other.or]
  return both
}

/** Two days, two projects, or high and low at once: nobody can say which is meant. */
export function contradicts(acts: readonly RuleAct[]): boolean {
  const single = ['project', 'priority', 'due'] as const
  return single.some(
    (kind) => new Set(acts.filter((act) => act.do === kind).map(({ value }) => value)).size > 1,
  )
}
