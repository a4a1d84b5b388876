// Recognises the lines that say "here begins an earlier mail" or "here begins a forwarded mail".

import { wordList } from './word-list.ts'

const forwarded = wordList(`
  forwarded message, forwarded by, forwarded, begin forwarded message, weitergeleitete nachricht,
  weitergeleitete e-mail, weitergeleitet, anfang der weitergeleiteten, message transféré,
  message transmis, début du message réexpédié, début du message transféré, mensaje reenviado,
  inicio del mensaje reenviado, messaggio inoltrato, inizio messaggio inoltrato,
  mensagem encaminhada, mensagem reencaminhada, início da mensagem, doorgestuurd bericht,
  begin doorgestuurd bericht, wiadomość przekazana, przekazana wiadomość, treść przekazanej,
  пересылаемое сообщение, пересланное сообщение, начало переадресованного,
  перенаправленное сообщение, vidarebefordrat, vidarebefordrat meddelande, vidarebefordrat brev,
  videresendt, videresendt melding, videresendt meddelelse, välitetty viesti, edelleenlähetetty,
  iletilen mesaj, iletilmiş mesaj, yönlendirilen, yönlendirilmiş, přeposlaná zpráva,
  preposlaná správa, továbbított üzenet, mesaj redirecționat, mesaj redirecţionat,
  переслане повідомлення, 转发的邮件, 转发邮件, 轉寄的郵件, 已转发, 転送されたメッセージ, 転送メッセージ, 전달된 메시지, 전달된 메일,
  προωθημένο μήνυμα, הודעה שהועברה, رسالة معاد توجيهها, missatge reenviat, thư được chuyển tiếp,
  pesan terusan, prosleđena poruka, proslijeđena poruka, препратено съобщение
`)

const original = wordList(`
  original message, original appointment, reply message, reply above this line,
  ursprüngliche nachricht, originalnachricht, original-nachricht, ursprüngliche mail,
  original nachricht, message d'origine, message d’origine, message original, mail original,
  e-mail d’origine, e-mail d'origine, message initial, mensaje original, messaggio originale,
  messaggio originario, mensagem original, oorspronkelijk bericht, origineel bericht,
  oorspronkelijke bericht, wiadomość oryginalna, oryginalna wiadomość, исходное сообщение,
  оригинальное сообщение, originalmeddelande, ursprungligt meddelande, ursprungsmeddelande,
  opprinnelig melding, original melding, oprindelig meddelelse, original besked,
  oprindelig besked, alkuperäinen viesti, orijinal mesaj, özgün ileti, orjinal mesaj,
  původní zpráva, pôvodná správa, eredeti üzenet, mesaj original, mesajul original,
  вихідне повідомлення, оригінальне повідомлення, 原始邮件, 原始信件, 原邮件, 原始郵件, 元のメッセージ, オリジナルメッセージ,
  원본 메시지, 원본 메일, 원래 메시지, αρχικό μήνυμα, הודעה מקורית, الرسالة الأصلية, missatge original, thư gốc,
  izvorna poruka, originalna poruka, izvirno sporočilo, оригинално съобщение, pesan asli,
  algne sõnum
`)

const openingRule = /^[\s*]{0,8}(?:-{2,}|_{2,}|={2,}|—{2,}|–{2,}|\*{3,})\s*/u
const closingRule = /(?:(?<!-)-{2,}|(?<!_)_{2,}|(?<!=)={2,}|(?<!—)—{2,}|(?<!–)–{2,}|(?<!\*)\*{3,})$/u
const longestBetween = 80

/** What stands between two rules on one line, in lower case; null where the line has not both. */
function betweenRules(line: string): string | null {
  const opened = openingRule.exec(line)?.[0].length
  if (opened === undefined) return null
  const rest = line.slice(opened).trimEnd()
  const closed = closingRule.exec(rest)?.index
  const between = rest.slice(0, closed).trimEnd()
  return closed === undefined || between.length > longestBetween ? null : between.toLowerCase()
}

function named(words: readonly string[], text: string, whole: boolean): boolean {
  return words.some((word) => (whole ? text === word : text.startsWith(word)))
}

/** As Apple Mail begins its line; what follows of it differs by version. */
const beginning =
  /^(?:anfang der weitergeleiteten|début du message|inicio del mensaje|início da mensagem|inizio (?:del )?messaggio|begin (?:van )?doorgestuurd|start på videresendt|starten på videresendt|början på vidarebefordrat|välitetty viesti alkaa|edelleenlähetetty viesti|začátek přepos|začiatok prepos|továbbított (?:levél|üzenet)|początek (?:przekaz|wiadomo)|i?letilen ileti|i?leti iletisinin|yönlendirilen ileti|начало (?:переадресованного|пересылаемого|перенаправленного)|початок (?:переадресованого|пересланого)|începutul mesajului|αρχή προωθημένου|以下是转发|开始转发|以下為轉寄)/u

export type Marker = 'forwarded' | 'original'

/** What a line announces, or null. Undashed words count only as a whole line with a colon ("Begin forwarded message:"). */
function lineMarker(line: string): Marker | null {
  if (line.length > 200) return null
  const inside = betweenRules(line)
  if (inside !== null) {
    if (named(forwarded, inside, false)) return 'forwarded'
    if (named(original, inside, false)) return 'original'
    return null
  }
  const text = line.trim()
  if (!text.endsWith(':') && !text.endsWith('：')) return null
  const words = text.slice(0, -1).trim().toLowerCase()
  if (words !== 'forwarded' && named(forwarded, words, true)) return 'forwarded'
  if (beginning.test(words)) return 'forwarded'
  return named(original, words, true) ? 'original' : null
}

// "------ Forwarded by Ann on 2/1/24" of Lotus Notes, whose closing dashes stand a line further down
const openDashes = /^\s{0,8}-{5,}\s*[^\s-]/

/**
 * What the line at `index` announces, and the index after it; null when it announces nothing.
 * A dashed line that was wrapped counts as one.
 */
export function historyMarkerAt(
  lines: readonly string[],
  index: number,
): { kind: Marker; end: number } | null {
  const line = lines[index] ?? ''
  const kind = lineMarker(line)
  if (kind !== null) return { kind, end: index + 1 }
  if (line.length > 200 || !openDashes.test(line)) return null
  for (let end = index + 2; end <= index + 3; end++) {
    if (!(lines[end - 1] ?? '').trimEnd().endsWith('-----')) continue
    const wrapped = lineMarker(lines.slice(index, end).join(' '))
    return wrapped === null ? null : { kind: wrapped, end }
  }
  return /^\s*-{5,}\s*forwarded by\s/i.test(line) ? { kind: 'forwarded', end: index + 1 } : null
}

/** "------", "____", "= = =": a line of nothing but a rule. One sign alone is a list dot or a dash. */
export function isRule(line: string): boolean {
  // Most lines are told apart by how they begin.
  if (!/^\s*[-–—_=~*#+ᐧ]/.test(line)) return false
  const signs = line.replace(/[\s\u00a0]/g, '')
  return (
    signs.length >= 2 &&
    signs.length <= 200 &&
    (/^(?:[-–—]+|[_=~*#+ᐧ]+)$/u.test(signs) || /^[-=]{8,}$/.test(signs))
  )
}
