// Sends a load of mails with Postfix's smtp-source and tells how many a second were acknowledged.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface Load {
  port: number
  recipient: string
  mails: number
  bytes: number
  connections: number
  /** One connection for many mails, instead of one each. */
  reused: boolean
}

/** Messages a second; rejects when one was refused. */
export async function sendLoad(load: Load): Promise<number> {
  const sender = 'bench@example.com'
  const counts = ['-s', `${load.connections}`, '-m', `${load.mails}`, '-l', `${load.bytes}`]
  const started = performance.now()
  await run('smtp-source', [
    ...counts,
    ...(load.reused ? ['-d'] : []),
    '-f',
    sender,
    '-t',
    load.recipient,
    `127.0.0.1:${load.port}`,
  ])
  return load.mails / ((performance.now() - started) / 1000)
}
