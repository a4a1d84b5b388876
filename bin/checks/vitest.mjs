// Runs a part of the vitest tests and counts what passed, failed and was skipped.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../ground/root.mjs'
import { run } from '../ground/run.mjs'

/** A busy machine takes three times as long as a quiet one. */
const PATIENCE_MS = 25 * 60_000

/** Shows vitest's own report. A file that could not be loaded, or an error outside of any test, counts as failed. */
export async function runVitest(args, env) {
  const folder = mkdtempSync(join(tmpdir(), 'mailcrew-vitest-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await run(process.execPath, ['node_modules/vitest/vitest.mjs', ...args, ...reporters], {
    cwd: root,
    env,
    show: true,
    timeout: PATIENCE_MS,
  })
  const counts = readCounts(report)
  rmSync(folder, { recursive: true, force: true })
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  return counts
}

function readCounts(report) {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
    const tests = testResults.flatMap((file) => file.assertionResults)
    const unloaded = testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    )
    const count = (...states) => tests.filter((test) => states.includes(test.status)).length
    return {
      passed: count('passed'),
      failed: count('failed') + unloaded.length,
      skipped: count('skipped', 'pending', 'todo', 'disabled'),
    }
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
