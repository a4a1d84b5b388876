// `npm start`: installs and builds what is missing or stale, then goes on as the server in this very process.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './ground/build.mjs'
import { ensureInstalled } from './ground/install.mjs'
import { readEnvFile, requireNode, root } from './ground/root.mjs'
import { endWithNpm, letGoOfSignals } from './ground/run.mjs'

requireNode()
endWithNpm()
process.chdir(root)
readEnvFile()
await ensureInstalled({ dev: false })
await ensureBuilt()
letGoOfSignals()
process.setSourceMapsEnabled(true)
const { main } = await import(pathToFileURL(join(root, 'dist/server/main.js')).href)
await main()
