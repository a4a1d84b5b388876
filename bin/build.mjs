// `npm run build`: builds what is stale, as `npm start` does before it starts.
import { ensureBuilt } from './ground/build.mjs'
import { ensureInstalled } from './ground/install.mjs'
import { requireNode } from './ground/root.mjs'

requireNode()
await ensureInstalled({ dev: false })
await ensureBuilt()
