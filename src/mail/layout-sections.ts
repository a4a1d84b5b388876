// The sections of a mail as rows of its table.

import { barRows } from './layout-counts.ts'
import { code, escapeHtml, font, link, linkAddress, row, strong } from './layout-html.ts'
import type { LayoutLink, LayoutRow, LayoutSection } from './layout-parts.ts'
import { colour, hueOf, ringClass } from './layout-tokens.ts'
import type { MailWords } from './words/en.ts'

const TEXT = `${font(15, 22)};color:${colour.ink2};overflow-wrap:anywhere`

/** `next` decides how a section ends: a hairline before more rows, a perforation needs none. */
export function sectionRows(
  section: LayoutSection,
  next: LayoutSection | undefined,
  words: MailWords,
): string {
  switch (section.kind) {
    case 'perforation':
      return row(
        'perf',
        `border-top:2px dashed ${colour.perforation};font-size:1px;line-height:1px`,
        '&nbsp;',
      )
    case 'rows':
      return rowsOf(section, words)
    case 'paragraph':
      return row('ink2 pad', `padding:18px 28px ${below(next)}px;${TEXT}`, paragraph(section))
    case 'lines':
      return row(
        'ink2 pad',
        `padding:18px 28px ${below(next)}px;${TEXT}`,
        lines(section.heading, section.lines),
      )
    case 'bars':
      return barRows(section)
    case 'button':
      return button(section.link)
    case 'hint':
      return hint(section.text, section.codes)
  }
}

/** The last thing on the paper gets room below it. */
function below(next: LayoutSection | undefined): number {
  return next === undefined || next.kind === 'hint' || next.kind === 'perforation' ? 20 : 4
}

function rowsOf({ rows, heading }: Extract<LayoutSection, { kind: 'rows' }>, words: MailWords): string {
  const head = heading
    ? row(
        'ink pad',
        `padding:18px 28px 0;${font(15, 22, 600)};color:${colour.ink};overflow-wrap:anywhere`,
        escapeHtml(heading),
      )
    : ''
  return [head, ...rows.map((one, at) => numberedRow(one, at === rows.length - 1, words))].join('\n')
}

function numberedRow(one: LayoutRow, isLast: boolean, words: MailWords): string {
  const line = isLast ? 'border-bottom:0' : `border-bottom:1px solid ${colour.line}`
  return `<tr><td valign="top" width="50" class="num" style="padding:16px 0 16px 28px">${ring(one)}</td>
<td class="hair" style="padding:15px 0 16px;${line};${font(15, 22)};color:${colour.ink};overflow-wrap:anywhere">${rowText(one, words)}</td><td width="28" class="edge">&nbsp;</td></tr>`
}

function ring(one: LayoutRow): string {
  const hue = hueOf(one.hueHex)
  const label = one.number === null ? '&bull;' : String(one.number)
  return `<div class="${ringClass(hue)}" style="width:20px;height:20px;border:1.5px solid ${hue};border-radius:50%;${font(label.length > 2 && one.number !== null ? 9 : 11, 20, 600)};color:${hue};text-align:center">${label}</div>`
}

function rowText(one: LayoutRow, words: MailWords): string {
  const quiet = (html: string) =>
    `<span class="ink2" dir="auto" style="font-size:14px;color:${colour.ink2}">${html}</span>`
  const parts = [
    `<bdi>${strong(one.title)}</bdi>`,
    ...(one.meta ? [quiet(escapeHtml(one.meta))] : []),
    ...(one.quote ? [quiet(escapeHtml(words.quote(one.quote)))] : []),
    ...(one.link ? [link(one.link.text, one.link.url)] : []),
  ]
  return parts.join('<br>\n')
}

function paragraph(section: { lead?: string; text: string; link?: LayoutLink }): string {
  const lead = section.lead ? `${strong(section.lead)} ` : ''
  const more = section.link ? `<br>\n${link(section.link.text, section.link.url)}` : ''
  return `${lead}${escapeHtml(section.text)}${more}`
}

function lines(heading: string, all: readonly string[]): string {
  return [strong(heading), ...all.map((line) => `<span dir="auto">${escapeHtml(line)}</span>`)].join('<br>\n')
}

function button(to: LayoutLink): string {
  const address = linkAddress(to.url)
  if (!address) return ''
  return row(
    'pad',
    'padding:14px 28px 22px',
    `<a class="btn" href="${escapeHtml(address)}" style="display:inline-block;background:${colour.accent};color:${colour.onAccent};${font(15, 20, 600)};padding:11px 18px;border-radius:6px;text-decoration:none">${escapeHtml(to.text)}</a>`,
  )
}

function hint(text: string, codes: readonly string[]): string {
  return row(
    'ink2 hair pad',
    `padding:16px 28px 22px;border-top:1px solid ${colour.line};${font(13, 20)};color:${colour.ink2}`,
    [escapeHtml(text), ...codes.map((one) => code(one))].join('\n'),
  )
}
