// Labelled texts of teams and labelled comments, as eval/data and a collection keep them.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Urgency } from '../../src/language/polling/read-submission.ts'
import type { SubmissionType } from '../../src/language/polling/submission-type.ts'

export interface LabelledText {
  id: string
  text: string
  language: string
  type: SubmissionType
  doubtful?: boolean
}

export interface LabelledSubmission extends LabelledText {
  topics: string[]
  urgency: Urgency
  sentiment: number
}

export interface LabelledComment {
  text: string
  label: 'positive' | 'neutral' | 'negative'
}

/** An empty list where there is none. */
export function labelledIn<Case>(dir: string, file: string): Case[] {
  const path = join(dir, file)
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Case)
}

export const DATA = new URL('../data/', import.meta.url).pathname
