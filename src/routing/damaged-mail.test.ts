// A stored mail that the disk damaged beyond mending: found when it is worked, set aside and named, and nobody else waits for it.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { startWorld, type World } from '../../test/world.ts'

let world: World | undefined
afterAll(() => world?.stop())

it('threat 17: a damaged mail is told as failed and set aside, and the others are worked', async () => {
  const door = await startWorld({ environment: { SERVICES: 'smtp' }, keepData: true })
  for (const subject of ['Spoilt', 'Whole'])
    await door.mail({ from: 'amara', subject, text: 'Please send the parcel.' })
  await door.app.sweepIntake()
  const rows = await door.rows(`select object from mails where subject = 'Spoilt'`)
  await door.stop()
  const { dataDir } = door.config
  const path = join(dataDir, 'mails', String(rows[0]?.object))
  const bytes = readFileSync(path)
  bytes.fill(0, 100, 200)
  writeFileSync(path, bytes)

  world = await startWorld({ dataDir })
  await world.settled()
  const ends = await world.app.db.query(
    `select m.subject, d.status, d.reason from deliveries d join mails m on m.id = d.mail_id order by m.subject`,
  )
  expect(ends.rows).toEqual([
    {
      ...{ subject: 'Spoilt', status: 'failed' },
      reason: 'This mail was damaged where it is stored: please ask for it again',
    },
    { subject: 'Whole', status: 'processed', reason: null },
  ])
  expect(existsSync(path)).toBe(false)
  expect(readdirSync(join(dataDir, 'mails/damaged'))).toEqual([String(rows[0]?.object).replaceAll('/', '-')])
})
