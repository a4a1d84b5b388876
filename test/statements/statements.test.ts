// Every statement that people's work sends reaches its rows by their tenant, their record or their key, on PostgreSQL.
import { beforeAll, describe, expect, it } from 'vitest'
import { createOnServer } from '../database-server.ts'
import { type CheckedStatements, checkStatements } from './check-statements.ts'

const server = process.env.TEST_DATABASE_URL ?? ''

const byTitle = 'select id from tasks where title = $1'
const ofStatus = 'select id from tasks where status = $1'

describe.skipIf(!server)('statements on PostgreSQL', () => {
  let told: CheckedStatements

  beforeAll(async () => {
    told = await checkStatements(await createOnServer(server), {
      indexes: ['create index tasks_planted on tasks (title)'],
      statements: [byTitle, ofStatus],
    })
  }, 120_000)

  it('a statement that asks for no tenant, and an index that leads with none, are found', () => {
    const planted = told.faults.filter((fault) => fault.endsWith(byTitle) || fault.endsWith(ofStatus))
    expect(planted).toEqual([
      `goes by tasks_planted, which leads with title:\n${byTitle}`,
      `reads all of tasks:\n${ofStatus}`,
    ])
    expect(told.indexes.get('nothing')).toEqual(['tasks: tasks_planted (title)'])
  })

  it('of all that the product sends none reads more than what is of its tenant', () => {
    expect(told.read).toBeGreaterThan(150)
    expect(told.statements).toBeGreaterThan(500)
    expect(told.faults.filter((fault) => !fault.endsWith(byTitle) && !fault.endsWith(ofStatus))).toEqual([])
  })
})
