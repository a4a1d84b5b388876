// A journal on a disk that turned a bit or stopped half way: what was acknowledged is processed, or kept and named.
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import {
  diskWith,
  journalFolder,
  oldSegmentOf,
  readAll,
  segmentOf,
  setAsideFiles,
  startOn,
} from '../../../test/journal-files.ts'
import { openSetAside } from './set-aside-retry.ts'

const names = ['first', 'second', 'third']
const ERROR = 50
const WARN = 40

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes)
  copy.writeUInt8((copy[at] ?? 0) ^ (1 << (at % 8)), at)
  return copy
}

/** Starts on the disk, hands in again what was set aside, and answers what was processed before and after. */
async function startAndRetry(bytes: Buffer) {
  const files = await diskWith(bytes)
  const { processed, lines, journal } = await startOn(files)
  const aside = await setAsideFiles(files)
  const setAside = openSetAside({
    mailFolder: '/data/set-aside',
    journalFolder: `${journalFolder}/set-aside`,
    journal,
    log: pino({ level: 'silent' }),
    files,
  })
  const listed = (await setAside.list()).map(({ path }) => path)
  const retried = await setAside.retry()
  const again = await readAll(journal)
  await journal.close()
  return { processed, lines, aside, listed, retried, again, left: await setAsideFiles(files) }
}

describe('one flipped bit, at every byte of a journal', () => {
  it('threat 17: drops no acknowledged mail and doubles none; what is set aside is named and can be handed in again', async () => {
    const bytes = await segmentOf(names)
    let setAside = 0
    for (let at = 0; at < bytes.length; at += 1) {
      const { processed, lines, aside, listed, retried, again, left } = await startAndRetry(
        flipped(bytes, at),
      )
      const errors = lines.filter(({ level }) => level >= ERROR).map(({ file }) => file)
      expect(errors, `byte ${at}`).toEqual([...aside.keys()])
      expect(listed, `byte ${at}`).toEqual([...aside.keys()])
      expect(processed.length + aside.size, `byte ${at}`).toBe(names.length)
      expect([...processed, ...again].sort(), `byte ${at}`).toEqual([...names].sort())
      expect(retried.map(({ stays }) => stays)).toEqual(retried.map(() => null))
      expect(left.size).toBe(0)
      setAside += aside.size
    }
    // A flip in the text or the envelope of a mail, and in nothing else, takes it out.
    expect(setAside).toBeGreaterThan(names.length * 300)
    expect(setAside).toBeLessThan(bytes.length - names.length * 40)
  })

  it('threat 17: in a journal of the first form drops nothing without a word and doubles nothing', async () => {
    const bytes = oldSegmentOf(names)
    for (let at = 0; at < bytes.length; at += 1) {
      const { processed, lines, aside } = await startAndRetry(flipped(bytes, at))
      const errors = lines.filter(({ level }) => level >= ERROR)
      expect(
        errors.map(({ file }) => file),
        `byte ${at}`,
      ).toEqual([...aside.keys()])
      expect(processed.length + aside.size, `byte ${at}`).toBe(names.length)
      expect(new Set(processed).size, `byte ${at}`).toBe(processed.length)
    }
  })
})

it('a journal that the first version left is read to its end', async () => {
  const { processed, lines, aside } = await startAndRetry(oldSegmentOf(names))
  expect(processed).toEqual(names)
  expect(lines).toEqual([])
  expect(aside.size).toBe(0)
})

it('a last record that was never finished is dropped at every length, and no other with it', async () => {
  const [whole, shorter] = [await segmentOf(names), await segmentOf(names.slice(0, -1))]
  for (let length = shorter.length; length < whole.length; length += 1) {
    const { processed, lines, aside } = await startAndRetry(whole.subarray(0, length))
    expect(processed, `cut at ${length}`).toEqual(names.slice(0, -1))
    expect(aside.size, `cut at ${length}`).toBe(0)
    expect(lines.filter(({ level }) => level >= WARN)).toEqual([])
  }
})

it('a page of the disk that is gone takes only the mails on it, and what is left of them stays and is named', async () => {
  const bytes = await segmentOf(names)
  const at = bytes.indexOf('secondsecond')
  const { processed, aside, listed, retried, left } = await startAndRetry(
    Buffer.from(bytes).fill(0, at, at + 100),
  )
  expect(processed).toEqual(['first', 'third'])
  expect(listed).toEqual([...aside.keys()])
  expect(retried[0]?.stays).toMatch(/bytes are damaged beyond mending/)
  expect([...left.keys()]).toEqual([...aside.keys()])
})
