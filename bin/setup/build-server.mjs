// `node bin/setup/build-server.mjs FOLDER`: bundles the server and the command; packages stay in node_modules.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './root.mjs'

const [folder] = process.argv.slice(2)

/** Each becomes FOLDER/<name>.js; threads and child processes are started from a file beside the bundle. */
const entries = {
  mailcrew: 'bin/mailcrew.ts',
  'reading-thread': 'src/wiring/reading-thread.ts',
  'embedded-worker': 'src/kit/db/embedded-worker.ts',
  'embedded-files': 'src/kit/db/embedded-files.ts',
}

const server = {
  absWorkingDir: root,
  outdir: folder,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node22',
  sourcemap: 'linked',
  // The process holds its sources for as long as it runs; traces go by the maps.
  minifyWhitespace: true,
  // Lines and names are enough for a trace, and the process holds what stands in it.
  sourcesContent: false,
  logLevel: 'warning',
}
await build({ ...server, entryPoints: entries })
// In pieces: what few servers need is loaded when it is first asked for.
await build({
  ...server,
  entryPoints: { main: 'src/main.ts' },
  splitting: true,
  chunkNames: 'main-[name]-[hash]',
})
// In pieces as well: the process that reads one file loads no more than the readers of its kind.
await build({
  ...server,
  entryPoints: { 'files-child': 'src/files/child/main.ts' },
  splitting: true,
  chunkNames: 'files-[name]-[hash]',
})

// Texts that the server reads at its start.
copyFileSync(join(root, 'src/features/tula/task-instructions.txt'), join(folder, 'task-instructions.txt'))

const commit = commitOf(root)
if (commit) writeFileSync(join(folder, 'commit'), commit)

/** MAILCREW_COMMIT names it where the sources come without their history, as into a container. */
function commitOf(project) {
  if (process.env.MAILCREW_COMMIT) return process.env.MAILCREW_COMMIT.slice(0, 12)
  // Not that of a repository around this folder.
  if (!existsSync(join(project, '.git'))) return null
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: project,
    encoding: 'utf8',
  })
  return status === 0 ? stdout.trim() : null
}

// A file that is not built would be missed at run time only.
for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
  const text = readFileSync(join(folder, name), 'utf8')
  for (const [, beside] of text.matchAll(
    /new URL\(['"]\.\/([\w.-]+\.(?:js|txt))['"], import\.meta\.url\)/g,
  )) {
    if (!existsSync(join(folder, beside)))
      throw new Error(`${name} needs ${beside}, which is no part of the build`)
  }
}
