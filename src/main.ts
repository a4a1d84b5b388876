// Starts the chosen services, says when they are ready, and ends cleanly.
import { startApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'

/** What is not finished by then is left for the next start. */
const STOP_WITHIN_MS = 4_500

/** Resolves once the services are ready; the process then lives until it is told to end. */
export async function main(): Promise<void> {
  const config = readOrExit()
  const app = await startApp(config).catch((error: unknown) => {
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
  console.log(`Mailcrew is ready: ${places.join(' \u00b7 ') || 'worker'}`)
}

function readOrExit() {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
