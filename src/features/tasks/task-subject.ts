// A task as what an agent made or changed, in the words of every receipt, bell and log.
import type { Noun } from '../../agent/counted.ts'
import type { Subject } from '../../agent/outcome.ts'

export const TASK = 'task'

export const taskNoun: Noun = ['task', 'tasks']

export const taskSubject = (id: number): Subject => ({ kind: TASK, id })
