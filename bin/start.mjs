// `npm start`: installs and builds what is missing or stale, goes on as the server in this very process, and opens it.
// `--no-open` leaves the browser alone.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { browserOpener, openBrowser } from './setup/browser.mjs'
import { ensureBuilt, isBuilt } from './setup/build.mjs'
import { prepare } from './setup/prepare.mjs'
import { showProgress } from './setup/progress.mjs'
import { readEnvFile, root } from './setup/root.mjs'
import { endWithNpm, letGoOfSignals } from './setup/run.mjs'

endWithNpm()
process.chdir(root)
await prepare({ dev: !isBuilt() })
readEnvFile()
await ensureBuilt()
letGoOfSignals()
process.setSourceMapsEnabled(true)
const starting = showProgress('Starting', { quiet: true })
const { main } = await import(pathToFileURL(join(root, 'dist/server/main.js')).href)
const opener = browserOpener({
  args: process.argv,
  env: process.env,
  platform: process.platform,
  isTerminal: Boolean(process.stdout.isTTY),
})
const pages = await main({ beforeLine: starting.clear })
if (opener && pages) openBrowser(opener, pages)
