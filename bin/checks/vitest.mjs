// Runs a part of the vitest tests and counts what passed, failed and was skipped.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../setup/root.mjs'
import { run } from '../setup/run.mjs'
import { readReport } from './report.mjs'

/** A busy machine takes four times as long as a quiet one. */
const PATIENCE_MS = 60 * 60_000

/** Shows vitest's own report. `part` names the run where its failures are told again. */
export async function runVitest(part, args, env) {
  const folder = mkdtempSync(join(tmpdir(), 'mailcrew-vitest-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await run(process.execPath, ['node_modules/vitest/vitest.mjs', ...args, ...reporters], {
    cwd: root,
    env,
    show: true,
    timeout: PATIENCE_MS,
  })
  const counts = readReport(report, { part, code, folder: root })
  rmSync(folder, { recursive: true, force: true })
  return counts
}
