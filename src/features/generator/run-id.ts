// The id of a run: it says when the run began, so that its mails are looked for among those of that time alone.
import { randomBytes } from 'node:crypto'

export const newRun = (at: Date): string => `${at.getTime().toString(36)}-${randomBytes(6).toString('hex')}`

/** Of a mail of the run, without its brackets. */
export const messageIdOf = (run: string, number: number): string => `${run}.${number}@generator.invalid`
