// The command that shows what was set aside and hands it in again, asked of a server over its socket.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerIntake } from '../../src/http/admin-answers.ts'
import { type AdminSocket, adminSocketPath, startAdminSocket } from '../../src/http/admin-socket.ts'
import { createLog } from '../../src/kit/log.ts'
import { diskFiles } from '../../src/mail/intake/files.ts'
import { type Journal, openJournal } from '../../src/mail/intake/journal.ts'
import { setAside as writeAside } from '../../src/mail/intake/set-aside.ts'
import { openSetAside } from '../../src/mail/intake/set-aside-retry.ts'
import { journalEntry, mailText, readAll, segmentOf } from '../../test/journal-files.ts'
import { setAside } from './set-aside.ts'

const log = createLog('silent')
const printed: string[] = []
let dataDir: string
let journal: Journal
let socket: AdminSocket

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'aside-'))
  vi.stubEnv('DATA_DIR', dataDir)
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  printed.length = 0
  journal = await openJournal({ folder: join(dataDir, 'journal'), log })
  const folders = {
    mailFolder: join(dataDir, 'set-aside'),
    journalFolder: join(dataDir, 'journal/set-aside'),
  }
  const answer = answerIntake(
    { host: '127.0.0.1', port: 2525, domain: 'mailcrew.localhost' },
    openSetAside({ ...folders, journal, log }),
    async () => null,
  )
  socket = await startAdminSocket(adminSocketPath(dataDir, 'intake'), answer)
})

afterEach(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await socket.close()
  await journal.close()
  rmSync(dataDir, { recursive: true, force: true })
})

it('lists both folders and hands in what is there, once', async () => {
  const record = { entry: journalEntry('stored'), raw: mailText('stored') }
  await writeAside(diskFiles, join(dataDir, 'set-aside'), record, 'value too long')
  const damaged = await segmentOf(['damaged'])
  const at = damaged.indexOf('Subject')
  damaged.writeUInt8((damaged[at] ?? 0) ^ 4, at)
  const beside = join(dataDir, 'journal/set-aside')
  mkdirSync(beside)
  writeFileSync(join(beside, '000000000007.journal-40.damaged'), damaged)

  expect(await setAside(['list'])).toBe(0)
  expect(printed.join('\n')).toContain(
    'ann@example.com to tula@example.org  stored\n  Reason: value too long',
  )
  expect(printed.join('\n')).toContain('000000000007.journal-40.damaged')
  expect(await setAside(['retry'])).toBe(0)
  expect(await readAll(journal)).toEqual(['stored', 'damaged'])
  expect(readdirSync(join(dataDir, 'set-aside'))).toEqual([])
  expect(readdirSync(beside)).toEqual([])
  expect(await setAside(['retry'])).toBe(0)
  expect(await readAll(journal)).toEqual([])
  expect(printed.at(-1)).toBe('Nothing is set aside')
})

it('says what stays and why, and leaves it', async () => {
  mkdirSync(join(dataDir, 'set-aside'))
  writeFileSync(join(dataDir, 'set-aside/lonely.eml'), 'Subject: no envelope\r\n\r\nbody')
  expect(await setAside(['retry'])).toBe(1)
  expect(printed.join('\n')).toContain(
    '0 mails handed in again; it stays where it is: its envelope is missing',
  )
  expect(readdirSync(join(dataDir, 'set-aside'))).toEqual(['lonely.eml'])
})

it('a wrong word is told how to call it', async () => {
  await expect(setAside(['delete'])).rejects.toThrow('mailcrew set-aside list')
})
