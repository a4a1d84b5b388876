// A project as the place in which records of agents stand.
import type { StoredSubject } from '../../../db/schema/records.ts'

export const PROJECT = 'project'

export const projectSubject = (id: number): StoredSubject => ({ kind: PROJECT, id })
