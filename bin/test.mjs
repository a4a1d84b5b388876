// `npm test`: everything that can be checked, on a bare clone; the last line counts it. With --endurance the long rounds.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './checks/chromium.mjs'
import { findDovecot } from './checks/dovecot.mjs'
import { enduranceTests } from './checks/endurance.mjs'
import { findPgBouncer } from './checks/pgbouncer.mjs'
import { findPostfix } from './checks/postfix.mjs'
import { startPostgres } from './checks/postgres.mjs'
import { tellFailures } from './checks/report.mjs'
import { makeScratch } from './checks/scratch.mjs'
import { runStaticChecks } from './checks/static.mjs'
import { runVitest } from './checks/vitest.mjs'
import { ensureBuilt } from './setup/build.mjs'
import { prepare } from './setup/prepare.mjs'
import { root } from './setup/root.mjs'
import { beforeEnd } from './setup/run.mjs'

const isEndurance = process.argv.includes('--endurance')

process.chdir(root)
await prepare({ dev: true })
const chromium = await findChromium()
const dovecot = await findDovecot()
const postfix = await findPostfix()
const pgbouncer = await findPgBouncer()
const scratch = makeScratch()
process.env.TMPDIR = scratch.folder
const postgres = await startPostgres()
beforeEnd(clear)

const all = []
try {
  if (!isEndurance) all.push(await runStaticChecks())
  await ensureBuilt()
  // All in one go: what one kind of test leaves idle at its end, the next one uses.
  const tests = isEndurance ? enduranceTests : []
  all.push(await runVitest('tests', ['run', ...tests], environment()))
} finally {
  await clear()
}

const sum = (key) => all.reduce((total, counts) => total + counts[key], 0)
const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')]
process.exitCode = failed > 0 || all.some((counts) => counts.passed === 0) ? 1 : 0
if (skipped > 0) console.log(`${skipped} skipped`)
tellFailures(all.flatMap((counts) => counts.failures))
console.log(`${passed} passed, ${failed} failed`)

async function clear() {
  await postgres.stop()
  scratch.remove()
}

/** Without the settings of whoever runs the tests: a test sets its own. */
function environment() {
  const read = (name) => readFileSync(join(root, 'src', name), 'utf8')
  const texts = read('config.ts') + read('config-mail.ts')
  const settings = texts.matchAll(/^ {2}([A-Z][A-Z_0-9]+): /gm)
  const env = {
    ...process.env,
    TEST_POSTGRES_URL: postgres.url,
    ...(isEndurance && { TEST_ENDURANCE: '1' }),
    CHROMIUM_PATH: chromium.usual,
    CHROMIUM_WHOLE_PATH: chromium.whole,
    DOVECOT_PATH: dovecot,
    PGBOUNCER_PATH: pgbouncer,
  }
  if (postfix) env.POSTFIX_PATH = postfix
  for (const [, name] of settings) delete env[name]
  delete env.TEST_DATABASE_URL
  return env
}
