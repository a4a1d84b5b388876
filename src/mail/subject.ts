// Reads a subject: its base form, by which mails belong together, and whether it answers or forwards.

import { wordList } from './word-list.ts'

/** Reply prefixes of mail programs, by language: en, de, nl, sv/da/no, fi, it, es, fr, pl, tr, ro, hu, el, he, zh, ja, ko. */
const reply = wordList(`
  re, aw, antw, antwort, antwoord, sv, vs, vb, ref, rif, r, odp, ynt, yan, rv re, bls, atb, ats,
  vá, vast, res, resp, tr re, απ, σχετ, השב, отв, ответ, відп, 回复, 回覆, 答复, 答覆, 返信, 회신, 답장, رد
`)

const forward = wordList(`
  fwd, fw, wg, weitergeleitet, doorst, tr, rv, vl, vb, videresendt, vidaresänt, i, inoltro, enc,
  encaminhar, pd, pdl, ilt, i̇lt, továbbítás, redir, redirecționare, πρθ, προώθ, הועבר, пересл,
  пересылка, переслано, fs, 转发, 轉寄, 转寄, 転送, 전달, إعادة توجيه
`)

const anyOf = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(' ', '\\s?'))
    .join('|')

// "Re:", "RE[2]:", "Re(3):", "Re^2:", "回复："
const counter = String.raw`\s?(?:[\[(]\d{1,3}[\])]|\^\d{1,3}|\*\d{1,3})?\s?[:：]`
const replyPrefix = new RegExp(`^(?:${anyOf(reply)})${counter}\\s*`, 'iu')
const forwardPrefix = new RegExp(`^(?:${anyOf(forward)})${counter}\\s*`, 'iu')
// "[list-name] ", RFC 5256 subj-blob; a ticket number stays, since it tells subjects apart
const listTag = /^\[(?![^\]]*\d{3})[^\][]{1,60}\]\s*/u
const forwardTrailer = / ?\(fwd\)$/i
const forwardBrackets = /^\[fwd?:(.*)\]$/i

function tidy(subject: string): string {
  return subject
    .slice(0, 2000)
    .replace(/[\s\u200b-\u200f\u2060\ufeff]+/gu, ' ')
    .trim()
}

/** Prefixes, list tags and "(fwd)" taken off until none is left (RFC 5256 2.1 in spirit); the case is kept. */
export function baseSubject(subject: string): string {
  let base = tidy(subject)
  for (let before = ''; before !== base; ) {
    before = base
    const wrapped = forwardBrackets.exec(base)
    if (wrapped?.[1] !== undefined) base = wrapped[1].trim()
    base = base.replace(forwardTrailer, '').replace(replyPrefix, '').replace(forwardPrefix, '')
    // RFC 5256: a tag is taken off only when something is left
    const untagged = base.replace(listTag, '')
    if (untagged !== '') base = untagged
  }
  return base
}

function startsWith(subject: string, prefix: RegExp): boolean {
  return prefix.test(tidy(subject).replace(listTag, ''))
}

export function isReplySubject(subject: string): boolean {
  return startsWith(subject, replyPrefix)
}

/** Also "[Fwd: ...]" and "... (fwd)". */
export function isForwardSubject(subject: string): boolean {
  const text = tidy(subject)
  return startsWith(text, forwardPrefix) || forwardTrailer.test(text) || forwardBrackets.test(text)
}
