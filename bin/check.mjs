// `npm run check`: types, lint, format and import rules, without running any test.
import { runStaticChecks } from './checks/static.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { requireNode } from './setup/root.mjs'

requireNode()
await ensureInstalled({ dev: true })
const { failed } = await runStaticChecks()
process.exitCode = failed > 0 ? 1 : 0
