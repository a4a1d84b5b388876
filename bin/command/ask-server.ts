// Asks the running server over one of its sockets for the owner: it alone may use its database and its journal.
import { open, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { text as readAll } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
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

/** Writes the file that the server answers with to a new one at `to`. Throws UsageError. */
export async function takeFile(name: AdminSocketName, path: string, to: string): Promise<void> {
  const socketPath = adminSocketPath(readConfig(process.env).dataDir, name)
  const file = await open(to, 'wx', 0o600).catch((error: Error) => {
    throw new UsageError(`The file ${to} could not be written: ${error.message}`)
  })
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ socketPath, path, agent: false }, resolve).on('error', reject).end()
    })
    if (response.statusCode !== 200) throw new Error(JSON.parse(await readAll(response)).message)
    await pipeline(response, file.createWriteStream())
  } catch (error) {
    await file.close().catch(() => {})
    await rm(to, { force: true })
    throw new UsageError(
      `Nothing was written to ${to}: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

const noServer = (dataDir: string) => `No running Mailcrew of yours was found for the data folder ${dataDir}.
Start one with \`npm start\` in another terminal. If yours keeps its data elsewhere, say where: DATA_DIR=FOLDER`
