// Answers the calls about documents.
import { Readable } from 'node:stream'
import type { AgentCard } from '../../crew/card.ts'
import type { AgentType } from '../../crew/crew.ts'
import { csvOf } from '../../kit/csv.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { FileAnswer, type Served, serve, serveFile } from '../../kit/serve.ts'
import { type InstanceServices, listInstances } from '../instances/index.ts'
import { arrivingFiles } from './arriving-store.ts'
import * as contract from './contract.ts'
import { documentContent, documentNotes, mailsOfDocuments } from './document-content-store.ts'
import { tellDocuments } from './document-events.ts'
import { deleteOne } from './document-life.ts'
import {
  type DocumentRow,
  type DocumentWithReading,
  listDocuments,
  lockDocument,
  requireDocument,
} from './document-store.ts'
import { makeTask, type WantedTask } from './make-task.ts'
import type { DrawnFrom, PagePictures } from './page-pictures.ts'
import { placeInLine, requireRoomInLine } from './reading/line.ts'
import { readAgain } from './reading/reading-store.ts'
import { changeSaid, saidIn } from './said-in-file.ts'
import { brief, mayChange, shownDocument, shownThreads, taskPath } from './shown-document.ts'
import { shownParts, tableOf } from './shown-part.ts'
import { tableFactLine } from './table-lines.ts'
import { bytesOf, type UploadPlace, type UploadServices, uploadDocument } from './upload.ts'
import { workedOut } from './worked-out.ts'

export interface DocumentApiServices extends UploadServices {
  card: AgentCard<AgentType>
  pictures: PagePictures
  instances: InstanceServices
}

/** Of a file that is read once more because its pages are pictures. */
const MOST_RECOGNISED = 200

export function documentRoutes(services: DocumentApiServices): Served[] {
  const { db, clock, pictures } = services
  const found = (scope: Scope, id: number) => requireDocument(db, scope, id)
  /** Throws not_found for what was not read. */
  async function contentOf(scope: Scope, id: number) {
    const { document } = await found(scope, id)
    const content = await documentContent(db, document.id)
    if (!content) throw new AppError('not_found', 'This file was not read')
    return { document, content }
  }
  async function compared(scope: Scope, { id, earlierId }: { id: number; earlierId: number }) {
    const [after, before] = await Promise.all([contentOf(scope, id), contentOf(scope, earlierId)])
    const files = { before: before.content, after: after.content }
    const { changes, moved } = await workedOut(() => services.compareFiles(files, `person ${scope.userId}`))
    return { changes: changes.slice(0, MOST_CHANGES), moved }
  }
  /** Sent for keeping: nothing of a stranger's file is shown in our origin but what we drew ourselves. */
  const file = (name: string, type: string, content: Buffer) =>
    new FileAnswer({ name, type, size: content.length, content: Readable.from([content]) })
  return [
    serve(contract.listDocumentThreads, async ({ scope, query }) => ({
      threads: await shownThreads(db, scope, await listDocuments(db, scope, query.instanceId)),
    })),
    serve(contract.listArrivingFiles, async ({ scope }) => ({
      files: (await arrivingFiles(db, scope, services.card.type)).map(({ reading, subject }) => {
        const { id, name, size, kind, state, unit, partsRead, partsTotal } = reading
        return { id, name, size, kind, state, unit, partsRead, partsTotal, subject }
      }),
    })),
    serve(contract.getDocument, async ({ scope, params }) =>
      shownDocument(db, scope, await found(scope, params.id)),
    ),
    serve(contract.getDocumentParts, async ({ scope, params, query }) => {
      const { content } = await contentOf(scope, params.id)
      return shownParts(content, query)
    }),
    serveFile(contract.drawDocumentPage, async ({ scope, params, query }) => {
      const one = await found(scope, params.id)
      const drawn = await drawnFrom(services, scope, one)
      return file(
        `page-${params.part}.png`,
        'image/png',
        await pictures.page(drawn, params.part, query.width),
      )
    }),
    serve(contract.findDocumentQuote, async ({ scope, params, query }) => {
      const drawn = await drawnFrom(services, scope, await found(scope, params.id))
      return { boxes: await pictures.boxes(drawn, params.part, query.quote) }
    }),
    serveFile(contract.exportDocumentTable, async ({ scope, params }) => {
      const { document, content } = await contentOf(scope, params.id)
      const rows = tableOf(content, params.part, params.index)
      if (!rows) throw new AppError('not_found', 'This table is not in the file')
      const name = `${document.name.slice(0, 100)}-${params.part}-${params.index + 1}.csv`
      return file(name, 'text/csv; charset=utf-8', Buffer.from(csvOf(rows)))
    }),
    serve(contract.compareDocuments, ({ scope, params }) => compared(scope, params)),
    serve(contract.askDocument, async ({ scope, params, body }) => {
      const { document, content } = await contentOf(scope, params.id)
      const given = {
        name: document.name,
        sentOn: document.createdAt.toISOString().slice(0, 10),
        language: null,
      }
      const asked = { document: content, question: body.question, given }
      const answers = await workedOut(() => services.answerFromFile(asked, `person ${scope.userId}`))
      return {
        answers: answers
          .filter(({ isNear }) => !isNear)
          .map(({ text, part, quote, fact }) => ({
            text: fact?.kind === 'table' ? tableFactLine(fact.said, 'en') : text,
            part,
            quote,
          })),
      }
    }),
    serve(contract.makeDocumentTask, async ({ scope, params, body }) => {
      // Worked out before the document is locked.
      const { changes } =
        body.list === 'changes'
          ? await compared(scope, { id: params.id, earlierId: body.earlierId })
          : { changes: [] }
      return db.transaction(async () => {
        const { document } = await lockDocument(db, scope, params.id)
        const { index } = body
        const wanted: WantedTask =
          body.list === 'changes'
            ? { list: `changes:${body.earlierId}`, index, said: changeSaid(document, changes[index]) }
            : { list: body.list, index, said: saidIn(document, body.list, index) }
        const task = await makeTask({ db, scope, at: clock() }, document, wanted, 'app')
        const taskId = 'known' in task ? task.known : task.id
        if (!('known' in task)) await tellDocuments(db, scope, [document])
        const { projectId, title } = task
        return { taskId, projectId, url: taskPath(projectId, taskId), title }
      })
    }),
    serve(contract.recogniseDocument, ({ scope, params }) =>
      db.transaction(async () => {
        const one = await lockDocument(db, scope, params.id)
        requireChange(scope, one.document)
        const wanted = { recognisedPages: MOST_RECOGNISED, tries: 0 }
        const notes = await documentNotes(db, one.document.id)
        const isWanted = one.reading.recognisedPages === null && notes.includes('pictures_not_read')
        if (!isWanted || one.reading.state !== 'read')
          throw new AppError('conflict', 'The file has no pages left whose text could be recognised')
        await requireRoomInLine(db, scope)
        if (await readAgain(db, scope, one.reading, wanted))
          await services.queueReadings([one.reading.id], await placeInLine(db, scope, one.reading.ownerId))
        await tellDocuments(db, scope, [one.document])
        return brief(await requireDocument(db, scope, params.id))
      }),
    ),
    serve(contract.uploadDocument, async ({ scope, body }) => {
      const place = await uploadPlace(services, scope, body.instanceId)
      const given = { name: body.name, bytes: bytesOf(body.content) }
      return brief(await uploadDocument(services, scope, place, given))
    }),
    serve(contract.deleteDocument, ({ scope, params }) =>
      db.transaction(async () => {
        const { document } = await lockDocument(db, scope, params.id)
        requireChange(scope, document)
        return { changeSetId: await deleteOne({ db, scope, at: clock() }, document) }
      }),
    ),
  ]
}

const MOST_CHANGES = 500

function requireChange(scope: Scope, document: DocumentRow): void {
  if (!mayChange(scope, document)) throw new AppError('forbidden', 'Only who sent the file may do this')
}

async function drawnFrom(
  { db }: DocumentApiServices,
  { userId }: Scope,
  { document, reading }: DocumentWithReading,
): Promise<DrawnFrom> {
  const mail = (await mailsOfDocuments(db, [document.id])).get(document.mailId)
  if (!mail || reading.state !== 'read') throw new AppError('not_found', 'This page cannot be shown')
  return {
    userId,
    readingId: reading.id,
    name: document.name,
    mediaType: reading.mediaType,
    object: mail.object,
    attachment: document.attachment,
  }
}

/** Throws not_found for an instance that is not the scope's, or another agent's. */
async function uploadPlace(
  { instances, card }: DocumentApiServices,
  scope: Scope,
  instanceId: number,
): Promise<UploadPlace> {
  const own = await listInstances(instances, scope, card.type)
  const instance = own.find(({ id }) => id === instanceId)
  if (!instance) throw new AppError('not_found', 'This address is not there')
  return { instanceId, agentType: card.type, address: instance.emailAddress }
}
