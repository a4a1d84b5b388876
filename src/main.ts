// Starts the chosen services, says when they are ready, and ends cleanly.
import { pino } from 'pino'
import { type Config, readServerConfig } from './config.ts'
import { ConfigError } from './config-fields.ts'
import { doubtsAbout } from './config-needs.ts'
import { withoutPasswords } from './config-shown.ts'
import { createLog } from './kit/log.ts'

/** What is not finished by then is left for the next start. */
const STOP_WITHIN_MS = 4_500

/** EX_CONFIG of sysexits.h: starting again is of no use, which deploy/mailcrew.service knows. */
const WRONG_SETTING = 78

/** `beforeLine` is called before the line is written that says how the start ended. */
export interface MainOptions {
  beforeLine?: () => void
}

/**
 * Resolves once the services are ready, with the address of the pages where they are served; the process then lives
 * until it is told to end.
 */
export async function main({ beforeLine = () => {} }: MainOptions = {}): Promise<string | null> {
  const end = (error: unknown): never => {
    beforeLine()
    endWith(error)
  }
  let config: Config
  try {
    config = readServerConfig(process.env)
  } catch (error) {
    return end(error)
  }
  const log = createLog(config.logLevel)
  for (const doubt of doubtsAbout({ env: process.env, publicUrl: config.publicUrl })) log.warn(doubt)
  // Loaded only now: a wrong setting is told at once.
  const app = await import('./app.ts').then(({ startApp }) => startApp(config, { log })).catch(end)
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    const late = setTimeout(() => process.exit(0), STOP_WITHIN_MS)
    late.unref()
    void app.stop().then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // The terminal was closed: there is nothing to read anew, as settings are read at the start alone.
  process.on('SIGHUP', stop)
  const smtpHost = config.smtpHost.includes(':') ? `[${config.smtpHost}]` : config.smtpHost
  const places = [
    ...(app.ports.web ? [config.publicUrl] : []),
    ...(app.ports.smtp ? [`smtp://${smtpHost}:${app.ports.smtp}`] : []),
    ...(app.ports.lmtp ? [`lmtp://${smtpHost}:${app.ports.lmtp}`] : []),
  ]
  beforeLine()
  const line = `Mailcrew is ready: ${places.join(' \u00b7 ') || 'worker'}`
  if (process.stdout.isTTY) console.log(line)
  else createLog('info').info(line)
  return app.ports.web ? config.publicUrl : null
}

/** For people in a terminal a plain line, for whoever collects logs one like all others. */
function endWith(error: unknown): never {
  const line = withoutPasswords(error instanceof Error ? error.message : String(error))
  if (process.stderr.isTTY) console.error(line)
  else createLog('error', pino.destination({ fd: 2, sync: true })).fatal(line)
  process.exit(error instanceof ConfigError ? WRONG_SETTING : 1)
}
