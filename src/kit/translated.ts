// Programs of threads and child processes, translated once from the sources: each would take a second to do it anew.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const translations = new Map<string, Promise<URL>>()

/** The program that the TypeScript file is, as a file that Node runs; for the sources alone, never the built server. */
export function translated(source: URL): Promise<URL> {
  const known = translations.get(source.href)
  if (known) return known
  const translation = translate(fileURLToPath(source))
  translations.set(source.href, translation)
  return translation
}

async function translate(source: string): Promise<URL> {
  const { build } = await import('esbuild')
  // From there the packages are found that it imports.
  const packages = dirname(dirname(createRequire(import.meta.url).resolve('esbuild/package.json')))
  const name = basename(source, '.ts')
  const cache = join(packages, '.cache/programs')
  const { outputFiles } = await build({
    entryPoints: { [name]: source },
    outdir: cache,
    write: false,
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node22',
  })
  const hash = createHash('sha256')
  for (const { contents } of outputFiles) hash.update(contents)
  const folder = join(cache, `${name}-${hash.digest('hex').slice(0, 16)}`)
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
  return pathToFileURL(join(folder, `${name}.js`))
}
