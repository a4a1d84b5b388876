// A rule in words as it is read: conditions and acts, an absence, what is missing, or why it is none.

/**
 * Every field that is given must hold; in a list one must, or all of them with `all`. None given: every mail.
 * Words and names are those of the text; who and what they mean is for whoever keeps the rule.
 */
export interface RuleWhen {
  /** Addresses, local parts ("billing@"), names of people or lists. */
  from?: readonly string[]
  domain?: readonly string[]
  /** Addresses that the mail was sent to. */
  to?: readonly string[]
  subject?: readonly string[]
  /** In subject or text. */
  says?: readonly string[]
  asks?: readonly string[]
  kind?: MailKind
  /** Whoever wrote the rule is only in copy. */
  copied?: true
  hasAttachment?: true
  /** Type or name of one: "pdf". */
  attachment?: readonly string[]
  /** "weekend", "friday", "after 18:00", "before 08:00" */
  at?: readonly string[]
  unassigned?: true
  undated?: true
  /** Name of the project that it is in already. */
  project?: string
  all?: true
  unless?: RuleWhen
  /** One of these must hold, beside the fields above. */
  or?: readonly RuleWhen[]
}

export type MailKind = 'newsletter' | 'invitation' | 'autoreply'

export type RuleAct =
  | { do: 'project'; value: string }
  | { do: 'priority'; value: 'high' | 'normal' | 'low' }
  /** `me` is whoever wrote the rule. */
  | { do: 'assign'; value: string }
  | { do: 'label'; value: string }
  /** `+3d` after the mail, `+2wd` working days, a weekday, `eom` */
  | { do: 'due'; value: string }
  | { do: 'ignore'; value: true }
  | { do: 'suggest'; value: true }
  /** An agent or a person who is brought in. */
  | { do: 'copy'; value: string }
  | { do: 'forward'; value: string }
  /** In place of single mails: `daily`, `weekly:monday`. */
  | { do: 'digest'; value: string }

/** Days are 'YYYY-MM-DD', first and last counted in; null for from now, and for no end. */
export interface Term {
  start: string | null
  until: string | null
}

export interface ReadRule extends Term {
  when: RuleWhen
  acts: readonly RuleAct[]
}

export type AbsenceAct =
  /** Who gets the tasks of whoever is away, by name or address as it was written. */
  | { do: 'delegate'; value: string }
  | { do: 'pause'; value: 'reminders' | 'tasks' }
  /** Told on return. */
  | { do: 'digest'; value: 'return' }
  /** Ends one that runs. */
  | { do: 'end'; value: true }

/** "While I am away Ben gets mine until 12 January": until is null for an act without an end that needs none (`end`). */
export interface ReadAbsence extends Term {
  acts: readonly AbsenceAct[]
  /** Mails that it leaves alone. */
  unless?: RuleWhen
  /** It holds for these alone: "until Friday no reminders for the summit project". */
  when?: RuleWhen
}

/** What must be asked back. */
export type Missing = 'person' | 'condition' | 'act' | 'project' | 'until'

/** Why no rule comes of it. */
export type RefusedFor = 'not-a-rule' | 'impossible' | 'harm'

export type RuleReading =
  | { kind: 'rule'; rules: readonly ReadRule[] }
  | { kind: 'absence'; absence: ReadAbsence }
  | {
      kind: 'ask'
      missing: readonly Missing[]
      /** Words of which nothing was understood. */
      unread?: readonly string[]
      /** What was clear nevertheless. */
      clear?: readonly ReadRule[]
    }
  | { kind: 'refuse'; why: RefusedFor }

/** What the reader may know of the company; all of it can be left out. */
export interface RuleWorld {
  /** 'YYYY-MM-DD', in the writer's zone. */
  today: string
  /** Names of agents, which are brought in where a person would get a task. */
  agents?: readonly string[]
  projects?: readonly string[]
  /** Addresses of people of the company: nobody else's may get a mail by a rule. */
  addresses?: readonly string[]
}
