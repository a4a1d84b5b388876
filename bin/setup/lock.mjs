// One process at a time installs or builds in this folder; the others wait for it.
import { createHash } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './root.mjs'

const place = join(
  tmpdir(),
  `mailcrew-ground-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`,
)
const LOOK_EVERY_MS = 200

export async function withLock(work) {
  while (!take()) await wait(LOOK_EVERY_MS)
  const release = () => rmSync(place, { force: true })
  process.on('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

/** Linked into place with its owner's number inside, so that nobody ever reads a lock half written. */
function take() {
  const draft = `${place}.${process.pid}`
  writeFileSync(draft, String(process.pid))
  try {
    linkSync(draft, place)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (isAbandoned()) rmSync(place, { force: true })
    return false
  } finally {
    rmSync(draft, { force: true })
  }
}

/** True when its owner died. */
function isAbandoned() {
  try {
    process.kill(Number(readFileSync(place, 'utf8')), 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}
