// Power for the acknowledgement: the process dies again and again while mails stream in, and none is lost or done twice.
import { afterAll, expect, it } from 'vitest'
import { type Death, type DyingServer, dyingServer, messageIdOf } from './dying-server.ts'
import { startWorld } from './world.ts'

/** The whole of it takes minutes: KILL_MAILS=2000 KILL_KILLS=20. */
const MAILS = Number(process.env.KILL_MAILS ?? 200)
const KILLS = Number(process.env.KILL_KILLS ?? 4)

const timeout = 300_000 * Math.max(1, MAILS / 400)

const servers: DyingServer[] = []
afterAll(() => {
  for (const server of servers) server.remove()
})

it(
  'kill -9 of the process again and again while mails stream in: all that got 250 are worked exactly once',
  { timeout },
  () => expectAllWorkedOnce('kill', MAILS, KILLS),
)

it(
  'a power cut that drops what was not flushed, again and again: all that got 250 are worked exactly once',
  { timeout },
  () => expectAllWorkedOnce('power cut', MAILS / 2, Math.ceil(KILLS / 2)),
)

async function expectAllWorkedOnce(death: Death, mails: number, deaths: number): Promise<void> {
  const server = await dyingServer(death)
  servers.push(server)
  await server.start()
  const acknowledged = await server.stream(mails, deaths)
  await server.die()

  const world = await startWorld({ dataDir: server.dataDir, keepData: true })
  try {
    await world.settled(0.8 * timeout)
    const { rows } = await world.app.db.query(
      `select m.message_id, count(distinct m.id)::int as mails, count(distinct w.id)::int as works, count(distinct t.id)::int as tasks,
        min(w.status) as status from mails m join works w on w.mail_id = m.id left join tasks t on t.source_mail_id = m.id group by m.message_id`,
    )
    const wrong = rows.filter(
      (row) => row.mails !== 1 || row.works !== 1 || row.tasks !== 1 || row.status !== 'processed',
    )
    expect(wrong).toEqual([])
    const worked = new Set(rows.map((row) => row.message_id))
    const lost = [...acknowledged].filter((number) => !worked.has(messageIdOf(number)))
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
