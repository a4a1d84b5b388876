// A survey as what an agent made or changed, in the words of every receipt, bell and log.
import type { Noun } from '../../agent/counted.ts'
import type { Subject } from '../../agent/outcome.ts'

export const SURVEY = 'survey'

export const surveyNoun: Noun = ['survey', 'surveys']

export const surveySubject = (id: number): Subject => ({ kind: SURVEY, id })
