// Makes what the judges of replies learn from: each clause with what the labels say of it.

import { meaningOf } from '../../src/features/tasks/status.ts'
import { ACTS, type Act } from '../../src/language/replies/acts.ts'
import type { KnownTask } from '../../src/language/replies/known-tasks.ts'
import { ownWordsOf } from '../../src/language/replies/listed-answers.ts'
import { type Scene, sceneOf } from '../../src/language/replies/scene.ts'
import { parseMail } from '../../src/mail/parse.ts'
import { type LabelledChange, type LabelledReply, repliesOf } from '../mails/cases.ts'
import { rawMail } from '../mails/raw-mail.ts'
import { type Project, projectOf, taskOf } from './project.ts'
import { senderOf } from './read-reply.ts'

export interface Example {
  scene: Scene
  clause: number
  /** What it says; several where the label takes any of them. */
  acts: Act[]
  /** Acts of which the labels say neither yes nor no. */
  open: Set<Act>
  /** Places of the tasks that each act is about. */
  targets: Map<Act, Set<number>>
  reply: LabelledReply
  set: string
}

const STATUS: Record<string, Act> = {
  done: 'done',
  cancelled: 'off',
  blocked: 'blocked',
  in_progress: 'begun',
  open: 'open',
}

export function actsOf(change: LabelledChange): Act[] {
  const list = (value: unknown) => (Array.isArray(value) ? value : [value])
  if (change.status !== undefined) return list(change.status).flatMap((one) => STATUS[String(one)] ?? [])
  if (change.dependsOn !== undefined) return ['blocked']
  if (change.due !== undefined) return ['due']
  if (change.assignee !== undefined || change.assignees !== undefined) return ['assign']
  if (change.priority !== undefined)
    return list(change.priority).map((one) => (one === 'low' ? 'low' : 'high'))
  return change.title === undefined ? [] : ['title']
}

const FIELD_ACTS: Record<string, readonly Act[]> = {
  status: ['done', 'off', 'blocked', 'begun', 'open', 'free'],
  gone: ['off', 'done'],
  due: ['due'],
  assignee: ['assign'],
  assignees: ['assign'],
  priority: ['high', 'low'],
  title: ['title'],
}

export async function examplesOf(set: string): Promise<Example[]> {
  const { bases, replies } = repliesOf(set)
  const projects = new Map<string, Project>()
  for (const [name, base] of Object.entries(bases)) projects.set(name, await projectOf(base, true))
  const examples: Example[] = []
  for (const reply of replies) {
    const project = projects.get(reply.base)
    if (project) examples.push(...(await examplesOfReply(reply, project, set)))
  }
  return examples
}

export async function examplesOfReply(
  reply: LabelledReply,
  project: Project,
  set: string,
): Promise<Example[]> {
  const scene = await sceneOfReply(reply, project)
  const flat = (text: string) => text.replace(/\s+/g, ' ').trim()
  const whole = flat(scene.input.text)
  const spans = reply.changes.map((change) => {
    const quote = flat(change.quote ?? '')
    const at = quote === '' ? -1 : whole.indexOf(quote)
    return at < 0 ? null : { from: at, to: at + quote.length, change }
  })
  let cursor = 0
  return scene.clauses.map((one, clause): Example => {
    const words = flat(one.clause.text)
    const at = whole.indexOf(words, cursor)
    if (at >= 0) cursor = at
    const end = at + words.length
    const acts: Act[] = []
    const targets = new Map<Act, Set<number>>()
    const open = new Set<Act>()
    for (const span of spans) {
      if (!span || at < 0) continue
      const overlap = Math.min(end, span.to) - Math.max(at, span.from)
      const isPart = overlap >= 0.5 * Math.min(words.length, span.to - span.from)
      const place = placeOf(span.change.k, project)
      for (const act of actsOf(span.change)) {
        if (!isPart) {
          if (
            scene.clauses.some((other) => other !== one && other.clause.sentence === one.clause.sentence) &&
            overlap > 0
          )
            open.add(act)
          continue
        }
        if (span.change.optional) {
          open.add(act)
          continue
        }
        if (!acts.includes(act)) acts.push(act)
        if (place >= 0) targets.set(act, (targets.get(act) ?? new Set()).add(place))
      }
    }
    for (const allowed of reply.allow) {
      const place = typeof allowed['k'] === 'string' ? placeOf(allowed['k'], project) : -1
      if (place >= 0 && one.best !== place && one.quoted !== place && one.best >= 0) continue
      for (const [field, fieldActs] of Object.entries(FIELD_ACTS))
        if (allowed[field] !== undefined) for (const act of fieldActs) open.add(act)
    }
    if (
      reply.reopens &&
      (one.clause.has.has('open') || one.clause.has.has('free') || one.clause.has.has('not'))
    ) {
      const act = reply.kind === 'unblocked' ? 'free' : 'open'
      acts.push(act)
      targets.set(
        act,
        new Set(reply.reopens.map((key) => placeOf(key, project)).filter((place) => place >= 0)),
      )
    }
    return { scene, clause, acts, open, targets, reply, set }
  })

  function placeOf(key: string, { tasks }: Project): number {
    const task = taskOf(key, { ...project, tasks })
    return task ? tasks.indexOf(task) : -1
  }
}

export async function sceneOfReply(reply: LabelledReply, project: Project): Promise<Scene> {
  const { base } = project
  const quoted = base.lines.map((line, index) => `> ${index + 1}. ${line}`).join('\n')
  const text =
    reply.quote === 'bottom'
      ? `${reply.body}\n\nOn Fri, 20 Nov 2026 at 10:00, ${base.from} wrote:\n${quoted}`
      : reply.body
  const date = 'Fri, 20 Nov 2026 15:00:00 +0100'
  const subject = `Re: ${base.subject}`
  const raw = await rawMail({ from: reply.by, to: ['tula@mailcrew.localhost'], cc: [], subject, date, text })
  const { newest } = await parseMail(raw)
  const author = senderOf(reply.by, project.people)
  const waits = reply.kind === 'unblocked' ? ('blocked' as const) : ('done' as const)
  const tasks = project.tasks.map((task): KnownTask => {
    const status = reply.reopens?.includes(keyOf(task.title, base.keys)) ? waits : meaningOf(task.status)
    return { ...task, status: status === 'review' ? 'progress' : status }
  })
  const input = {
    ...{ text: newest.text, answers: newest.answers, author, people: project.people, tasks, about: null },
    dates: { at: new Date(date), zone: '+01:00', dayFirst: true },
  }
  const views = sceneOf({ ...input, text: '' }).tasks
  return sceneOf({ ...input, ...ownWordsOf(newest, newest.quoted, views) })
}

const keyOf = (title: string, keys: readonly string[]) =>
  keys.find((key) => title.toLowerCase().includes(key.toLowerCase())) ?? ''

export { ACTS, type Act }
