// What a feature says to questions about its records, and which changes of them it proposes; the Copilot asks them all.
import type { Scope } from '../kit/scope.ts'
import type { AskingLanguage } from '../language/in-english.ts'
import type { Passage } from '../language/knowledge/passage.ts'
import type { AskedFor } from '../language/questions.ts'

/** A record on which a statement rests. */
export interface Source {
  kind: string
  id: number
  title: string
  /** The page that shows it. */
  path: string
  /** What of it says so, in its own words; null where its title does. */
  quote: string | null
  /** ISO; null for what is of no time. */
  at: string | null
}

/** A change of one field of a record, as it is shown before it is made. */
export interface ProposedChange {
  kind: string
  /** Null for a record that is to be made. */
  id: number | null
  title: string
  /** Where it is shown; of a new one, where it will stand. */
  path: string
  /** As the record was when it was proposed: whoever was faster wins. Null for a new one. */
  version: number | null
  field: string
  /** What people call the field. */
  label: string
  /** In words; empty where there was nothing. */
  before: string
  after: string
  /** What is written. */
  value: unknown
}

export interface Statement {
  /** Plain text; it is never read as markup. */
  text: string
  sources: readonly Source[]
}

/** What somebody may do about what was told. */
export interface ActionItem {
  title: string
  priority: string
  description: string
  action: string
}

export interface Insight {
  type: 'warning' | 'opportunity' | 'trend' | 'other'
  title: string
  description: string
  /** Percent; left out of what is counted. */
  confidence?: number | undefined
}

/** A move of one task, made when its button is pressed. */
export interface TaskIntent {
  label: string
  status: string
  taskId: number | null
  /** As the task was when it was told; null where that is not known. */
  version: number | null
}

/** Beside the words of an answer; all of it plain text. */
export interface Advice {
  actionItems?: readonly ActionItem[]
  insights?: readonly Insight[]
  intents?: readonly TaskIntent[]
}

export interface Answered extends Advice {
  statements: readonly Statement[]
  /** From 0 to 1: of several features that know something, the surest speaks. */
  sureness: number
  /** Wait for a press; nothing is changed by asking. */
  changes?: readonly ProposedChange[]
  /** Its own reader has understood every word of the order, which tells rather than asks: nothing judges it once more. */
  isJudged?: boolean
  /** How the list on the screen is to be shown, where that was asked for: filters and order, as its feature writes them. */
  view?: unknown
}

/** One question, understood as far as that takes no records. */
export interface AskedQuestion {
  /** In English words as far as it asks, with what it pointed at put in its place. */
  said: string
  /** That it was asked in. */
  language: AskingLanguage
  /** As the person wrote it; in English where something it pointed at was put in its place. */
  asWritten: { text: string; language: AskingLanguage }
  about: AskedFor
  /** Who asks. */
  me: { id: number; email: string; name: string }
  /** People of the context, those without a task too; none where only those of tasks are known. */
  people?: readonly { id: number; name: string }[]
  /** YYYY-MM-DD, of the person who asks. */
  today: string
  zone: string
  now: Date
  /** What was told before, where the question is of that alone: "how many of those". */
  among: readonly Source[] | null
  /** The project on the screen; null for none. */
  projectId: number | null
  /** The record on the screen; null for none. */
  shown: { kind: string; id: number } | null
  /** Ids of records that the search found for the words of the question, by kind, the best first. */
  found: ReadonlyMap<string, readonly number[]>
  /** Words of the question, folded, that no record says which may be read: they tell nothing of what is meant. */
  unheard: ReadonlySet<string>
}

export interface Applied {
  /** For the undo of all of it. */
  changeSetIds: number[]
  /** What was not done and why, in words for the person. */
  refused: { title: string; because: string }[]
}

/** A passage of a record's text, in which an answer may stand word for word. */
export interface SourcePassage {
  passage: Passage
  /** What stands behind a sentence of it, such as the name of a file and the page; none where the source tells enough. */
  place?: string
  /** Its quote is what was cited. */
  source: Omit<Source, 'quote'>
}

/** A record as people call it: whether an order is about it alone is told by that. */
export interface Nameable {
  kind: string
  id: number
  name: string
  /** What else it is called by: its number, its project, its people, what a mail said of it. */
  about: string
  /** Ended, completed, closed. */
  isOver: boolean
  /** The project that it is in; null for what is in none. */
  projectId: number | null
  /** How it stands that day (YYYY-MM-DD), as a line of an answer; absent where that is not told in one. */
  line?: (today: string) => string
}

export interface Asks {
  /** For a question about a fact: what those records say that were found for it, which the scope may read. */
  passages?(scope: Scope, question: AskedQuestion): Promise<readonly SourcePassage[]>
  /** Of what the scope may read alone; null where these records say nothing to it. */
  answer(scope: Scope, question: AskedQuestion): Promise<Answered | null>
  /** All that an order of the scope could be about; asked for where one is proposed. */
  nameable?(scope: Scope): Promise<readonly Nameable[]>
  /** Makes changes that it proposed, once somebody pressed; in the open transaction. */
  apply?(scope: Scope, changes: readonly ProposedChange[]): Promise<Applied>
}
