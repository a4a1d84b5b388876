// The move from the embedded database to a server: all is there, what waited is worked, and numbers go on.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { createOnServer, type ServerDatabase } from '../../test/database-server.ts'
import { clientOf, startWorld } from '../../test/world.ts'
import { moveToPostgres } from './move-to-postgres.ts'

describe.skipIf(!process.env.TEST_DATABASE_URL)('mailcrew move-to-postgres', () => {
  let dataDir: string
  let database: ServerDatabase
  const move = () => moveToPostgres([database.url], { DATA_DIR: dataDir })

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'mailcrew-move-'))
    database = await createOnServer(process.env.TEST_DATABASE_URL ?? '')
  })
  afterAll(async () => {
    await database?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('what people had is there afterwards, what waited is worked, and new numbers follow the old ones', async () => {
    const environment = { DATABASE_URL: '' }
    const before = await startWorld({ dataDir, keepData: true, environment })
    const amara = await before.signUp('amara')
    await before.receiveMail({
      from: 'amara',
      subject: 'Fair',
      text: 'Please rent the tents.\nPlease call Ben.',
    })
    const tasks = await amara.get('/api/projects/1/tasks')
    await before.stop()
    const door = await startWorld({
      dataDir,
      keepData: true,
      environment: { ...environment, SERVICES: 'smtp' },
    })
    await door.mail({ from: 'amara', subject: 'Waits', text: 'Please order the flags.' })
    await door.app.sweepIntake()
    await door.stop()

    expect(await move()).toBe(0)
    await expect(move()).rejects.toThrow('There is no embedded database')
    const forgotten = readConfig({ DATA_DIR: dataDir, PORT: '0', SMTP_PORT: '0' })
    await expect(startApp(forgotten)).rejects.toThrow(
      'belongs to a PostgreSQL database: DATABASE_URL is not set',
    )

    const after = await startWorld({ dataDir, keepData: true, environment: { DATABASE_URL: database.url } })
    try {
      await after.settled()
      const again = clientOf(after.url, amara.cookie)
      expect(await again.get('/api/projects/1/tasks')).toEqual(tasks)
      const { projects } = await again.get<{ projects: { id: number; name: string }[] }>('/api/projects')
      expect(new Map(projects.map(({ id, name }) => [id, name]))).toEqual(
        new Map([
          [1, 'Fair'],
          [2, 'Waits'],
        ]),
      )
    } finally {
      await after.stop()
    }
  })
})
