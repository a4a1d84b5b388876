// What FAQ reads and applies mails with.
import type { MailFilesRead } from '../../documents/index.ts'
import type { KnowledgeServices } from '../knowledge-services.ts'

export interface FaqServices extends KnowledgeServices {
  mailFiles: MailFilesRead
}
