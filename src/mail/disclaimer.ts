// Takes legal notices, unsubscribe lines and banners of mail gateways off what an author wrote.

import { isBlank } from './text-lines.ts'

const notice =
  /\b(?:intended (?:solely|only|recipient|addressee)|(?:not|other than) the (?:intended|named) (?:recipient|addressee)|confidentiality notice|received (?:this|it)(?: e-?mail| message| communication| transmission)? in error|der umwelt zuliebe|denken sie an die umwelt|pensez à l['’]environnement|respetemos el medio|pense no meio ambiente|rispetta l['’]ambiente|denk aan het milieu|please (?:consider|think about) the environment|nicht der (?:richtige|beabsichtigte|vorgesehene) (?:adressat|empfänger))/iu
/**
 * A word for the mail or its views (group 1) or for a secret or its owner, and how many characters may stand between the first and the second:
 * the words of a notice also occur in ordinary sentences, so each form names the mail as well.
 */
const secrecy: readonly (readonly [words: RegExp, apart: number])[] = [
  [/(\b(?:e-?mail|message|communication|transmission)\b)|\b(?:confidential|privileged)/giu, 120],
  [/(\b(?:views|opinions)\b)|\b(?:solely those|not necessarily (?:represent|reflect|those))\b/giu, 120],
  [/(\b(?:e-?mail|nachricht)\b)|\bvertraulich/giu, 120],
  [/(\b(?:message|courriel|e-?mail)\b)|\bconfidentiel/giu, 200],
  [/(\b(?:mensaje|correo|mensagem|e-?mail)\b)|\bconfidenci/giu, 200],
  [/(\b(?:messaggio|e-?mail)\b)|riservat|confidenzial/giu, 200],
  [/(\b(?:bericht|e-?mail)\b)|vertrouwelijk/giu, 200],
  [/(сообщени|письм)|конфиденциальн/giu, 200],
  [/(wiadomoś|e-?mail)|poufn/giu, 200],
  [/(meddeland|e-?post)|sekretess|konfident/giu, 200],
  [/(viesti)|luottamuksel/giu, 200],
  [/(zpráv)|důvěrn/giu, 200],
  [/(邮件|郵件|メール)|机密|保密|機密/giu, 100],
]
const footer =
  /^[\s—–-]{0,6}(?:to )?(?:unsubscribe|reply to this e-?mail directly|view it on git(?:hub|lab)|manage (?:your )?(?:preferences|subscription)|you (?:are )?receiv(?:e|ed|ing) this (?:e-?mail|message|because)|(?:sie erhalten|du erhältst) diese (?:e-?mail|nachricht)|vous recevez (?:ce (?:message|courriel|mail)|cet e-?mail)|(?:recibe|recibes|ha recibido) este (?:correo|mensaje)|(?:ricevi|hai ricevuto) quest[ao] (?:e-?mail|messaggio)|(?:u|je) ontvangt (?:dit bericht|deze e-?mail)|(?:recebe|recebeu) est[ae] (?:e-?mail|mensagem)|abmelden|se désabonner|darse de baja|cancelar (?:a )?(?:inscrição|suscripción)|uitschrijven|отписаться)\b/iu
/** What programs and marketing put below a mail: surveys, channels, apps, appointments with the writer. */
const marketing =
  /^\s{0,9}(?:how did we do|rate our (?:service|support|work)|take our (?:short )?survey|leave us a review|review us on|follow us(?: on)?|connect with us|like us on|(?:download|get) our (?:new |free )?app|book a (?:meeting|call) with me|subscribe to our|(?:folgen|besuchen) sie uns (?:auf|bei|im)|bewerten sie uns|laden sie unsere (?:neue )?app|termin mit mir buchen|suivez[- ]nous|donnez[- ]nous votre avis|téléchargez notre (?:nouvelle )?appli|s[ií]guenos|valora nuestro servicio|descarga nuestra (?:nueva )?app|siga[- ]nos|avalie o nosso|seguici su|valuta il nostro|scarica la nostra (?:nuova )?app|volg ons|beoordeel ons|download onze (?:nieuwe )?app)(?![\p{L}\d])/iu
/** Where a notice begins behind an author's own sentence in the same paragraph. */
const noticeStart =
  /[.!?]\s{1,3}(?=(?:this (?:e-?mail|message|communication)\b|(?:the|any) information (?:contained )?in this|if you are not the intended|confidentiality notice|diese (?:e-?mail|nachricht)\b|ce (?:message|courriel)\b|este (?:mensaje|correo|e-?mail)\b|esta mensagem\b|questo messaggio\b|questa e-?mail\b|dit (?:bericht|e-?mail)\b|deze e-?mail\b))/giu
/** No notice speaks like this: behind one in the middle of a paragraph its author goes on. */
const goesOn =
  /(?<=[.!?])\s{1,3}(?:also|and please|please also|außerdem|zudem|bitte auch|und bitte|aussi|merci aussi|de plus, merci|además|también|inoltre|anche|verder|ook|além disso|também)\b/iu
const banner =
  /^\s*\[?\W{0,4}(?:(?:caution|warning|external(?: e-?mail| sender)?|achtung|vorsicht|attention)\b.{0,60}(?:external|originated|extern|outside|expéditeur|sender|extérieur|außerhalb|extern[eo]n?)|\[(?:external|extern|externe|ext)(?: e-?mail| mail| sender)?\](?: |:|$)|external(?: e-?mail)?:?\s*$|you don't often get (?:e-?mail|an e-?mail) from)/iu

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
  return (
    (text.length > 40 && (notice.test(text) || saysSecret(text))) ||
    footer.test(text) ||
    marketing.test(text) ||
    leavesList(lines)
  )
}

/** The footer of a list: how to leave it, with the link or address for it. */
function leavesList(lines: readonly string[]): boolean {
  return lines.some(
    (line, index) =>
      line.length < 500 &&
      /\bunsubscribe\b/i.test(line) &&
      footer.test(line) &&
      /https?:|@/.test(line + (lines[index + 1] ?? '')),
  )
}

function saysSecret(text: string): boolean {
  return secrecy.some(([words, apart]) => {
    let mailEnd = Number.NEGATIVE_INFINITY
    for (const { index, 0: word, 1: mail } of text.matchAll(words)) {
      if (mail !== undefined) mailEnd = index + word.length
      else if (index - mailEnd <= apart) return true
    }
    return false
  })
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
  const { own, behind } = withoutNoticeBehind(lines.slice(top, end))
  return { kept: own, disclaimer: [...lines.slice(0, top), ...behind, ...lines.slice(end)] }
}

/** "Please book the van. This e-mail is confidential …": some servers put their notice behind the last sentence. */
function withoutNoticeBehind(lines: string[]): { own: string[]; behind: string[] } {
  const [start = 0, stop = 0] = paragraphs(lines).at(-1) ?? []
  const last = lines.slice(start, stop).join('\n').slice(0, 5_000)
  for (const { index, 0: end } of last.matchAll(noticeStart)) {
    const rest = last.slice(index + end.length)
    if (!isNotice(rest.split('\n'))) continue
    const again = goesOn.exec(rest)
    const own = last.slice(0, index + 1) + (again ? `\n${rest.slice(again.index).trimStart()}` : '')
    return {
      own: [...lines.slice(0, start), ...own.split('\n')],
      behind: [...rest.slice(0, again?.index).split('\n'), ...lines.slice(stop)],
    }
  }
  return { own: lines, behind: [] }
}
