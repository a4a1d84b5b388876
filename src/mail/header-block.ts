// Recognises the copied mail headers ("From: ... Sent: ... Subject: ...") above an earlier or a forwarded mail.

import type { MailAddress } from './parsed-mail.ts'
import { isBlank } from './text-lines.ts'
import { wordList } from './word-list.ts'

type Field = 'from' | 'date' | 'to' | 'cc' | 'subject' | 'other'

/** Labels as Outlook, Apple Mail, Gmail, Thunderbird and Lotus Notes write them. */
const labels: Record<Field, string[]> = {
  from: wordList(`
    from, von, de, da, van, od, от, från, fra, lähettäjä, kimden, gönderen, feladó, de la,
    expéditeur, mittente, remitente, remetente, afzender, absender, 差出人, 送信者, 发件人, 發件人, 寄件者, 보낸 사람,
    보낸사람, від, от кого, από, מאת, من, од, lähettänyt, saatja, no, nuo, pengirim, dari, từ, จาก,
    odesílatel, nadawca
  `),
  date: wordList(`
    sent, date, gesendet, gesendet am, datum, envoyé, envoyé le, enviado, enviado el, enviado em,
    enviada em, enviada, fecha, data, inviato, verzonden, wysłano, wysłane, data wysłania,
    отправлено, дата, skickat, sendt, dato, lähetetty, päivämäärä, päiväys, gönderildi,
    gönderme tarihi, tarih, odesláno, dátum, elküldve, trimis, message du, дата отправки, надіслано,
    送信日時, 日時, 日付, 发送时间, 發送時間, 日期, 寄件日期, 時間, 时间, 보낸 날짜, 보낸날짜, 날짜, ημερομηνία, נשלח, תאריך, التاريخ,
    odoslané, poslano, date d’envoi, date d'envoi, quando, när, tanggal, ngày, dt, εστάλη, saadetud
  `),
  to: wordList(`
    to, an, à, a, para, aan, do, кому, till, til, vastaanottaja, kime, alıcı, komu, címzett, către,
    destinataire, destinatario, destinatário, ontvanger, empfänger, 宛先, 收件人, 收件者, 받는 사람, 받는사람, προς,
    אל, إلى, pro, kepada, đến, per, за
  `),
  cc: wordList(`
    cc, bcc, kopie, copie, copie à, copia, kopia, kopi, kopio, dw, копия, копія, bilgi,
    másolatot kap, cópia, 抄送, 副本, 참조, κοιν, עותק, c.c, kopie an
  `),
  subject: wordList(`
    subject, betreff, objet, asunto, oggetto, assunto, onderwerp, temat, тема, ämne, emne, aihe,
    konu, předmět, predmet, tárgy, subiect, sujet, re, 件名, 主题, 主題, 主旨, 제목, θέμα, נושא, الموضوع,
    assumpte, teema, perihal, subjek, chủ đề, tema, titre, vec
  `),
  other: wordList(`
    reply-to, reply to, organization, importance, priority, attachments, attachment, anlagen,
    anhänge, message-id, antwort an, répondre à, responder a, rispondi a, pièces jointes,
    wichtigkeit, priorität, newsgroups, x-mailer, sender, resent-from, list-id, svar till, vastaus,
    返信先, 答复, 添付ファイル, 附件, bijlage, bijlagen, adjuntos, allegati, allegato, mailed-by, signed-by,
    cc/bcc
  `),
}

const fieldOf = new Map<string, Field>()
for (const [field, words] of Object.entries(labels) as [Field, string[]][]) {
  for (const word of words) if (!fieldOf.has(word)) fieldOf.set(word, field)
}

// "From: x", "*From:* x", "**Von:** x", "De : x", "差出人： x", "| From: x"
const labelForm =
  /^[\s|*_•-]{0,12}([\p{L}][\p{L} .'’\-/]{0,24}?)[ \u00a0*_]{0,3}[:：][*_]{0,2}(?:[ \t\u00a0*_]+|(?=\S)|$)(.*)/u

interface HeaderLine {
  field: Field
  value: string
}

function headerLine(line: string): HeaderLine | null {
  if (line.length > 2000) return null
  const match = labelForm.exec(line)
  const field = fieldOf.get((match?.[1] ?? '').toLowerCase())
  return match === null || field === undefined
    ? null
    : { field, value: (match[2] ?? '').replace(/^[*_ ]+|(?<![*_ ])[*_ ]+$/g, '').trim() }
}

const ADDRESS = /(?<![^\s<>()[\]",;:])[^\s<>()[\]",;:]+@[^\s<>()[\]",;:]+/

export interface HeaderBlock {
  /** Index of the first line after the block. */
  end: number
  from: MailAddress | null
  /** Of a header that names its author without an address, as Outlook writes it. */
  fromName: string | null
  date: string | null
  subject: string | null
}

/** Name and address of "Ann <ann@example.com>", "Ann [mailto:ann@example.com]", "ann@example.com". */
export function headerAddress(value: string): MailAddress | null {
  const address = ADDRESS.exec(value.slice(0, 500))
  if (address === null) return null
  const name = value
    .slice(0, address.index)
    .replace(/mailto:\s*$/i, '')
    .replace(/[<("'[\]]+/g, ' ')
    .trim()
  return { address: address[0].toLowerCase(), name: name === '' ? null : name }
}

const LONGEST_NAME = 80

function nameAlone(value: string): string | null {
  const name = value
    .replace(/["'<>]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
  return /\p{L}/u.test(name) && name.length <= LONGEST_NAME ? name : null
}

const hasDate = /\d{1,2}[:.]\d{2}|(?:19|20)\d{2}/

/** Three fields, or two that hold what they should: somebody's address and a date, a subject or a receiver. */
function isBlock(found: ReadonlyMap<Field, string>, marked: boolean): boolean {
  if (marked) return found.has('from') || found.size >= 2
  const known = [...found.keys()].filter((field) => field !== 'other').length
  const dated = hasDate.test(found.get('date') ?? '')
  if (known >= 3) return found.has('from') || (found.has('date') && found.has('to'))
  if (known < 2) return false
  const addressed = (field: Field): boolean => headerAddress(found.get(field) ?? '') !== null
  return dated && (addressed('from') || addressed('to'))
}

function opens(field: Field): boolean {
  return field !== 'cc' && field !== 'other'
}

/**
 * Reads a block that begins at `start`. After a marker ("-----Original Message-----") less is asked of it.
 * A value may go on for two lines, since long subjects and lists of recipients are wrapped.
 */
export function readHeaderBlock(
  lines: readonly string[],
  start: number,
  marked: boolean,
): HeaderBlock | null {
  const first = headerLine(lines[start] ?? '')
  if (first === null || !opens(first.field)) return null
  const found = new Map<Field, string>()
  let end = start
  let wrapped = 0
  for (let index = start; index < Math.min(lines.length, start + 40); index++) {
    const line = lines[index] ?? ''
    if (isBlank(line)) {
      const next = headerLine(lines[index + 1] ?? '')
      if (next === null || found.has(next.field)) break
      continue
    }
    const header = headerLine(line)
    if (header === null && ++wrapped > 2) break
    if (header === null) continue
    if (found.has(header.field) && header.field !== 'cc' && header.field !== 'other') break
    found.set(header.field, header.value)
    wrapped = 0
    end = index + 1
  }
  if (!isBlock(found, marked)) return null
  const from = headerAddress(found.get('from') ?? '')
  return {
    end,
    from,
    fromName: from === null ? nameAlone(found.get('from') ?? '') : null,
    date: found.get('date') || null,
    subject: found.get('subject') || null,
  }
}
