// Asks the running server over one of its sockets for the owner: it alone may use its database and its journal.
import { request } from 'node:http'
import { text as readAll } from 'node:stream/consumers'
import { readConfig } from '../../src/config.ts'
import { type AdminSocketName, adminSocketPath } from '../../src/http/admin-socket.ts'
import { UsageError } from './usage.ts'

interface Question {
  method?: 'GET' | 'POST'
  /** Of the server that is meant; DATA_DIR without it. */
  dataDir?: string | undefined
  body?: Buffer
}

/** Throws UsageError with the server's words, or with what to do when none is found. */
export async function askServer<T>(name: AdminSocketName, path: string, question: Question = {}): Promise<T> {
  const { method = 'GET', dataDir = readConfig(process.env).dataDir } = question
  const socketPath = adminSocketPath(dataDir, name)
  return new Promise((resolve, reject) => {
    const asking = request({ socketPath, path, method, agent: false }, (response) => {
      readAll(response).then((text) => {
        const body = JSON.parse(text)
        if (response.statusCode === 200) resolve(body)
        else reject(new UsageError(String(body.message)))
      }, reject)
    })
    asking.on('error', () => reject(new UsageError(noServer(dataDir))))
    asking.end(question.body)
  })
}

const noServer = (dataDir: string) => `No running Mailcrew of yours was found for the data folder ${dataDir}.
Start one with \`npm start\` in another terminal. If yours keeps its data elsewhere, say where: DATA_DIR=FOLDER`
