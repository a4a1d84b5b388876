// The journal keeps what it acknowledged, through power cuts, full disks and damage.
import { describe, expect, it } from 'vitest'
import { journalEntry, mailText } from '../../../test/journal-files.ts'
import { PowerCutFiles, seeded } from '../../../test/power-cut-files.ts'
import { createLog } from '../../kit/log.ts'
import { acceptInto, MAIL_BYTES, MailTooLarge } from './accept.ts'
import { type Journal, openJournal } from './journal.ts'
import { SEGMENT_HEAD_LENGTH } from './journal-record.ts'

const log = createLog('silent')
const FOLDER = '/journal'

function open(files: PowerCutFiles, maxSegmentBytes = 4_000): Promise<Journal> {
  return openJournal({ folder: FOLDER, log, files, maxSegmentBytes })
}

async function contents(journal: Journal): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (;;) {
    const records = await journal.read({ mails: 7, bytes: 2_000 })
    if (records.length === 0) return found
    for (const record of records) found.set(record.entry.traceId, record.raw.toString())
  }
}

/** Several senders append until the power goes; returns the names that were acknowledged. */
async function appendUntilCut(files: PowerCutFiles, senders: number, mails: number): Promise<Set<string>> {
  const journal = await open(files)
  const acknowledged = new Set<string>()
  const send = async (sender: number) => {
    for (let count = 0; count < mails; count += 1) {
      const name = `mail-${sender}-${count}`
      await journal.append(journalEntry(name), mailText(name))
      acknowledged.add(name)
    }
  }
  for (let sender = 0; sender < senders; sender += 1) void send(sender)
  await files.off
  return acknowledged
}

it('a mail that could not be read again is refused, and so is one that is larger than any way in takes', async () => {
  const journal = await open(new PowerCutFiles(seeded(1)))
  const unreadable = Buffer.alloc(256 * 2 ** 20 + 1)
  await expect(journal.append(journalEntry('huge'), unreadable)).rejects.toThrow('too large')
  const { envelope } = journalEntry('large')
  const accept = acceptInto(journal)
  await expect(accept(envelope, unreadable.subarray(0, MAIL_BYTES + 1), 'imap')).rejects.toThrow(MailTooLarge)
  await accept(envelope, mailText('small'), 'imap')
  expect([...(await contents(journal)).values()]).toEqual([mailText('small').toString()])
})

describe('power cuts', () => {
  it('keep every acknowledged mail, at 40 random moments', async () => {
    let acknowledgedInAll = 0
    for (let seed = 1; seed <= 40; seed += 1) {
      const random = seeded(seed)
      const files = new PowerCutFiles(random)
      files.cutAfter = 4 + Math.floor(random() * 80)
      const acknowledged = await appendUntilCut(files, 8, 40)
      const found = await contents(await open(files.afterCut()))
      for (const name of acknowledged) expect(found.get(name), `seed ${seed}`).toBe(mailText(name).toString())
      for (const [name, text] of found) expect(text).toBe(mailText(name).toString())
      acknowledgedInAll += acknowledged.size
    }
    expect(acknowledgedInAll).toBeGreaterThan(1_000)
  })

  it('lose mail on a disk that only claims to sync, so the test above can fail', async () => {
    const files = new PowerCutFiles(seeded(3))
    files.isLying = true
    files.cutAfter = 60
    const acknowledged = await appendUntilCut(files, 8, 40)
    const found = await contents(await open(files.afterCut()))
    expect([...acknowledged].filter((name) => !found.has(name)).length).toBeGreaterThan(0)
  })

  it('leave a torn last record, which is dropped without hurting the others', async () => {
    const files = new PowerCutFiles(seeded(1))
    const journal = await open(files, 1_000_000)
    await journal.append(journalEntry('first'), mailText('first'))
    await journal.append(journalEntry('second'), mailText('second'))
    await journal.close()
    const file = await files.open(`${FOLDER}/000000000001.journal`)
    await file.truncate((await file.size()) - 10)
    const found = await contents(await open(files))
    expect([...found.keys()]).toEqual(['first'])
    expect(await files.list(FOLDER)).not.toContain('set-aside')
  })
})

it('damage in the middle is set aside and hides no later mail', async () => {
  const files = new PowerCutFiles(seeded(1))
  const journal = await open(files, 1_000_000)
  for (const name of ['first', 'second', 'third']) await journal.append(journalEntry(name), mailText(name))
  await journal.close()
  const file = await files.open(`${FOLDER}/000000000001.journal`)
  const bytes = await file.read(0, await file.size())
  await file.write([Buffer.from('X')], bytes.indexOf('secondsecond'))
  const reopened = await open(files)
  expect([...(await contents(reopened)).keys()]).toEqual(['first', 'third'])
  const [name = ''] = await files.list(`${FOLDER}/set-aside`)
  const kept = await files.open(`${FOLDER}/set-aside/${name}`)
  expect((await kept.read(0, await kept.size())).includes('Subject: second')).toBe(true)
})

it('a mail that holds the text of a journal record cannot become one', async () => {
  const files = new PowerCutFiles(seeded(1))
  const journal = await open(files, 1_000_000)
  await journal.append(journalEntry('first'), mailText('first'))
  const own = await files.open(`${FOLDER}/000000000001.journal`)
  const copied = await own.read(SEGMENT_HEAD_LENGTH, await own.size())
  const other = await openJournal({ folder: '/other', log, files })
  await other.append(journalEntry('outer'), copied)
  await other.close()
  const target = await files.open('/other/000000000001.journal')
  const whole = await target.read(0, await target.size())
  await target.write([Buffer.from('X')], whole.indexOf('outer'))
  const reopened = await openJournal({ folder: '/other', log, files })
  expect(await contents(reopened)).toEqual(new Map())
})

it('a full disk refuses the mail, loses none before it, and is used again once there is room', async () => {
  const files = new PowerCutFiles(seeded(1))
  const journal = await open(files)
  await journal.append(journalEntry('before'), mailText('before'))
  files.isFull = true
  await expect(journal.append(journalEntry('refused'), mailText('refused'))).rejects.toThrow('ENOSPC')
  await expect(journal.append(journalEntry('again'), mailText('again'))).rejects.toThrow('ENOSPC')
  files.isFull = false
  await journal.append(journalEntry('after'), mailText('after'))
  expect([...(await contents(journal)).keys()]).toEqual(['before', 'after'])
  await journal.close()
  expect([...(await contents(await open(files))).keys()]).toEqual(['before', 'after'])
})

it('many mails that wait together share one sync', async () => {
  const files = new PowerCutFiles(seeded(1))
  const journal = await open(files, 1_000_000)
  await journal.append(journalEntry('opens'), mailText('opens'))
  const before = files.operations
  const names = Array.from({ length: 100 }, (_, index) => `mail-${index}`)
  await Promise.all(names.map((name) => journal.append(journalEntry(name), mailText(name))))
  expect(files.operations - before).toBe(2)
})

it('a segment goes once all of its mails are stored, and the one in use when it is idle', async () => {
  const files = new PowerCutFiles(seeded(1))
  const journal = await open(files, 500)
  for (const name of ['a', 'b', 'c', 'd', 'e']) await journal.append(journalEntry(name), mailText(name))
  const records = await journal.read({ mails: 10, bytes: 100_000 })
  expect(records).toHaveLength(5)
  expect((await files.list(FOLDER)).length).toBeGreaterThan(1)
  for (const record of records) await journal.done(record)
  await journal.trim()
  expect(await files.list(FOLDER)).toEqual([])
  await journal.append(journalEntry('next'), mailText('next'))
  expect([...(await contents(journal)).keys()]).toEqual(['next'])
})
