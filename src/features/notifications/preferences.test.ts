// The switches over the real server: kept at once, each by itself, all on at first.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import type { Preferences } from './contract.ts'

let world: World
let amara: Client
const path = '/api/notifications/preferences'

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
})
afterAll(() => world.stop())

const allOn = {
  emailNotifications: true,
  newTaskAlerts: true,
  taskAssignments: true,
  taskStatusChanges: true,
  projectUpdates: true,
  taskDueReminders: true,
  weeklyDigest: true,
  morningMail: false,
}

it('API-22 ENT-07 SET-21: the seven switches are all on at first, and the morning mail waits to be wanted', async () => {
  expect(await amara.get(path)).toEqual(allOn)
})

it('API-23 SET-16: each is saved by itself and stays', async () => {
  // Reminders and digests come with a later part; their switches are kept for them already.
  for (const name of ['taskDueReminders', 'weeklyDigest', 'projectUpdates']) {
    await amara.send('PATCH', `${path}/${name}`, { enabled: false })
  }
  const expected = { ...allOn, taskDueReminders: false, weeklyDigest: false, projectUpdates: false }
  expect(await amara.get(path)).toEqual(expected)
  expect(await amara.send('PATCH', `${path}/weeklyDigest`, { enabled: true })).toEqual({
    ...expected,
    weeklyDigest: true,
  })
})

it('SET-17: the master leaves the others as they were chosen', async () => {
  const before = await amara.get<Preferences>(path)
  await amara.send('PATCH', `${path}/emailNotifications`, { enabled: false })
  expect(await amara.get(path)).toEqual({ ...before, emailNotifications: false })
})

it('a setting that is none, or a value that is no switch, is refused in words', async () => {
  const unknown = await amara.raw('PATCH', `${path}/unsubscribeKey`, { enabled: false })
  expect(unknown.status).toBe(422)
  for (const body of [{ enabled: 'no' }, {}, undefined]) {
    const answer = await amara.raw('PATCH', `${path}/weeklyDigest`, body)
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([422, 'invalid'])
  }
})

it('threat 15: the switches of others are theirs, and another site cannot move mine', async () => {
  const jonas = await world.signUp('jonas')
  expect(await jonas.get(path)).toEqual(allOn)
  const forged = await amara.raw(
    'PATCH',
    `${path}/weeklyDigest`,
    { enabled: false },
    { origin: 'https://evil.example' },
  )
  expect(forged.status).toBe(403)
})
