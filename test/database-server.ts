// Databases of their own on the PostgreSQL server of the tests.
import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

export interface ServerDatabase {
  readonly url: string
  /** Whoever is still connected. */
  drop(): Promise<void>
}

/** On the server at that address; empty, or as the `template` is. */
export async function createOnServer(server: string, template = 'template1'): Promise<ServerDatabase> {
  const name = `mailcrew_test_${randomBytes(6).toString('hex')}`
  await onServer(server, (client) => client.query(`create database ${name} template ${template}`))
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    async drop() {
      await onServer(server, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

/** Over a connection of its own. */
export async function onServer<T>(server: string, act: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}
