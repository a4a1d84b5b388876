// Documents on the wire: the threads whose mails brought files, one file with what it says, its pages and versions.
import { z } from 'zod'
import { endpoint, idParam, isoMoment } from '../../kit/contract.ts'
import { analysisSchema, foundTable } from '../../language/documents/analysis.ts'

/** `waiting` and `reading` come to an end by themselves. */
export const documentState = z.enum(['waiting', 'reading', 'read', 'failed'])

export const documentBrief = z.object({
  id: z.number(),
  /** The file's name in its mail. */
  name: z.string(),
  /** By its content, such as pdf; null until it was looked at. */
  kind: z.string().nullable(),
  /** Bytes. */
  size: z.number(),
  state: documentState,
  /** What its places are counted in, such as page. */
  unit: z.string().nullable(),
  partsRead: z.number(),
  partsTotal: z.number(),
  /** What it is, such as invoice; null until it was read. */
  class: z.string().nullable(),
  /** From 1; a later one of the same file in its thread counts on. */
  version: z.number(),
  /** The first sentence of what it says; null until it was read, and where nothing was found. */
  gist: z.string().nullable(),
  createdAt: isoMoment,
})
export type DocumentBrief = z.infer<typeof documentBrief>

export const documentThread = z.object({
  /** Of the thread of mails. */
  id: z.number(),
  subject: z.string(),
  /** Who sent its files, by name or address. */
  from: z.array(z.string()),
  mailCount: z.number(),
  latestAt: isoMoment,
  /** The project that the thread's mails made, which View Emails opens; null without one. */
  projectId: z.number().nullable(),
  instanceId: z.number().nullable(),
  /** The latest version of each, in the order they came. */
  documents: z.array(documentBrief),
})
export type DocumentThread = z.infer<typeof documentThread>

/** An action, a date or a change that was made a task. */
const madeTask = z.object({
  list: z.enum(['actions', 'dates', 'changes']),
  /** Of a change: the version that it is one since. */
  earlierId: z.number().nullable(),
  index: z.number(),
  taskId: z.number(),
  url: z.string(),
})

export const document = documentBrief.extend({
  threadId: z.number(),
  /** Null until it was read, and for what could not be. */
  analysis: analysisSchema.nullable(),
  by: z.enum(['rules', 'model']).nullable(),
  /** Why it could not be read, in a sentence for people. */
  failure: z.string().nullable(),
  /** What was left out or may be wrong, in sentences. */
  notes: z.array(z.string()),
  /** Whether pages that are pictures may be read as such on request. */
  mayRecognise: z.boolean(),
  /** Its mail: who sent it, and the log's page of it, where the reader may open that. */
  mail: z.object({ id: z.number(), deliveryId: z.number().nullable(), from: z.string(), sentAt: isoMoment }),
  /** Of the same file, the latest first, this one among them. */
  versions: z.array(
    z.object({ id: z.number(), version: z.number(), createdAt: isoMoment, from: z.string() }),
  ),
  /** The same bytes in other mails that the reader may read. */
  sameAs: z.array(
    z.object({ id: z.number(), threadId: z.number(), subject: z.string(), createdAt: isoMoment }),
  ),
  tasks: z.array(madeTask),
  /** Whether its pages can be drawn as pictures; else its text is shown. */
  hasPictures: z.boolean(),
  mayChange: z.boolean(),
})
export type Document = z.infer<typeof document>

/** A block of text as it is shown: of one of these kinds, with the text or the rows that it has. */
export const shownBlock = z.object({
  kind: z.enum(['heading', 'paragraph', 'item', 'table', 'image', 'margin', 'note']),
  /** Of a heading or an item; 0 elsewhere. */
  level: z.number(),
  /** Of an item, such as a bullet. */
  marker: z.string(),
  text: z.string(),
  /** Of a table; with the address of a sheet's cell, such as B4. */
  rows: z.array(z.array(z.object({ text: z.string(), address: z.string().nullable() }))),
})
export type ShownBlock = z.infer<typeof shownBlock>

export const documentPart = z.object({
  number: z.number(),
  name: z.string().nullable(),
  isRecognised: z.boolean(),
  blocks: z.array(shownBlock),
})
export type DocumentPart = z.infer<typeof documentPart>

export const documentChange = z.object({
  kind: z.enum(['added', 'removed', 'changed']),
  /** Amounts and dates that moved come first. */
  about: z.enum(['amount', 'date', 'text']),
  /** Such as the heading that it stands under. */
  title: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  partBefore: z.number().nullable(),
  partAfter: z.number().nullable(),
})
export type DocumentChange = z.infer<typeof documentChange>

const ofDocument = z.object({ id: idParam })
const partNumber = z.coerce.number().int().positive().max(100_000)

export const listDocumentThreads = endpoint({
  method: 'GET',
  path: '/api/documents/threads',
  summary: 'Threads whose mails brought files, the latest first (ALEX-08)',
  access: 'session',
  query: z.object({ instanceId: idParam.optional() }),
  response: z.object({ threads: z.array(documentThread) }),
})

/** A file whose mail is not answered yet: it becomes a document with the answer. */
export const arrivingFile = documentBrief
  .pick({
    id: true,
    name: true,
    size: true,
    kind: true,
    state: true,
    unit: true,
    partsRead: true,
    partsTotal: true,
  })
  .extend({ subject: z.string() })
export type ArrivingFile = z.infer<typeof arrivingFile>

export const listArrivingFiles = endpoint({
  method: 'GET',
  path: '/api/documents/arriving',
  summary: 'Files of mails that are not answered yet, and how much of each was read',
  access: 'session',
  response: z.object({ files: z.array(arrivingFile) }),
})

export const getDocument = endpoint({
  method: 'GET',
  path: '/api/documents/{id}',
  summary: 'A file and what it says',
  access: 'session',
  params: ofDocument,
  response: document,
})

export const getDocumentParts = endpoint({
  method: 'GET',
  path: '/api/documents/{id}/parts',
  summary: 'The text of a file, some parts of it at a time',
  access: 'session',
  params: ofDocument,
  query: z.object({ from: partNumber.default(1), to: partNumber.optional() }),
  response: z.object({ parts: z.array(documentPart), total: z.number() }),
})

/** Answers a PNG. */
export const drawDocumentPage = endpoint({
  method: 'GET',
  path: '/api/documents/{id}/pages/{part}',
  summary: 'The picture of a page, drawn by us',
  access: 'session',
  params: ofDocument.extend({ part: partNumber }),
  query: z.object({ width: z.coerce.number().int().min(200).max(2_000).default(1_000) }),
  response: z.unknown(),
})

/** Of the page's width and height, from 0 to 1. */
export const quoteBox = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
export type QuoteBox = z.infer<typeof quoteBox>

export const findDocumentQuote = endpoint({
  method: 'GET',
  path: '/api/documents/{id}/places/{part}',
  summary: 'Where words stand on the picture of a page',
  access: 'session',
  params: ofDocument.extend({ part: partNumber }),
  query: z.object({ quote: z.string().trim().min(1).max(500) }),
  /** A rectangle for each line; none where the words are not found. */
  response: z.object({ boxes: z.array(quoteBox) }),
})

/** Answers a CSV file. */
export const exportDocumentTable = endpoint({
  method: 'GET',
  path: '/api/documents/{id}/tables/{part}/{index}',
  summary: 'A table of a file as CSV',
  access: 'session',
  params: ofDocument.extend({ part: partNumber, index: z.coerce.number().int().min(0).max(10_000) }),
  response: z.unknown(),
})

export const compareDocuments = endpoint({
  method: 'GET',
  path: '/api/documents/{id}/changes/{earlierId}',
  summary: 'What changed in a file since another version of it',
  access: 'session',
  params: ofDocument.extend({ earlierId: idParam }),
  /** `moved`: lines that only changed their place, which are not counted. */
  response: z.object({ changes: z.array(documentChange), moved: z.number() }),
})

export const askDocument = endpoint({
  method: 'POST',
  path: '/api/documents/{id}/questions',
  summary: 'Where a file answers a question',
  access: 'session',
  params: ofDocument,
  body: z.object({ question: z.string().trim().min(1).max(500) }),
  /** Sentences of the file, the best first; none where it does not say. */
  response: z.object({
    answers: z.array(z.object({ text: z.string(), part: z.number(), quote: z.string() })),
  }),
})

const listIndex = z.number().int().min(0).max(10_000)

export const makeDocumentTask = endpoint({
  method: 'POST',
  path: '/api/documents/{id}/tasks',
  summary: 'Makes an action, a date or a change of a file a task; the same one once',
  access: 'session',
  params: ofDocument,
  body: z.discriminatedUnion('list', [
    z.object({ list: z.enum(['actions', 'dates']), index: listIndex }),
    z.object({ list: z.literal('changes'), earlierId: idParam, index: listIndex }),
  ]),
  response: z.object({ taskId: z.number(), projectId: z.number(), url: z.string(), title: z.string() }),
  status: 201,
})

export const recogniseDocument = endpoint({
  method: 'POST',
  path: '/api/documents/{id}/recognise',
  summary: 'Reads the pages of a file that are pictures',
  access: 'session',
  params: ofDocument,
  response: documentBrief,
})

export const uploadDocument = endpoint({
  method: 'POST',
  path: '/api/documents',
  summary: 'Takes a file without a mail',
  access: 'session',
  /** `content` is base64 of at most 25 MB of bytes. */
  body: z.object({
    instanceId: idParam,
    name: z.string().trim().min(1).max(200),
    content: z.string().max(35_000_000),
  }),
  response: documentBrief,
  status: 201,
  mostBytes: 36_000_000,
})

export const deleteDocument = endpoint({
  method: 'DELETE',
  path: '/api/documents/{id}',
  summary: 'Deletes a file and its analysis; the mail that brought it stays',
  access: 'session',
  params: ofDocument,
  /** The change set by which it comes back. */
  response: z.object({ changeSetId: z.number() }),
})

export { foundTable }
