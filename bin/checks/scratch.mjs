// Where the tests keep their databases: in memory where there is room, since they are thrown away and flushed often.
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const IN_MEMORY = '/dev/shm'
/** Several times what a whole run holds at once. */
const NEEDED_BYTES = 4 * 2 ** 30

/** A folder for TMPDIR, and how it goes away again. */
export function makeScratch() {
  const folder = mkdtempSync(join(hasRoom() ? IN_MEMORY : tmpdir(), 'mailcrew-tests-'))
  // PostgreSQL, which does not run as root, has its own folder in it.
  chmodSync(folder, 0o711)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

function hasRoom() {
  if (!existsSync(IN_MEMORY) || freemem() < 2 * NEEDED_BYTES) return false
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return bavail * bsize >= NEEDED_BYTES
}
