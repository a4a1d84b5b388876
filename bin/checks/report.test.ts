// What the last lines of a long run tell of its failures, out of real runs of vitest in a folder of their own.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { projectRoot } from '../../src/root.ts'
import { run } from '../setup/run.mjs'
import { readReport } from './report.mjs'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'mailcrew-report-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function reportOf(name: string, source: string) {
  writeFileSync(join(folder, `${name}.test.js`), source)
  const file = join(folder, `${name}.json`)
  const vitest = [
    join(projectRoot(), 'node_modules/vitest/vitest.mjs'),
    ...['run', name, '--root', folder, '--globals', '--reporter=json', `--outputFile.json=${file}`],
  ]
  const { code } = await run(process.execPath, vitest, { cwd: folder })
  return readReport(file, { part: 'unit', code, folder })
}

it('a failed test is told with its file, its title, its first words and its place', async () => {
  const source = `describe('a group', () => {
    it('is well', () => {})
    it('is not', () => { throw new Error('one\\ntwo\\nthree\\nfour\\nfive') })
    it.skip('is left out', () => {})
  })`
  expect(await reportOf('failed', source)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 1,
    failures: [
      {
        title: 'unit: failed.test.js > a group > is not',
        lines: ['Error: one', 'two', 'three', 'four', expect.stringMatching(/^\s+at failed\.test\.js:3:/)],
      },
    ],
  })
})

it('what fails beside the tests counts once: a file without its parts, one that is not prepared, a stray error', async () => {
  const outcomes = [
    await reportOf('unloaded', `import './missing.js'`),
    await reportOf('unprepared', `beforeAll(() => { throw new Error('no') }); it('waits', () => {})`),
    await reportOf('stray', `it('is well', () => void Promise.reject(new Error('stray')))`),
    readReport(join(folder, 'none.json'), { part: 'unit', code: 137, folder }),
  ]
  expect(outcomes.map(({ failed, failures }) => [failed, failures.map(({ title }) => title)])).toEqual([
    [1, ['unit: unloaded.test.js']],
    [1, ['unit: unprepared.test.js']],
    [1, ['unit: outside of any test']],
    [1, ['unit: the whole run']],
  ])
})

it('a run without failures has none', async () => {
  expect(await reportOf('well', `it('is well', () => {})`)).toEqual({
    passed: 1,
    failed: 0,
    skipped: 0,
    failures: [],
  })
})
