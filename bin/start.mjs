// `npm start`: installs and builds what is missing or stale, goes on as the server in this very process, and opens it.
// `--no-open` leaves the browser alone.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { browserOpener, openBrowser } from './setup/browser.mjs'
import { ensureBuilt } from './setup/build.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { showProgress } from './setup/progress.mjs'
import { readEnvFile, requireNode, root } from './setup/root.mjs'
import { endWithNpm, letGoOfSignals } from './setup/run.mjs'

requireNode()
endWithNpm()
process.chdir(root)
readEnvFile()
await ensureInstalled({ dev: false })
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
