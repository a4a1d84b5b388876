// The labelled mails and replies of eval/data/tasks; its README has the format and the guideline.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const people = z.array(z.string())
/** Any word of each group occurs in the title. */
const gist = z.array(z.array(z.string()))
const anyOf = z.union([z.string(), z.null()]).array()

const task = z.object({
  gist,
  assignee: anyOf,
  due: anyOf,
  priority: z.enum(['high', 'low']).optional(),
  optional: z.boolean().default(false),
  quote: z.string().optional(),
  quote_in: z.string().optional(),
  all: z.unknown().optional(),
})
export type LabelledTask = z.infer<typeof task>

const mail = z.object({
  id: z.string(),
  lang: z.string(),
  kind: z.string(),
  from: z.string(),
  to: people,
  cc: people.default([]),
  subject: z.string(),
  /** As it stands in the header. */
  date: z.string().optional(),
  text: z.string().optional(),
  html: z.string().optional(),
  tasks: z.array(task),
})

const base = z.object({
  from: z.string(),
  to: people,
  cc: people.default([]),
  subject: z.string(),
  lang: z.string().optional(),
  lines: z.array(z.string()),
  keys: z.array(z.string()),
  /** The task of each line as a careful person writes it down. */
  tasks: z
    .array(
      z
        .object({
          k: z.string(),
          title: z.string(),
          assignee: z.string().nullable(),
          due: z.string().nullable(),
        })
        .loose(),
    )
    .optional(),
})
export type BaseProject = z.infer<typeof base>

const oneOrMore = z.union([z.string(), z.array(z.string())])
const change = z
  .object({
    k: z.string(),
    status: oneOrMore.optional(),
    due: z.union([z.string(), z.null(), anyOf]).optional(),
    assignee: z.union([z.string(), z.null(), anyOf]).optional(),
    assignees: people.optional(),
    priority: oneOrMore.optional(),
    title: z.unknown().optional(),
    dependsOn: z.unknown().optional(),
    quote: z.string().optional(),
    optional: z.boolean().optional(),
  })
  .loose()
const reply = z
  .object({
    id: z.string(),
    lang: z.string(),
    kind: z.string(),
    base: z.string(),
    by: z.string(),
    body: z.string(),
    changes: z.array(change).default([]),
    add: z.array(task).default([]),
    allow: z.array(z.record(z.string(), z.unknown())).default([]),
    optional: z.boolean().default(false),
    quote: z.string().optional(),
    prior: z.union([z.string(), z.object({ body: z.string() }).loose()]).optional(),
    reopens: people.optional(),
  })
  .loose()
export type LabelledChange = z.infer<typeof change>
export type LabelledReply = z.infer<typeof reply>

const file = z.object({
  date: z.string().optional(),
  mails: z.array(mail).default([]),
  bases: z.record(z.string(), base).default({}),
  replies: z.array(reply).default([]),
})

export type LabelledMail = Omit<z.infer<typeof mail>, 'date'> & { date: string }

const DATE = 'Fri, 20 Nov 2026 10:00:00 +0100'

export const TRAINING = [1, 2, 3, 4, 5, 6, 7].map((number) => `train-${number}`)
/** Plain mails as people write them every day. */
export const NATURAL = ['natural-en-1', 'natural-other', 'natural-3', 'natural-4']
export const DEVELOPMENT = ['mails-shapes', 'mails-languages']

/** Of train-7, the mails whose id ends in 0 or 5 are never trained on: they say whether traps are left alone. */
export const isKeptOut = ({ id }: { id: string }) => /^t7-.*[05]$/.test(id)

/** The mails of a file of the set, such as 'train-1'. */
export function mailsOf(name: string): LabelledMail[] {
  const { mails, date } = read(name)
  return mails.map((one) => ({ ...one, date: one.date ?? date ?? DATE }))
}

/** The base projects of a file and the replies to them. */
export function repliesOf(name: string): { bases: Record<string, BaseProject>; replies: LabelledReply[] } {
  const { bases, replies } = read(name)
  return { bases, replies }
}

/** `name` is that of a file of the set, or the path of another one. */
function read(name: string): z.infer<typeof file> {
  const path = name.includes('/') ? name : new URL(`../data/tasks/${name}.json`, import.meta.url)
  return file.parse(JSON.parse(readFileSync(path, 'utf8')))
}

const realLabel = z.object({ id: z.string(), tasks: z.array(task) })
const realMail = z.object({ id: z.string(), raw: z.string() })

/** Real business mails of a collection with the tasks that somebody wrote down; none where it has none. */
export function realMailsOf(dir: string): { labelled: LabelledMail; raw: Buffer }[] {
  const labels = join(dir, 'tasks', 'business-mail.jsonl')
  const cases = join(dir, 'business-mail', 'cases.jsonl')
  if (!existsSync(labels) || !existsSync(cases)) return []
  const raws = new Map(linesOf(cases, realMail).map(({ id, raw }) => [id, raw]))
  return linesOf(labels, realLabel).flatMap(({ id, tasks }) => {
    const raw = raws.get(id)
    const known = { id, tasks, lang: 'en', kind: 'real', from: '', to: [], cc: [], subject: '', date: DATE }
    return raw === undefined ? [] : [{ labelled: known, raw: Buffer.from(raw) }]
  })
}

function linesOf<T>(path: string, form: z.ZodType<T>): T[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => form.parse(JSON.parse(line)))
}
