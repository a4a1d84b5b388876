// How far a long file is, while it is read.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DocumentWorld, pdfOf, startDocumentWorld } from '../../../test/document-world.ts'
import type { Client } from '../../../test/world.ts'
import type { Document } from './contract.ts'

let world: DocumentWorld
let amara: Client

beforeAll(async () => {
  world = await startDocumentWorld()
  amara = await world.signUp('amara')
})
afterAll(() => world.stop())

const PAGES = 400

it('ALEX-03: while a long file is read, its page is told how many pages were', async () => {
  const pages = Array.from({ length: PAGES }, (_, page) =>
    Array.from({ length: 15 }, (_, line) => `Page ${page} has in line ${line} a few words about the garden.`),
  )
  const { data } = await amara.send<{ data: { agentEmail: { id: number } } }>(
    'POST',
    '/api/user/agent-emails',
    { agentType: 'alex', instanceName: 'papers' },
  )
  const { id } = await amara.send<{ id: number }>('POST', '/api/documents', {
    instanceId: data.agentEmail.id,
    name: 'long.pdf',
    content: pdfOf(pages).toString('base64'),
  })
  const seen = new Set<number>()
  await expect
    .poll(
      async () => {
        const { state, partsRead } = await amara.get<Document>(`/api/documents/${id}`)
        if (state === 'reading') seen.add(partsRead)
        return state
      },
      { timeout: 120_000, interval: 40 },
    )
    .toBe('read')
  const between = [...seen].filter((read) => read > 0 && read < PAGES)
  expect(between.length).toBeGreaterThan(0)
  expect(between).toEqual(between.toSorted((one, other) => one - other))
  const { rows } = await world.app.db.query("select payload from events where type = 'document_update'")
  // As it was read, and as it was understood.
  expect(rows.length).toBeGreaterThan(1)
  expect(await amara.get<Document>(`/api/documents/${id}`)).toMatchObject({ partsRead: PAGES })
}, 180_000)
