// What a language folder says about how replies speak of tasks: words by what they mean, and nothing else.

/**
 * Comma-separated words and phrases, folded (lower case, no accents, ß as ss). A star stands for any ending
 * ("finish*"). The matchers know these names and no language.
 */
export interface ActWords {
  /** What has become of a task. */
  done: string
  begun: string
  part: string
  waiting: string
  /** What it waited for is there. */
  free: string
  off: string
  /** Open again. */
  open: string
  /** What is to change. */
  move: string
  later: string
  earlier: string
  deadline: string
  take: string
  give: string
  swap: string
  quit: string
  share: string
  urgent: string
  calm: string
  rename: string
  merge: string
  add: string
  keep: string
  /** Mood and time. */
  not: string
  unsure: string
  heard: string
  if: string
  once: string
  will: string
  should: string
  please: string
  cannot: string
  wish: string
  ask: string
  joke: string
  almost: string
  already: string
  yet: string
  before: string
  now: string
  be: string
  have: string
  /** Persons. */
  i: string
  we: string
  you: string
  he: string
  they: string
  it: string
  mine: string
  yours: string
  their: string
  nobody: string
  /** Quantity and order. */
  all: string
  rest: string
  both: string
  except: string
  /** The one of two, or of a list. */
  last: string
  former: string
  latter: string
  item: string
  /** Of days. */
  same: string
  until: string
  day: string
  week: string
  month: string
  /** Manners. */
  hello: string
  thanks: string
  agree: string
  /** Where clauses meet. */
  and: string
  because: string
}

/** "First" to "tenth" and "one" to "twelve", each with its forms. */
export interface CountingWords {
  ordinals: readonly string[]
  numbers: readonly string[]
  /** Between the numbers of a list: "1 and 3". */
  joins: string
  /** Between the ends of a range: "1 to 3". */
  ranges: string
  /** One of something: "a week". */
  single: string
  /** Two weeks. */
  fortnight: string
}

/** How the language marks what is past in the verb itself. */
export interface PastForms {
  /** Comma-separated forms that follow no rule. */
  words: string
  endings: string
  /** Begins a participle that one of `closings` ends: "ge…t". */
  openings: string
  closings: string
  /** Words with such an ending that are none. */
  never: string
  /** Before a noun, where the nouns of the language have such endings: "les affiches" is nothing that was done. */
  articles?: string
}

/** Comma-separated phrases, folded, of what replies state about a task, its thing or a person. */
export interface StatementWords {
  /** Small words before a name that make it no subject: "the keys from Ann", "with Ann". */
  behind: string
  /** Of a thing that is on its way: its day moves no task that ordered it. */
  arrives: string
  /** Verbs of a task whose thing arrives later. */
  orders: string
  /** Of people who are not there, and of places that are closed. */
  away: string
  forgot: string
  /** Orders to mark a task as done; with other words between their words: "cross it off". */
  crosses: string
  noTask: string
}

export interface ReplyLanguage {
  code: string
  words: ActWords
  counting: CountingWords
  past: PastForms
  /** Words of people who are free or away, and of days that somebody holds: they move no date. Folded, comma-separated. */
  presence: string
  /** Phrases, as in ActWords: "somebody else", "perhaps", "not … but", "instead of", and orders to drop what follows. */
  others: string
  maybe: string
  butRather: string
  insteadOf: string
  drops: string
  statements: StatementWords
  /** Endings of an infinitive where it opens a title, and where it closes one; none in English. Comma-separated. */
  infinitives: { first: string; last: string }
  /** Verbs that report the same work, one line each. */
  sameWork: string
  /** Small words by which the language is known, and which name no thing. */
  small: string
}
