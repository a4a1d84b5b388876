// Texts and names are read by what their bytes are, whatever the mail says of them.
import { describe, expect, it } from 'vitest'
import { parseMail } from '../parse.ts'
import { readRawHeaders, readTopHeaders } from '../top-headers.ts'
import { readBytes } from './read-bytes.ts'

const encoders = new Map<string, Map<string, number[]>>()

/** By the decoder turned around: single bytes and pairs. */
function encoded(charset: string, text: string): Buffer {
  if (charset === 'utf-8') return Buffer.from(text)
  const known = encoders.get(charset) ?? encoderOf(charset)
  encoders.set(charset, known)
  return Buffer.from(Array.from(text).flatMap((sign) => known.get(sign) ?? [63]))
}

function encoderOf(charset: string): Map<string, number[]> {
  const found = new Map<string, number[]>()
  const note = (...bytes: number[]) => {
    const sign = new TextDecoder(charset).decode(Buffer.from(bytes), { stream: true })
    if (sign.length === 1 && sign !== '\ufffd' && !found.has(sign)) found.set(sign, bytes)
  }
  for (let one = 0; one < 256; one += 1) note(one)
  if (/^(?:windows|iso|koi8)/.test(charset)) return found
  for (let one = 0x81; one < 0xff; one += 1) for (let two = 0x40; two < 0xff; two += 1) note(one, two)
  return found
}

const texts: [charset: string, text: string][] = [
  ['windows-1252', 'Bitte schicke die Stückliste für die Küche an Jörg.'],
  ['windows-1252', 'Merci de préparer la réunion à Genève'],
  ['windows-1252', 'Não esqueça as reuniões e a inscrição'],
  ['windows-1252', '“Größe” – 12 € für Maß'],
  ['windows-1251', 'Please send the отчёт to Ирина by Friday.'],
  ['windows-1251', 'Пожалуйста, отправьте отчёт Ирине до пятницы'],
  ['koi8-r', 'Пожалуйста, отправьте отчёт Ирине до пятницы'],
  ['iso-8859-5', 'Пожалуйста, отправьте отчёт Ирине до пятницы'],
  ['windows-1250', 'Proszę wysłać umowę do Łukasza i zadzwonić do Małgorzaty'],
  ['iso-8859-2', 'Proszę wysłać umowę do Łukasza, dziś wyślij ją też do Małgorzaty'],
  ['iso-8859-2', 'Příští týden prosím pošlete žádost'],
  ['windows-1253', 'Παρακαλώ στείλτε την αναφορά στην Ελένη'],
  ['shift_jis', '金曜日までに報告書を送ってください'],
  ['euc-jp', '金曜日までに報告書を送ってください'],
  ['gb18030', '请在星期五之前把报告发给李明'],
  ['big5', '請在星期五之前把報告發給李明'],
  ['euc-kr', '금요일까지 보고서를 보내 주세요'],
  ['utf-8', 'Stückliste für Łukasz, отчёт'],
]

const mailOf = (head: string[], body: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(['From: jo@example.com', 'MIME-Version: 1.0', ...head, '', ''].join('\r\n')),
    body,
  ])

describe('charsets', () => {
  it.each(texts)('%s is known by its bytes: %s', (charset, text) => {
    const bytes = encoded(charset, text)
    for (const label of [null, 'us-ascii', 'utf-8', 'x-unknown'])
      expect([label, readBytes(bytes, [label])]).toEqual([label, text])
    expect(readBytes(bytes, [charset])).toBe(text)
  })

  it.each(texts)('a mail in %s is read under a label that cannot be meant: %s', async (charset, text) => {
    const bytes = encoded(charset, text)
    for (const type of ['text/plain; charset=us-ascii', 'text/plain; charset=utf-8', 'text/plain']) {
      const eight = await parseMail(
        mailOf([`Content-Type: ${type}`, 'Content-Transfer-Encoding: 8bit'], bytes),
      )
      expect([type, eight.newest.text]).toEqual([type, text])
    }
    const inBase64 = ['Content-Type: text/plain; charset=us-ascii', 'Content-Transfer-Encoding: base64']
    const packed = await parseMail(mailOf(inBase64, Buffer.from(bytes.toString('base64'))))
    expect(packed.newest.text).toBe(text)
  })

  it('UTF-8 under a Western label is UTF-8, and Western under its own stays as it is', async () => {
    const type = 'Content-Type: text/plain; charset=iso-8859-1'
    for (const charset of ['utf-8', 'windows-1252'])
      expect(
        (await parseMail(mailOf([type], encoded(charset, 'Die Küche für Jörg – 3 m³')))).newest.text,
      ).toBe('Die Küche für Jörg – 3 m³')
  })

  it('HTML without a label is read by the charset in its own head', async () => {
    for (const [charset, text] of texts) {
      const head = `<html><head><meta http-equiv="Content-Type" content="text/html; charset=${charset}"></head>`
      const html = Buffer.concat([
        Buffer.from(`${head}<body><p>`),
        encoded(charset, text),
        Buffer.from('</p></body></html>'),
      ])
      expect((await parseMail(mailOf(['Content-Type: text/html'], html))).newest.text).toBe(text)
    }
  })

  it.each(texts.slice(0, 9))(
    'subject, names and file names may stand in bare bytes of %s: %s',
    async (charset, text) => {
      const bare = encoded(charset, text).toString('latin1')
      const lines = [
        `From: "${bare}" <jo@example.com>`,
        `Subject: ${bare}`,
        'MIME-Version: 1.0',
        'Content-Type: multipart/mixed; boundary=b',
        '',
        '--b',
        '',
        'Hi',
        '--b',
        ...[
          `Content-Type: application/pdf; name="${bare}.pdf"`,
          'Content-Disposition: attachment',
          '',
          'x',
          '--b--',
        ],
      ]
      const raw = Buffer.from(lines.join('\r\n'), 'latin1')
      const mail = await parseMail(raw)
      expect(mail.subject).toBe(text)
      expect(mail.from?.name).toBe(text)
      expect(readTopHeaders(readRawHeaders(raw))).toMatchObject({ subject: text, fromName: text })
      const words = (name = '') => name.match(/\p{L}+/gu)?.slice(0, 3)
      expect(words(mail.attachments[0]?.filename)).toEqual(words(text))
    },
  )

  it('encoded words whose bytes do not fit their charset are read by what fits', async () => {
    for (const [charset, text] of texts) {
      for (const label of ['us-ascii', 'utf-8', 'unknown']) {
        const word = `=?${label}?B?${encoded(charset, text).toString('base64')}?=`
        const raw = mailOf([`Subject: ${word}`], Buffer.from('Hi'))
        expect([charset, label, (await parseMail(raw)).subject]).toEqual([charset, label, text])
        expect(readTopHeaders(readRawHeaders(raw)).subject).toBe(text)
      }
    }
  })
})
