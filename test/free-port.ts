// A port for a server that is told its own before it starts, or that starts again on it.
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the ports that the system gives to connections and to servers that take any (from 32,768 on Linux), and each
 * process of a run has its own: between now and the start nobody else comes to have it. Above those that browsers refuse.
 */
const FIRST = 12_000
const OF_EACH = 2_000
const PROCESSES = 10

const own = FIRST + OF_EACH * ((process.ppid + Number(process.env.VITEST_POOL_ID ?? 0)) % PROCESSES)
let next = Math.floor(Math.random() * OF_EACH)

export async function freePort(): Promise<number> {
  for (let tries = 0; tries < OF_EACH; tries += 1) {
    next = (next + 1) % OF_EACH
    if (await isFree(own + next)) return own + next
  }
  throw new Error(`all ports from ${own} on are taken`)
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
