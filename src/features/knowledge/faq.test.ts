// FAQ by mail, through the real listener: mails become articles, questions are answered from them, or go to their owner.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pdfOf } from '../../../test/document-world.ts'
import { makeZip } from '../../../test/make-files.ts'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import type { Answer } from './asking/contract.ts'
import type { Article, ArticleBrief } from './contract.ts'

let world: World
let amara: Client

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
})
afterAll(() => world.stop())

const FAQ = 'faq@mailcrew.localhost'

const articlesOf = async (client: Client, query = ''): Promise<ArticleBrief[]> =>
  (await client.get<{ articles: ArticleBrief[] }>(`/api/knowledge/articles${query}`)).articles

it('MAIL-32: a text sent by the owner becomes an article with its source, and #undo takes it back', async () => {
  await world.receiveMail({
    from: 'amara',
    to: [FAQ],
    subject: 'Returned samples',
    text: 'Hello,\n\nReturned samples are kept for ninety days in rack D. Then they go to the workshop.\n\nSamples of food are thrown away on arrival.\n\nBest, Amara',
    messageId: '<samples@example.com>',
  })
  const [article] = await articlesOf(amara)
  expect(article).toMatchObject({
    title: 'Returned samples',
    origin: 'mail',
    status: 'published',
    mail: { from: 'Amara Okafor', subject: 'Returned samples' },
  })
  const whole = await amara.get<Article>(`/api/knowledge/articles/${article?.id}`)
  expect(whole.text).toBe(
    'Returned samples are kept for ninety days in rack D. Then they go to the workshop.\n\nSamples of food are thrown away on arrival.',
  )
  const [receipt] = await world.outbox({ to: 'amara@example.com', kind: 'receipt' })
  expect(receipt?.text).toContain('1 article kept')
  await world.receiveMail({
    from: 'amara',
    to: [receipt?.replyTo ?? ''],
    subject: 'Re: Returned samples',
    text: '#undo',
  })
  expect(await articlesOf(amara)).toEqual([])
})

it('MAIL-09: of a base that holds one article, what that says is answered, and what it does not say is not', async () => {
  const article = { title: 'Parking permits', text: 'Everybody gets 12 permits for the yard a year.' }
  await amara.send('POST', '/api/knowledge/articles', article)
  const answered = async (question: string) =>
    (await amara.send<Answer>('POST', '/api/knowledge/ask', { question })).statements.map(({ text }) => text)
  expect(await answered('How many permits for the yard do I get?')).toEqual([article.text])
  expect(await answered('How many keys for the cellar do I get?')).toEqual([])
  await world.receiveMail({
    from: 'amara',
    to: [FAQ],
    subject: 'A question',
    text: 'How many permits for the yard do I have a year?',
  })
  const [receipt] = await world.outbox({ to: 'amara@example.com', kind: 'receipt' })
  expect(receipt?.text).toContain(`${article.text} [1]`)
})

it('MAIL-32: files that a mail brings become documents, each file of a zip one of its own', async () => {
  await world.receiveMail({
    from: 'amara',
    to: [FAQ],
    subject: 'Papers of the kiosk',
    text: 'Please keep these.',
    attachments: [
      { filename: 'lease.pdf', content: pdfOf([['The lease of the kiosk ends on 31 March 2027.']]) },
      {
        filename: 'papers.zip',
        content: makeZip([{ name: 'insurance.txt', content: 'The insurance of the kiosk covers water.' }]),
      },
    ],
  })
  const titles = async () => (await articlesOf(amara)).map(({ title, kind }) => `${kind} ${title}`)
  await world.until(async () => ((await titles()).includes('document insurance.txt') ? true : undefined))
  expect(await titles()).toContain('document lease.pdf')
  expect(await titles()).not.toContain('document papers.zip')
  const { statements } = await amara.send<Answer>('POST', '/api/knowledge/ask', {
    question: 'When does the lease of the kiosk end?',
  })
  expect(statements[0]?.text).toBe('The lease of the kiosk ends on 31 March 2027.')
})
