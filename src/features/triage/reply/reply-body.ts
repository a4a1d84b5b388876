// The text of an answer as its readers get it: what was written, who wrote it here, and the mail that it answers.
import { escapeHtml } from '../../../mail/layout-html.ts'

/** Characters of the answered mail; more would only make the answer heavy. */
const MOST_QUOTED = 100_000

export interface ReplyBody {
  text: string
  html: string
}

export interface AnsweredText {
  name: string | null
  address: string
  at: Date
  text: string
}

/** "On Tue, 10 Mar 2026, 09:12, Priya Raman <priya@example.com> wrote:" and the mail, each line marked. */
export function quotedText(answered: AnsweredText, timeZone: string): string {
  const lines = quotedLines(answered).map((line) =>
    line.startsWith('>') ? `>${line}` : `> ${line}`.trimEnd(),
  )
  return [attribution(answered, timeZone), ...lines].join('\n')
}

/** `from`: who wrote it, where the mail cannot come from their own address. */
export function replyBody(
  own: string,
  answered: AnsweredText,
  { timeZone, from }: { timeZone: string; from: { name: string; address: string } | null },
): ReplyBody {
  const origin =
    from && `Written by ${from.name} <${from.address}> in Mailcrew. Your answer goes to that address.`
  const text = [own, ...(origin === null ? [] : [`-- \n${origin}`]), quotedText(answered, timeZone)].join(
    '\n\n',
  )
  const html = [
    '<div style="font:400 15px/23px Helvetica,Arial,sans-serif">',
    `<p style="margin:0">${inHtml(own.split('\n'))}</p>`,
    ...(origin === null
      ? []
      : [`<p style="margin:20px 0 0;font-size:13px;color:#667">-- <br>\n${escapeHtml(origin)}</p>`]),
    `<p style="margin:20px 0 6px;color:#667">${escapeHtml(attribution(answered, timeZone))}</p>`,
    '<blockquote type="cite" style="margin:0;padding-left:12px;border-left:2px solid #ccd">',
    inHtml(quotedLines(answered)),
    '</blockquote>',
    '</div>',
  ].join('\n')
  return { text, html: `<!doctype html><html><body>\n${html}\n</body></html>` }
}

const quotedLines = ({ text }: AnsweredText) => text.trim().slice(0, MOST_QUOTED).split(/\r?\n/)

const inHtml = (lines: readonly string[]) => lines.map((line) => escapeHtml(line)).join('<br>\n')

function attribution({ name, address, at }: AnsweredText, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-GB', {
    ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', timeZone },
  }).format(at)
  return `On ${day}, ${name && name !== address ? `${name} <${address}>` : address} wrote:`
}
