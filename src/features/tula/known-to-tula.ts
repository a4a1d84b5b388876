// What Tula knows before she reads a mail.
import type { LearnedReading } from '../../language/learned/learned-reading.ts'
import type { Person } from '../../language/people.ts'
import type { AnsweredTask, BriefTask } from '../tasks/index.ts'
import type { KnownProjects } from './project-words.ts'
import type { TaskThen } from './replay-reply.ts'

export interface KnownToTula {
  tasks: readonly BriefTask[]
  /** The task whose comment the mail answers. */
  about: AnsweredTask | null
  /** Those of the thread's project: a reply may name one who is not on it. */
  people: readonly Person[]
  /** What the suggestions of a receipt ask that still wait for an answer, and their words. */
  asked: readonly ('task' | 'change')[]
  waiting: readonly string[]
  /** Where the mail may speak of projects. */
  projects: KnownProjects | null
  /** By what corrections of its company taught. */
  learned: LearnedReading
  /** Of a reply that is read again: how the tasks stood when it came, and what became of them since. */
  history?: readonly TaskThen[]
}
