// Understands files that no mail waits for: those that were uploaded, and those that were read once more.
import { z } from 'zod'
import { defineJob, type Job } from '../../jobs/job.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import { TookTooMuch } from '../../kit/own-thread.ts'
import { documentContent } from './document-content-store.ts'
import { tellDocuments } from './document-events.ts'
import type { DocumentServices } from './document-services.ts'
import { type DocumentRow, documentsOfReading, writeDocument } from './document-store.ts'

const payload = z.object({ readingId: z.number() })

export type UnderstandJob = Job<typeof payload>

export function understandJob(services: DocumentServices): UnderstandJob {
  const { db, system } = services
  return defineJob({
    name: 'understand-file',
    payload,
    async run({ readingId }) {
      for (const document of await documentsOfReading(asSystem(db, system), readingId))
        await understand(services, document)
    },
  })
}

async function understand(services: DocumentServices, document: DocumentRow): Promise<void> {
  const { db, system, clock } = services
  // What a model understood is not written over by rules.
  const content = document.by === 'model' ? null : await documentContent(db, document.id)
  if (content) {
    const sentOn = document.createdAt.toISOString().slice(0, 10)
    const given = { name: document.name, sentOn, language: null }
    const analysis = await services
      .understandFile({ document: content, given }, `document ${document.creatorId}`)
      .catch((error: unknown) => {
        if (error instanceof TookTooMuch) return null
        throw error
      })
    if (analysis)
      await writeDocument(db, document.id, { analysis, class: analysis.class, by: 'rules' }, clock())
  }
  await db.transaction(() => tellDocuments(db, system, [document]))
}
