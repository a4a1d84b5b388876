// A Mailcrew that was updated: on the data folder of an earlier version, with rows as that version wrote them.
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Database } from '../src/kit/db/database.ts'
import { openEmbedded } from '../src/kit/db/embedded.ts'
import { migrateDatabase } from '../src/kit/db/migrate.ts'
import { migrations } from './embedded-template.ts'
import { type Client, clientOf, people, startWorld, type World } from './world.ts'

const SESSION = 'session-of-amara'

/** Amara with an address and a session; her id is 1. They come before the test's own rows. */
const amaraThen = [
  `insert into users (first_name, last_name, email, claimed_at) values ('Amara', 'Okafor', '${people.amara.email}', now())`,
  `insert into user_addresses (user_id, address, confirmed_at) values (1, '${people.amara.email}', now())`,
  `insert into sessions (user_id, token_hash, expires_at)
   values (1, '${createHash('sha256').update(SESSION).digest('hex')}', now() + interval '1 day')`,
]

export interface CarriedWorld {
  world: World
  amara: Client
  stop(): Promise<void>
}

/** `step`: the first migration that the earlier version did not have, such as search; `rows`: statements. */
export async function startCarriedWorld(step: string, rows: readonly string[]): Promise<CarriedWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'mailcrew-carried-'))
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const db = new Database(await openEmbedded(dataDir, { fsync: false }))
  await migrateDatabase(db, migrationsBefore(step, join(folder, 'migrations')))
  for (const statement of [...amaraThen, ...rows]) await db.query(statement)
  await db.close()
  const world = await startWorld({ dataDir, keepData: true })
  return {
    world,
    amara: clientOf(world.url, `mailcrew=${SESSION}`),
    async stop() {
      await world.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Answers the folder, with those steps alone that come before. */
function migrationsBefore(step: string, folder: string): string {
  cpSync(migrations, folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'))
  const at = entries.findIndex(({ tag }: { tag: string }) => tag.endsWith(`_${step}`))
  if (at < 0) throw new Error(`there is no migration ${step}`)
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, at) }))
  return folder
}
