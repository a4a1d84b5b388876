// What an agent did with a mail: for the records of the delivery, the receipt, the bell and the log.
import { z } from 'zod'
import type { LayoutSection } from '../mail/layout-parts.ts'

/** The switches by which a person leaves out mails of ours, without the one for all of them (ENT-07). */
export const mailSwitch = z.enum([
  'newTaskAlerts',
  'taskAssignments',
  'taskStatusChanges',
  'projectUpdates',
  'taskDueReminders',
  'weeklyDigest',
  'morningMail',
])
export type MailSwitch = z.infer<typeof mailSwitch>

/** One record; `kind` is one of the nouns of a feature's manifest. */
const subject = z.object({ kind: z.string(), id: z.number() })
export type Subject = z.infer<typeof subject>

const row = z.object({
  number: z.number().nullable(),
  title: z.string(),
  /** Who, when, how urgent. */
  meta: z.array(z.string()),
  url: z.string(),
  /** The sentence of the mail that it rests on. */
  note: z.string().optional(),
})

/** A new record, which the receipt shows. */
const made = row.extend({ subject })
export type Made = z.infer<typeof made>

/** A suggestion, which waits for a person. */
const asked = row.extend({
  /** By which a reply can answer it, where there are several. */
  letter: z.string().optional(),
  /** What is asked of it, in words; “Should I keep this?” without it. */
  question: z.string().optional(),
  /** Whether a task is done: the question names it, and “done”, “new” and “note” answer it. */
  asksDone: z.boolean().optional(),
})
export type Asked = z.infer<typeof asked>

const changeLine = z.object({
  number: z.number().nullable(),
  title: z.string(),
  /** "due date is now Mon 16 Mar" */
  what: z.string(),
})
export type ChangeLine = z.infer<typeof changeLine>

/** The project, or whatever else, in which the agent keeps what came of the mail. */
const place = z.object({
  kind: z.literal('project'),
  id: z.number(),
  name: z.string().nullable(),
  url: z.string(),
})
export type Place = z.infer<typeof place>

/** Kept with the delivery, and read again for a joined receipt. */
export const outcome = z.object({
  /** "3 tasks, 1 question for you" without the full stop. */
  headline: z.string(),
  made: z.array(made),
  /** Records that are other than before, each once. */
  changed: z.array(subject),
  /** What the receipt says of changes. */
  changeLines: z.array(changeLine),
  asked: z.array(asked),
  notUnderstood: z.array(z.string()),
  notes: z.array(z.string()),
  /** Commands that may help here: "#due 2 Friday". */
  help: z.array(z.string()),
  /** What else the receipt shows: a digest, a poll's result, an answer with its sources. */
  sections: z.array(z.custom<LayoutSection>((value) => typeof value === 'object')),
  place: place.nullable(),
  /** The switch that leaves the receipt out where it tells of `made` alone; null where that is what was asked for. */
  mailSwitch: mailSwitch.nullable(),
  /** Nothing was found: whoever only copied the agent, or only thanks it, is not told (agents.md 1.9). */
  isQuiet: z.boolean(),
  /** Nobody but its sender may see the mail, such as a vote of an anonymous poll. */
  isPrivate: z.boolean().default(false),
  /** False where a reply in plain words changes nothing, so that the receipt does not offer it. */
  isCorrectable: z.boolean().optional(),
})
export type Outcome = z.infer<typeof outcome>

/** Nothing was done. */
export const emptyOutcome = (headline: string): Outcome => ({
  headline,
  made: [],
  changed: [],
  changeLines: [],
  asked: [],
  notUnderstood: [],
  notes: [],
  help: [],
  sections: [],
  place: null,
  mailSwitch: null,
  isQuiet: false,
  isPrivate: false,
})

/** How many records of each kind. */
export interface Tally {
  kind: string
  count: number
}

/** In the order in which the kinds come first. */
export function tally(subjects: readonly Subject[]): Tally[] {
  const counts = new Map<string, number>()
  for (const { kind } of subjects) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].map(([kind, count]) => ({ kind, count }))
}

/** Tasks have counts of their own on the wire (ENT-14). */
export const tasksOf = (tallies: readonly Tally[]): number =>
  tallies.find(({ kind }) => kind === 'task')?.count ?? 0
