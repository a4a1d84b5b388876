// Tells a text part that only stands in for the HTML part: a notice, a bare link, or the beginning alone.
import { wordList } from './word-list.ts'

/** Characters of the longest notice. */
const LONGEST_NOTICE = 600

/** What mail programs and newsletters write for readers without HTML: in order en, de, fr, es, it, nl, pt. */
const notices = wordList(`
  in html format, html format, html-format, html version, html email, html e-mail, html mail, html message, html capable,
  html-capable, html compatible, html-compatible, support html, supports html, display html, enable html, view html, show html,
  shows no html, read html, view this email in, view this e-mail in, view it in your browser, view in browser, view in your browser,
  view online, read this email online, see this email in, open this email in, online version, web version,
  im html-format, html-ansicht, html-darstellung, html-mails, kein html, keine html, im browser ansehen, im browser anzeigen,
  im browser öffnen, online ansehen, online-version, webversion, html anzeigen,
  au format html, format html, version html, pas le html, affiche pas html, voir dans votre navigateur, dans votre navigateur,
  version en ligne, voir en ligne,
  en formato html, formato html, admite html, versión html, ver en el navegador, ver en tu navegador, ver en su navegador,
  versión en línea, ver en línea,
  in formato html, versione html, supporta html, visualizza nel browser, apri nel browser, visualizza online, versione online,
  in html-formaat, html-formaat, html-weergave, ondersteunt geen html, bekijk in browser, bekijk in je browser,
  bekijk in uw browser, bekijk online, webversie, onlineversie,
  em formato html, versão html, suporta html, ver no navegador, ver no browser, visualizar no navegador, versão online
`)

/** Words that only the HTML has, as many and as large a share of it: it says more than the text. */
const MOST_MISSING = 4
const MISSING_SHARE = 0.3

export function isStandIn(plain: string, htmlText: string): boolean {
  if (htmlText.trim() === '') return false
  const text = withoutUrls(plain).toLowerCase()
  if (!/[\p{L}\p{N}]/u.test(text)) return true
  const shown = withoutUrls(htmlText).toLowerCase()
  if (
    plain.length < LONGEST_NOTICE &&
    notices.some((notice) => text.includes(notice) && !shown.includes(notice))
  )
    return true
  return shown.length > text.length * 1.2 && lacksWords(text, shown)
}

const withoutUrls = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => !/^[<([]?(?:https?:\/\/|www\.|mailto:|cid:)/i.test(word))
    .join(' ')

/** Every word of the text is in the HTML, which goes on: a list or a table that the text leaves out. */
function lacksWords(text: string, shown: string): boolean {
  const said = new Set(text.match(/[\p{L}\p{N}]+/gu))
  const words = shown.match(/[\p{L}\p{N}]+/gu) ?? []
  const missing = words.filter((word) => !said.has(word)).length
  if (missing <= MOST_MISSING || missing < words.length * MISSING_SHARE) return false
  const known = new Set(words)
  return [...said].filter((word) => !known.has(word)).length <= said.size * 0.2
}
