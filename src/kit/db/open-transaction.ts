// A transaction while it is open: what runs last in it, what waits for its commit, and how it commits.
import type { Rows, SqlClient } from './driver.ts'
import { joined, type RowsStatement, type Statement } from './rows-statement.ts'

/** What has to run last, made when all else is known. */
export type Last = () => ToRun | readonly ToRun[]

type ToRun = Statement | RowsStatement

export interface OpenTransaction {
  readonly client: SqlClient
  readonly beforeCommit: Last[]
  readonly afterCommit: (() => void)[]
  closed: boolean
}

export function openOn(client: SqlClient): OpenTransaction {
  return { client, beforeCommit: [], afterCommit: [], closed: false }
}

/** Not waited for: it goes to the database together with the first statement. */
export function begin(client: SqlClient, text = 'begin'): Promise<unknown> {
  const begun = client.query(text)
  begun.catch(() => {})
  return begun
}

/** What the parts of a transaction run last, in as few statements as can be. */
export function lastsOf(parts: readonly OpenTransaction[]): Statement[] {
  return joined(parts.map(({ beforeCommit }) => beforeCommit.flatMap((last) => last())))
}

/** The last statements and the commit go out at once; when one of them fails, the commit of the database is a rollback. */
export async function commit(client: SqlClient, lasts: readonly Statement[]): Promise<void> {
  await commitAfter(
    client,
    lasts.map(({ text, values }) => client.query(text, values)),
  )
}

/** A single statement as a transaction of its own: from the begin to the commit it goes out at once. */
export async function inOneGo(
  client: SqlClient,
  prepare: (client: SqlClient) => void,
  ask: () => Promise<Rows>,
): Promise<Rows> {
  const begun = begin(client)
  prepare(client)
  // A value that cannot be sent rejects like a statement that fails, so that the commit ends the transaction.
  const asked = (async () => ask())()
  await commitAfter(client, [begun, asked])
  return asked
}

async function commitAfter(client: SqlClient, asked: readonly Promise<unknown>[]): Promise<void> {
  const committed = client.query('commit')
  // All of them are waited for: the connection is free only after the last.
  const ends = await Promise.allSettled([...asked, committed])
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  // So it is too when a failed statement was caught on the way; nobody must take it for committed.
  const { command } = await committed
  if (command !== 'COMMIT')
    throw new Error('the transaction was rolled back, because one of its statements failed')
}

/** Where the connection is gone, the database has done it already. */
export async function rollBack(client: SqlClient): Promise<void> {
  await client.query('rollback').catch(() => {})
}
