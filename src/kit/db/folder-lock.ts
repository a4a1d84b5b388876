// A lock file that lets one live process own a folder.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { processState } from './process-state.ts'

/** A process that is told to end, or was killed, is gone by then. */
const WAIT_MS = 10_000
const LOOK_EVERY_MS = 100

export interface LockWait {
  /** Hears, once, that another process has the folder and that it is waited for. */
  onWait?: (line: string) => void
  /** Milliseconds until the folder is refused. */
  waitMs?: number
}

/**
 * Takes the folder for this process and resolves with what gives it back. A lock left by a process that was killed
 * is taken over, even if nobody has waited for it yet; one that still runs is waited for. Rejects when it stays.
 */
export async function lockFolder(
  folder: string,
  { onWait = () => {}, waitMs = WAIT_MS }: LockWait = {},
): Promise<() => void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = join(folder, 'mailcrew.lock')
  const mine = join(folder, `mailcrew.lock.${process.pid}`)
  const text = `${process.pid} ${processState(process.pid)?.born ?? ''}`
  writeFileSync(mine, text)
  try {
    const until = performance.now() + waitMs
    let isTold = false
    while (!tryLink(mine, lock)) {
      const found = readText(lock)
      const holder = holderOf(found)
      if (holder === null) {
        dropDead(lock, found, `${mine}.dead`)
        continue
      }
      // Nobody but ourselves could end it.
      if (holder === process.pid || performance.now() >= until) throw inUse(folder, holder)
      if (!isTold) onWait(`The folder ${folder} is in use by the process ${holder}; waiting for it to end`)
      isTold = true
      await sleep(LOOK_EVERY_MS)
    }
  } finally {
    rmSync(mine, { force: true })
  }
  return () => {
    if (readText(lock) === text) rmSync(lock, { force: true })
  }
}

const inUse = (folder: string, holder: number) =>
  new Error(`The folder ${folder} is in use by the process ${holder}; stop it or set another DATA_DIR`)

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

/** Null for one that is gone. */
function readText(lock: string): string | null {
  try {
    return readFileSync(lock, 'utf8')
  } catch {
    return null
  }
}

/** The live process that a lock names; a power cut leaves one without text, whose holder went with the power. */
function holderOf(text: string | null): number | null {
  const [, pid, born] = /^([1-9]\d*) (.*)$/.exec(text ?? '') ?? []
  const state = pid ? processState(Number(pid)) : null
  if (!state || state.isDead) return null
  const isAnother = born !== '' && state.born !== '' && state.born !== born
  return isAnother ? null : Number(pid)
}

/** Of several that find the same dead lock one moves it away; a live one that was moved by mistake is put back. */
function dropDead(lock: string, found: string | null, aside: string): void {
  try {
    renameSync(lock, aside)
  } catch {
    return
  }
  if (readText(aside) !== found) tryLink(aside, lock)
  rmSync(aside, { force: true })
}
