// What a reply changes in a task, as the rest of the program takes it.
import type { Act } from './acts.ts'
import type { Candidate } from './candidates.ts'
import type { Scene } from './scene.ts'

export interface TaskChange {
  /** Number of the task. */
  task: number
  kind: 'status' | 'due' | 'assign' | 'priority' | 'title' | 'block' | 'repeat' | 'drop' | 'note'
  status?: 'pending' | 'in-progress' | 'completed' | 'blocked'
  /** 'YYYY-MM-DD'; null for none any more. */
  dueDate?: string | null
  /** Addresses, in lower case. */
  assignees?: string[]
  priority?: 'low' | 'medium' | 'high'
  title?: string
  /** How often it is due from now on: the value of an RRULE (RFC 5545), or null for once. */
  recurrence?: string | null
  /** Who or what blocks it, or why it is dropped, in the words of the mail. */
  reason?: string
  /** What the reply says about it, kept as a comment; `isOpen`: it reports a part, and the rest is open. */
  note?: { text: string; isOpen: boolean }
  /** Numbers of the tasks that it waits for. */
  blockedBy?: number[]
  evidence: { sentence: string; start: number; end: number }
  /** 0..1 */
  confidence: number
  /** Of a judged change, what the judge says. */
  probability?: number
}

const STATUS: Partial<Record<Act, NonNullable<TaskChange['status']>>> = {
  done: 'completed',
  begun: 'in-progress',
  blocked: 'blocked',
  open: 'pending',
  free: 'pending',
}
const LONGEST_REASON = 200

export function changeOf(scene: Scene, candidate: Candidate, confidence: number): TaskChange {
  const { clause } = scene.clauses[candidate.clause] as (typeof scene.clauses)[number]
  const evidence = { sentence: clause.text, start: clause.start, end: clause.end }
  const common = { task: scene.tasks[candidate.place]?.task.number ?? 0, evidence, confidence }
  const reason = clause.text.replace(/\s+/g, ' ').slice(0, LONGEST_REASON)
  const { act, day, owner, title, blockers } = candidate
  if (act === 'due') return { ...common, kind: 'due', dueDate: day?.day ?? null }
  if (act === 'assign') return { ...common, kind: 'assign', assignees: owner?.owners ?? [] }
  if (act === 'high' || act === 'low') return { ...common, kind: 'priority', priority: act }
  if (act === 'title') return { ...common, kind: 'title', title: title ?? '' }
  if (act === 'off') return { ...common, kind: 'drop', reason }
  const status = STATUS[act] ?? 'pending'
  if (act !== 'blocked') return { ...common, kind: 'status', status }
  return {
    ...common,
    kind: 'status',
    status,
    ...(blockers.length > 0 ? { blockedBy: blockers } : { reason }),
  }
}
