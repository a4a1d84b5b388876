// Where the project's folder is, and whether this Node.js can run it. Plain JavaScript: it runs before the install.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** EX_CONFIG of sysexits.h: starting again is of no use, which deploy/mailcrew.service knows. */
const WRONG_SETTING = 78

/** A line that says why this Node.js cannot run Mailcrew; null where it can. */
export function lackOfNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const oldest = engines.node.replace('>=', '')
  const running = process.versions.node
  if (!isOlder(running, oldest)) return null
  return `Mailcrew needs Node.js ${oldest} or newer; this is ${running}. docs/operating.md says where to get it.`
}

function isOlder(running, oldest) {
  const [major = 0, minor = 0] = running.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = oldest.split('.').map(Number)
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor)
}

/** Ends the process with one line when Node.js is too old. */
export function requireNode() {
  const lack = lackOfNode()
  if (lack) fail(lack, WRONG_SETTING)
}

/** Says one line and ends the process. */
export function fail(line, code = 1) {
  console.error(line)
  process.exit(code)
}

const causes = {
  EACCES: 'this user may not read it',
  EISDIR: 'it is a folder',
  ELOOP: 'its links go in a circle',
}

/** Settings from a file .env in the project's folder, where there is one; the environment wins. */
export function readEnvFile() {
  const file = join(root, '.env')
  if (isReadable(file)) process.loadEnvFile(file)
}

/**
 * False where there is no such file; one that cannot be read ends the process with one line. process.loadEnvFile would
 * call both ENOENT.
 */
function isReadable(file) {
  try {
    readFileSync(file)
    return true
  } catch (error) {
    if (error.code === 'ENOENT') return false
    return fail(`The settings in ${file} cannot be read: ${causes[error.code] ?? error.code}`)
  }
}
