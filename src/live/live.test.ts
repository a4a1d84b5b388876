// Live events over real sockets and a real database: to the right people, each once, and to nobody else.
import { once } from 'node:events'
import { afterAll, afterEach, assert, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { events } from '../../db/schema/events.ts'
import { users } from '../../db/schema/users.ts'
import { openTestDatabase } from '../../test/database.ts'
import { startTestServer, type TestServer } from '../../test/http-server.ts'
import type { Database } from '../kit/db/database.ts'
import { emit } from '../kit/events.ts'

/** Long enough never to come during a test, so that only what the test does wakes the reader. */
const NEVER_MS = 3_600_000

let db: Database
let server: TestServer
let anna: number
let bob: number
/** Whose events only the test's own server reads. */
let carol: number
const opened: WebSocket[] = []

beforeAll(async () => {
  db = await openTestDatabase()
  server = await startTestServer(db, { live: { pollMs: NEVER_MS, pingMs: NEVER_MS } })
  const made = await db.orm
    .insert(users)
    .values(['anna', 'bob', 'carol'].map((name) => ({ email: `${name}@example.com`, claimedAt: new Date() })))
    .returning({ id: users.id })
  ;[anna = 0, bob = 0, carol = 0] = made.map((user) => user.id)
})
afterEach(() => {
  for (const socket of opened.splice(0)) socket.terminate()
})
afterAll(async () => {
  await server.close()
  await db.close()
})

interface Browser {
  socket: WebSocket
  next: () => Promise<Record<string, unknown>>
}

function socketTo(
  to: TestServer,
  headers: Record<string, string>,
  options: { autoPong?: boolean } = {},
): WebSocket {
  const socket = new WebSocket(`${to.url.replace('http', 'ws')}/ws`, { headers, ...options })
  opened.push(socket)
  return socket
}

async function open(to: TestServer, cookie: string, options: { autoPong?: boolean } = {}): Promise<Browser> {
  const socket = socketTo(to, { cookie, origin: to.url }, options)
  const waiting: Record<string, unknown>[] = []
  const asking: ((message: Record<string, unknown>) => void)[] = []
  socket.on('message', (data) => {
    const message = JSON.parse((data as Buffer).toString()) as Record<string, unknown>
    const ask = asking.shift()
    if (ask) ask(message)
    else waiting.push(message)
  })
  await once(socket, 'open')
  return {
    socket,
    next: () =>
      new Promise((resolve) => {
        const message = waiting.shift()
        if (message) resolve(message)
        else asking.push(resolve)
      }),
  }
}

async function openAs(userId: number): Promise<Browser> {
  return open(server, await server.signIn(userId))
}

async function closeCode(socket: WebSocket): Promise<number> {
  const [code] = (await once(socket, 'close')) as [number]
  return code
}

const tell = (userIds: number[], n: number, companyId = 0) =>
  emit(db, { userIds, companyId, type: 'task_update', payload: { taskId: n } })

describe('the handshake', () => {
  async function refusal(headers: Record<string, string>): Promise<number | undefined> {
    const socket = socketTo(server, headers)
    socket.on('error', () => {})
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode?: number }]
    return response.statusCode
  }

  it('API-74: takes the session cookie', async () => {
    expect(await refusal({ origin: server.url })).toBe(401)
    expect(await refusal({ origin: server.url, cookie: 'mailcrew=forged' })).toBe(401)
  })

  it('threat 15: takes an Origin equal to the host or PUBLIC_URL', async () => {
    const cookie = await server.signIn(anna)
    for (const origin of ['https://evil.example', 'null', `${server.url}.evil.example`]) {
      expect([origin, await refusal({ origin, cookie })]).toEqual([origin, 403])
    }
    expect(await refusal({ cookie })).toBe(403)
    await once(socketTo(server, { origin: 'http://127.0.0.1:3000', cookie }), 'open')
  })

  it('threat 20: takes a confirmed account', async () => {
    const [made] = await db.orm.insert(users).values({ email: 'new@example.com' }).returning({ id: users.id })
    const cookie = await server.signIn(made?.id ?? 0)
    expect(await refusal({ origin: server.url, cookie })).toBe(401)
  })

  it('threat 16: no other address opens one', async () => {
    const headers = { origin: server.url, cookie: await server.signIn(anna) }
    for (const path of ['/api/health', '/', '/ws/more']) {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}${path}`, { headers })
      socket.on('error', () => {})
      const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode?: number }]
      expect([path, response.statusCode]).toEqual([path, 404])
    }
  })

  it('a plain request for the address is none', async () => {
    const response = await fetch(`${server.url}/ws`, {
      headers: { cookie: await server.signIn(anna), origin: server.url },
    })
    expect(response.status).toBe(404)
  })
})

describe('events', () => {
  it('NOTIF-15: reach every socket of the people they name, with type, company and ids', async () => {
    const sockets = [await openAs(anna), await openAs(anna), await openAs(bob)]
    await tell([anna, bob], 7, 3)
    for (const socket of sockets) {
      expect(await socket.next()).toEqual({ type: 'task_update', companyId: 3, taskId: 7 })
    }
  })

  it('NOTIF-18: reach nobody else', async () => {
    const other = await openAs(bob)
    const own = await openAs(anna)
    await tell([anna], 8)
    expect(await own.next()).toMatchObject({ taskId: 8 })
    await tell([bob], 9)
    expect(await other.next()).toMatchObject({ taskId: 9 })
  })

  it('a change that is rolled back is never told', async () => {
    const own = await openAs(anna)
    const failed = db.transaction(async () => {
      await tell([anna], 10)
      throw new Error('stop')
    })
    await expect(failed).rejects.toThrow('stop')
    await tell([anna], 11)
    expect(await own.next()).toMatchObject({ taskId: 11 })
  })

  it('the payload cannot pass for another type or company', async () => {
    const own = await openAs(anna)
    await emit(db, { userIds: [anna], companyId: 3, type: 'a', payload: { type: 'b', companyId: 4, n: 1 } })
    expect(await own.next()).toEqual({ type: 'a', companyId: 3, n: 1 })
  })

  it('a transaction that commits after a later one is told too, and none is told twice', async () => {
    const own = await openAs(anna)
    const { rows } = await db.query('select coalesce(max(id), 0)::int as id from events')
    const last = Number(rows[0]?.id)
    // The ids that two transactions took; the second one commits first.
    for (const taken of [last + 2, last + 1]) {
      await db.query(
        `insert into events (id, user_id, type, payload) overriding system value values ($1, $2, 'late', $3)`,
        [taken, anna, JSON.stringify({ taken })],
      )
      await db.query(`select setval(pg_get_serial_sequence('events', 'id'), $1)`, [last + 2])
      await db.announce('mailcrew_events')
      expect(await own.next()).toMatchObject({ type: 'late', taken })
    }
    await tell([anna], 12)
    expect(await own.next()).toMatchObject({ taskId: 12 })
  })

  it('more events than one read takes all arrive in their order', async () => {
    const own = await openAs(anna)
    await db.transaction(async () => {
      for (let n = 0; n < 1_100; n += 1) await tell([anna], n)
    })
    const told = []
    for (let n = 0; n < 1_100; n += 1) told.push((await own.next()).taskId)
    expect(told).toEqual(Array.from({ length: 1_100 }, (_, n) => n))
  })

  it('an event whose announcement was lost is found by looking', async () => {
    const looking = await startTestServer(db, { live: { pollMs: 10 } })
    const own = await open(looking, await looking.signIn(carol))
    await db.orm.insert(events).values({ userId: carol, type: 'unannounced', payload: {} })
    expect(await own.next()).toEqual({ type: 'unannounced', companyId: 0 })
    await looking.close()
  })
})

describe('sockets', () => {
  it('are closed when their session ends, and only they', async () => {
    const cookie = await server.signIn(anna)
    const ended = await open(server, cookie)
    const kept = await openAs(anna)
    const closed = closeCode(ended.socket)
    await fetch(`${server.url}/api/logout`, { headers: { cookie }, redirect: 'manual' })
    expect(await closed).toBe(1_008)
    await tell([anna], 13)
    expect(await kept.next()).toMatchObject({ taskId: 13 })
  })

  it('are closed when their session ended in another process', async () => {
    const checking = await startTestServer(db, { live: { pingMs: 500 } })
    const cookie = await checking.signIn(anna)
    const { socket } = await open(checking, cookie)
    const closed = closeCode(socket)
    await checking.accounts.sessions.end(cookie.split('=')[1] ?? '')
    expect(await closed).toBe(1_008)
    await checking.close()
  })

  it('of one person are closed by closeUser', async () => {
    const [gone, kept] = [await openAs(anna), await openAs(bob)]
    const closed = closeCode(gone.socket)
    server.live.closeUser(anna)
    expect(await closed).toBe(1_008)
    await tell([bob], 14)
    expect(await kept.next()).toMatchObject({ taskId: 14 })
  })

  it('that do not answer a ping are dropped, the others stay', async () => {
    const pinging = await startTestServer(db, { live: { pingMs: 50 } })
    const cookie = await pinging.signIn(anna)
    const alive = await open(pinging, cookie)
    const silent = await open(pinging, cookie, { autoPong: false })
    expect(await closeCode(silent.socket)).toBe(1_006)
    await tell([anna], 15)
    expect(await alive.next()).toMatchObject({ taskId: 15 })
    await pinging.close()
  })

  it('that do not drain are cut, so that they cost no memory', async () => {
    const { socket } = await openAs(anna)
    socket.pause()
    const cut = new Promise((resolve) => {
      socket.once('close', resolve)
    })
    const before = server.live.connectedCount()
    const text = 'x'.repeat(200_000)
    for (let n = 0; n < 200 && server.live.connectedCount() === before; n += 1) {
      await emit(db, { userIds: [anna], companyId: 0, type: 'large', payload: { text } })
      await db.announce('mailcrew_events')
    }
    expect(server.live.connectedCount()).toBe(before - 1)
    socket.resume()
    await cut
  })

  it('are counted, and told that the server goes away', async () => {
    const leaving = await startTestServer(db)
    const { socket } = await open(leaving, await leaving.signIn(anna))
    expect(leaving.live.connectedCount()).toBe(1)
    const closed = closeCode(socket)
    await leaving.close()
    expect(await closed).toBe(1_001)
    expect(leaving.live.connectedCount()).toBe(0)
  })

  it('threat 16: of more than fifty of one person the oldest are closed, and those of others stay', async () => {
    const bobs = await openAs(bob)
    const cookie = await server.signIn(carol)
    const first = await open(server, cookie)
    const code = closeCode(first.socket)
    const more = await Promise.all(Array.from({ length: 50 }, () => open(server, cookie)))
    expect(await code).toBe(1_008)
    await tell([bob, carol], 8)
    expect(await bobs.next()).toMatchObject({ taskId: 8 })
    expect(await more.at(-1)?.next()).toMatchObject({ taskId: 8 })
  })

  it('that send more than a word are closed', async () => {
    const { socket } = await openAs(anna)
    const closed = closeCode(socket)
    assert(socket.readyState === socket.OPEN)
    socket.send('x'.repeat(2_000))
    expect(await closed).toBe(1_009)
  })
})
