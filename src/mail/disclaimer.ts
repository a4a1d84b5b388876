// Takes legal notices, unsubscribe lines and banners of mail gateways off what an author wrote.

import { isBlank } from './text-lines.ts'

// The words of a notice also occur in ordinary sentences, so each form names the mail or its receiver as well
const notice =
  /\b(?:intended (?:solely|only|recipient|addressee)|(?:not|other than) the (?:intended|named) (?:recipient|addressee)|confidentiality notice|(?:e-?mail|message|communication|transmission)\b.{0,120}\b(?:confidential|privileged)|please (?:consider|think about) the environment|(?:e-?mail|nachricht)\b.{0,120}\bvertraulich|nicht der (?:richtige|beabsichtigte|vorgesehene) (?:adressat|empfänger)|(?:message|courriel|e-?mail)\b.{0,200}\bconfidentiel|(?:mensaje|correo|mensagem|e-?mail)\b.{0,200}\bconfidenci|(?:messaggio|e-?mail)\b.{0,200}(?:riservat|confidenzial)|(?:bericht|e-?mail)\b.{0,200}vertrouwelijk)|(?:сообщени|письм)\p{L}*.{0,200}конфиденциальн|(?:wiadomoś|e-?mail).{0,200}poufn|(?:meddeland|e-?post).{0,200}(?:sekretess|konfident)|viesti.{0,200}luottamuksel|zpráv.{0,200}důvěrn|(?:邮件|郵件|メール).{0,100}(?:机密|保密|機密)/iu
const footer =
  /^\s*(?:to )?(?:unsubscribe|manage (?:your )?(?:preferences|subscription)|you (?:are )?receiv(?:ed|ing) this (?:e-?mail|message|because)|abmelden|se désabonner|darse de baja|cancelar (?:a )?(?:inscrição|suscripción)|uitschrijven|отписаться)\b/iu
const banner =
  /^\s*\[?\W{0,4}(?:(?:caution|warning|external(?: e-?mail| sender)?|achtung|vorsicht|attention)\b.{0,30}(?:external|originated|extern|outside|expéditeur|sender)|\[?external(?: e-?mail)?\]?:?\s*$|you don't often get (?:e-?mail|an e-?mail) from)/iu

function paragraphs(lines: readonly string[]): [number, number][] {
  const found: [number, number][] = []
  for (let index = 0; index < lines.length; index++) {
    if (isBlank(lines[index])) continue
    const start = index
    while (index < lines.length && !isBlank(lines[index])) index++
    found.push([start, index])
  }
  return found
}

function isNotice(lines: readonly string[]): boolean {
  const text = lines.join(' ').slice(0, 3000)
  return (text.length > 40 && notice.test(text)) || footer.test(text)
}

export interface WithoutDisclaimer {
  kept: string[]
  disclaimer: string[]
}

/** Notices at the end, each a paragraph of its own that is not the only one, and a gateway's banner at the top. */
export function takeDisclaimer(lines: readonly string[]): WithoutDisclaimer {
  const parts = paragraphs(lines)
  const first = parts[0]
  const top =
    first !== undefined &&
    parts.length > 1 &&
    banner.test(
      lines
        .slice(...first)
        .join(' ')
        .slice(0, 500),
    )
      ? first[1]
      : 0
  let end = lines.length
  for (let at = parts.length - 1; at > (top > 0 ? 1 : 0); at--) {
    const [start, stop] = parts[at] ?? [0, 0]
    if (!isNotice(lines.slice(start, stop))) break
    end = start
  }
  return { kept: lines.slice(top, end), disclaimer: [...lines.slice(0, top), ...lines.slice(end)] }
}
