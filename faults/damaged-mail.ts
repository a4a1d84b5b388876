// The disk turns a bit of one stored mail, and spoils a piece of another, before a worker has read them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from './fault.ts'
import type { Fleet } from './fleet.ts'

export const damagedMail: Fault = {
  name: 'damaged-mail',
  about: 'a bit of every stored mail is turned, while no worker has read them yet',
  size: { mails: 200, rounds: 1, seconds: 0 },
  small: { mails: 4, rounds: 1, seconds: 0 },
  async run(fleet, { mails }) {
    await Promise.all(fleet.workers.map((one) => one.process.stop()))
    const before = new Set(storedMails(fleet))
    await fleet.sender.stream(mails)
    while (storedMails(fleet).length < before.size + mails) await pause(20)
    for (const path of storedMails(fleet).filter((one) => !before.has(one))) turnBit(path)
    await Promise.all(fleet.workers.map((one) => one.process.start()))
  },
}

/** Paths of all mails in the mail store. */
export function storedMails({ dataDir }: Pick<Fleet, 'dataDir'>): string[] {
  const folder = join(dataDir, 'mails')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.eml') && !name.startsWith('damaged'))
    .map((name) => join(folder, name))
}

export function turnBit(path: string): void {
  const bytes = readFileSync(path)
  const at = Math.floor(Math.random() * bytes.length)
  bytes.writeUInt8((bytes[at] ?? 0) ^ (1 << Math.floor(Math.random() * 8)), at)
  writeFileSync(path, bytes)
}
