// A lock file that lets one live process own a folder.
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Takes the folder for this process and returns what gives it back. A lock left by a process that
 * was killed is taken over. Throws when a live process holds it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = join(folder, 'mailcrew.lock')
  const mine = join(folder, `mailcrew.lock.${process.pid}`)
  const text = `${process.pid} ${bornAt(process.pid)}`
  writeFileSync(mine, text)
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if (tryLink(mine, lock)) return () => rmSync(lock, { force: true })
      const holder = readLock(lock)
      if (holder && isAlive(holder)) {
        throw new Error(
          `The folder ${folder} is in use by the process ${holder.pid}; stop it or set another DATA_DIR`,
        )
      }
      rmSync(lock, { force: true })
    }
    throw new Error(`The folder ${folder} could not be locked`)
  } finally {
    rmSync(mine, { force: true })
  }
}

/** A hard link exists whole or not at all, so no reader sees a half-written lock. */
function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Null for one that is gone, or that a power cut left without its text: its holder went with the power. */
function readLock(lock: string): { pid: number; born: string } | null {
  try {
    const [, pid, born] = /^([1-9]\d*) (\d*)$/.exec(readFileSync(lock, 'utf8')) ?? []
    return pid ? { pid: Number(pid), born: born ?? '' } : null
  } catch {
    return null
  }
}

/** Numbers of processes are used again, so the start time has to fit too, where the system tells it. */
function isAlive(holder: { pid: number; born: string }): boolean {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  const born = bornAt(holder.pid)
  return born === '' || holder.born === '' || born === holder.born
}

/** The start time of a process in clock ticks since boot (proc(5), field 22 of stat); '' where unknown. */
function bornAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
