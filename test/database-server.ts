// Databases of their own on the PostgreSQL server of the tests: empty, or with the whole schema.
import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

export interface ServerDatabase {
  readonly url: string
  /** Whoever is still connected. */
  drop(): Promise<void>
}

/** An empty database of its own on the PostgreSQL server. */
export async function createOnServer(server: string): Promise<ServerDatabase> {
  const name = `mailcrew_test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) }
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
