// Whether a process is still the one that it was: numbers are used again, and the dead may stay in the table.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** A process as the system shows it. */
export interface ProcessState {
  /** Killed, but not yet waited for by its parent: it runs no more and holds nothing. */
  isDead: boolean
  /** When it began, in the system's own words; two processes of one number differ in it. '' where unknown. */
  born: string
}

/** Null where there is no process with this number. */
export function processState(pid: number): ProcessState | null {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return null
  }
  return fromLinux(pid) ?? fromPs(pid) ?? { isDead: false, born: '' }
}

/** Of proc(5). The first thread of a killed process may be a zombie while another still finishes a write: all have to be. */
function fromLinux(pid: number): ProcessState | null {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    const isDead = threads.every((thread) => isZombie(statOf(`/proc/${pid}/task/${thread}`)))
    return { isDead, born: statOf(`/proc/${pid}`)?.[19] ?? '' }
  } catch {
    return null
  }
}

/** The fields of stat from the third on, the state; the start in ticks since boot is the 22nd. Null once it is gone. */
function statOf(folder: string): string[] | null {
  try {
    const stat = readFileSync(`${folder}/stat`, 'utf8')
    // The name in field 2 may hold anything, brackets too.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}

const isZombie = (fields: string[] | null) => fields === null || /^[ZX]/i.test(fields[0] ?? '')

/** Of POSIX ps, where there is no /proc, as on macOS. */
export function fromPs(pid: number): ProcessState | null {
  const { stdout, status } = spawnSync('ps', ['-o', 'state=,lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  })
  const [state, ...words] = (stdout ?? '').trim().split(/\s+/)
  const born = words.join(' ')
  return status === 0 && state && born ? { isDead: state.startsWith('Z'), born } : null
}
