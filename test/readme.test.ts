// The first steps of README.md, sentence by sentence, as somebody takes them who believes every word.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { send } from '../bin/command/send.ts'
import { readConfig } from '../src/config.ts'
import { crew } from '../src/crew/crew.ts'
import type { Project } from '../src/features/projects/contract.ts'
import type { Task } from '../src/features/tasks/contract.ts'
import type { SentMail } from '../src/features/triage/contract.ts'
import { projectRoot } from '../src/root.ts'
import { exampleMails } from '../src/seed/example-mails.ts'
import { people } from '../src/seed/people.ts'
import { replyAddressIn } from './outbox.ts'
import { SmtpClient } from './smtp-client.ts'
import { type Client, clientOf, startWorld, type World } from './world.ts'

const readme = readFileSync(join(projectRoot(), 'README.md'), 'utf8')
const [, steps = ''] = readme.split('\n## First steps\n')

/** What the first group of the pattern finds in the first steps. */
function said(pattern: RegExp): string {
  const found = pattern.exec(steps)?.[1]
  if (!found) throw new Error(`the first steps of README.md do not say ${pattern}`)
  return found
}

let world: World
let anna: Client
let projectId: number

beforeAll(async () => {
  world = await startWorld()
  vi.stubEnv('DATA_DIR', world.config.dataDir)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await world.stop()
})

/** `npm run mailcrew -- send` with what stands after it, as a shell takes it apart. */
async function type(line: string): Promise<void> {
  const words = [...line.replaceAll('\\\n', ' ').matchAll(/"([^"]*)"|(\S+)/g)]
  expect(await send(words.map(([, quoted, bare]) => quoted ?? bare ?? ''))).toBe(0)
  await world.settled()
}

/** Those of the addresses for which the listener takes mail; none is sent. */
async function taken(addresses: readonly string[]): Promise<string[]> {
  const client = await SmtpClient.connect(world.app.ports.smtp)
  const replies = await client.begin(addresses)
  client.end()
  return addresses.filter((_, index) => replies[index]?.startsWith('250'))
}

const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const ONES = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const inWords = (count: number) =>
  [TENS[Math.floor(count / 10)], ONES[count % 10]]
    .filter((word) => word !== '' && word !== undefined)
    .join('-')

const command = said(/npm run mailcrew -- send ([^`]*?)\n\s*```/)

async function projects(): Promise<Project[]> {
  return (await anna.get<{ projects: Project[] }>('/api/projects')).projects
}

/** Status by title. */
async function tasks(): Promise<Record<string, string>> {
  const found = await anna.get<Task[]>(`/api/projects/${projectId}/tasks`)
  return Object.fromEntries(found.map(({ title, status }) => [title, status]))
}

it('“The crew has” names those whose mail is taken', async () => {
  const [, number = '', list = ''] = /The crew has (\w+):\n\n((?:- .*\n)+)/.exec(readme) ?? []
  const named = [...list.matchAll(/^- \*\*(\w+)\*\*/gm)].map(([, name]) => name)
  const addressOf = (type: string) => `${type}@${world.config.mailDomain}`
  const open = await taken(crew.map(({ type }) => addressOf(type)))
  const here = crew.filter(({ type }) => open.includes(addressOf(type))).map(({ name }) => name)
  expect(named).toEqual(here)
  expect(number).toBe(['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'][here.length])
})

it('“`npm run seed` adds” as many people and mails as it says', () => {
  const [, folk, mails] =
    /`npm run seed` adds (\S+) people with (\S+) mails of the last two weeks/.exec(readme) ?? []
  expect([folk, mails]).toEqual([inWords(Object.keys(people).length), inWords(exampleMails.length)])
  expect(exampleMails.every(({ daysAgo }) => daysAgo <= 10)).toBe(true)
})

it('the ports, the host and the domain are those of the table of settings, and each command is one', () => {
  const defaults = readConfig({})
  const rows = [...readme.matchAll(/^\| ((?:`\w+`(?:, )?)+) +\| `([^`]+)` +\|/gm)]
  expect(rows.length).toBeGreaterThan(8)
  const told = { port: '3000', host: '127.0.0.1', smtpPort: '2525', mailDomain: 'mailcrew.localhost' }
  for (const [key, value] of Object.entries(told)) {
    expect(String(defaults[key as keyof typeof told])).toBe(value)
    expect(rows.map(([, , said]) => said)).toContain(value)
  }
  const { scripts } = JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8'))
  const named = [...readme.matchAll(/(?:`|^)npm (?:run )?([a-z:]+)/gm)].map(([, name = '']) => name)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

it('each link leads to a file', () => {
  const links = [...readme.matchAll(/\]\(([^)#]+)\)/g)].map(([, path = '']) => path)
  expect(links.length).toBeGreaterThan(8)
  expect(links.filter((path) => !existsSync(join(projectRoot(), path)))).toEqual([])
})

it('“sign up as” needs no proof', async () => {
  const email = said(/sign up as `([^`]+)`/)
  const answer = await fetch(`${world.url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: world.url },
    body: JSON.stringify({
      name: 'Anna Fischer',
      email,
      password: 'relaunch-2026',
      confirmPassword: 'relaunch-2026',
    }),
  })
  expect(answer.status).toBe(201)
  anna = clientOf(
    world.url,
    answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
  )
})

it('“send a mail to Tula” makes “the project and its tasks”', async () => {
  await type(command)
  const [project, ...others] = await projects()
  expect([project?.name, others]).toEqual([said(/--subject "([^"]+)"/), []])
  projectId = project?.id ?? 0
  expect(await tasks()).toEqual({ 'Send the offer to Ben': 'pending', 'Book the photographer': 'pending' })
})

it('“answers wait in the outbox”', async () => {
  const [receipt] = await anna.get<SentMail[]>('/api/outbox')
  expect(receipt?.subject).toBe(`Re: ${said(/--subject "([^"]+)"/)}`)
})

it('“or write again under the same subject”, and “watch them change”', async () => {
  const text = said(/write again under the same subject \("([^"]+)"\)/)
  await type(command.replace(/--text "[^"]*"/, `--text "${text}"`))
  expect((await projects()).map(({ id }) => id)).toEqual([projectId])
  expect(await tasks()).toEqual({ 'Send the offer to Ben': 'completed', 'Book the photographer': 'pending' })
})

it('“Answer the receipt”, and “watch them change”', async () => {
  const rows = await world.rows('select raw from outbox order by id limit 1')
  const replyTo = replyAddressIn(String(rows[0]?.raw))
  const from = said(/--from (\S+)/)
  await type(
    `--from ${from} --to ${replyTo} --subject "Re: Website relaunch" --text "The photographer is booked."`,
  )
  expect(Object.values(await tasks())).toEqual(['completed', 'completed'])
})

it('a mail of the same subject that answers nothing is a project of its own, and so is the same mail again', async () => {
  await type(command.replace(/--text "[^"]*"/, '--text "Please order the new sign for the door."'))
  expect(await projects()).toHaveLength(2)
  await type(command)
  expect(await projects()).toHaveLength(3)
})
