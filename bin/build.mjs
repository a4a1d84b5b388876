// `npm run build`: builds what is stale, as `npm start` does before it starts.
import { ensureBuilt } from './setup/build.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { requireNode } from './setup/root.mjs'

requireNode()
await ensureInstalled({ dev: false })
await ensureBuilt()
