// Counts as bars, drawn with cells of a table: they stand where pictures are blocked, too.
import { escapeHtml, font, row, strong } from './layout-html.ts'
import type { LayoutBar, LayoutSection } from './layout-parts.ts'
import { colour, hueOf } from './layout-tokens.ts'

export function barRows({ heading, bars, hueHex }: Extract<LayoutSection, { kind: 'bars' }>): string {
  const head = heading
    ? row('ink pad', `padding:18px 28px 0;${font(15, 22, 600)};color:${colour.ink}`, escapeHtml(heading))
    : ''
  return [head, ...bars.map((bar) => barRow(bar, hueOf(hueHex)))].join('\n')
}

function barRow(bar: LayoutBar, hue: string): string {
  const title = bar.leads ? strong(bar.title) : escapeHtml(bar.title)
  return row(
    'ink pad',
    `padding:12px 28px 4px;${font(15, 22)};color:${colour.ink};overflow-wrap:anywhere`,
    `<bdi>${title}</bdi><br>
<span class="ink2" style="font-size:14px;color:${colour.ink2}">${escapeHtml(bar.meta)}</span>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:4px"><tr>${cells(bar, hue)}</tr></table>`,
  )
}

/** A cell without width is left out: some programs give it one. */
function cells({ count, half, total }: LayoutBar, hue: string): string {
  const share = (value: number) => (total === 0 ? 0 : Math.round((value / total) * 100))
  const [full, weak] = [share(count), share(half)]
  const cell = (width: number, style: string) =>
    width > 0
      ? `<td width="${width}%" height="12" style="${style};font-size:1px;line-height:12px">&nbsp;</td>`
      : ''
  return [
    cell(full, `background:${hue}`),
    cell(weak, `background:${hue};opacity:0.45`),
    cell(100 - full - weak, `border:1px solid ${colour.line}`),
  ].join('')
}
