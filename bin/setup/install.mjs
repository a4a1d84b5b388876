// Installs the packages when those in node_modules are not the ones of package-lock.json.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { showProgress } from './progress.mjs'
import { fail, root } from './root.mjs'
import { run } from './run.mjs'

/** `dev`: with what building, testing and developing need too. Ends the process with one line when it fails. */
export async function ensureInstalled({ dev }) {
  if (isInstalled(dev)) return
  await withLock(async () => {
    if (isInstalled(dev)) return
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--no-engine-strict']
    if (dev) args.push('--include=dev')
    const progress = showProgress('Installing packages', { count: packagesThere() })
    const { code, output } = await run('npm', args, { cwd: root })
    progress.end()
    if (code === 0) return
    console.error(output.trim())
    fail('npm ci failed: the packages of package-lock.json could not be installed')
  })
}

/** Counts the packages of package-lock.json whose folder is there: npm itself says nothing until its end. */
function packagesThere() {
  const wanted = Object.entries(readPackages('package-lock.json') ?? {})
    .filter(([path, one]) => path !== '' && suits(one.os, process.platform) && suits(one.cpu, process.arch))
    .map(([path]) => join(root, path, 'package.json'))
  return () => `${wanted.filter((path) => existsSync(path)).length} of about ${wanted.length}`
}

/** As npm reads the fields `os` and `cpu` of a package. */
const suits = (listed, ours) =>
  !listed ||
  (!listed.includes(`!${ours}`) && (listed.includes(ours) || listed.every((one) => one.startsWith('!'))))

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
