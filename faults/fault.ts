// What a fault is, and the one way in which all of them are met: a stream of mails, trouble, and a look at what was promised.
import type { Fleet } from './fleet.ts'
import { type Kept, readKept, untilSettled } from './promises.ts'

export interface Size {
  /** Mails that stream in while the trouble lasts. */
  mails: number
  rounds: number
  /** How long one trouble lasts, in seconds of the machine. */
  seconds: number
}

export interface Fault {
  name: string
  /** One line for whoever reads the figures. */
  about: string
  /** The data folder lies on a small disk of its own. */
  needsDisk?: true
  /** Of `npm run faults`. */
  size: Size
  /** For the tests, where seconds count. */
  small: Size
  /** Makes the trouble and mends it, again and again; all that is left to do is left to the product. */
  run(fleet: Fleet, size: Size): Promise<void>
}

export interface Met extends Kept {
  fault: string
  rounds: number
  /** Milliseconds from the last mend until nothing was left to do; null: it was not in time. */
  recoveredMs: number | null
  /** Milliseconds that as many mails took without trouble, from the first to the end of the last; null: not measured. */
  quietMs: number | null
  /** The same with the trouble. */
  troubledMs: number
}

const PATIENCE_MS = 240_000

/** `compare`: as many mails go through without trouble first. */
export async function meet(fleet: Fleet, fault: Fault, size: Size, { compare = true } = {}): Promise<Met> {
  const quietMs = compare ? await quietTime(fleet, size) : null
  const began = performance.now()
  await fault.run(fleet, size)
  const recoveredMs = await untilSettled(fleet, PATIENCE_MS)
  const troubledMs = performance.now() - began
  const kept = await readKept(fleet)
  return { fault: fault.name, rounds: size.rounds, recoveredMs, quietMs, troubledMs, ...kept }
}

async function quietTime(fleet: Fleet, { mails }: Size): Promise<number | null> {
  const began = performance.now()
  await fleet.sender.stream(mails)
  const settled = await untilSettled(fleet, PATIENCE_MS)
  return settled === null ? null : performance.now() - began
}

/** Mails stream in evenly over all rounds of the trouble, which are one after the other. */
export async function whileMailsStream(
  { sender }: Fleet,
  { mails, rounds }: Size,
  trouble: (round: number) => Promise<void>,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const share = Math.ceil(mails / rounds)
    await Promise.all([sender.stream(share), trouble(round)])
  }
}
