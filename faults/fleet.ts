// The whole product in several processes on PostgreSQL, each at the end of a wire of its own, with a relay and a sender.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OwnPostgres, startDurablePostgres } from '../bin/checks/postgres.mjs'
import { ensureBuilt } from '../bin/setup/build.mjs'
import { Database } from '../src/kit/db/database.ts'
import { openPostgres } from '../src/kit/db/postgres.ts'
import { freePort } from '../test/free-port.ts'
import { type RelayServer, startRelayServer } from '../test/relay-server.ts'
import { type SmallDisk, smallDisk } from '../test/small-disk.ts'
import { openWire, type Wire } from './network.ts'
import { Sender } from './sender.ts'
import { ServerProcess } from './server-process.ts'

const DISK_MEGABYTES = 128

/** One process and what it hangs on. */
export interface Member {
  readonly name: string
  readonly process: ServerProcess
  readonly wire: Wire
}

export interface Fleet {
  readonly dataDir: string
  /** Where the data folder lies, if that was asked for. */
  readonly disk: SmallDisk | null
  readonly postgres: OwnPostgres
  readonly relay: RelayServer
  readonly sender: Sender
  /** Takes mail in and serves pages. */
  readonly front: Member
  readonly workers: readonly [Member, Member]
  readonly all: readonly Member[]
  /** Past the wires, for whoever looks. */
  readonly db: Database
  /** The clocks of all processes are ahead by so much. */
  shiftClocks(ms: number): void
  stop(): Promise<void>
}

/** Rejects where there is no PostgreSQL, or the disk may not be mounted. */
export async function startFleet({ onDisk = false } = {}): Promise<Fleet> {
  await ensureBuilt()
  const postgres = await startDurablePostgres()
  if (!postgres) throw new Error('this needs the programs of PostgreSQL (Debian: apt-get install postgresql)')
  const disk = onDisk ? smallDisk(DISK_MEGABYTES) : null
  const dataDir = mkdtempSync(join(disk?.path ?? tmpdir(), 'mailcrew-fleet-'))
  const beside = mkdtempSync(join(tmpdir(), 'mailcrew-clock-'))
  const relay = await startRelayServer()
  const [port, smtpPort] = [await freePort(), await freePort()]
  const clock = join(beside, 'shift')
  const member = async (name: string, services: string): Promise<Member> => {
    const wire = await openWire(postgres.url)
    const process = new ServerProcess({
      ...{ DATA_DIR: dataDir, DATABASE_URL: wire.url, SMTP_URL: relay.url, SERVICES: services },
      ...{ PORT: String(port), SMTP_PORT: String(smtpPort), CLOCK_SHIFT: clock },
    })
    return { name, process, wire }
  }
  const front = await member('web and smtp', 'web,smtp')
  const workers = [await member('worker 1', 'worker'), await member('worker 2', 'worker')] as const
  const all = [front, ...workers]
  const db = new Database(openPostgres(postgres.url, 2))
  const fleet: Fleet = {
    ...{ dataDir, disk, postgres, relay, front, workers, all, db },
    sender: new Sender(smtpPort),
    shiftClocks: (ms) => writeFileSync(clock, String(ms)),
    async stop() {
      await Promise.all(all.map((one) => one.process.kill()))
      await db.close()
      await Promise.all(all.map((one) => one.wire.close()))
      await relay.close()
      await postgres.stop()
      for (const one of [dataDir, beside]) rmSync(one, { recursive: true, force: true })
      disk?.remove()
    },
  }
  try {
    await Promise.all(all.map((one) => one.process.start()))
    return fleet
  } catch (error) {
    await fleet.stop()
    throw error
  }
}
