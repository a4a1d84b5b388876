// Installs the packages when those in node_modules are not the ones of package-lock.json.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { fail, root } from './root.mjs'
import { run } from './run.mjs'

/** `dev`: with what building, testing and developing need too. Ends the process with one line when it fails. */
export async function ensureInstalled({ dev }) {
  if (isInstalled(dev)) return
  await withLock(async () => {
    if (isInstalled(dev)) return
    console.error('Installing packages')
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...(dev ? ['--include=dev'] : [])]
    const { code, output } = await run('npm', args, { cwd: root })
    if (code === 0) return
    console.error(output.trim())
    fail('npm ci failed: the packages of package-lock.json could not be installed')
  })
}

/** npm writes what it installed into node_modules, as the last step: that is compared with the lock file. */
function isInstalled(dev) {
  const wanted = readPackages('package-lock.json')
  const there = readPackages('node_modules/.package-lock.json')
  if (!wanted || !there) return false
  return Object.entries(wanted).every(([path, one]) => {
    if (path === '' || one.link) return true
    const found = there[path]
    if (!found) return one.optional || one.devOptional || one.peer || (!dev && one.dev)
    return found.version === one.version && found.integrity === one.integrity
  })
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return null
    throw error
  }
}
