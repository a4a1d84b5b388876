// What the storing of mails needs: the journal they come from, where they go, and where those go that cannot.
import type { Clock } from '../../kit/clock.ts'
import type { Log } from '../../kit/log.ts'
import type { Files } from './files.ts'
import type { IntakeStore } from './intake-store.ts'
import type { Journal } from './journal.ts'
import type { MailFiles } from './mail-files.ts'

export interface DrainSettings {
  journal: Journal
  mailFiles: MailFiles
  store: IntakeStore
  /** Where mails go that could not be stored in all its tries. */
  asideFolder: string
  log: Log
  clock: Clock
  files?: Files
}
