// Deliveries that are applied at the same time share a transaction on PostgreSQL, and none of them pays for another.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createWithSchema } from './server-template.ts'
import { startWorld, type World } from './world.ts'

const server = process.env.TEST_DATABASE_URL ?? ''
const guests = ['ann', 'bea', 'cem', 'dov', 'eli', 'fay'].map((name) => `${name}@example.com`)

describe.skipIf(!server)('deliveries of one moment', () => {
  let world: World

  beforeAll(async () => {
    world = await startWorld({ database: await createWithSchema(server) })
    await world.app.db.query(watch)
  })
  afterAll(() => world?.stop())

  /** One mail of each guest; no task is made before all of them are about to be applied. */
  async function mailsAtOnce(subject: string, text: (guest: string) => string): Promise<void> {
    const { db } = world.app
    // From its claim on, a delivery tells nobody how far it is until it ends: the calls are counted, and left as they are.
    const applying = vi.spyOn(db, 'together')
    const gate = await db.holdLock(7, 7)
    await Promise.all(guests.map((from) => world.mail({ from, subject, text: text(from) })))
    await expect.poll(() => applying.mock.calls.length).toBe(guests.length)
    applying.mockRestore()
    await gate.close()
  }

  async function deliveries(subject: string): Promise<Record<string, unknown>[]> {
    const rows = await world.rows(
      `select m.from_address as guest, d.status, d.attempts,
         (select count(*)::int from tasks t where t.source_mail_id = m.id) as tasks,
         (select count(*)::int from outbox o where o.mail_id = m.id) as receipts,
         (select count(*)::int from jsonb_array_elements(d.trace) s where s->>'step' = 'applied') as applied,
         (select xact from ends e where e.delivery_id = d.id) as xact
       from deliveries d join mails m on m.id = d.mail_id where m.subject = $1 order by 1`,
      [subject],
    )
    return rows
  }

  it('several are applied in one transaction, each whole and once', async () => {
    await mailsAtOnce('Together', () => 'Please draw the map.')
    await world.settled()
    const done = await deliveries('Together')
    const whole = { status: 'processed', attempts: 1, tasks: 1, receipts: 1, applied: 1 }
    expect(done).toEqual(guests.map((guest) => ({ guest, ...whole, xact: expect.any(String) })))
    expect(new Set(done.map(({ xact }) => xact)).size).toBeLessThan(guests.length)
  })

  it('one that fails is tried again later; the others are applied alone, at once, and once', async () => {
    const before = await triedTasks(world)
    const [bad, ...good] = guests
    await mailsAtOnce('One fails', (guest) =>
      guest === bad ? 'Please break the pot.' : 'Please paint the pot.',
    )
    await expect
      .poll(() => deliveries('One fails'))
      .toEqual([
        expect.objectContaining({ guest: bad, status: 'received', tasks: 0, receipts: 0 }),
        ...good.map((guest) =>
          expect.objectContaining({ guest, status: 'processed', tasks: 1, receipts: 1, applied: 1 }),
        ),
      ])
    // Two tries are of the one that fails: at least one other had shared a transaction with it.
    expect((await triedTasks(world)) - before).toBeGreaterThan(good.length + 2)
  })
})

async function triedTasks(world: World): Promise<number> {
  const rows = await world.rows('select last_value from tried_tasks')
  return Number(rows[0]?.last_value)
}

/**
 * Notes in which transaction a delivery ends, counts the tasks that are made (a sequence knows no rollback), lets them
 * wait for the gate, and lets a delivery fail at its very end.
 */
const watch = `
  create table ends (delivery_id int primary key, xact text);
  create sequence tried_tasks;
  create function note_end() returns trigger language plpgsql as $$ begin
    if exists (select from tasks where source_mail_id = new.mail_id and title like 'Break%') then
      raise exception 'broken';
    end if;
    insert into ends values (new.id, txid_current());
    return null;
  end $$;
  create trigger note_end after update of status on deliveries for each row
    when (new.status = 'processed') execute function note_end();
  create function try_task() returns trigger language plpgsql as $$ begin
    perform nextval('tried_tasks');
    perform pg_advisory_xact_lock_shared(7, 7);
    return null;
  end $$;
  create trigger try_task after insert on tasks for each row execute function try_task();`
