// What documents are read, kept and shown with.
import type { InThread } from '../../agent/agent.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Log } from '../../kit/log.ts'
import type { SystemScope } from '../../kit/scope.ts'
import type { MailReader } from '../../mail/mail-reader.ts'
import type { answerFromFile, compareFiles, understandFile } from './document-rules.ts'
import type { MailFilesRead } from './reading/files-of-mail.ts'

export interface DocumentRules {
  understandFile: InThread<typeof understandFile>
  answerFromFile: InThread<typeof answerFromFile>
  compareFiles: InThread<typeof compareFiles>
}

export interface DocumentServices extends DocumentRules {
  db: Database
  system: SystemScope
  clock: Clock
  log: Log
  reader: MailReader
  publicUrl: string
  mailFiles: MailFilesRead
}
