// A rule as it is kept: its conditions, and acts that name projects and people as records.
import type { RuleAct, RuleWhen, Term } from './rule.ts'

/** What names a record: the project by id, the person by id, the agent by its type. */
export type KeptAct =
  | { do: 'project'; id: number; name: string }
  | { do: 'assign'; userId: number; name: string; email: string }
  | { do: 'copy'; agent: string; name: string }
  | Extract<RuleAct, { do: 'priority' | 'due' | 'ignore' | 'suggest' }>

export interface KeptRule extends Term {
  when: RuleWhen
  acts: KeptAct[]
}

/** What a rule that fits a mail orders of the agent that reads it. */
export interface RuleOrder {
  act: KeptAct
  /** Who made the rule, by address: null where all that comes of the mail is meant, else their own tasks alone. */
  onlyOf: string | null
  /** Only tasks without a day, or without a person. */
  undated: boolean
  unassigned: boolean
}
