// Measures what replies change: made, unasked and new tasks, by language and by kind.
import { type LabelledReply, repliesOf } from '../mails/cases.ts'
import { type Project, projectOf } from './project.ts'
import { after, type ReadReply, readReply } from './read-reply.ts'
import { type ReplyScore, scoreReply } from './score.ts'

export const REPLY_TRAINING = [
  ...[1, 2, 3].map((number) => `replies-train-${number}`),
  'natural-replies',
  'natural-replies-2',
  'natural-replies-3',
  'natural-replies-4',
]
export const REPLY_DEVELOPMENT = ['replies', 'mails-languages', 'replies-plain']

export interface MeasuredReply {
  set: string
  reply: LabelledReply
  project: Project
  read: ReadReply
  score: ReplyScore
}

export async function measureReplies(set: string, asGiven: boolean): Promise<MeasuredReply[]> {
  const { bases, replies } = repliesOf(set)
  const projects = new Map<string, Project>()
  for (const [name, base] of Object.entries(bases)) projects.set(name, await projectOf(base, asGiven))
  const measured: MeasuredReply[] = []
  for (const reply of replies) {
    const fresh = projects.get(reply.base)
    if (!fresh) throw new Error(`${reply.id}: there is no base ${reply.base}`)
    const project = await settled(fresh, reply)
    const read = await readReply(reply, project)
    measured.push({ set, reply, project, read, score: scoreReply(reply, read, project) })
  }
  return measured
}

/** With what an earlier reply of the same person made of it. */
export async function settled(project: Project, { prior, by }: LabelledReply): Promise<Project> {
  if (prior === undefined) return project
  const body = typeof prior === 'string' ? prior : prior.body
  const { changes } = await readReply({ by, body }, project)
  return { ...project, tasks: after(project.tasks, changes) }
}

const HEAD =
  'set                   replies  changes  made    unasked  adds    made    surplus  untouched   ms'

export function report(groups: ReadonlyMap<string, readonly MeasuredReply[]>): string {
  return [HEAD, ...[...groups].map(([name, measured]) => row(name, measured))].join('\n')
}

function row(name: string, measured: readonly MeasuredReply[]): string {
  const sum = (of: (score: ReplyScore) => number) =>
    measured.reduce((total, { score }) => total + of(score), 0)
  const made = sum((score) => score.made.length)
  const asked = made + sum((score) => score.missed.length)
  const added = sum((score) => score.added)
  const adds = added + sum((score) => score.notAdded.length)
  const quiet = measured.filter(({ reply }) => reply.changes.length === 0 && !reply.reopens)
  const untouched = quiet.filter(({ score }) => score.unasked.length === 0).length
  const ms = measured.reduce((total, { read }) => total + read.readMs, 0) / measured.length
  return [
    name.padEnd(22),
    String(measured.length).padEnd(9),
    String(asked).padEnd(9),
    percent(made, asked).padEnd(8),
    `${sum((score) => score.unasked.length)} ${percent(
      sum((score) => score.unasked.length),
      asked,
    )}`.padEnd(10),
    String(adds).padEnd(7),
    percent(added, adds).padEnd(8),
    String(sum((score) => score.surplus.length)).padEnd(9),
    `${untouched}/${quiet.length}`.padEnd(11),
    ms.toFixed(2),
  ].join('')
}

const percent = (part: number, whole: number) => (whole === 0 ? '-' : (part / whole).toFixed(3))

/** Each reply that was not read wholly right, with what was missed and what nobody asked for. */
export function missesOf(measured: readonly MeasuredReply[]): string {
  return measured
    .filter(
      ({ score }) =>
        score.missed.length + score.unasked.length + score.notAdded.length + score.surplus.length > 0,
    )
    .map(({ reply, project, read, score }) =>
      [
        `=== ${reply.id} ${reply.lang} ${reply.kind} by ${reply.by}`,
        ...project.tasks.map(
          ({ number, title, assignees, dueDate, status }) =>
            `   #${number} ${title} | ${assignees.join(', ')} | ${dueDate ?? ''} ${status === 'pending' ? '' : status}`,
        ),
        '---',
        reply.body,
        '---',
        ...score.missed.map((label) => `  MISSED  ${JSON.stringify(label)}`),
        ...score.unasked.map(({ field, change }) => `  UNASKED ${field} ${JSON.stringify(change)}`),
        ...score.notAdded.map((label) => `  NO TASK ${JSON.stringify(label.gist)}`),
        ...score.surplus.map((title) => `  SURPLUS ${title}`),
        ...read.proposal.changes
          .filter((change) => !read.changes.includes(change))
          .map((change) => `  unsure  ${JSON.stringify(change)}`),
      ].join('\n'),
    )
    .join('\n\n')
}
