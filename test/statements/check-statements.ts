// Runs the workload on a database of its own, and judges each statement that it sent.
import pg from 'pg'
import type { ServerDatabase } from '../database-server.ts'
import { sweepAll } from '../sweep-now.ts'
import { startWorld } from '../world.ts'
import { faultOf, type LedBy, ledBy } from './check.ts'
import { accessesOf, planAsIfLarge, readIndexes } from './plans.ts'
import { recordStatements } from './recorded.ts'
import { runWorkload } from './workload.ts'

export interface CheckedStatements {
  statements: number
  /** Addresses that were answered. */
  read: number
  /** Names of the indexes of growing tables, by what leads them. */
  indexes: Map<LedBy, string[]>
  /** A statement each, with what is wrong with it. */
  faults: string[]
}

/** Beside what is there: indexes to make, and statements to judge, each of one text value. */
export interface Planted {
  indexes: readonly string[]
  statements: readonly string[]
}

/** `database` is empty, and is dropped at the end. */
export async function checkStatements(
  database: ServerDatabase,
  planted: Planted = { indexes: [], statements: [] },
): Promise<CheckedStatements> {
  // With its schema first: what makes it is no work that grows.
  const first = await startWorld({ database: { ...database, drop: async () => {} } })
  // What the product does by itself, over all tenants, goes by time or by what waits.
  const sweeps = recordStatements()
  await sweepAll(first).finally(() => sweeps.end())
  await first.stop()
  const recorder = recordStatements()
  const { owner, read } = await runWorkload(database).finally(() => recorder.end())
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    for (const made of planted.indexes) await client.query(made)
    await planAsIfLarge(client)
    const indexes = await readIndexes(client)
    const faults: string[] = []
    const sent = [...recorder.statements].filter(
      // What binds no value asks for nobody's rows: it is the workload's own, or looks for what waits.
      ([text, values]) => values.length > 0 && !sweeps.statements.has(text),
    )
    for (const statement of [...sent, ...planted.statements.map((text) => [text, ['planted']] as const)]) {
      const accesses = await accessesOf(client, indexes, statement)
      const own = accesses.flatMap((access) => faultOf(access, statement[0], indexes) ?? [])
      if (own.length > 0) faults.push(`${[...new Set(own)].join('; ')}:\n${statement[0]}`)
    }
    const byLead = new Map<LedBy, string[]>()
    for (const [name, facts] of indexes) {
      const by = ledBy(name, facts)
      if (by) byLead.set(by, [...(byLead.get(by) ?? []), `${facts.table}: ${name} (${facts.leading})`])
    }
    return { statements: recorder.statements.size, read, indexes: byLead, faults }
  } finally {
    await client.end()
    await owner.world.stop()
  }
}
