// What Tula proposes to do with a mail: the form that the rules and the model both fill.
import type { Command } from '../../language/commands.ts'
import type { SentenceToAsk } from '../../language/replies/sentences-to-ask.ts'
import type { SuggestionAnswer } from '../../language/suggestion-answers.ts'
import type { Priority } from '../tasks/contract.ts'
import type { AnsweredTask } from '../tasks/index.ts'
import type { ProposedProjectAct } from './project-words.ts'

/** What an item rests on. */
interface Proof {
  /** The verbatim words of the mail. */
  sentence: string
  /** 0..1 */
  confidence: number
  /** Where another reader than that of the mail found it. */
  by?: 'rules'
}

export interface ProposedTask extends Proof {
  title: string
  description: string
  /** Addresses of people on the mail. */
  assignees: string[]
  /** Who is named for it and is not on the mail. */
  names: string[]
  /** Whom a rule of people gives it: they need not be on the mail. No reader, and no model, may name somebody here. */
  assignedIds?: number[]
  /** 'YYYY-MM-DD' */
  dueDate: string | null
  /** What another reader takes for its day, where they differ. */
  otherDueDate?: string | null | undefined
  /** How often it is to be done: the value of an RRULE (RFC 5545), such as FREQ=WEEKLY;BYDAY=MO. */
  recurrence: string | null
  /** Numbers of the tasks that it waits for. */
  blockedBy: number[]
  /** Its place in the reader's list, from 1, and the places of those that it waits for. */
  place?: number
  waitsForPlaces?: number[]
  priority: Priority
}

export interface ProposedChange extends Proof {
  /** Number of the task in its project. */
  task: number
  title?: string | undefined
  status?: string | undefined
  priority?: Priority | undefined
  dueDate?: string | null | undefined
  /** As of a new task. */
  otherDueDate?: string | null | undefined
  assignees?: string[] | undefined
  /** How often it is due from now on, as of a new task; null for once. */
  recurrence?: string | null | undefined
  blockedReason?: string | null | undefined
  /** Not needed any more: it goes to the deleted ones. */
  dropped?: boolean | undefined
  /** What the mail tells of it; `isOpen`: only a part of it is reported as done. */
  note?: { text: string; isOpen: boolean } | undefined
  /** Why, in the words of the mail. */
  reason?: string | null | undefined
}

export interface TaskProposal {
  commands: Command[]
  /** What it answers to the suggestions of the last receipt. */
  decided: SuggestionAnswer[]
  tasks: ProposedTask[]
  changes: ProposedChange[]
  /** What it wants with its whole project. */
  projectActs: ProposedProjectAct[]
  /** What is neither: kept as a comment. */
  comment: string | null
  /** The task that the mail answers a comment of: its comment stands there. */
  answers: AnsweredTask | null
  /** Sentences that could not be carried out, with the question to ask. */
  unclear: string[]
  /** Sentences of a reply in which nothing was read, each next to the task that it may mean. */
  toAsk?: SentenceToAsk[]
  /** Sentences of a reply that only became its comment, while others changed something. */
  unread?: string[]
  /** "my tasks", "status" and "results" are answered with them. */
  asksFor: 'tasks' | 'status' | 'results' | null
  /** Of a question: the numbers of the tasks that it names, or the project. */
  asksAbout?: { tasks: number[]; projectId: number | null }
  /** It says that the mail before asked for several things. */
  saysSeveral?: boolean
  /** Besides what else it says, it asks what is open. */
  asksForOpen?: boolean
  /** The language of a mail that is in none that is read (ISO 639-1). */
  unreadIn?: string
  /** $$polling: kept for the polling agents. */
  forPolling: boolean
  /** $$task: what it asks for is meant as a task (MAIL-14). */
  forTask: boolean
}
