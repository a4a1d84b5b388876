// Knows the mails of programs by what they say of themselves: "this is an automated message", "you receive this because".
import type { NewestText } from './parsed-mail.ts'
import { wordList } from './word-list.ts'

/** In order: en, de, fr, es, it, nl, pt, pl. */
const phrases = wordList(`
  this is an automated, this is an automatic, automated message, automatically generated, do not reply to this, please do not reply,
  this mailbox is not monitored, you receive this because, you are receiving this because, you received this because,
  you receive this email because, you are receiving this email because, you received this email because,
  automatisch erstellte nachricht, automatisch erstellt, automatisch generiert, automatisierte nachricht,
  antworten sie nicht auf diese, antworte nicht auf diese, antworten sie nicht darauf, sie erhalten diese e-mail weil,
  sie erhalten diese e-mail, du erhältst diese e-mail, sie erhalten diese nachricht, du erhältst diese nachricht,
  message automatique, ne pas y répondre, ne pas répondre à ce, vous recevez ce message, vous recevez ce courriel,
  vous recevez cet e-mail,
  mensaje automático, no responda a este, no respondas a este, recibe este correo, recibes este correo, ha recibido este correo,
  messaggio automatico, non rispondere a questa, non rispondere a questo, ricevi questa email, hai ricevuto questa email,
  automatisch bericht, automatisch gegenereerd, beantwoord dit bericht niet, niet op dit bericht, u ontvangt dit bericht,
  u ontvangt deze e-mail, je ontvangt deze e-mail,
  mensagem automática, não responda a este, não responda a esta, recebe este e-mail, recebeu este e-mail, recebe esta mensagem,
  wiadomość automatyczna, wiadomość została wygenerowana automatycznie, nie odpowiadaj na tę
`)

/** Characters of the text; a program says so at its top or in its footer. */
const MOST = 10_000

/** Words in its footer count as well. */
export function isByProgram({ text, disclaimer, signature }: NewestText): boolean {
  const said = `${text}\n${disclaimer}\n${signature}`
    .slice(0, MOST)
    .toLowerCase()
    .replace(/[\s\u00a0]+/g, ' ')
  return phrases.some((words) => said.includes(words))
}
