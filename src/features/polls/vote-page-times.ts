// Times on the page behind a personal link: said in the zone of the poll, and told again in the browser's own.
import { escapeHtml } from '../../mail/layout-html.ts'
import { momentWords, timeWords } from '../../mail/words/days.ts'
import type { MailWords } from '../../mail/words/en.ts'
import { optionWords, type Reader, type WordedOption } from './option-words.ts'
import { zoneWords } from './poll-layout.ts'

/** A sentence of ours around a moment, such as "Closes #", as HTML. */
export function momentHtml(say: (moment: string) => string, at: Date, { zone, language }: Reader): string {
  const words = momentWords(at, zone, language)
  return escapeHtml(say(words)).replace(escapeHtml(words), () => timeElement(at, words, 'moment'))
}

/** The words of an option, as HTML. */
export function optionHtml(option: WordedOption, reader: Reader): string {
  const { startsAt, endsAt } = option
  const words = escapeHtml(optionWords(option, reader))
  if (startsAt === null || option.day !== null) return words
  const start = momentWords(startsAt, reader.zone, reader.language)
  const end = endsAt === null ? null : timeWords(endsAt, reader.zone, reader.language)
  const rest = words.slice(escapeHtml(start).length)
  const last = end === null ? -1 : rest.lastIndexOf(end)
  if (!words.startsWith(escapeHtml(start))) return words
  const behind =
    endsAt === null || end === null || last < 0
      ? rest
      : `${rest.slice(0, last)}${timeElement(endsAt, end, 'time')}${rest.slice(last + end.length)}`
  return `${timeElement(startsAt, start, 'moment')}${behind}`
}

/** A sentence of ours that names options, as HTML. */
export function namingHtml(words: string, options: readonly WordedOption[], reader: Reader): string {
  let html = escapeHtml(words)
  for (const option of options) {
    const named = escapeHtml(optionWords(option, reader))
    if (option.startsAt !== null) html = html.replaceAll(named, () => optionHtml(option, reader))
  }
  return html
}

function timeElement(at: Date, words: string, shape: 'moment' | 'time'): string {
  return `<time datetime="${at.toISOString()}" data-as="${shape}">${escapeHtml(words)}</time>`
}

/** In which zone the times are; the browser puts its own in the place of '#'. */
export function zoneHtml(zone: string, words: MailWords['poll']): string {
  const own = escapeHtml(words.timesIn(words.zone('#')))
  return `<p class="zone" data-zone="${own}">${escapeHtml(words.timesIn(zoneWords(zone, words)))}</p>`
}

export const hasTimes = (options: readonly WordedOption[]): boolean =>
  options.some(({ startsAt }) => startsAt !== null)

/**
 * For whoever has no account to say where they are. Words of the server stay where the browser knows no zone or
 * no such language; without scripts the page says them in the zone of the poll.
 */
export const timesScript = (language: Reader['language']): string => `
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
const said = document.querySelector('[data-zone]')
const locale = ${JSON.stringify(language === 'en' ? 'en-GB' : language)}
if (zone && Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0) {
  const form = (shape) => new Intl.DateTimeFormat(locale, shape)
  const day = form({ weekday: 'short', day: 'numeric', month: 'short' })
  const hour = form({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  for (const time of document.querySelectorAll('time[data-as]')) {
    const at = new Date(time.dateTime)
    const date = ${language === 'en' ? "day.format(at).replace(',', '')" : 'day.format(at)'}
    time.textContent = time.dataset.as === 'time' ? hour.format(at) : date + ', ' + hour.format(at)
  }
  if (said) said.textContent = said.dataset.zone.replace('#', zone.replaceAll('_', ' '))
}
`
