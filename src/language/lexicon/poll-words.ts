// What a folder lexicon/<code>/ says of polls and of votes: words by what they mean.

export type PollKind = 'single' | 'multiple' | 'ranked' | 'yes_no' | 'approval' | 'schedule'

/** Phrases parted by '|', in lower case without accents, as they are written. */
export const POLL_CLASSES = [
  // What is said of an option
  'yes',
  'no',
  'maybe',
  'not',
  'rather',
  'than',
  'only',
  'all',
  // "both", of two that were named
  'both',
  // An excuse, which refuses only where nothing else is said
  'sorry',
  'none',
  'except',
  'rest',
  'indifferent',
  // Why somebody is not free
  'busy',
  'always',
  // "A above B"
  'compares',
  // How it is put together
  'and',
  'or',
  'but',
  'also',
  'correction',
  'condition',
  'otherwise',
  'because',
  'article',
  'is',
  'please',
  // How options are pointed at
  'option',
  'last',
  'lastRank',
  'after',
  'before',
  'morning',
  'afternoon',
  'evening',
  // Who says it
  'self',
  'same',
  'behalf',
  'relative',
  'votes',
  // "Nadia has signed it off"
  'decided',
  'later',
  'away',
  // What becomes of a poll
  'close',
  'results',
  'remind',
  'open',
  'reopen',
  'extend',
  'add',
  'more',
  // How a poll is asked
  'ask',
  'which',
  'shall',
  'every',
  'poll',
  'pickMany',
  'pickOne',
  'rank',
  'yesOrNo',
  'approve',
  'mustApprove',
  'deadline',
  'anonymous',
  'hidden',
  'quorum',
  'answers',
  'onlyThey',
  'majority',
  'unanimous',
  'request',
  'offer',
  'ideas',
  'smallTalk',
  'times',
] as const
export type PollClass = (typeof POLL_CLASSES)[number]

export const RANGE_WORDS = ['since', 'from', 'to', 'on', 'between'] as const
export type RangeWord = (typeof RANGE_WORDS)[number]

export interface PollWords {
  /** ISO 639-1. */
  code: string
  classes: Partial<Readonly<Record<PollClass, string>>>
  /** From the first on, the forms of each parted by '/'. */
  ordinals: string
  /** From one on, the forms of each parted by '/'. */
  numbers: string
  /** From Monday on, the forms of each parted by '/'. */
  weekdays: string
  /** "if need be": each phrase of `need` behind each of `when`. */
  ifNeedBe: { when: string; need: string }
  /** What stands around the days of a range: "ab A", "from A to B", "A and on", "between A and B". */
  ranges: Readonly<Record<RangeWord, string>>
  /** How a kind of poll is named in a word or two. */
  kinds: Readonly<Record<PollKind, string>>
  /** Words around such a name that say nothing: "please make it a". */
  kindFrame: string
}
