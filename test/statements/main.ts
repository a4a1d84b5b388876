// `npm run statements`: which index each statement goes by that the product sends, and what places the rows with their tenant.
import { startDurablePostgres } from '../../bin/checks/postgres.mjs'
import { createOnServer } from '../database-server.ts'
import { checkStatements } from './check-statements.ts'

const postgres = await startDurablePostgres()
if (!postgres) throw new Error('PostgreSQL is not installed')
try {
  const told = await checkStatements(await createOnServer(postgres.url))
  console.log(`${told.statements} statements, ${told.read} addresses read`)
  for (const [by, names] of told.indexes) console.log(`${by}: ${names.length}\n  ${names.join('\n  ')}`)
  for (const fault of told.faults) console.log(`\n${fault}`)
  console.log(`\n${told.faults.length} faults`)
  process.exitCode = told.faults.length > 0 ? 1 : 0
} finally {
  await postgres.stop()
}
