// How much processor time the thread of an OwnThread has used, as told from outside while it is busy.
import { readFileSync, readlinkSync } from 'node:fs'

/** Shared between both sides. */
const FIELDS = { osThread: 0, begun: 1 } as const

export type ThreadSigns = Int32Array

export function newThreadSigns(): ThreadSigns {
  return new Int32Array(new SharedArrayBuffer(Object.keys(FIELDS).length * Int32Array.BYTES_PER_ELEMENT))
}

/** Said by the thread, as it begins a call. */
export function beginCall(signs: ThreadSigns): void {
  if (Atomics.load(signs, FIELDS.osThread) === 0) Atomics.store(signs, FIELDS.osThread, osThreadOfThis())
  Atomics.add(signs, FIELDS.begun, 1)
}

/** How many calls the thread has begun. */
export const callsBegun = (signs: ThreadSigns): number => Atomics.load(signs, FIELDS.begun)

/**
 * Milliseconds of processor time, to be compared with an earlier answer of the same thread. Only Linux tells the
 * time of one thread of many; elsewhere it is the time of the whole process, which is never less.
 */
export function threadTime(signs: ThreadSigns): number {
  const osThread = Atomics.load(signs, FIELDS.osThread)
  const nanoseconds = osThread > 0 ? schedulerTime(osThread) : null
  if (nanoseconds !== null) return nanoseconds / 1e6
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

function osThreadOfThis(): number {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1))
  } catch {
    return -1
  }
}

function schedulerTime(osThread: number): number | null {
  try {
    return Number(readFileSync(`/proc/self/task/${osThread}/schedstat`, 'latin1').split(' ')[0])
  } catch {
    return null
  }
}
