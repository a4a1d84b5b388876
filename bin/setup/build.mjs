// Builds what is stale: the web client into dist/web, the server and the command into dist/server.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './inputs.mjs'
import { withLock } from './lock.mjs'
import { showProgress } from './progress.mjs'
import { fail, root } from './root.mjs'
import { run } from './run.mjs'

const everywhere = ['package-lock.json', 'tsconfig.json', 'bin/ground']
const targets = [
  {
    name: 'web',
    what: 'the web client',
    script: 'bin/setup/build-web.mjs',
    proof: 'index.html',
    inputs: ['index.html', 'vite.config.ts', 'public', 'src/ui', 'src/shell', 'src/features', 'src/kit'],
  },
  {
    name: 'server',
    what: 'the server',
    script: 'bin/setup/build-server.mjs',
    proof: 'main.js',
    inputs: ['src', 'db/schema', 'bin/mailcrew.ts', 'bin/command', 'bin/setup/root.mjs'],
  },
]

export const isBuilt = () => targets.every(isFresh)

/** Ends the process with what the builder said when it fails; what was built before stays. */
export async function ensureBuilt() {
  if (isBuilt()) return
  await withLock(async () => {
    for (const target of targets) if (!isFresh(target)) await build(target)
  })
}

function placeOf(target) {
  return join(root, 'dist', target.name)
}

function isFresh(target) {
  const stamp = join(placeOf(target), '.built-from')
  if (!existsSync(stamp) || !existsSync(join(placeOf(target), target.proof))) return false
  return readFileSync(stamp, 'utf8') === fingerprint([...everywhere, ...target.inputs])
}

/** In a process of its own, beside its place, then renamed: a crash half way leaves nothing half built. */
async function build(target) {
  let counted = ''
  const progress = showProgress(`Building ${target.what}`, { count: () => counted })
  const place = placeOf(target)
  const draft = `${place}.draft`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  const from = fingerprint([...everywhere, ...target.inputs])
  const env = { ...process.env, NODE_ENV: 'production' }
  const onMessage = (text) => (counted = text)
  const { code, output } = await run(process.execPath, [target.script, draft], { cwd: root, env, onMessage })
  progress.end()
  if (code !== 0) {
    console.error(output.trim())
    fail(`Building ${target.what} failed`)
  }
  writeFileSync(join(draft, '.built-from'), from)
  rmSync(place, { recursive: true, force: true })
  renameSync(draft, place)
}
