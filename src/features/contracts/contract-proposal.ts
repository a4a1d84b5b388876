// What Dina proposes to do with a mail: what its contracts say, and whether their days become reminders.
import type { Proposal } from '../../agent/agent.ts'
import type { Note } from '../../files/document.ts'
import type { Scope } from '../../kit/scope.ts'
import type { ContractReading } from '../../language/documents/contracts/contract-reading.ts'
import type { AnsweredQuestion, FileOfMail, MailText } from '../documents/index.ts'

export type ReadPart = Pick<FileOfMail, 'name' | 'unit' | 'partsRead' | 'partsTotal' | 'failure'>

export interface ReadContractFile extends ReadPart {
  /** Null where it could not be read, or took too long. */
  contract: ContractReading | null
  notes: Note[]
}

export interface ContractProposal extends Proposal {
  files: ReadContractFile[]
  /** What the mail asks of its files, or a reply of those that its thread has. */
  asked: AnsweredQuestion[]
  /** A reply that asks nothing, in a thread that has a contract. */
  isRemark: boolean
  wantsReminders: boolean
}

export interface KnownContracts {
  scope: Scope
  files: FileOfMail[]
  /** Of earlier mails of the thread, where a reply has none. */
  earlier: FileOfMail[]
  /** Texts of earlier mails, in which a contract may have been pasted. */
  earlierTexts: MailText[]
}
