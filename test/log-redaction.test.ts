// Everything is driven once with marked words, and the log is read: no text, address, password or token is in it.
import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createLog } from '../src/kit/log.ts'
import { type Client, password, startWorld, type World } from './world.ts'

let world: World
let amara: Client
let lines = ''

const take = new Writable({
  write(chunk, _encoding, done) {
    lines += chunk
    done()
  },
})

beforeAll(async () => {
  world = await startWorld({ log: createLog('debug', take) })
  amara = await world.signUp('amara')
})
afterAll(() => world.stop())

it('no word of a mail, no address and no secret is in the log, at any level', async () => {
  const marked = {
    from: 'priya-zzmarkaddress@example.com',
    subject: 'Zzmarksubject',
    text: 'Please send zzmarktext.',
  }
  await world.receiveMail(marked)
  await world.receiveMail({ from: 'amara', subject: 'Zzmarksubject', text: 'Please zzmarktext by Friday.' })
  // What a database says of a row that it refuses, and what a job says that fails, tell the values.
  await world.app.db.query(`alter table tasks add constraint odd check (title not like '%zzmarkrefused%')`)
  await world.mail({ from: 'amara', subject: 'Zzmarksubject', text: 'Please send zzmarkrefused by Friday.' })
  await vi.waitUntil(() => lines.includes('a mail could not be processed'), { timeout: 30_000, interval: 20 })
  const { secret } = await amara.send<{ secret: string }>('POST', '/api/tokens', {
    name: 'zzmarkname',
    scopes: ['read'],
  })
  const calls: [string, RequestInit][] = [
    ['/api/projects?search=zzmarkquery', { headers: { authorization: `Bearer ${secret}` } }],
    ['/api/projects', { headers: { authorization: 'Bearer mailcrew_zzmarktoken' } }],
    ['/reset-password?token=zzmarklink', {}],
    ['/api/invitations/zzmarkinvitation', {}],
    ['/api/nothing/zzmarkpath', {}],
    [
      '/api/auth/signin',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: world.url },
        body: JSON.stringify({ email: 'zzmarkaddress@example.com', password: 'zzmarkpassword' }),
      },
    ],
    [
      '/api/auth/signin',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"zzmarkbody' },
    ],
  ]
  for (const [path, how] of calls) await fetch(world.url + path, how)
  await world.app.db.query('alter table api_tokens add constraint odd check (name <> $$zzmarkname2$$)')
  expect((await amara.raw('POST', '/api/tokens', { name: 'zzmarkname2', scopes: ['read'] })).status).toBe(500)

  expect(lines).toContain('a mail was processed')
  expect(lines).toContain('a mail could not be processed')
  expect(lines).toMatch(/"level":50.*"POST"/)
  expect(lines.split('\n').filter((line) => /zzmark|example\.com/i.test(line))).toEqual([])
  for (const kept of [password, secret, amara.cookie.split('=')[1] ?? 'none'])
    expect(lines).not.toContain(kept)
})
