// Documents: files that come with mails, read in processes of their own, and Alex, who says what is in them.

import { alex as card } from '../../crew/alex.ts'
import type { Document } from '../../files/document.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import type { Scope } from '../../kit/scope.ts'
import { undoableSince } from '../../records/undo.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import { instanceServices } from '../instances/index.ts'
import { alex } from './alex-agent.ts'
import { documentRoutes } from './document-api.ts'
import { documentAsks } from './document-asks.ts'
import { tellDocuments, tellReadings } from './document-events.ts'
import { documentPlace, undoableDocument } from './document-life.ts'
import { searchableDocument } from './document-search-store.ts'
import type { DocumentRules, DocumentServices } from './document-services.ts'
import { documentsOfReading, dropOld, readableDocuments } from './document-store.ts'
import { DOCUMENT, documentNoun } from './document-subject.ts'
import { documentTools } from './document-tools.ts'
import { wideningRounds } from './document-words.ts'
import { ownDocuments } from './owned-store.ts'
import { PagePictures } from './page-pictures.ts'
import { type MailFilesRead, mailFilesRead } from './reading/files-of-mail.ts'
import type { PlaceInLine } from './reading/line.ts'
import { type ReadFileJob, readFileJob } from './reading/read-file-job.ts'
import { type ReadingRow, readingWithContent } from './reading/reading-store.ts'
import { type UnderstandJob, understandJob } from './understand-job.ts'
import { type GivenFile, type KeptUpload, keepUpload, type UploadPlace } from './upload.ts'

export { type AskableFile, answerQuestions } from './answer-questions.ts'
export { answeredOutcome, answerSections, firstAnswer } from './answer-receipt.ts'
export type { AnsweredQuestion } from './document-proposal.ts'
export { type AskedDocument, documentsToAsk } from './documents-to-ask.ts'
export { noticeLine, ruleLine } from './notice-lines.ts'
export type { FileOfMail, MailFilesRead, MailText } from './reading/files-of-mail.ts'
export { failureSentence, type ReadingFailure } from './reading/reading-failure.ts'
export { shownParts } from './shown-part.ts'
export { bytesOf, type GivenFile, type KeptUpload, type UploadPlace } from './upload.ts'

/** As `answerFromFile` of the rules, in a thread. */
export type AnswerFromFile = DocumentRules['answerFromFile']

const HOUR_MS = 60 * 60_000

export interface DocumentsFeature extends Feature {
  /** For further agents that read files. */
  mailFiles: MailFilesRead
  uploads: Uploads
}

/** A file that somebody gives to another agent in the app, and what was read of it. */
export interface Uploads {
  /** `keep` commits together with the file. */
  keep<T>(
    scope: Scope,
    given: { place: UploadPlace; file: GivenFile },
    keep: (kept: KeptUpload) => Promise<T>,
  ): Promise<T>
  /** Null for one that is gone. */
  readingOf(readingId: number): Promise<EndedReading | null>
}

export interface EndedReading
  extends Pick<ReadingRow, 'state' | 'kind' | 'unit' | 'partsRead' | 'partsTotal' | 'failure'> {
  /** Null while it is read, and where it could not be. */
  content: Document | null
}

export function documents(app: AppServices, rules: DocumentRules): DocumentsFeature {
  const { db, system, clock, log, reader, queue, config, files } = app
  const readings: ReadFileJob = readFileJob({
    ...{ db, system, log, reader },
    onProgress: async (readingId) => {
      const known = await documentsOfReading(asSystem(db, system), readingId)
      for (const document of known) await tellDocuments(db, system, [document])
      if (known.length === 0) await tellReadings(db, system, [readingId])
    },
    // A mail looks for itself when its time comes; an upload has nobody else.
    onEnd: async (readingId) => {
      const waiting = await documentsOfReading(asSystem(db, system), readingId)
      if (waiting.length > 0) await queue.enqueue(understanding, { readingId })
      else await tellReadings(db, system, [readingId])
    },
  })
  const queueReadings = async (ids: readonly number[], { userId, priority }: PlaceInLine) => {
    await queue.enqueueAll(
      readings,
      ids.map((readingId) => ({ readingId })),
      { priority, group: `person ${userId}` },
    )
    await tellReadings(db, system, ids)
  }
  const mailFiles = mailFilesRead({ db, reader, queueReadings })
  const services: DocumentServices = {
    ...{ db, system, clock, log, reader, mailFiles, publicUrl: config.publicUrl },
    ...rules,
  }
  const understanding: UnderstandJob = understandJob(services)
  return feature({
    name: 'documents',
    tools: documentTools,
    events: [
      {
        ...{ type: 'document.changed', title: 'A file came or was read', on: 'document_update' },
        fields: ['documentIds', 'threadId'],
      },
    ],
    mailFiles,
    uploads: {
      keep: (scope, given, keep) =>
        keepUpload({ db, clock, files, mailDomain: config.mailDomain, queueReadings }, scope, given, keep),
      readingOf: async (id) => (await readingWithContent(asSystem(db, system), id)) as EndedReading | null,
    },
    agents: [alex(services)],
    nouns: { [DOCUMENT]: documentNoun },
    records: {
      [DOCUMENT]: { readable: readableDocuments, place: documentPlace, undoable: undoableDocument },
    },
    search: { [DOCUMENT]: searchableDocument },
    asks: documentAsks(services),
    owned: { lists: [ownDocuments] },
    routes: documentRoutes({
      ...services,
      ...{ files, mailDomain: config.mailDomain, card, pictures: new PagePictures(reader) },
      ...{ instances: instanceServices(app), queueReadings },
      queueUnderstanding: (readingId) => queue.enqueue(understanding, { readingId }),
    }),
    jobs: [readings, understanding],
    sweeps: [
      { name: 'document-words', everyMs: HOUR_MS, run: wideningRounds(asSystem(db, system)) },
      {
        ...{ name: 'deleted-documents', everyMs: HOUR_MS },
        run: () => dropOld(asSystem(db, system), undoableSince(clock())),
      },
    ],
  })
}
