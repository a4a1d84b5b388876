// A company's knowledge base for the journeys: what is written there, who asks it, and what it cannot say.
import type { AgentEmail } from '../src/features/instances/contract.ts'
import type { Answer } from '../src/features/knowledge/asking/contract.ts'
import type { Article } from '../src/features/knowledge/contract.ts'
import { type Company, companyOf } from './agents-world.ts'
import { type BoardWorld, startBoardWorld } from './board-world.ts'
import type { OpenOptions } from './browser-seats.ts'
import { hallContract } from './document-world.ts'
import type { Client } from './world.ts'

export const returns = `A return is anything that comes back to us on purpose: samples, wrong deliveries, goods under warranty. Parcels that could not be delivered are not returns; they go to Fleet.

## Before you accept a return

1. Look for the return number on the box. No number: take it in, but put it in rack A and write to the sender.
2. Photograph the box before you open it.[^1]
3. Never sign for content, only for the number of boxes.

## How long we keep samples

Returned samples are kept for **ninety days** in rack D and then handed to the workshop.[^2]

> Food contact samples are never kept: see Hygiene rules.

## Exceptions

Amara decides. Ask her by mail and copy FAQ in, so that the answer can be found later.
`

const sources = [
  {
    number: 1,
    title: 'Bob\u2019s mail of February 2',
    quote: 'Please, a picture before the knife.',
    url: null,
  },
  { number: 2, title: 'Hygiene rules, page 5', quote: 'ninety days in rack D', url: null },
]

export type KnowledgeWorld = Awaited<ReturnType<typeof startKnowledgeWorld>>

/** Amara is the admin, Bob a manager, Mei a member; Jonas has a base of his own with nothing in it. */
export async function startKnowledgeWorld() {
  const board = await startBoardWorld()
  const { world } = board
  const [amara, bob, mei, jonas] = [
    await world.signUp('amara'),
    await world.signUp('bob'),
    await world.signUp('mei'),
    await world.signUp('jonas'),
  ]
  const northwind = await companyOf(world, amara, 'Northwind Trading')
  const [bobHere, meiHere] = [
    await northwind.join('bob', bob, 'manager'),
    await northwind.join('mei', mei, 'member'),
  ]
  const faq = await northwind.address({ agentType: 'faq', agentName: 'Procedures' } as Partial<AgentEmail> & {
    agentType: string
  })
  const write = (client: Client, body: object) =>
    client.send<Article>('POST', '/api/knowledge/articles', body)
  const kept = {
    returns: await write(bobHere, { title: 'Returns', text: returns, sources }),
    access: await write(northwind.admin, {
      title: 'How a partner gets access',
      text: 'A partner gets access once the contract is signed. Bob creates the account within two days.',
      isPublic: true,
    }),
  }
  return {
    ...{ board, world, amara, bob, mei, jonas, northwind, bobHere, meiHere, faq, write, kept },
    ask: (client: Client, question: string) =>
      client.send<Answer>('POST', '/api/knowledge/ask', { question }),
    /** A file given by a manager, once it is read. */
    async give(client: Client, name: string, content: Buffer) {
      const { id } = await client.send<Article>('POST', '/api/knowledge/files', {
        name,
        content: content.toString('base64'),
      })
      for (;;) {
        const article = await client.get<Article>(`/api/knowledge/articles/${id}`)
        if (article.file === null || ['read', 'failed'].includes(article.file.state)) return article
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
    hall: hallContract('1,200', '31 March 2027'),
    openAt: (client: Client, path: string, options?: OpenOptions) =>
      openAt(board, northwind, client, path, options),
  }
}

/** Opens a page with the company chosen, as the context switcher leaves it. */
async function openAt(
  board: BoardWorld,
  company: Company,
  ...[client, path, options]: [Client, string, OpenOptions?]
) {
  const page = await board.open(client, '/privacy', options)
  await page.evaluate((id) => {
    localStorage.setItem('selectedCompany', String(id))
    localStorage.removeItem('preferIndividualMode')
  }, company.id)
  await page.goto(`${board.world.url}${path}`)
  return page
}
