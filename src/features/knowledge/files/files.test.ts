// A folder of files and archives given to the knowledge base: what becomes of each, its versions, and how they are compared.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pdfOf } from '../../../../test/document-world.ts'
import { makeZip } from '../../../../test/make-files.ts'
import { type Client, startWorld, type World } from '../../../../test/world.ts'
import type { ArticleVersion, TextChange } from '../articles/contract.ts'
import type { Answer } from '../asking/contract.ts'
import type { ArticleBrief } from '../contract.ts'

let world: World
let amara: Client
let bob: Client

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
  bob = await world.signUp('bob')
}, 180_000)
afterAll(() => world.stop())

const give = (path: string, content: string | Buffer) =>
  amara.send<ArticleBrief>('POST', '/api/knowledge/files', {
    name: path.split('/').at(-1),
    ...(path.includes('/') && { path }),
    content: Buffer.from(content).toString('base64'),
  })
const listed = async (client = amara): Promise<ArticleBrief[]> =>
  (await client.get<{ articles: ArticleBrief[] }>('/api/knowledge/articles')).articles
const titles = async () => (await listed()).map(({ title }) => title)
/** Once every file is read, with as many in the list. */
const readAll = (count: number): Promise<ArticleBrief[]> =>
  world.until(async () => {
    const all = await listed()
    const isOpen = all.some(({ file }) => file?.state === 'waiting' || file?.state === 'reading')
    return all.length === count && !isOpen ? all : undefined
  })
const answerTo = async (question: string): Promise<string | undefined> => {
  const answer = await amara.send<Answer>('POST', '/api/knowledge/ask', { question })
  return answer.statements[0]?.text
}
const changesOf = async (id: number | undefined, query = '') =>
  (await amara.get<{ changes: TextChange[] }>(`/api/knowledge/articles/${id}/changes${query}`)).changes
const versionsOf = async (id: number | undefined) =>
  (await amara.get<{ versions: ArticleVersion[] }>(`/api/knowledge/articles/${id}/versions`)).versions

it('MAIL-32: of a folder each text is an article under its heading, each other file a document, and both answer', async () => {
  await give('Handbook/canteen.md', '# Canteen\n\nLunch costs 6 euros for staff.\n')
  await give('Handbook/travel/night_train.txt', 'A sleeping car is booked by the travel desk.\r\n')
  await give('Handbook/travel/hotels.pdf', pdfOf([['A hotel may cost 140 euros a night.']]))
  const all = await readAll(3)
  expect(all.map(({ title, kind, origin }) => [title, kind, origin])).toEqual([
    ['Canteen', 'article', 'file'],
    ['hotels.pdf', 'document', 'file'],
    ['night train', 'article', 'file'],
  ])
  expect(await answerTo('What does lunch cost for staff?')).toBe('Lunch costs 6 euros for staff.')
  expect(await answerTo('What may a hotel cost a night?')).toBe('A hotel may cost 140 euros a night.')
  expect(await listed(bob)).toEqual([])
})

it('MAIL-32: the same path again is another version, the same words none, and the same name elsewhere is another article', async () => {
  await give('Handbook/canteen.md', '# Canteen\n\nLunch costs 7 euros for staff.\n')
  await give('Handbook/travel/night_train.txt', 'A sleeping car is booked by the travel desk.\r\n')
  await give('Annex/canteen.md', '# Canteen of the annex\n\nThe annex has no kitchen.\n')
  const all = await readAll(4)
  const versions = Object.fromEntries(all.map(({ title, version }) => [title, version]))
  expect(versions).toEqual({ Canteen: 2, 'Canteen of the annex': 1, 'hotels.pdf': 1, 'night train': 1 })
  expect(await answerTo('What does lunch cost for staff?')).toBe('Lunch costs 7 euros for staff.')
})

it('FAQ-02: two versions of a file are compared sentence by sentence, once the later one is read', async () => {
  const id = (await listed()).find(({ title }) => title === 'hotels.pdf')?.id
  await give(
    'Handbook/travel/hotels.pdf',
    pdfOf([['A hotel may cost 155 euros a night.'], ['Breakfast is paid by the guest.']]),
  )
  await readAll(4)
  expect(await answerTo('What may a hotel cost a night?')).toBe('A hotel may cost 155 euros a night.')
  expect((await versionsOf(id)).map(({ version }) => version)).toEqual([2, 1])
  expect(await changesOf(id)).toEqual([
    {
      ...{ kind: 'changed', heading: '' },
      before: 'A hotel may cost 140 euros a night.',
      after: 'A hotel may cost 155 euros a night.',
    },
    { kind: 'added', heading: '', before: null, after: 'Breakfast is paid by the guest.' },
  ])
  await amara.send('PATCH', `/api/knowledge/articles/${id}`, { title: 'Hotels' })
  await world.until(async () => ((await versionsOf(id)).length === 3 ? 1 : undefined))
  await world.until(async () => {
    const compared = await amara.raw('GET', `/api/knowledge/articles/${id}/changes?from=1&to=3`)
    return compared.ok ? 1 : undefined
  })
  expect(await changesOf(id, '?from=2&to=3')).toEqual([])
  expect(await changesOf(id, '?from=1&to=3')).toHaveLength(2)
  expect((await bob.raw('GET', `/api/knowledge/articles/${id}/changes`)).status).toBe(404)
})

it('a file that cannot be read says why and is compared with nothing; an earlier file comes back by being given again', async () => {
  const broken = await give('Handbook/plan.pdf', '%PDF-1.7\nnothing follows')
  const plan = (await readAll(5)).find(({ id }) => id === broken.id)
  expect(plan).toMatchObject({ file: { state: 'failed' } })
  expect(plan?.file?.failure).toMatch(/\w+ \w+/)
  await give('Handbook/plan.pdf', pdfOf([['The plan hangs at the gate.']]))
  await readAll(5)
  expect(await answerTo('Where does the plan hang?')).toBe('The plan hangs at the gate.')
  expect((await amara.raw('GET', `/api/knowledge/articles/${broken.id}/changes`)).status).toBe(409)
  const back = await amara.raw('POST', `/api/knowledge/articles/${broken.id}/versions/1/restore`, {})
  expect(back.status).toBe(409)
  await amara.send('DELETE', `/api/knowledge/articles/${broken.id}`)
})

it('MAIL-32: each file of a zip is a document in its folder; the zip again changes what changed alone', async () => {
  const zip = (rent: string) =>
    makeZip([
      { name: 'rent.txt', content: Buffer.from(`The rent of the kiosk is ${rent} euros.`) },
      { name: 'keys.txt', content: Buffer.from('The keys of the kiosk hang in the cellar.') },
    ])
  await give('Archive/kiosk.zip', zip('800'))
  const first = await readAll(6)
  expect(first.map(({ title }) => title)).toEqual(expect.arrayContaining(['rent.txt', 'keys.txt']))
  expect(await titles()).not.toContain('kiosk.zip')
  expect(await answerTo('How much is the rent of the kiosk?')).toBe('The rent of the kiosk is 800 euros.')
  await give('Archive/kiosk.zip', zip('850'))
  const again = await readAll(6)
  expect(await answerTo('How much is the rent of the kiosk?')).toBe('The rent of the kiosk is 850 euros.')
  const versions = again
    .filter(({ title }) => title.endsWith('.txt'))
    .map(({ title, version }) => [title, version])
  expect(versions).toEqual([
    ['keys.txt', 1],
    ['rent.txt', 2],
  ])
  const rent = again.find(({ title }) => title === 'rent.txt')
  expect((await changesOf(rent?.id)).map(({ after }) => after)).toEqual([
    'The rent of the kiosk is 850 euros.',
  ])
})
