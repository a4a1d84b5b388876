// Takes the signature off the end of what an author wrote: delimiter, phone's line, sign-off or contact block.

import { isRule } from './history-marker.ts'
import { fencedLines, isBlank, skipBlank } from './text-lines.ts'

const word = String.raw`[\p{L}\p{N}+.®™'’&-]+`
const device = `${word}(?:[ \u00a0]${word}){0,5}`
const link = String.raw`(?:[,.]? (?:please )?(?:excuse|pardon|forgive) .{3,60})?\]?(?:\s*[<([]\s*(?:https?:|www\.)[^\s>)\]]*\s*[>)\]]|\s+https?:\S+)?[.!]?`
/** What phones and mail programs put below a mail; a sentence that only begins like one goes on. */
const deviceForms = [
  `(?:sent|send|written)(?: \\p{L}{2,12}ly)? (?:from|via|with|using|by) (?:my |the |a )?${device}`,
  `get \\[?(?:bluemail|outlook|k-9 mail|nine|boxer|spark|gmail) for ${device}`,
  `(?:von meinem|von|vom) (?:meinem |meiner )?${device} (?:gesendet|aus gesendet|versendet|verschickt)`,
  `diese nachricht wurde von meine[mr] ${device} gesendet`,
  `(?:gesendet|versendet|verschickt|geschrieben) (?:von|mit|über|vom|aus) ${device}`,
  `outlook für ${device} (?:herunterladen|beziehen)`,
  `(?:envoyé|provenance|expédié|écrit) (?::|de|depuis|à partir de|avec|par|via) ?(?:mon |ma |l['’])?${device}`,
  `(?:télécharger|obtenir|téléchargez|obtenez) outlook (?:pour|sous) ${device}`,
  `(?:enviado|enviada|enviat|escrito) (?:desde|do|da|de|através do|a través de|por|via|com|des de|des del|pelo) (?:mi |meu |minha |el meu )?${device}`,
  `(?:obtener|obter|descargar) (?:o )?outlook para ${device}`,
  `(?:inviato|spedito) (?:da|dal|con|tramite) (?:mio |il mio )?${device}`,
  `(?:scarica|ottieni) outlook per ${device}`,
  `(?:verstuurd|verzonden|gestuurd) (?:vanaf|met|via|van|vanuit) (?:mijn )?${device}`,
  `outlook voor ${device} (?:downloaden|ophalen)`,
  `(?:wysłane|wysłano) (?:z|ze|przy użyciu|za pomocą) (?:mojego |telefonu )?${device}`,
  `(?:отправлено|послано) (?:с|из|через) (?:моего )?${device}`,
  `(?:надіслано|відправлено) (?:з|із|через) (?:мого )?${device}`,
  `(?:skickat|skickad|sendt|sent) (?:från|fra|via) (?:min |mit |mi )?${device}`,
  `(?:hämta|hent|få) outlook (?:för|for|til) ${device}`,
  `lähetetty ${device}`,
  `(?:odesláno|odoslané|poslano) (?:z|ze|s|iz) (?:mého |môjho |mojega )?${device}`,
  `${device} (?:gönderildi|cihazımdan gönderildi|küldve|elküldve)`,
  `(?:elküldve|küldve) ${device}`,
  `trimis (?:de pe|din|de la) (?:meu )?${device}`,
  `(?:στάλθηκε|εστάλη) από (?:το )?${device}`,
  `(?:từ|(?:đã )?gửi từ) ${device} của tôi`,
  `(?:dikirim dari) ${device}`,
]
const deviceLine = new RegExp(
  `^[\\s>*_\\[(<-]{0,4}(?:${deviceForms.join('|')})${link}[\\s*_\\])>]{0,4}$`,
  'iu',
)
const asianDevice =
  /^\s*(?:(?:iPhone|iPad|Android|Xperia|Galaxy|Outlook|Yahoo|Gmail)[^。]{0,30}(?:から送信|에서 보냄|에서 보냈습니다)|(?:发自|發自|從|从|通过|傳送自|来自).{1,30}(?:发送|傳送|手机|iPhone|iPad|Android|邮箱|Outlook|客户端)?|나의 .{1,30}에서 보냄|.{1,20}から送信|נשלח מ.{2,40})\s*$/iu
const promotion =
  /^\s*(?:do you yahoo!\?|get your free .{3,60}|yahoo! mail .{3,60}|_?this email was sent (?:from|by) .{3,80}|.{0,30}(?:\bvirenfrei\b|virus-free|sans virus).{0,60})\s*$/iu

/** In each promotion, so that few lines are asked whether they are one. */
const promoted = /yahoo!|get your free|email wa|virenfrei|viru/i
const notAscii = /[^\0-\x7f]/

export function isDeviceLine(line: string): boolean {
  if (line.length > 200) return false
  if (deviceLine.test(line) || (promoted.test(line) && promotion.test(line))) return true
  return notAscii.test(line) && asianDevice.test(line)
}

const contact =
  /[^\s@]@[^\s@]+\.\p{L}{2}|https?:\/\/|\bwww\.|(?:\+|\b00|\(0)\d[\d\s()./-]{5,}\d|\b(?:tel|phone|mobile?|cell|fax|fon|telefon|handy|mobil|tél|móvil|direct|office|p|m|t|e|w)\b\.?\s?[:.]\s?\S|\b\d{3}[-. ]\d{3,4}[-. ]\d{3,4}\b/iu

/** What law asks companies to write below their mails; it runs longer than other lines of a signature. */
const registration =
  /\b(?:registered (?:office|in|address|number)|company (?:no|number|reg)|reg(?:istration)? no\b|vat (?:no|number|reg|id)|amtsgericht|registergericht|handelsregister|hr[ab] ?\d|sitz der gesellschaft|geschäftsführ|aufsichtsrat|vorstand:|ust-?id|steuernummer|siret|siren|rcs\b|capital (?:social|de)|kvk|btw|p\. ?iva|partita iva|c\.?f\.? e p|cif\b|nif\b|cnpj|krs|nip\b|regon|org\.? ?nr|cvr|y-tunnus|ičo|dič)/iu
/** "Example Ltd." ends in a full stop and is no sentence. */
const companyEnd =
  /\b(?:ltd|ltda|inc|co|corp|llc|plc|pty|bros|dept|jr|sr|ph\.?d|m\.?d|esq|st|ave|rd|blvd|s\.?l|s\.?a|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|o\.?o|a\.?s|e\.?v|lic|ing|dipl)\.$/iu

/** A line as it stands in a signature: short, no sentence, no list item. */
function isSignatureLine(line: string): boolean {
  const text = line.trim()
  if (text.length <= 300 && registration.test(text)) return true
  if (text.length > 90 || /^(?:[-*•] |\d+[.)] )/.test(text)) return false
  if (contact.test(text)) return text.split(/\s+/).length <= 12
  return text.split(/\s+/).length <= 9 && (companyEnd.test(text) || !/(?:\p{Ll}{2}[.!]|[?:;])$/u.test(text))
}

function filled(lines: readonly string[]): string[] {
  return lines.filter((line) => !isBlank(line))
}

function isProse(line: string): boolean {
  return line.length > 90 || (/[.?!…:]["')]?$/.test(line.trim()) && line.trim().split(/\s+/).length >= 7)
}

/** What follows a rule is a signature or a list's footer unless it is prose or long. */
function followsAsSignature(lines: readonly string[]): boolean {
  const rest = filled(lines)
  return rest.length <= 15 && rest.filter(isProse).length <= rest.length / 3
}

function delimiterStart(lines: readonly string[], isOpening: boolean): number | null {
  const first = skipBlank(lines, 0)
  const fenced = fencedLines(lines)
  for (let index = first; index < lines.length; index++) {
    const line = lines[index] ?? ''
    if (fenced[index]) continue
    // RFC 3676 4.3: two dashes and a space
    if (line === '-- ' && filled(lines.slice(index, index + 30)).length < 26) return index
    if (!isRule(line) || (isOpening && index === first)) continue
    const below = lines.slice(index + 1, index + 60)
    // "--" and "____" are made by mail programs, other rules by authors too
    const isUsual = /^\s*(?:--|_{2,})\s*$/.test(line)
    if (isUsual ? followsAsSignature(below) : filled(below).length <= 8 && below.every(isSignatureLine))
      return index
  }
  return null
}

const regards = String.raw`(?:(?:with )?(?:my |our )?(?:very |kind|kindest|best|warm|warmest|many|sincere)?(?:est)? ?(?:and |& )?(?:kind |best |warm )?(?:regards|wishes)|regards|rgds|br|kr|cheers|sincerely(?: yours)?|yours(?: sincerely| truly| faithfully)?|respectfully|best|warmly|all the best|take care|cordially)`
const regardsElsewhere = String.raw`(?:(?:mit )?(?:freundlichen?|besten?|herzlichen?|lieben?|vielen?|schönen?|sonnigen?) gr(?:ü|ue)(?:ß|ss)(?:en?)?.{0,20}|mfg|lg|vg|gru(?:ß|ss)|hochachtungsvoll|(?:bien |très )?cordialement|bien à vous|sincères salutations|salutations.{0,20}|amicalement|(?:un )?(?:cordial |atentos? )?saludos?(?: cordiales)?|atentamente|un abrazo|cordiali saluti|distinti saluti|(?:un )?(?:cordiale )?saluto|saluti|atenciosamente|(?:com os )?(?:melhores )?cumprimentos|abraços|(?:met )?(?:vriendelijke|hartelijke) groet(?:en)?|groet(?:en|jes)?|mvg|(?:z )?poważaniem|pozdrawiam|pozdrowienia|с уважением|с наилучшими пожеланиями|(?:med )?(?:vänliga?|vennlige?|venlige?|bästa) hälsning(?:ar)?|(?:med )?(?:vennlig|venlig) hilsen|mvh|hälsningar|hilsen|ystävällisin terveisin|terveisin|s pozdravem|s pozdravom|üdvözlettel|tisztelettel|cu stimă|cu respect|saygılarımla|saygılarımızla|iyi çalışmalar|з повагою|с уважение|με εκτίμηση|(?:parhain|ystävällisin|terveisin|lämpimin).{0,20}terveisin|(?:viele|liebe|beste|schöne|herzliche) grü(?:ß|ss)e|grü(?:ß|ss)e(?: aus .{2,20})?|herzlichst|cdlt|cdt|bonne (?:journée|soirée|fin de journée)|bien à toi|sentiments distingués|atte|abs|att|um abraço|(?:com )?os (?:melhores )?cumprimentos|buona giornata|a presto|hartelijk(?:e)? groet(?:en)?|groet(?:en)?|vh|vänligen|bästa|med vennlig hilsen|dbh|lep pozdrav|s úctou|s přátelským pozdravem|よろしくお願い(?:いたし|致し)?ます|敬具|以上|此致|敬礼|祝好|顺祝商祺|감사합니다)`
const thanks = String.raw`(?:many |best )?(?:thanks|thank you|thx)(?: (?:again|in advance|so much|a lot|very much|and .{3,20}))?|danke(?: .{3,20})?|merci(?: .{3,20})?|gracias|grazie|obrigad[oa]|bedankt|tack|tak|takk|dziękuję|спасибо|děkuji|kiitos|mulțumesc|köszönöm|teşekkürler`
const greetings = `(?:${regards}|${regardsElsewhere}|${thanks})`
const signOff = new RegExp(`^\\s*${greetings}\\s*(?:[,.!;，。！🎉]{1,3}\\s*)?$`, 'iu')
/** "Best regards, Ann Smith" on one line. */
const signOffName = new RegExp(
  `^\\s*${greetings}(?:, ?| - | – )[\\p{L}.'’-]{2,20}(?: [\\p{L}.'’-]{1,20}){0,3},?\\s*$`,
  'iu',
)

/** Words of the sender's name and mailbox; not of the domain, which a colleague shares. */
function senderWords(sender: string): string[] {
  return sender
    .toLowerCase()
    .replace(/@\S*/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !['mail', 'info', 'office', 'contact'].includes(word))
}

function mostLine(lines: readonly string[]): number {
  return Math.max(0, lines.length - 40)
}

/** A sign-off with at least two lines below it; a bare "Thanks, Ann" is the author's own word and stays. */
function signOffStart(lines: readonly string[]): number | null {
  for (let index = lines.length - 1; index >= mostLine(lines); index--) {
    const line = lines[index] ?? ''
    if (line.length > 80) continue
    const isNamed = signOffName.test(line)
    if (!isNamed && !signOff.test(line)) continue
    const below = filled(lines.slice(index + 1))
    // who signs on the same line says no more than a name, unless ways to reach them follow
    if (isNamed && !below.some((one) => contact.test(one))) continue
    if (below.length >= 2 && below.length <= 20 && below.every(isSignatureLine)) return index
  }
  return null
}

/** The last paragraph, when it is nothing but name, role and ways to reach the sender. */
function contactStart(lines: readonly string[], sender: string | null): number | null {
  let end = lines.length
  while (end > 0 && isBlank(lines[end - 1])) end--
  let start = end
  while (start > 0 && !isBlank(lines[start - 1])) start--
  const block = lines.slice(start, end)
  if (block.length < 2 || block.length > 12 || skipBlank(lines, 0) >= start || !block.every(isSignatureLine))
    return null
  const contacts = block.filter((line) => contact.test(line)).length
  if (contacts === 0) return null
  if (sender === null) return contacts >= 2 ? start : null
  const words = senderWords(sender)
  const text = block.join(' ').toLowerCase()
  return words.some((word) => text.includes(word)) ? start : null
}

/** A phone's line with nothing but earlier mail below; above a text it is no end of that text. */
function deviceStart(lines: readonly string[]): number | null {
  const first = skipBlank(lines, 0)
  const index = lines.findIndex(
    (line, at) => isDeviceLine(line) && (at > first || filled(lines.slice(at + 1, at + 9)).length === 0),
  )
  if (index === -1) return null
  let start = index
  // the picture above such a line is left as its link
  while (start > first && /^(?:<https?:\S+>)?$/.test((lines[start - 1] ?? '').trim())) start--
  return start
}

/**
 * The index from which `lines` (one stretch of an author's text) are signature, or their number when there is none.
 * `sender` is the author's name or address, where known; `isOpening` says that the mail begins with these lines.
 */
export function signatureStart(lines: readonly string[], sender: string | null, isOpening: boolean): number {
  const cut = Math.min(deviceStart(lines) ?? lines.length, delimiterStart(lines, isOpening) ?? lines.length)
  const kept = lines.slice(0, cut)
  return signOffStart(kept) ?? contactStart(kept, sender) ?? cut
}
