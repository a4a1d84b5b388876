// A fingerprint of the files that something is built from.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** Tests change nothing of what is built. */
const notBuilt = /\.(test|journey)\.tsx?$/

/** `paths` are files and folders of the project; one that is missing counts as empty. Tests count if `withTests`. */
export function fingerprint(paths, { withTests = false } = {}) {
  const isInput = (path) => withTests || !notBuilt.test(path)
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of filesOf(path).filter(isInput))
      hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

function filesOf(path) {
  const facts = statSync(join(root, path), { throwIfNoEntry: false })
  if (!facts) return []
  if (!facts.isDirectory()) return [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`))
}
