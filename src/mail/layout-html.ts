// The smallest parts of a mail's HTML: escaped text, a row of the paper, a link, a piece of code.
import { CODE_FACE, colour, FACE } from './layout-tokens.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A line of HTML is broken at the first blank after so many characters: a line of a mail has 998 at most. */
const LONG_LINE = 400

/**
 * Text for elements and for attributes in double quotes, in ASCII, so that the mail may go as it is (see
 * compose-mime). Controls from U+0080 on stay: browsers take their numbers for other characters.
 */
export function escapeHtml(text: string): string {
  const escaped = text.replace(
    /[&<>"'\u{a0}-\u{10ffff}]/gu,
    (char) => entities[char] ?? `&#${char.codePointAt(0)};`,
  )
  return escaped.length > LONG_LINE ? inLines(escaped) : escaped
}

/** The end of a line shows as the blanks do whose place it takes. */
function inLines(html: string): string {
  let lineStart = 0
  return html.replace(/ +/g, (blanks, at: number) => {
    if (at - lineStart < LONG_LINE) return blanks
    lineStart = at
    return '\n'
  })
}

export function font(size: number, leading: number, weight = 400): string {
  return `font:${weight} ${size}px/${leading}px ${FACE}`
}

/** One row over the whole width. */
export function row(className: string, style: string, html: string): string {
  return `<tr><td colspan="3" class="${className}" style="${style}">${html}</td></tr>`
}

/** The address when it may stand behind a link, else null. */
export function linkAddress(url: string): string | null {
  if (!URL.canParse(url)) return null
  const parsed = new URL(url)
  return ['http:', 'https:', 'mailto:'].includes(parsed.protocol) ? parsed.href.replaceAll(' ', '%20') : null
}

export function link(text: string, url: string): string {
  const address = linkAddress(url)
  if (!address) return escapeHtml(text)
  return `<a class="acc" href="${escapeHtml(address)}" style="font-size:14px;color:${colour.accent};text-decoration:underline">${escapeHtml(text)}</a>`
}

/** `bare` is without its own ground, for the footer. */
export function code(text: string, form: 'chip' | 'bare' = 'chip'): string {
  if (form === 'bare')
    return `<span style="font-family:${CODE_FACE};font-size:12px">${escapeHtml(text)}</span>`
  return `<span class="code" style="background:${colour.code};color:${colour.ink};font:12px/18px ${CODE_FACE};padding:1px 4px;border-radius:3px;white-space:nowrap">${escapeHtml(text)}</span>`
}

export function strong(text: string): string {
  return `<span class="ink" style="font-weight:600;color:${colour.ink}">${escapeHtml(text)}</span>`
}
