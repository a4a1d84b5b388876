// Where the program of the child process is: beside the built server, or translated from the sources here.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

let file: Promise<string> | null = null

export function childFile(): Promise<string> {
  file ??= import.meta.url.endsWith('.ts')
    ? translate()
    : Promise.resolve(fileURLToPath(new URL('./files-child.js', import.meta.url)))
  return file
}

/** To begin each process with translating would take it a second; the same sources are translated once. */
async function translate(): Promise<string> {
  const { build } = await import('esbuild')
  // From there the packages are found that it imports.
  const packages = dirname(dirname(createRequire(import.meta.url).resolve('esbuild/package.json')))
  const cache = join(packages, '.cache/files-child')
  const { outputFiles } = await build({
    entryPoints: { 'files-child': fileURLToPath(new URL('./child/main.ts', import.meta.url)) },
    outdir: cache,
    write: false,
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
  })
  const hash = createHash('sha256')
  for (const { contents } of outputFiles) hash.update(contents)
  const folder = join(cache, hash.digest('hex').slice(0, 16))
  if (!existsSync(folder)) {
    const draft = `${folder}.${process.pid}`
    mkdirSync(draft, { recursive: true })
    for (const { path, contents } of outputFiles) writeFileSync(join(draft, basename(path)), contents)
    try {
      renameSync(draft, folder)
    } catch {
      // Another process was first.
      rmSync(draft, { recursive: true, force: true })
    }
  }
  return join(folder, 'files-child.js')
}
