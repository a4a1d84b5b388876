// The packages that the product stands on: their licences, and a lock file that says what package.json says.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { projectRoot } from '../src/root.ts'

interface Locked {
  version?: string
  resolved?: string
  integrity?: string
  license?: string
  link?: boolean
  inBundle?: boolean
  optional?: boolean
  /** No part of what is installed to run. */
  dev?: boolean
  engines?: { node?: string }
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

interface Semver {
  satisfies(version: string, range: string): boolean
}

const read = (name: string): unknown => JSON.parse(readFileSync(join(projectRoot(), name), 'utf8'))
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> }
const manifest = read('package.json') as Locked
const locked = Object.entries(packages).filter(([path]) => path !== '')

/** Of whatever may stand beside code under the Apache License: each asks for no more than its notice. */
const allowed = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  ...['Unlicense', 'Zlib'],
  // Asks for the source of its own files alone, which we do not change.
  'MPL-2.0',
])

/** Their package.json names none in today's form: what their LICENSE file says. */
const named: Record<string, string> = {
  'node_modules/busboy': 'MIT',
  'node_modules/dicer': 'MIT',
  'node_modules/streamsearch': 'MIT',
}

/** They name none at all. Both are of the bucket server that tests play, and no part of what is installed to run. */
const nameless = ['node_modules/humanize-number', 'node_modules/only']

/** `A OR B` takes one that is allowed, `A AND B` both (SPDX). */
function isAllowed(expression: string): boolean {
  const bare = expression.replace(/[()]/g, '')
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isAllowed)
  return bare.split(' AND ').every((one) => allowed.has(one.trim()))
}

it('the rule takes what asks for no more than a notice, and nothing that binds our own code', () => {
  for (const good of ['MIT', 'MIT AND ISC', '(AFL-2.1 OR BSD-3-Clause)', 'MIT OR EUPL-1.1+'])
    expect([good, isAllowed(good)]).toEqual([good, true])
  for (const bad of ['GPL-3.0-only', 'AGPL-3.0', 'MIT AND GPL-2.0', 'SEE LICENSE IN FILE', 'UNLICENSED', ''])
    expect([bad, isAllowed(bad)]).toEqual([bad, false])
})

it('every package has a licence that is allowed', () => {
  const wrong = locked
    .filter(([path, { license }]) => !nameless.includes(path) && !isAllowed(license ?? named[path] ?? ''))
    .map(([path, { license }]) => `${path}: ${license ?? 'no licence'}`)
  expect(wrong).toEqual([])
  expect(locked.length).toBeGreaterThan(500)
  expect(nameless.map((path) => packages[path]?.dev)).toEqual([true, true])
})

it('the lock file holds what package.json asks for, with a checksum for each package that every machine gets', () => {
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'] as const)
    expect(packages['']?.[kind] ?? {}).toEqual(manifest[kind] ?? {})
  // Builds for other machines than the one that wrote the file have theirs asked for when they are installed.
  const loose = locked.filter(([, one]) => !one.link && !one.inBundle && !one.optional && !one.integrity)
  expect(loose.map(([path]) => path)).toEqual([])
  const elsewhere = locked.filter(
    ([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'),
  )
  expect(elsewhere.map(([path]) => path)).toEqual([])
})

it('each package that runs takes the Node.js that package.json asks for, and the newer ones', () => {
  const semver: Semver = createRequire(import.meta.url)('semver')
  const oldest = manifest.engines?.node?.replace('>=', '') ?? ''
  expect(oldest).toMatch(/^\d+\.\d+$/)
  const refusedBy = (version: string) =>
    locked
      .filter(([, { dev, optional }]) => !dev && !optional)
      .filter(([, { engines }]) => !semver.satisfies(version, engines?.node ?? '*'))
      .map(([path, { engines }]) => `${path}: ${engines?.node}`)
  expect(refusedBy('20.19.0')).not.toEqual([])
  for (const version of [`${oldest}.0`, '22.99.0', '24.99.0', process.versions.node])
    expect([version, refusedBy(version)]).toEqual([version, []])
})

/** The packages that the built server imports, by name. */
async function importedByServer(): Promise<Set<string>> {
  const { metafile } = await build({
    absWorkingDir: projectRoot(),
    entryPoints: [
      'bin/mailcrew.ts',
      'src/main.ts',
      'src/files/child/main.ts',
      'src/wiring/reading-thread.ts',
      'src/kit/db/embedded-worker.ts',
      'src/kit/db/embedded-files.ts',
    ],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'unused',
    write: false,
    metafile: true,
  })
  const paths = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path))
  return new Set(
    paths
      .filter((path) => !path.startsWith('node:') && !path.startsWith('.'))
      .map((path) =>
        path
          .split('/')
          .slice(0, path.startsWith('@') ? 2 : 1)
          .join('/'),
      ),
  )
}

it('what runs has the packages that the server imports, and none that only its pages are built from', async () => {
  const imported = await importedByServer()
  const toRun = Object.keys(manifest.dependencies ?? {})
  const { builtinModules } = createRequire(import.meta.url)('node:module') as { builtinModules: string[] }
  expect([...imported].filter((name) => !builtinModules.includes(name) && !toRun.includes(name))).toEqual([])
  // They are loaded by `require` or read from their folder, which a bundler does not see.
  const letters = ['deu', 'eng', 'fra', 'ita', 'nld', 'por', 'spa'].map(
    (code) => `@tesseract.js-data/${code}`,
  )
  const required = [...letters, 'tesseract.js-core', 'utif2']
  expect(toRun.filter((name) => !imported.has(name) && !required.includes(name))).toEqual([])
})
