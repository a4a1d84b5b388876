// What is read for tasks: the newest text of a mail and who is on it.
import type { LearnedReading } from '../learned/learned-reading.ts'
import type { Person } from '../people.ts'

export interface ReadTasksInput {
  /** The newest text only: no quoted history, no signature. */
  text: string
  subject: string
  /** The subject is that of an earlier mail ("Re: ..."), and asks for nothing new. */
  hasOldSubject?: boolean
  author: Person
  /** Recipients without the addresses of agents. */
  to: Person[]
  cc: Person[]
  sentAt: Date
  /** An IANA zone or an offset such as '+02:00'. */
  zone: string
  mailPriority: 'high' | 'low' | null
  dayFirst?: boolean
  /** What "it" stands for where the text has named nothing. */
  thing?: string
  /** What is left of a reply once its changes are read: most of it is about tasks that are there. */
  inReply?: boolean
  /** What the corrections of the mail's company taught. */
  learned?: LearnedReading
}
