// The plain text twin of a mail: the same words in the same order.

import { linkAddress } from './layout-html.ts'
import type {
  LayoutBar,
  LayoutLink,
  LayoutRow,
  LayoutSection,
  MailLayout,
  QuotedMail,
} from './layout-parts.ts'
import type { MailWords } from './words/en.ts'
import { wordsIn } from './words/words.ts'

const WIDTH = 74
const MAX_QUOTED = 4_000

export function plainText(mail: MailLayout): string {
  const words = wordsIn(mail.language ?? 'en')
  const whole = mail.sections.find((section) => section.kind === 'button')?.link.url ?? null
  // A line of ours never begins with a command, hence its quotes: sent back without quote marks, it would be obeyed.
  const blocks = [
    `${oneLine(mail.sender.name)}\n${oneLine(mail.sender.line)}`,
    [wrap(mail.title), ...(mail.intro ? [wrap(mail.intro)] : [])].join('\n'),
    ...mail.sections.map((section) => sectionText(section, whole, words)),
    `-- \n${wrap(mail.footer.replace(/`([^`]*)`/g, (_, command: string) => words.quote(command)))}`,
    ...(mail.quoted ? [quotedText(mail.quoted, words)] : []),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

/** `whole` is what the mail's button opens, if it has one. */
function sectionText(section: LayoutSection, whole: string | null, words: MailWords): string {
  switch (section.kind) {
    case 'perforation':
      return ''
    case 'rows':
      return [
        ...(section.heading ? [oneLine(section.heading)] : []),
        ...section.rows.map((row) => rowText(row, whole, words)),
      ].join('\n\n')
    case 'paragraph':
      return [
        wrap(`${section.lead ? `${section.lead} ` : ''}${section.text}`),
        ...linkLines(section.link),
      ].join('\n')
    case 'lines':
      return [oneLine(section.heading), ...section.lines.map((line) => wrap(line, '  '))].join('\n')
    case 'bars':
      return [
        ...(section.heading ? [oneLine(section.heading)] : []),
        ...section.bars.map((bar) => barText(bar)),
      ].join('\n')
    case 'button':
      return linkLines(section.link).length > 0
        ? `${section.link.text}:\n${linkLines(section.link).join('')}`
        : ''
    case 'hint':
      return wrap(`${section.text} ${section.codes.map(words.quote).join(', ')}`)
  }
}

const BAR = 20

/** "Tue 17 Mar" above "########====........ 4 of 5 yes" */
function barText({ title, count, half, total, meta, leads }: LayoutBar): string {
  const parts = (value: number) => (total === 0 ? 0 : Math.round((value / total) * BAR))
  const [full, weak] = [parts(count), parts(count + half) - parts(count)]
  const bar = `${'#'.repeat(full)}${'='.repeat(weak)}`.padEnd(BAR, '.')
  return `${wrap(`${leads ? '* ' : ''}${title}`, '  ')}\n  [${bar}] ${oneLine(meta)}`
}

/** A row that stands in what the button opens needs no address of its own: a text is long with them. */
function rowText(row: LayoutRow, whole: string | null, words: MailWords): string {
  const mark = row.number === null ? '-' : `${row.number}.`
  const indent = ' '.repeat(mark.length + 1)
  const stands = whole !== null && row.link?.url.startsWith(`${whole}?`)
  const below = [
    ...(row.meta ? [wrap(row.meta, indent)] : []),
    ...(row.quote ? [wrap(words.quote(row.quote), indent)] : []),
    ...(stands ? [] : linkLines(row.link)).map((line) => indent + line),
  ]
  return [`${mark} ${wrap(row.title, indent).trimStart()}`, ...below].join('\n')
}

function linkLines(link: LayoutLink | undefined): string[] {
  const address = link ? linkAddress(link.url) : null
  return address ? [address] : []
}

function quotedText(quoted: QuotedMail, words: MailWords): string {
  const lines = quoted.text.slice(0, MAX_QUOTED).trim().split(/\r?\n/)
  return [words.wrote(oneLine(quoted.date), oneLine(quoted.from)), ...lines.map((line) => `> ${line}`)].join(
    '\n',
  )
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Breaks between words at 74 characters, never before a command; a longer word stays whole. */
function wrap(text: string, indent = ''): string {
  const lines: string[] = []
  let line = ''
  for (const word of oneLine(text).split(' ')) {
    const isFull = indent.length + line.length + 1 + word.length > WIDTH
    if (line && isFull && !word.startsWith('#')) {
      lines.push(indent + line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  return [...lines, indent + line].join('\n')
}
