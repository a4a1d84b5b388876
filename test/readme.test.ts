// The first steps of README.md, sentence by sentence, as somebody takes them who believes every word.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { send } from '../bin/command/send.ts'
import type { Project } from '../src/features/projects/contract.ts'
import type { Task } from '../src/features/tasks/contract.ts'
import type { SentMail } from '../src/features/triage/contract.ts'
import { projectRoot } from '../src/root.ts'
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

const command = said(/npm run mailcrew -- send ([^`]*?)\n\s*```/)

async function projects(): Promise<Project[]> {
  return (await anna.get<{ projects: Project[] }>('/api/projects')).projects
}

/** Status by title. */
async function tasks(): Promise<Record<string, string>> {
  const found = await anna.get<Task[]>(`/api/projects/${projectId}/tasks`)
  return Object.fromEntries(found.map(({ title, status }) => [title, status]))
}

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
  const { rows } = await world.app.db.query('select raw from outbox order by id limit 1')
  const replyTo = /^Reply-To: <?([^<>\s]+@[^<>\s]+)/im.exec(String(rows[0]?.raw))?.[1] ?? ''
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
