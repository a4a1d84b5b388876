// Embedded databases that outlive a test file: starting one costs ten times as much as emptying it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Database } from '../src/kit/db/database.ts'
import type { Driver } from '../src/kit/db/driver.ts'
import { openEmbedded } from '../src/kit/db/embedded.ts'
import { copyTemplate } from './embedded-template.ts'

interface Shared {
  driver: Driver
  /** What `schemaOf` said when it was opened. */
  schema: string
}

/** In this process. */
const idle: Shared[] = []

/** A database as the first start leaves it. `close` hands it to the next caller in this process. */
export async function takeSharedDatabase(): Promise<Database> {
  const shared = (await takeIdle()) ?? (await open())
  return new Database({ ...shared.driver, close: async () => void idle.push(shared) })
}

async function open(): Promise<Shared> {
  const folder = mkdtempSync(join(tmpdir(), 'mailcrew-shared-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await copyTemplate(folder)
  const driver = await openEmbedded(folder, { fsync: false })
  await driver.client.query(KEEP_INITIAL_ROWS)
  return { driver, schema: await schemaOf(driver) }
}

/** Emptied; a test that changed tables, functions or triggers leaves a database that nobody else gets. */
async function takeIdle(): Promise<Shared | null> {
  for (let shared = idle.pop(); shared; shared = idle.pop()) {
    if (await isAsBefore(shared)) return shared
    await shared.driver.close()
  }
  return null
}

async function isAsBefore({ driver, schema }: Shared): Promise<boolean> {
  try {
    await driver.client.query(EMPTY)
    return (await schemaOf(driver)) === schema
  } catch {
    return false
  }
}

const TABLES = `
  select c.oid, format('%I.%I', n.nspname, c.relname) as name from pg_class c
  join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname in ('public', 'pgboss')`

const KEEP_INITIAL_ROWS = `
  do $$ declare one record; begin
    create schema initial;
    create table initial.tables as ${TABLES};
    for one in select * from initial.tables where pg_relation_size(oid) > 0 loop
      execute format('create table initial.%I as table %s', one.name, one.name);
    end loop;
  end $$`

/*
 * Triggers and foreign keys rest meanwhile: the audit log lets nobody delete from it. Deleting takes a fifth of the time
 * of truncating, which makes new files for each table and index.
 */
const EMPTY = `
  do $$ declare one record; begin
    perform set_config('session_replication_role', 'replica', true);
    for one in ${TABLES} and c.oid not in (select oid from initial.tables) loop
      execute format('drop table if exists %s cascade', one.name);
    end loop;
    for one in select name, format('initial.%I', name) as copy from initial.tables where pg_relation_size(oid) > 0 loop
      execute 'delete from ' || one.name;
      if to_regclass(one.copy) is not null then
        execute format('insert into %s overriding system value table %s', one.name, one.copy);
      end if;
    end loop;
    for one in select seqrelid::regclass as name, seqstart as start from pg_sequence
      join pg_sequences on format('%I.%I', schemaname, sequencename)::regclass = seqrelid where last_value is not null loop
      perform setval(one.name, one.start, false);
    end loop;
  end $$`

async function schemaOf(driver: Driver): Promise<string> {
  const { rows } = await driver.client.query(`
    select md5(string_agg(line, E'\\n' order by line)) as schema from (
      select format('column %s %s %s %s %s', attrelid::regclass, attname, atttypid, attnotnull, atthasdef) as line
        from pg_attribute join pg_class c on c.oid = attrelid
        join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('public', 'pgboss') where attnum > 0
      union all select format('trigger %s %s %s', tgrelid::regclass, tgname, tgenabled) from pg_trigger
      union all select format('constraint %s %s', conrelid::regclass, conname) from pg_constraint
      union all select format('function %s %s', p.oid, md5(prosrc)) from pg_proc p
        join pg_namespace n on n.oid = p.pronamespace and n.nspname in ('public', 'pgboss')
    ) lines`)
  return String(rows[0]?.schema)
}
