// What Alex proposes to do with a mail: its files with what they say, or what the files of its thread answer.
import type { Proposal } from '../../agent/agent.ts'
import type { Note } from '../../files/document.ts'
import type { Scope } from '../../kit/scope.ts'
import type { Analysis } from '../../language/documents/analysis.ts'
import type { LineChange } from '../../language/documents/compare.ts'
import type { Answer } from './document-rules.ts'
import type { FileOfMail } from './reading/files-of-mail.ts'

export interface EarlierVersion {
  documentId: number
  version: number
  changes: LineChange[]
  moved: number
}

export interface ReadFile extends FileOfMail {
  /** Null where it could not be read, or took too long to be understood. */
  analysis: Analysis | null
  notes: Note[]
  /** When the same bytes came before, and whether the sender of this mail sent them. */
  sameAs: { at: string; isOwn: boolean } | null
  earlier: EarlierVersion | null
}

export interface AnsweredFile {
  /** Null where it is not kept, or not yet. */
  documentId: number | null
  name: string
  unit: string | null
  answers: Answer[]
}

/** A question of a mail, and what its files or those of its thread say to it. */
export interface AnsweredQuestion {
  question: string
  answered: AnsweredFile[]
  /** Where none answers: the one with the nearest passage. */
  nearest: AnsweredFile | null
}

export interface DocumentProposal extends Proposal {
  files: ReadFile[]
  /** What the mail asks of its files, or a reply without files of those of its thread. */
  asked: AnsweredQuestion[]
  /** A reply that asks nothing, in a thread that has files. */
  isRemark: boolean
  /** The mail asks for tasks of the actions. */
  wantsTasks: boolean
}

/** What is there when a mail comes. */
export interface KnownFiles {
  scope: Scope
  files: Omit<ReadFile, 'analysis' | 'notes' | 'earlier'>[]
  /** Of the mail's thread, the latest version of each. */
  documents: { id: number; name: string; version: number; readingId: number; unit: string | null }[]
}
