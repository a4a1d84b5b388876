// Files that came with mails: kept under their own name by those who read the mail, and by nobody else.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import type { Project, ProjectEmail } from '../projects/contract.ts'

let world: World
let amara: Client
let jonas: Client
let mei: Client

const page = '<script>parent.alert(1)</script>'
const files = [
  { filename: 'Plan für März.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.4 plan') },
  { filename: 'notes "final".html', contentType: 'text/html', content: Buffer.from(page) },
  { filename: '..\\..\\evil\r\nx.txt', contentType: 'text/plain', content: Buffer.from('hello') },
]

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
  jonas = await world.signUp('jonas')
  mei = await world.signUp('mei')
  await world.receiveMail({
    from: 'amara',
    to: ['jonas@example.com', `tula@${world.config.mailDomain}`],
    subject: 'Plans',
    text: 'Jonas, please read the plan.',
    attachments: files,
  })
})
afterAll(() => world.stop())

async function listedBy(client: Client): Promise<ProjectEmail['attachments']> {
  const { projects } = await client.get<{ projects: Project[] }>('/api/projects')
  const [mail] = await client.get<ProjectEmail[]>(`/api/projects/${projects[0]?.id}/emails`)
  return mail?.attachments ?? []
}

it('a file is kept under its name and never shown, so that nothing in it runs here', async () => {
  const listed = await listedBy(amara)
  expect(listed).toHaveLength(files.length)
  for (const [index, { url, size }] of listed.entries()) {
    const answer = await amara.raw('GET', url)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([answer.status, bytes, size]).toEqual([200, files[index]?.content, bytes.length])
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
  const [plan, notes, evil] = await Promise.all(listed.map(({ url }) => amara.raw('GET', url)))
  expect(plan?.headers.get('content-disposition')).toContain(
    "filename*=UTF-8''Plan%20f%C3%BCr%20M%C3%A4rz.pdf",
  )
  expect(notes?.headers.get('content-type')).toContain('text/html')
  expect(notes?.headers.get('content-security-policy')).toBeTruthy()
  expect(evil?.headers.get('content-disposition')).not.toMatch(/[\\/]/)
})

it('who takes part in the project may have it; nobody else learns that it is there', async () => {
  const [first] = await listedBy(jonas)
  expect((await jonas.raw('GET', first?.url ?? '')).status).toBe(200)
  const refused = await mei.raw('GET', first?.url ?? '')
  expect([refused.status, await refused.json()]).toMatchObject([404, { message: 'This file is not there' }])
  expect((await amara.raw('GET', (first?.url ?? '').replace(/\d+$/, '99'))).status).toBe(404)
  expect((await amara.raw('GET', (first?.url ?? '').replace(/\d+$/, '-1'))).status).toBe(422)
})
