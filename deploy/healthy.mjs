// `node deploy/healthy.mjs`: ends with 0 while the services of this container answer, whichever they are; in a line, why not.
import { once } from 'node:events'
import { connect } from 'node:net'

const PATIENCE_MS = 4_000
const { HOST, PORT, SMTP_HOST, SMTP_PORT, SERVICES } = process.env
const services = !SERVICES || SERVICES.trim() === 'all' ? ['web', 'smtp', 'worker'] : SERVICES.split(',')
const has = (name) => services.some((one) => one.trim() === name)

/** Listening on all addresses is listening here as well. */
const here = (host) => (!host || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host)

async function askPages() {
  const host = here(HOST)
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${PORT || 3000}/api/ready`
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`)
}

async function askListener() {
  const socket = connect({ host: here(SMTP_HOST), port: Number(SMTP_PORT || 2525) })
  try {
    const [greeting] = await once(socket, 'data', { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!String(greeting).startsWith('220')) throw new Error(`the mail listener says ${greeting}`)
  } finally {
    socket.destroy()
  }
}

try {
  // A worker alone listens nowhere: it is up while its process is, and the container ends with that.
  if (has('web')) await askPages()
  if (has('smtp') && SMTP_PORT !== '0') await askListener()
} catch (error) {
  console.error(error.cause?.message ?? error.message)
  process.exitCode = 1
}
