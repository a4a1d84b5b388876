// For how long a company keeps its mails: older ones go with their log and their files, and what came of them stays.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Company, companyOf } from '../../../../test/agents-world.ts'
import { type Client, startWorld, type World } from '../../../../test/world.ts'
import { createLog } from '../../../kit/log.ts'
import { mintSystemScope } from '../../../kit/scope.ts'
import { removeOldMails } from './remove-old-mails.ts'

let world: World
let inCompany: Client
let member: Client
let harbour: Company
let now = new Date('2026-01-05T09:00:00Z')

beforeAll(async () => {
  world = await startWorld({ clock: () => now })
  harbour = await companyOf(world, await world.signUp('amara'), 'Harbour')
  inCompany = harbour.admin
  member = await harbour.join('priya', await world.signUp('priya'))
})
afterAll(() => world.stop())

async function sweep(): Promise<string[]> {
  const removed: string[] = []
  await removeOldMails({
    db: world.app.db,
    system: mintSystemScope('retention test'),
    clock: () => now,
    log: createLog('silent'),
    removeMails: async (objects) => void removed.push(...objects),
  })
  return removed
}

const count = async (what: string) =>
  Number((await world.rows(`select count(*) as count from ${what}`))[0]?.count)

it('removes what is older than the company keeps it, and nothing of others or of records', async () => {
  const { emailAddress } = await harbour.address({ agentType: 'tula' })
  await world.receiveMail({
    from: 'amara',
    to: [emailAddress],
    subject: 'Dredging',
    text: 'Please order the barge.',
  })
  await world.receiveMail({ from: 'amara', subject: 'Garden', text: 'Please water the roses.' })
  now = new Date('2026-01-30T09:00:00Z')
  await world.receiveMail({
    from: 'amara',
    to: [emailAddress],
    subject: 'Moorings',
    text: 'Please check the ropes.',
  })
  expect([await count('tasks'), await count('mails')]).toEqual([3, 3])

  expect(await inCompany.get('/api/retention')).toEqual({ days: null })
  expect(await sweep()).toEqual([])
  expect((await member.raw('PUT', '/api/retention', { days: 1 })).status).toBe(403)
  expect((await member.raw('GET', '/api/retention/older?days=10')).status).toBe(403)
  const older = async (days: number) =>
    (await inCompany.get<{ mails: number }>(`/api/retention/older?days=${days}`)).mails
  expect([await older(10), await older(90)]).toEqual([1, 0])
  await inCompany.send('PUT', '/api/retention', { days: 10 })

  const rows = await world.rows<{ object: string }>(`select object from mails where subject = 'Dredging'`)
  const removed = await sweep()
  expect(removed).toEqual(rows.map(({ object }) => object))
  expect(existsSync(join(world.config.dataDir, 'mails', removed[0] ?? ''))).toBe(true)
  const subjects = (await world.rows('select subject from mails order by id')).map((one) => one.subject)
  expect(subjects).toEqual(['Garden', 'Moorings'])
  expect([await count('tasks'), await count(`outbox where subject like '%Dredging%'`)]).toEqual([3, 0])
  expect(await sweep()).toEqual([])
  const { entries } = await inCompany.get<{ entries: { action: string; detail: string }[] }>('/api/audit')
  expect(entries[0]).toMatchObject({ action: 'retention.changed', detail: 'days 10' })

  await inCompany.send('PUT', '/api/retention', { days: null })
  now = new Date('2027-03-01T09:00:00Z')
  expect(await sweep()).toEqual([])
})
