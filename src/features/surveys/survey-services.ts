// What surveys are made and kept with.
import { z } from 'zod'
import type { InThread } from '../../agent/agent.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Database } from '../../kit/db/database.ts'
import type { SystemScope } from '../../kit/scope.ts'
import type { findRepeated, readSurveyMail, readThemes } from './survey-rules.ts'

/** What people are told by mail. */
export const told = z.enum(['ask', 'reminder', 'result'])
export type Told = z.infer<typeof told>

/** Reading takes time, and has a thread of its own. */
export interface SurveyRules {
  readSurveyMail: InThread<typeof readSurveyMail>
  readThemes: InThread<typeof readThemes>
  findRepeated: InThread<typeof findRepeated>
}

export interface SurveyServices extends SurveyRules {
  db: Database
  system: SystemScope
  clock: Clock
  publicUrl: string
  mailDomain: string
  /** Has the people of a survey written to, in the open transaction; each gets a mail of one key once. */
  tellPeople(surveyId: number, told: Told, key: string): Promise<void>
  /** Has the result of a survey that was closed made, and told to all. */
  queueResult(surveyId: number): Promise<void>
}
