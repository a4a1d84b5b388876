// Mails whose model is busy or slow wait as jobs, while all others go on.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ModelServer, startModelServer } from '../../test/model-server.ts'
import { startWorld, type World } from '../../test/world.ts'

let model: ModelServer
let world: World
let waited = 0
const dataDir = mkdtempSync(join(tmpdir(), 'mailcrew-busy-'))
const now = new Date('2026-11-20T09:00:00Z')

const start = () => {
  const ahead = now.getTime() - Date.now()
  return startWorld({
    clock: () => new Date(Date.now() + ahead + waited),
    dataDir,
    keepData: true,
    environment: {
      OPENAI_BASE_URL: `${model.url}/v1`,
      AI_MODEL: 'local-model',
      AI_BUDGET: '100000000',
    },
  })
}

beforeAll(async () => {
  model = await startModelServer()
  world = await start()
  for (const who of ['amara', 'jonas'] as const) await world.signUp(who)
})
afterAll(async () => {
  await world.stop()
  await model.close()
})

const item = { sentence: 'Please order the buoys', title: 'Order the red buoys', confidence: 0.95 }
const value = { tasks: [item], changes: [], comment: null }

const send = (subject: string, from = 'amara') =>
  world.mail({ from, subject, text: 'Please order the buoys.', date: now })

const statusOf = async (subject: string) =>
  (
    await world.rows<{ status: string }>(
      `select d.status from deliveries d join mails m on m.id = d.mail_id where m.subject = $1`,
      [subject],
    )
  )[0]?.status

const readBy = (subject: string) =>
  world.rows<{ by: string; title: string }>(
    `select evidence->>'by' as by, title from tasks where source_email_subject = $1`,
    [subject],
  )

/** Jobs that wait for their time are due at once. */
const hurry = () => world.rows(`update pgboss.job set start_after = now() where state < 'active'`)

async function settled(): Promise<void> {
  await world.until(async () => {
    await hurry()
    const [row] = await world.rows<{ open: number }>(
      `select count(*)::int as open from deliveries where status in ('received', 'processing')`,
    )
    return row?.open === 0 ? true : undefined
  })
}

/** Waits for jobs that come later. */
const waiting = (subject: string) =>
  world.until(async () => {
    const rows = await world.rows(
      `select 1 from pgboss.job j join deliveries d on (j.data->>'deliveryId')::int = d.id join mails m on m.id = d.mail_id
         where m.subject = $1 and j.state < 'active' and j.start_after > now() + interval '5 minutes'`,
      [subject],
    )
    return rows.length > 0 ? true : undefined
  })

it('a mail whose model asks to come back later waits in the queue, and is read by the model then', async () => {
  model.turns = [
    { kind: 'status', status: 429, headers: { 'retry-after': '1800' } },
    { kind: 'answer', value },
  ]
  await send('Busy')
  await waiting('Busy')
  const asked = model.asked.length
  // Until then the server is left alone, and a mail for which no model is asked is read at once.
  await send('Also busy')
  await waiting('Also busy')
  expect(model.asked).toHaveLength(asked)
  const began = performance.now()
  await world.mail({ from: 'jonas', subject: 'Status', text: 'my tasks', date: now })
  await world.until(async () => ((await statusOf('Status')) === 'processed' ? true : undefined))
  expect(performance.now() - began).toBeLessThan(5_000)
  expect([await statusOf('Busy'), await readBy('Busy')]).toEqual(['received', []])
  waited += 1_900_000
  await settled()
  expect(await readBy('Busy')).toEqual([{ by: 'model', title: 'Order the red buoys' }])
  expect(await readBy('Also busy')).toEqual([{ by: 'model', title: 'Order the red buoys' }])
  // What was put off without asking is no failure of the server.
  const failures = await world.rows('select fault, count from model_failures')
  expect(failures).toEqual([{ fault: 'too-many', count: 1 }])
})

it('a mail that has waited for an hour is read by rules, and its receipt says so', async () => {
  model.turns = [{ kind: 'status', status: 429, headers: { 'retry-after': '540' } }]
  await send('Patience')
  await waiting('Patience')
  waited += 3_700_000
  await settled()
  expect(await readBy('Patience')).toMatchObject([{ by: 'rules' }])
  const [receipt] = await world.outbox({ subject: 'Re: Patience' })
  expect(receipt?.text.replace(/\s+/g, ' ')).toContain('so this mail was read by rules.')
})

it('200 mails that wait for a slow model hold up nobody, and a restart in between loses none', {
  timeout: 240_000,
}, async () => {
  waited += 3_700_000
  model.turns = [{ kind: 'held', until: new Promise(() => {}), value }]
  const before = model.asked.length
  const subjects = Array.from({ length: 200 }, (_, place) => `Buoy ${place}`)
  for (const subject of subjects) await send(subject)
  await world.until(async () => (model.asked.length >= before + 8 ? true : undefined))
  expect(model.asked.length - before).toBeLessThanOrEqual(8)
  await world.mail({ from: 'jonas', subject: 'Status again', text: 'my tasks', date: now })
  await world.until(async () => ((await statusOf('Status again')) === 'processed' ? true : undefined))
  const began = performance.now()
  await world.stop()
  expect(performance.now() - began).toBeLessThan(20_000)
  model.turns = [{ kind: 'answer', value }]
  world = await start()
  await settled()
  const [all] = await world.rows<{ mails: number; made: number }>(
    `select count(*)::int as mails, count(*) filter (where evidence->>'by' = 'model')::int as made
       from tasks where source_email_subject like 'Buoy %'`,
  )
  expect(all).toEqual({ mails: 200, made: 200 })
})
