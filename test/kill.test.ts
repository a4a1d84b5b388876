// Power for the acknowledgement: the process dies again and again while mails stream in, and none is lost or done twice.
import { afterAll, expect, it } from 'vitest'
import { messageIdOf } from '../faults/sender.ts'
import { type Death, type DyingServer, dyingServer } from './dying-server.ts'
import { startWorld } from './world.ts'

/** The whole of it takes minutes: KILL_MAILS=2000 KILL_KILLS=20. */
const MAILS = Number(process.env.KILL_MAILS ?? 80)
const KILLS = Number(process.env.KILL_KILLS ?? 2)

const timeout = 300_000 * Math.max(1, MAILS / 400)

const servers: DyingServer[] = []
afterAll(() => {
  for (const server of servers) server.remove()
})

it(
  'kill -9 of the process again and again while mails stream in: all that got 250 are processed exactly once',
  { timeout },
  () => expectAllProcessedOnce('kill', MAILS, KILLS),
)

it(
  'a power cut that drops what was not flushed, again and again: all that got 250 are processed exactly once',
  { timeout },
  () => expectAllProcessedOnce('power cut', MAILS / 2, Math.ceil(KILLS / 2)),
)

async function expectAllProcessedOnce(death: Death, mails: number, deaths: number): Promise<void> {
  const server = await dyingServer(death)
  servers.push(server)
  await server.start()
  const acknowledged = await server.stream(mails, deaths)
  await server.die()

  const world = await startWorld({ dataDir: server.dataDir, keepData: true })
  try {
    await world.settled(0.8 * timeout)
    const { rows } = await world.app.db.query(
      `select m.message_id, count(distinct m.id)::int as mails, count(distinct d.id)::int as deliveries, count(distinct t.id)::int as tasks,
        min(d.status) as status from mails m join deliveries d on d.mail_id = m.id left join tasks t on t.source_mail_id = m.id group by m.message_id`,
    )
    const wrong = rows.filter(
      (row) => row.mails !== 1 || row.deliveries !== 1 || row.tasks !== 1 || row.status !== 'processed',
    )
    expect(wrong).toEqual([])
    const processed = new Set(rows.map((row) => row.message_id))
    const lost = [...acknowledged].filter((number) => !processed.has(messageIdOf(number)))
    expect(acknowledged.size).toBe(mails)
    expect(lost).toEqual([])
    const receipts = await world.app.db.query(
      `select mail_id from outbox where kind = 'receipt' group by mail_id having count(*) > 1`,
    )
    expect(receipts.rows).toEqual([])
  } finally {
    await world.stop()
  }
}
