// A disk of a few megabytes that a test fills or makes read-only; only root can mount one.
import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, statfsSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SmallDisk {
  readonly path: string
  /** Until `free` not one block is left. */
  fill(): void
  free(): void
  readOnly(is: boolean): void
  remove(): void
}

/** Null where this user may not mount. */
export function smallDisk(megabytes: number): SmallDisk | null {
  const path = mkdtempSync(join(tmpdir(), 'mailcrew-disk-'))
  const filling = join(path, 'filling')
  const remove = () => rmSync(path, { recursive: true, force: true })
  if (!succeeds('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path)) {
    remove()
    return null
  }
  return {
    path,
    fill() {
      const { bavail, bsize } = statfsSync(path)
      appendFileSync(filling, Buffer.alloc(bavail * bsize, 1))
    },
    free: () => truncateSync(filling, 0),
    readOnly(is) {
      if (!succeeds('mount', '-o', `remount,${is ? 'ro' : 'rw'}`, path))
        throw new Error('the disk was not remounted')
    },
    remove() {
      succeeds('umount', path)
      remove()
    },
  }
}

const succeeds = (command: string, ...options: string[]) => spawnSync(command, options).status === 0
