// `npm run check`: types, lint, format and import rules, without running any test.
import { runStaticChecks } from './checks/static.mjs'
import { prepare } from './setup/prepare.mjs'

await prepare({ dev: true })
const { failed } = await runStaticChecks()
process.exitCode = failed > 0 ? 1 : 0
