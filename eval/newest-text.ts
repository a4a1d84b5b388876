// Measures how exactly the newest text of a mail is found, beside the best library for it.

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import EmailReplyParser from 'email-reply-parser'
import { simpleParser } from 'mailparser'
import { newestText } from '../src/mail/newest-text.ts'
import { parseMail } from '../src/mail/parse.ts'
import type { Figure } from './figure.ts'

interface ReplyCase {
  id: string
  file: string
  kind: 'text' | 'eml' | 'html'
  sender?: string
  reply_exact?: string
  reply_contains?: string[]
  reply_absent?: string[]
}

/** One way of getting from a case's file to the newest text. */
type Reader = (raw: Buffer, test: ReplyCase) => Promise<string>

// Some files carry marks of their annotators at the beginning of signature lines
function plainText(raw: Buffer): string {
  return raw.toString('utf8').replace(/^#sig#/gm, '')
}

const ours: Reader = async (raw, test) => {
  if (test.kind === 'eml') return (await parseMail(raw)).newest.text
  if (test.kind === 'html') return newestText('', { html: raw.toString('utf8') }).text
  return newestText(plainText(raw), { senderName: test.sender ?? null }).text
}

/** The library is quadratic on blank lines; a text on which it would run for minutes counts as not read. */
function readWithLibrary(text: string): string {
  if (text.length > 200_000 || /\n{2000}/.test(text)) return ''
  return new EmailReplyParser().read(text).getVisibleText()
}

const library: Reader = async (raw, test) => {
  if (test.kind === 'text') return readWithLibrary(plainText(raw))
  const mail =
    test.kind === 'eml'
      ? raw
      : Buffer.concat([Buffer.from('Content-Type: text/html; charset=utf-8\r\n\r\n'), raw])
  return readWithLibrary((await simpleParser(mail)).text ?? '')
}

function normal(text: string, test: ReplyCase): string {
  if (test.kind === 'html') return text.replace(/\s+/g, '')
  return text
    .replace(/\r\n/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()
}

function isExact(text: string, test: ReplyCase): boolean {
  return normal(text, test) === normal(test.reply_exact ?? '', test)
}

function holds(text: string, test: ReplyCase): boolean {
  return (
    (test.reply_contains ?? []).every((part) => text.includes(part)) &&
    !(test.reply_absent ?? []).some((part) => text.includes(part))
  )
}

async function share(
  folder: string,
  cases: readonly ReplyCase[],
  read: Reader,
  isRight: (text: string, test: ReplyCase) => boolean,
): Promise<number> {
  let right = 0
  for (const test of cases) {
    const text = await read(await readFile(path.join(folder, test.file)), test)
    if (isRight(text, test)) right++
    else if (read === ours && process.env['EVAL_VERBOSE'] === '1')
      console.error(`not right: ${test.id}\n${text}\n`)
  }
  return cases.length === 0 ? 0 : right / cases.length
}

/** Reads replies/cases.jsonl under `dir`; an empty list when the set is not there. */
export async function evaluate(dir: string): Promise<Figure[]> {
  const folder = path.join(dir, 'replies')
  const lines = await readFile(path.join(folder, 'cases.jsonl'), 'utf8').catch(() => '')
  const cases = lines
    .split('\n')
    .flatMap((line) => (line.trim() === '' ? [] : [JSON.parse(line) as ReplyCase]))
  const exact = cases.filter((test) => test.reply_exact !== undefined)
  const partial = cases.filter((test) => test.reply_contains !== undefined || test.reply_absent !== undefined)
  const figure = async (
    measure: string,
    chosen: ReplyCase[],
    right: typeof isExact,
    aim: number,
  ): Promise<Figure> => ({
    set: 'replies',
    measure,
    ours: await share(folder, chosen, ours, right),
    plain: await share(folder, chosen, library, right),
    plainName: 'email-reply-parser',
    aim,
    cases: chosen.length,
  })
  return [
    ...(exact.length > 0 ? [await figure('newest text exactly right', exact, isExact, 0.95)] : []),
    ...(partial.length > 0
      ? [await figure('newest text holds and omits what it should', partial, holds, 0.95)]
      : []),
  ]
}
