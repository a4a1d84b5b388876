// What other tools call the state and the urgency of a task, in the words of ours.
import type { Priority } from '../tasks/contract.ts'
import { meaningOf, type StatusMeaning } from '../tasks/status.ts'

const stored: Record<StatusMeaning, string> = {
  pending: 'pending',
  progress: 'in-progress',
  blocked: 'blocked',
  review: 'review',
  done: 'completed',
}

const others = new Map<string, StatusMeaning>(
  Object.entries({
    pending: 'pending',
    open: 'pending',
    new: 'pending',
    todo: 'pending',
    'to do': 'pending',
    'to-do': 'pending',
    backlog: 'pending',
    triage: 'pending',
    'not started': 'pending',
    doing: 'progress',
    started: 'progress',
    wip: 'progress',
    'on hold': 'blocked',
    'in review': 'review',
    'ready for review': 'review',
    qa: 'review',
    complete: 'done',
    closed: 'done',
    resolved: 'done',
    cancelled: 'done',
    canceled: 'done',
    duplicate: 'done',
    'won\u2019t do': 'done',
  } satisfies Record<string, StatusMeaning>),
)

/** Null for a word that says nothing of a state, such as the name of a list. */
export function statusOf(word: string): string | null {
  const lower = word.trim().toLowerCase()
  if (lower === '') return stored.pending
  const meaning = others.get(lower) ?? (meaningOf(lower) === 'pending' ? null : meaningOf(lower))
  return meaning && stored[meaning]
}

const priorities = new Map<string, Priority>(
  Object.entries({
    urgent: 'high',
    high: 'high',
    highest: 'high',
    critical: 'high',
    '1': 'high',
    medium: 'medium',
    normal: 'medium',
    'no priority': 'medium',
    none: 'medium',
    '': 'medium',
    '2': 'medium',
    low: 'low',
    lowest: 'low',
    '3': 'low',
  } satisfies Record<string, Priority>),
)

/** Null for a word that is none. */
export const priorityOf = (word: string): Priority | null => priorities.get(word.trim().toLowerCase()) ?? null
