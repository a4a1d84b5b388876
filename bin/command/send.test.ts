// The command that sends a mail finds the server that runs by its data folder, and helps where there is none.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { people, startWorld, type World } from '../../test/world.ts'
import { send } from './send.ts'

const printed: string[] = []
const mail = [
  ...['--from', people.amara.email, '--to', 'tula@mail.example.com'],
  ...['--subject', 'Harvest fair', '--text', 'Please rent the tents.'],
]
let world: World

beforeAll(async () => {
  world = await startWorld({ environment: { MAIL_DOMAIN: 'mail.example.com' } })
})
afterAll(() => world.stop())
beforeEach(() => {
  printed.length = 0
  for (const where of ['log', 'error'] as const)
    vi.spyOn(console, where).mockImplementation((line: string) => void printed.push(line))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

it('port and domain are those of the running server, whatever the environment of the command', async () => {
  vi.stubEnv('DATA_DIR', world.config.dataDir)
  expect([await send(mail), printed]).toEqual([0, printed])
  expect(printed.join('\n')).toContain('250')
  vi.unstubAllEnvs()
  expect([await send([...mail, '--data', world.config.dataDir]), printed]).toEqual([0, printed])
})

it('where none runs, it says what to do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mailcrew-empty-'))
  vi.stubEnv('DATA_DIR', folder)
  await expect(send(mail)).rejects.toThrow(
    /No running Mailcrew of yours was found for the data folder .*\nStart one with `npm start`/,
  )
  rmSync(folder, { recursive: true })
})

it('a mail server that is named is not looked for', async () => {
  vi.stubEnv('MAIL_DOMAIN', 'mail.example.com')
  const port = String(world.app.ports.smtp)
  expect([await send([...mail, '--port', port]), printed]).toEqual([0, printed])
})
