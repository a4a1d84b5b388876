// `npm run build`: builds what is stale, as `npm start` does before it starts.
import { ensureBuilt, isBuilt } from './setup/build.mjs'
import { prepare } from './setup/prepare.mjs'

await prepare({ dev: !isBuilt() })
await ensureBuilt()
