// How far a long file is, while it is read.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DocumentWorld, pdfOf, startDocumentWorld } from '../../../test/document-world.ts'
import type { Client } from '../../../test/world.ts'
import type { ArrivingFile, Document } from './contract.ts'

let world: DocumentWorld
let amara: Client

beforeAll(async () => {
  world = await startDocumentWorld()
  amara = await world.signUp('amara')
})
afterAll(() => world.stop())

const PAGES = 200

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
  const rows = await world.rows("select payload from events where type = 'document_update'")
  // As it was read, and as it was understood.
  expect(rows.length).toBeGreaterThan(1)
  expect(await amara.get<Document>(`/api/documents/${id}`)).toMatchObject({ partsRead: PAGES })
}, 180_000)

it('ALEX-03: while the files of a mail are read, its sender alone sees how many pages of each were', async () => {
  const bob = await world.signUp('bob')
  const pages = Array.from({ length: PAGES }, (_, page) =>
    Array.from({ length: 15 }, (_, line) => `Sheet ${page} has in line ${line} a few words about the roof.`),
  )
  await world.app.db.query("delete from events where type = 'document_update'")
  let isAnswered = false
  const answered = world
    .receiveMail({
      ...{ from: 'amara', to: 'alex@mailcrew.localhost', subject: 'Roof', text: 'What is in it?' },
      attachments: [{ filename: 'roof.pdf', content: pdfOf(pages) }],
    })
    .then(() => {
      isAnswered = true
    })
  const seen = new Set<number>()
  const others: unknown[] = []
  while (!isAnswered) {
    const { files } = await amara.get<{ files: ArrivingFile[] }>('/api/documents/arriving')
    for (const { name, subject, state, partsRead } of files)
      if (state === 'reading' && name === 'roof.pdf' && subject === 'Roof') seen.add(partsRead)
    others.push(...(await bob.get<{ files: ArrivingFile[] }>('/api/documents/arriving')).files)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await answered
  expect([...seen].filter((read) => read > 0 && read < PAGES).length).toBeGreaterThan(0)
  expect(others).toEqual([])
  // Once it is answered it is a document.
  expect(await amara.get('/api/documents/arriving')).toEqual({ files: [] })
  const told = await world.app.db.query<{ payload: { documentIds: number[] } }>(
    "select payload from events where type = 'document_update' order by id",
  )
  expect(told.rows.filter(({ payload }) => payload.documentIds.length === 0).length).toBeGreaterThan(1)
  expect(told.rows.at(-1)?.payload.documentIds).toHaveLength(1)
}, 180_000)
