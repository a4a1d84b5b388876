// Where the project's folder is, and whether this Node.js can run it. Plain JavaScript: it runs before the install.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** The oldest Node.js that the bundler of the web client takes. */
const OLDEST = [20, 19]

/** Ends the process with one line when Node.js is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return
  fail(`Mailcrew needs Node.js ${OLDEST.join('.')} or newer; this is ${process.versions.node}`)
}

/** Says one line and ends the process. */
export function fail(line) {
  console.error(line)
  process.exit(1)
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
