// Starts the chosen services, says when they are ready, and ends cleanly.
import { startApp } from './app.ts'
import { readConfig } from './config.ts'
import { ConfigError } from './config-fields.ts'

/** What is not finished by then is left for the next start. */
const STOP_WITHIN_MS = 4_500

/** `beforeLine` is called before the line is written that says how the start ended. */
export interface MainOptions {
  beforeLine?: () => void
}

/**
 * Resolves once the services are ready, with the address of the pages where they are served; the process then lives
 * until it is told to end.
 */
export async function main({ beforeLine = () => {} }: MainOptions = {}): Promise<string | null> {
  const config = readOrExit(beforeLine)
  const app = await startApp(config).catch((error: unknown) => {
    beforeLine()
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  })
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
  const places = [
    ...(app.ports.web ? [config.publicUrl] : []),
    ...(app.ports.smtp ? [`smtp://${config.smtpHost}:${app.ports.smtp}`] : []),
    ...(app.ports.lmtp ? [`lmtp://${config.smtpHost}:${app.ports.lmtp}`] : []),
  ]
  beforeLine()
  console.log(`Mailcrew is ready: ${places.join(' \u00b7 ') || 'worker'}`)
  return app.ports.web ? config.publicUrl : null
}

function readOrExit(beforeLine: () => void) {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    beforeLine()
    console.error(error.message)
    process.exit(1)
  }
}
