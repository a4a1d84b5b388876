// What a folder lexicon/<code>/ holds of how people write rules for their mail. The reader knows no language.

/** What a phrase says of a rule. Where a name or words belong to it, they follow, unless the comment says otherwise. */
export type Cue =
  /** "when", "if" */
  | 'when'
  | 'consequence'
  | 'unless'
  | 'either'
  | 'or'
  | 'and'
  /** Mails of any kind, "everything". */
  | 'mails'
  /** Tasks, where they stand for the mails that they come of. */
  | 'tasks'
  | 'from'
  /** Before a domain: everybody but those of it. */
  | 'outside'
  /** The name stands before: "Bea writes". */
  | 'writes'
  | 'sentTo'
  /** The words follow, or stand before: "'invoice' in the subject". */
  | 'subject'
  | 'says'
  /** "the word" */
  | 'word'
  | 'asks'
  /** "somebody", "anyone" */
  | 'anybody'
  | 'newsletter'
  | 'invitation'
  | 'autoreply'
  | 'copied'
  | 'attached'
  | 'weekend'
  /** Before a time of day. */
  | 'after'
  | 'before'
  | 'undated'
  | 'unassigned'
  /** Where mails or tasks go: a project, or a person. */
  | 'goes'
  | 'into'
  | 'project'
  /** "to", "for" before a name alone. */
  | 'to'
  | 'high'
  | 'normal'
  | 'low'
  | 'priority'
  | 'assign'
  /** The name stands before: "Ben takes it". */
  | 'takes'
  | 'me'
  | 'copy'
  /** "too", "also": who gets a mail is brought in. */
  | 'too'
  | 'forward'
  | 'label'
  | 'due'
  | 'within'
  | 'day'
  | 'week'
  | 'workday'
  | 'tomorrow'
  | 'monthEnd'
  | 'ignore'
  | 'suggest'
  | 'daily'
  | 'weekly'
  | 'digest'
  /** First person alone: "I'm away". */
  | 'away'
  | 'delegate'
  /** The name stands before: "Ben covers for me". */
  | 'covers'
  | 'noReminders'
  | 'noTasks'
  | 'onReturn'
  | 'ends'
  /** The day after the last: "back on". */
  | 'back'
  | 'until'
  /** Of no rule can this be done: pay, delete, answer. */
  | 'impossible'
  /** A verb of work that no act of a rule is. */
  | 'order'
  /** Words that tell or ask, and set up nothing. */
  | 'telling'
  /** What asks, where the text ends with a question mark. */
  | 'question'
  /** "could you", which asks for something to be done. */
  | 'request'
  /** Says nothing: "please", "the". */
  | 'noise'
  /** What is left open: "important ones". */
  | 'vague'
  /** "no", "never": with tasks it is a rule that makes none. */
  | 'not'
  /** What is the writer's: "my tasks", "mine". */
  | 'mine'
  /** Away, where a sentence begins with it: "out until Wednesday". */
  | 'awayFirst'
  /** A term begins: "from … to", "for the next". */
  | 'term'
  /** What follows only says why: "they are just". */
  | 'aside'
  /** "'s" behind a name. */
  | 'own'
  /** "if they come from …": what the sentence before said holds, too. */
  | 'again'
  | 'weekday'
  | 'number'
  | 'file'

export interface RuleWords {
  code: string
  /** Phrases, parted by commas, folded, with single blanks: `a|b` is either, `a?` may be left out, `a_b` is two words. */
  cues: Partial<Readonly<Record<Cue, string>>>
  /** What begins a rule in a mail: "from now on". */
  leads: string
  /** From one on, each with its forms: "one|a|an, two". */
  numbers: string
  /** From Monday on, with their forms. */
  weekdays: string
  /** What stands before a noun: "an answer" orders nothing. */
  articles: string
  /** What stands within a name beside articles: "of", "in". */
  links: string
  /** Types of files, the first form being how it is kept. */
  files: string
  /** Names take an s before what is theirs: "Chiaras Mails". */
  hasGenitive?: true
  /** Nouns are written with a capital letter, names or not. */
  nounsAreCapital?: true
}
