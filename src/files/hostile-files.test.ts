import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { makeDocx, makePdf, makeXlsx, makeZip, paragraph } from '../../test/make-files.ts'
import { contentText } from './document-text.ts'
import { failureWords } from './failure.ts'
import { defaultLimits, type FileLimits } from './limits.ts'
import { permissions } from './permissions.ts'
import { type FileReading, readFile } from './read-file.ts'

const read = (bytes: Buffer, name: string, limits: Partial<FileLimits> = {}): Promise<FileReading> =>
  readFile({ bytes, name, type: null }, { ...defaultLimits, ...limits })

const codeOf = (reading: FileReading) => ('failure' in reading ? reading.failure.code : reading.document.kind)

/** Processes that this one has started and that live. */
function children(): string[] {
  const threads = readdirSync('/proc/self/task')
  return threads
    .flatMap((thread) => readFileSync(`/proc/self/task/${thread}/children`, 'latin1').split(' '))
    .filter((pid) => pid !== '' && readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes('files-child'))
}

it('threat 13: a file that unpacks to far more than its size is ended while it unpacks', async () => {
  const bomb = makeDocx('', [{ name: 'word/footnotes.xml', content: Buffer.alloc(90 * 1024 * 1024, 32) }])
  expect(bomb.length).toBeLessThan(200_000)
  const reading = await read(bomb, 'bomb.docx')
  expect(codeOf(reading)).toBe('too_large')
  expect(reading.taken.peakMb).toBeLessThan(200)
  const archive = makeZip([{ name: 'zeros.txt', content: Buffer.alloc(90 * 1024 * 1024) }])
  expect(codeOf(await read(archive, 'zeros.zip'))).toBe('too_large')
})

it('threat 13: entities of XML are not expanded, and none is fetched', async () => {
  const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')
  const file = makeZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: 'word/document.xml',
      content: `<!DOCTYPE w [<!ENTITY l0 "ha">${laughs}<!ENTITY x SYSTEM "file:///etc/hostname">]>
        <w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraph('Seen &l9; &x; end')}</w:body></w:document>`,
    },
  ])
  const reading = await read(file, 'laughs.docx')
  expect('document' in reading && contentText(reading.document)).toBe('Seen &l9; &x; end')
  expect(reading.taken.ms).toBeLessThan(20_000)
})

it('threat 13: what is nested without end is told as too deep', async () => {
  expect(codeOf(await read(makeDocx('<w:sdt>'.repeat(100_000)), 'deep.docx'))).toBe('too_deep')
  expect(codeOf(await read(Buffer.from(`<html>${'<div>'.repeat(50_000)}x`), 'deep.html'))).toBe('too_deep')
  expect(codeOf(await read(Buffer.from(`{\\rtf1${'{'.repeat(50_000)}x`), 'deep.rtf'))).toBe('too_deep')
  const mail = Array.from(
    { length: 100 },
    (_, n) => `Content-Type: multipart/mixed; boundary=b${n}b\r\n\r\n--b${n}b\r\n`,
  )
  expect(codeOf(await read(Buffer.from(`From: a@example.com\r\n${mail.join('')}`), 'deep.eml'))).toBe(
    'too_deep',
  )
})

it('threat 13: a reader that takes too long is killed, and nothing of it stays', async () => {
  // One step of seconds, which does not look at the clock: a reader of many pages would stop by itself before.
  const page = Array.from({ length: 100_000 }, (_, line) => ({ text: `Line ${line}`, x: 60, y: line % 800 }))
  const reading = await read(makePdf([page]), 'long.pdf', { timeMs: 1_000 })
  expect(reading).toMatchObject({
    failure: { code: 'timed_out', sentence: failureWords.timed_out },
  })
  expect(reading.taken.ms).toBeLessThan(5_000)
  expect(children()).toEqual([])
})

it('threat 13: one that is slow answers in time with the pages that it has read', async () => {
  const pages = Array.from({ length: 500 }, (_, page) =>
    Array.from({ length: 60 }, (_, line) => ({
      text: `Line ${line} of page ${page}`,
      x: 60,
      y: 40 + line * 12,
    })),
  )
  const reading = await read(makePdf(pages), 'long.pdf', { timeMs: 8_000 })
  if (!('document' in reading)) throw new Error(reading.failure.code)
  expect(reading.document.total).toBe(500)
  expect(reading.document.parts.length).toBeGreaterThan(0)
  expect(reading.taken.ms).toBeLessThan(12_000)
})

it('threat 13: a reader that takes too much memory is ended below its limit', async () => {
  const strings = Array.from({ length: 400_000 }, (_, index) => `string number ${index} with some words`)
  const reading = await read(makeXlsx([{ name: 'A', xml: '<sheetData/>' }], strings), 'large.xlsx', {
    memoryMb: 160,
    inflateRatio: 10_000,
  })
  expect(reading).toMatchObject({ failure: { code: 'out_of_memory' } })
  expect(reading.taken.peakMb).toBeLessThanOrEqual(160)
  expect(children()).toEqual([])
})

it('threat 13: protected, damaged, empty and unknown files each have their sentence', async () => {
  const encrypted = makeZip([{ name: 'a.txt', content: 'secret', flags: 1 }])
  expect(codeOf(await read(encrypted, 'a.zip'))).toBe('encrypted')
  const whole = makeDocx(paragraph('Hello'))
  expect(codeOf(await read(whole.subarray(0, whole.length / 2), 'cut.docx'))).toBe('damaged')
  expect(codeOf(await read(Buffer.from('%PDF-1.7\nno more'), 'cut.pdf'))).toBe('damaged')
  expect(codeOf(await read(Buffer.alloc(0), 'empty.txt'))).toBe('empty')
  expect(codeOf(await read(Buffer.from('\x7fELF\x02\x01\x01\0\0\0\0\0\0\0'), 'letter.pdf'))).toBe(
    'unknown_kind',
  )
  expect(codeOf(await read(Buffer.alloc(1_000, 65), 'a.txt', { bytes: 999 }))).toBe('too_large')
  // The name and the declared type say one thing, the content another.
  const lying = await readFile({ bytes: whole, name: 'photo.png', type: 'image/png' })
  expect(codeOf(lying)).toBe('docx')
})

it('threat 13: names of JavaScript in a file change nothing', async () => {
  const sheet =
    '<sheetData><row r="1"><c r="A1" t="inlineStr" __proto__="x"><is><t>kept</t></is></c></row></sheetData>'
  const reading = await read(
    makeXlsx([{ name: '__proto__', xml: `<constructor/><__proto__/>${sheet}` }]),
    'a.xlsx',
  )
  expect('document' in reading && contentText(reading.document)).toBe('__proto__\nkept')
})

it('threat 18: where a file is read there are no connections and no other programs', async () => {
  const confine = fileURLToPath(new URL('./child/confine.ts', import.meta.url))
  const attempts = `
    const { confine } = await import(${JSON.stringify(confine)})
    const net = await import('node:net'), dns = await import('node:dns'), http = await import('node:http')
    const childProcess = await import('node:child_process')
    confine()
    const refused = async (act) => { try { await act(); return false } catch (error) { return error.message.includes('not allowed') } }
    console.log(JSON.stringify([
      await refused(() => net.connect(25, '127.0.0.1')),
      await refused(() => fetch('http://127.0.0.1/')),
      await refused(() => http.get('http://127.0.0.1/')),
      await refused(() => dns.lookup('example.com', () => {})),
      await refused(() => childProcess.spawn('true')),
    ]))`
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    '--input-type=module',
    '-e',
    attempts,
  ])
  expect(JSON.parse(stdout)).toEqual([true, true, true, true, true])
})

it('threat 13: where a file is read none can be written', async () => {
  const write = `require('node:fs').writeFileSync('/tmp/written-by-a-reader', 'x')`
  const run = promisify(execFile)(process.execPath, [...permissions(), '-e', write])
  await expect(run).rejects.toThrow('Access to this API has been restricted')
})
