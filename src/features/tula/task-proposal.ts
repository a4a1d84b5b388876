// What Tula proposes to do with a mail: the form that the rules and the model both fill.
import { z } from 'zod'
import type { Command } from '../../language/commands.ts'
import type { SuggestionAnswer } from '../../language/suggestion-answers.ts'
import { priority } from '../tasks/contract.ts'
import type { AnsweredTask } from '../tasks/index.ts'
import type { ProposedProjectAct } from './project-words.ts'

/** The verbatim words of the mail that an item rests on; 0..1 says how sure the reading is. */
const proof = { sentence: z.string(), confidence: z.number().min(0).max(1) }

export const proposedTask = z.object({
  title: z.string(),
  description: z.string(),
  /** Addresses of people on the mail. */
  assignees: z.array(z.string()),
  /** Who is named for it and is not on the mail. */
  names: z.array(z.string()).max(20).default([]),
  /** Whom a rule of the company gives it, by id: they need not be on the mail. */
  assignedIds: z.array(z.number()).optional(),
  /** 'YYYY-MM-DD' */
  dueDate: z.string().nullable(),
  /** How often it is to be done: the value of an RRULE (RFC 5545), such as FREQ=WEEKLY;BYDAY=MO. */
  recurrence: z.string().nullable().default(null),
  /** Numbers of the tasks that it waits for. */
  blockedBy: z.array(z.number()).max(50).default([]),
  priority,
  ...proof,
})
export type ProposedTask = z.infer<typeof proposedTask>

export const proposedChange = z.object({
  /** Number of the task in its project. */
  task: z.number(),
  title: z.string().optional(),
  status: z.string().optional(),
  priority: priority.optional(),
  dueDate: z.string().nullable().optional(),
  assignees: z.array(z.string()).optional(),
  /** How often it is due from now on, as of a new task; null for once. */
  recurrence: z.string().nullable().optional(),
  blockedReason: z.string().nullable().optional(),
  /** Not needed any more: it goes to the deleted ones. */
  dropped: z.boolean().optional(),
  /** Why, in the words of the mail. */
  reason: z.string().nullable().optional(),
  ...proof,
})
export type ProposedChange = z.infer<typeof proposedChange>

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
  /** "my tasks", "status" and "results" are answered with them. */
  asksFor: 'tasks' | 'status' | 'results' | null
  /** $$polling: kept for the polling agents. */
  forPolling: boolean
  /** $$task: what it asks for is meant as a task (MAIL-14). */
  forTask: boolean
}
