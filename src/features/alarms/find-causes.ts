// Which troubles the server has now, of what is known of its queues, its sources and its disk.
import type { Backlog, Waiting } from '../../routing/backlog-store.ts'

export interface Cause {
  cause: string
  /** What is wrong, in a sentence. */
  title: string
  /** What to look at. */
  advice: string
}

/** A way in for mail that the settings name, and how silent it was before. */
export interface Source {
  name: string
  knownSince: Date
  lastAt: Date
  /** Seconds. */
  longestSilence: number
}

export interface Seen {
  backlog: Backlog
  sources: readonly Source[]
  disk: DiskSpace
  /** Whether mails leave by a relay; without one they are kept. */
  hasRelay: boolean
  /** Passwords, codes, passkeys and proofs that did not fit within the last `FAILURES_MS`. */
  failedSignIns: number
  /** When a worker last gave a sign of life; null where none ever did, or this process is one. */
  workerAt: Date | null
  now: Date
}

export interface DiskSpace {
  /** Bytes. */
  free: number
  size: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const QUEUE_WAITS_MS = 10 * MINUTE_MS
const OUTBOX_WAITS_MS = 30 * MINUTE_MS
export const FAILURES_MS = 15 * MINUTE_MS
/** More than the slips of many people; somebody who guesses at many accounts makes it in a minute. */
const MANY_FAILURES = 100
/** Until a week with its weekend was seen, nobody knows what is usual. */
const LEARNED_MS = 8 * DAY_MS
/** A worker gives a sign of life each minute. */
export const SILENT_WORKER_MS = 5 * MINUTE_MS
const GIGABYTE = 2 ** 30

export function findCauses(seen: Seen): Cause[] {
  return [
    ...silentSources(seen),
    ...silentWorker(seen),
    ...slowQueues(seen),
    ...stuckOutbox(seen),
    ...fullDisk(seen),
    ...guessedAccounts(seen),
  ]
}

function silentSources({ sources, now }: Seen): Cause[] {
  return sources
    .filter((source) => now.getTime() - source.lastAt.getTime() > usualSilence(source, now))
    .map(({ name, lastAt }) => ({
      cause: `source:${name}`,
      title: `No mail has come by ${sourceWords(name)} for ${spanWords(now.getTime() - lastAt.getTime())}`,
      advice:
        'That is much longer than usual. See whether the server that brings it still does, and what the log says.',
    }))
}

/** Milliseconds after which silence is no longer usual. */
export function usualSilence({ knownSince, longestSilence }: Source, now: Date): number {
  const longest = longestSilence * 1_000
  if (now.getTime() - knownSince.getTime() < LEARNED_MS) return Math.max(3 * DAY_MS, 2 * longest)
  return Math.max(HOUR_MS, 2 * longest)
}

function silentWorker({ workerAt, now }: Seen): Cause[] {
  const silentMs = workerAt === null ? 0 : now.getTime() - workerAt.getTime()
  if (silentMs <= SILENT_WORKER_MS) return []
  return [
    {
      cause: 'worker',
      title: `No worker has given a sign of life for ${spanWords(silentMs)}, so mails are not worked on`,
      advice: 'See whether a process with the worker service runs, and what its log says.',
    },
  ]
}

function slowQueues({ backlog, now }: Seen): Cause[] {
  return backlog.jobs
    .filter((queue) => waitedFor(queue, now) > QUEUE_WAITS_MS)
    .map((queue) => ({
      cause: `queue:${queue.name}`,
      title: `Work waits for ${spanWords(waitedFor(queue, now))} in the queue ${queue.name} (${queue.count})`,
      advice: 'See whether a process with the worker service runs, and whether it has enough of the machine.',
    }))
}

function stuckOutbox({ backlog, hasRelay, now }: Seen): Cause[] {
  const queued = backlog.outbox.find(({ name }) => name === 'queued')
  if (!hasRelay || !queued || waitedFor(queued, now) <= OUTBOX_WAITS_MS) return []
  return [
    {
      cause: 'outbox',
      title: `Mails do not leave: ${queued.count} wait, the oldest for ${spanWords(waitedFor(queued, now))}`,
      advice: 'See what the relay answers: npm run mailcrew -- outbox shows it for each mail.',
    },
  ]
}

function fullDisk({ disk }: Seen): Cause[] {
  if (disk.free >= Math.max(GIGABYTE / 2, Math.min(disk.size / 20, 10 * GIGABYTE))) return []
  return [
    {
      cause: 'disk',
      title: `The disk of DATA_DIR is nearly full: ${sizeWords(disk.free)} of ${sizeWords(disk.size)} are free`,
      advice:
        'Make room or a larger disk: when it is full, mail is put off by 4xx until there is room again.',
    },
  ]
}

function guessedAccounts({ failedSignIns }: Seen): Cause[] {
  if (failedSignIns < MANY_FAILURES) return []
  return [
    {
      cause: 'sign-ins',
      title: `Signing in has failed ${failedSignIns} times in a quarter of an hour: somebody may be guessing`,
      advice:
        'Guessing is slowed already. The audit log names the accounts; whose password is weak should choose another, or a second factor.',
    },
  ]
}

export function waitedFor({ since }: Waiting, now: Date): number {
  return since === null ? 0 : now.getTime() - since.getTime()
}

const words: Record<string, string> = {
  imap: 'the mailbox',
  bucket: 'the bucket',
  webhook: 'the webhook',
  smtp: 'SMTP',
  lmtp: 'LMTP',
}
export const sourceWords = (name: string): string => words[name] ?? name

export function spanWords(ms: number): string {
  const [count, unit] =
    ms < HOUR_MS
      ? [Math.floor(ms / MINUTE_MS), 'minute']
      : ms < 2 * DAY_MS
        ? [Math.floor(ms / HOUR_MS), 'hour']
        : [Math.floor(ms / DAY_MS), 'day']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

export function sizeWords(bytes: number): string {
  return bytes < GIGABYTE ? `${Math.round(bytes / 2 ** 20)} MB` : `${(bytes / GIGABYTE).toFixed(1)} GB`
}
