// Asks the running server over one of its sockets for the owner: it alone may use its database and its journal.
import { request } from 'node:http'
import { text as readAll } from 'node:stream/consumers'
import { readConfig } from '../../src/config.ts'
import { type AdminSocketName, adminSocketPath } from '../../src/http/admin-socket.ts'
import { UsageError } from './usage.ts'

/** Throws UsageError with the server's words, or when none is found. */
export async function askServer<T>(name: AdminSocketName, path: string, method = 'GET'): Promise<T> {
  const { dataDir } = readConfig(process.env)
  const socketPath = adminSocketPath(dataDir, name)
  return new Promise((resolve, reject) => {
    const asking = request({ socketPath, path, method, agent: false }, (response) => {
      readAll(response).then((text) => {
        const body = JSON.parse(text)
        if (response.statusCode === 200) resolve(body)
        else reject(new UsageError(String(body.message)))
      }, reject)
    })
    asking.on('error', () =>
      reject(new UsageError(`No running server that is yours was found at ${socketPath} (DATA_DIR)`)),
    )
    asking.end()
  })
}
