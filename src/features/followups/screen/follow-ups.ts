// What screens of insights and results give to those that show what came of them.
import type { z } from 'zod'
import type { course, FollowUp, FollowUps } from '../contract.ts'

export type CourseInput = z.input<typeof course>

/** What came of the insights of one agent, or of the result of one survey. */
export interface Became {
  /** Undefined until it is read. */
  followUps: FollowUps | undefined
  takeUp(key: string, course: CourseInput): Promise<{ followUp: FollowUp; isNew: boolean }>
  takeBack(id: number): Promise<unknown>
  /** Addresses of those who would be asked. */
  people(): Promise<readonly string[]>
}

/** An insight, or a question of a result, of which something may be made. */
export interface Topic {
  key: string
  /** As proposals call it: "“Invoices”". */
  name: string
  /** What is known of it, for the description of a task. */
  description: string
  /** Only those who lead see it. */
  isForManagers: boolean
  /** Of a poll about it; usual ones without them. */
  options?: readonly string[]
}
