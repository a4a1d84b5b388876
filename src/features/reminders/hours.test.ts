// The calls about time zone and quiet hours: what is kept, what is refused, and whose browser counts.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, startWorld, type World } from '../../../test/world.ts'
import { noTimeZone, sameTimes } from './contract.ts'

const path = '/api/account/hours'
const usual = {
  timeZone: 'UTC',
  isChosen: false,
  quiet: { from: '22:00', to: '07:00' },
  morning: '08:00',
}

let world: World
let amara: Client

beforeAll(async () => {
  world = await startWorld()
  amara = await world.signUp('amara')
})
afterAll(() => world.stop())

it('SET-21: the zone is the browser\u2019s until one is chosen, and the nights are quiet', async () => {
  expect(await amara.get(path)).toEqual(usual)
  expect(await amara.send('POST', `${path}/seen`, { timeZone: 'Mars/Olympus' })).toEqual(usual)
  const seen = { ...usual, timeZone: 'Europe/Berlin' }
  expect(await amara.send('POST', `${path}/seen`, { timeZone: 'Europe/Berlin' })).toEqual(seen)
  expect(await amara.send('POST', `${path}/seen`, { timeZone: 'Asia/Tokyo' })).toEqual(seen)
  const chosen = { timeZone: 'UTC', quiet: null }
  expect(await amara.send('PUT', path, chosen)).toEqual({ ...usual, ...chosen, isChosen: true })
  expect(await amara.send('POST', `${path}/seen`, { timeZone: 'Asia/Tokyo' })).toMatchObject({
    timeZone: 'UTC',
  })
})

it('quiet hours that hold eight in the morning move it to their end', async () => {
  const quiet = { from: '23:15', to: '10:45' }
  expect(await amara.send('PUT', path, { timeZone: 'Asia/Kathmandu', quiet })).toEqual({
    timeZone: 'Asia/Kathmandu',
    isChosen: true,
    quiet,
    morning: '10:45',
  })
  expect(await amara.get('/api/auth/user')).toMatchObject({ timeZone: 'Asia/Kathmandu' })
})

it('a zone that is none and times that are none are refused in words, and nothing changes', async () => {
  const before = await amara.get(path)
  const quiet = { from: '22:00', to: '07:00' }
  const wrong: [unknown, string][] = [
    [{ timeZone: 'Mars/Olympus', quiet }, noTimeZone],
    [{ timeZone: '+02:00', quiet }, noTimeZone],
    [{ quiet }, noTimeZone],
    [{ timeZone: 'UTC', quiet: { from: '08:00', to: '08:00' } }, sameTimes],
    [{ timeZone: 'UTC', quiet: { from: '24:00', to: '07:00' } }, 'Give a time of day such as 22:00'],
  ]
  for (const [body, message] of wrong) {
    const answer = await amara.raw('PUT', path, body)
    expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([422, message])
  }
  expect(await amara.get(path)).toEqual(before)
})
