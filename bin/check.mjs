// `npm run check`: types, lint, format and import rules, without running any test.
import { runStillChecks } from './checks/still.mjs'
import { ensureInstalled } from './ground/install.mjs'
import { requireNode } from './ground/root.mjs'

requireNode()
await ensureInstalled({ dev: true })
const { failed } = await runStillChecks()
process.exitCode = failed > 0 ? 1 : 0
