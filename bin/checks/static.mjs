// The checks that read the sources without running them; each counts as one test.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fingerprint } from '../setup/inputs.mjs'
import { root } from '../setup/root.mjs'
import { run } from '../setup/run.mjs'
import { firstLines } from './report.mjs'

const bin = (name) => join(root, 'node_modules/.bin', name)

/** What passed is not checked again while no file of the project changes. */
const cache = join(root, 'node_modules/.cache/checks')
const notChecked = new Set(['.git', 'node_modules', 'dist', 'data', 'coverage'])

export const staticChecks = [
  { name: 'types', command: bin('tsc'), args: ['--incremental', '--tsBuildInfoFile', join(cache, 'types')] },
  { name: 'lint', command: bin('oxlint'), args: ['--type-aware', '--quiet'] },
  { name: 'format', command: bin('biome'), args: ['check', '--colors=off'] },
  { name: 'rules', command: bin('tsx'), args: ['bin/rules/check.ts'] },
  { name: 'patterns', command: bin('tsx'), args: ['bin/patterns/check.ts'], hasNotes: true },
]

/** Runs them side by side, shows what the failed ones said, and counts. */
export async function runStaticChecks(checks = staticChecks) {
  const tree = fingerprint(
    readdirSync(root).filter((name) => !notChecked.has(name)),
    { withTests: true },
  )
  const stampOf = ({ name }) => join(cache, `${name}.passed`)
  const isPassed = (check) => existsSync(stampOf(check)) && readFileSync(stampOf(check), 'utf8') === tree
  mkdirSync(cache, { recursive: true })
  const left = [...checks]
  const counts = { passed: 0, failed: 0, skipped: 0, failures: [] }
  const runner = async () => {
    for (let check = left.shift(); check; check = left.shift()) {
      if (isPassed(check)) {
        console.log(`ok     ${check.name} (nothing changed)`)
        counts.passed += 1
        continue
      }
      const began = performance.now()
      const { code, output } = await run(check.command, argsOf(check), { cwd: root })
      const seconds = ((performance.now() - began) / 1_000).toFixed(1)
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${check.name} (${seconds} s)`)
      const says = code !== 0 || check.hasNotes ? output.trim() : ''
      if (says) console.log(says)
      counts[code === 0 ? 'passed' : 'failed'] += 1
      if (code === 0 && !says) writeFileSync(stampOf(check), tree)
      if (code !== 0) counts.failures.push({ title: check.name, lines: firstLines(output, root) })
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), checks.length) }, runner))
  return counts
}

/** Without a repository there is no ignore file to follow: an unpacked archive is checked all the same. */
function argsOf({ name, args }) {
  return name === 'format' && !existsSync(join(root, '.git')) ? [...args, '--vcs-enabled=false'] : args
}
