// The HTML of a mail: tables and inline colours, because that is what mail programs show alike.

import { type Bar, sortBars } from './layout-bars.ts'
import { code, escapeHtml, font, row } from './layout-html.ts'
import type { MailLayout, QuotedMail } from './layout-parts.ts'
import { sectionRows } from './layout-sections.ts'
import { colour, headStyle, hueOf, stampClass } from './layout-tokens.ts'
import type { MailWords } from './words/en.ts'
import { wordsIn } from './words/words.ts'

/** So many fit a phone of 320 px. */
const BARS = 32
const MAX_QUOTED = 4_000
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

export function page(mail: MailLayout): string {
  const title = escapeHtml(mail.title)
  const { language = 'en', sections } = mail
  const words = wordsIn(language)
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${title}</title><style>${headStyle(huesOf(mail))}</style></head>
<body class="bg" style="margin:0;padding:0;background:${colour.ground}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(mail.preview ?? mail.title)}</div>
<table ${TABLE} width="100%" class="bg" style="background:${colour.ground}"><tr><td class="wrap" align="center" style="padding:32px 12px">
<table ${TABLE} width="600" class="paper" style="width:100%;max-width:600px;background:${colour.paper};border:1px solid ${colour.line};border-radius:8px;border-collapse:separate">
${[head(mail), heading(mail), ...sections.map((one, at) => sectionRows(one, sections[at + 1], words))].join('\n')}
</table>
<table ${TABLE} width="600" style="width:100%;max-width:600px">${below(mail, words)}</table>
</td></tr></table>
</body></html>`
}

function head(mail: MailLayout): string {
  const hue = hueOf(mail.sender.hueHex)
  const letter = escapeHtml(/\p{L}|\p{N}/u.exec(mail.sender.name)?.[0].toUpperCase() ?? '')
  return row(
    'pad',
    'padding:24px 28px 0',
    `<table ${TABLE} width="100%"><tr><td width="40" valign="middle"><div class="${stampClass(hue)}" style="width:36px;height:36px;background:${hue};border-radius:4px;color:#ffffff;${font(18, 36, 600)};text-align:center">${letter}</div></td>
<td class="ink2" style="padding-left:10px;${font(14, 20)};color:${colour.ink2}"><span class="ink" style="font-weight:600;color:${colour.ink}">${escapeHtml(mail.sender.name)}</span><br>${escapeHtml(mail.sender.line)}</td></tr></table>`,
  )
}

function heading(mail: MailLayout): string {
  const bars = mail.mailHash ? sortCode(mail.mailHash) : ''
  const intro = mail.intro
    ? row(
        'ink2 pad',
        `padding:4px 28px ${bars ? 16 : 20}px;${font(15, 22)};color:${colour.ink2};overflow-wrap:anywhere`,
        escapeHtml(mail.intro),
      )
    : ''
  const bottom = mail.intro ? 0 : 16
  return `${row('ink pad', `padding:20px 28px ${bottom}px;${font(20, 28, 600)};color:${colour.ink};overflow-wrap:anywhere`, escapeHtml(mail.title))}
${intro}
${bars && row('pad', 'padding:0 28px 18px', bars)}`
}

/** Space above the bar, and its height, in px. */
const shapes: Readonly<Record<Bar, readonly [number, number]>> = {
  full: [0, 16],
  ascender: [0, 10],
  descender: [6, 10],
  tracker: [6, 5],
}

function sortCode(hash: string): string {
  const cells = sortBars(hash, BARS).map((bar) => {
    const [above, height] = shapes[bar]
    return `<td valign="top" width="5" style="padding:${above}px 3px 0 0;line-height:1px;font-size:1px"><div class="bar" style="width:2px;height:${height}px;background:${colour.accent}">&nbsp;</div></td>`
  })
  return `<table ${TABLE} aria-hidden="true"><tr>${cells.join('\n')}</tr></table>`
}

function below(mail: MailLayout, mailWords: MailWords): string {
  // Its links are long, and some programs know one of the two words alone.
  const style = `padding:14px 28px;${font(13, 20)};color:${colour.ink2};overflow-wrap:anywhere;word-break:break-word`
  const words = mail.footer
    .split('`')
    .map((part, at) => (at % 2 === 1 ? code(part, 'bare') : escapeHtml(part)))
  const footer = `<tr><td class="ink2 pad" style="${style}">${words.join('')}</td></tr>`
  return mail.quoted ? `${footer}${quotedRow(mail.quoted, style, mailWords)}` : footer
}

function quotedRow(quoted: QuotedMail, style: string, words: MailWords): string {
  const lines = quoted.text.slice(0, MAX_QUOTED).trim().split(/\r?\n/)
  const text = lines.map(escapeHtml).join('<br>\n')
  return `<tr><td class="ink2 pad" style="${style}">${escapeHtml(words.wrote(quoted.date, quoted.from))}
<blockquote dir="auto" class="hair" style="margin:8px 0 0;padding:0 0 0 12px;border-left:2px solid ${colour.line};overflow-wrap:anywhere">${text}</blockquote></td></tr>`
}

function huesOf(mail: MailLayout): string[] {
  const rows = mail.sections.flatMap((section) => (section.kind === 'rows' ? section.rows : []))
  return [mail.sender.hueHex, ...rows.map((one) => one.hueHex)]
}
