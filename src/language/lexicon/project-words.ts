// What a folder lexicon/<code>/ holds of how people speak of whole projects. The reader knows no language.

/**
 * Words are written folded, phrases with single blanks. A form is a sentence of such words: `a|b` is either, `a?` may
 * be left out, {this} is what lies before the writer, {mail} the same by an unmistakable name, {project} the same said
 * as a project, {name} the name of a project or a new one. What is no such form is not read.
 */
export interface ProjectWords {
  code: string
  /** "this": the conversation with all that came of it, and so are the two below. */
  these: string
  /** Phrases that can be nothing else: "this mail", "the whole thread". */
  mails: string
  /** "the project" */
  projects: string
  /** Before the number of a task. */
  tasks: string
  /** Between two numbers. */
  and: string
  /** What may begin a request and says nothing of it: "please", "can you". */
  leads: string
  /** What may end it: "thanks". */
  tails: string
  /** What stands before a name and is none of it: "the", "our project". */
  articles: string
  moves: readonly string[]
  renames: readonly string[]
  archives: readonly string[]
  unarchives: readonly string[]
  deletes: readonly string[]
}
