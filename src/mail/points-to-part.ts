// Tells a text that says nothing but where the text is: "see the attached mail".
import { wordList } from './word-list.ts'

const MOST_WORDS = 12

/** In order: en, de, fr, es, it, nl, pt. */
const phrases = wordList(`
  see attached, see attachment, see attachments, see the attached, see the attachment, see enclosed, see my attached,
  please see attached, please see the attached, please see attachment, find attached, please find attached,
  please find the attached, please find enclosed, attached please find, as attached, attached, see the picture,
  see the image, see picture, see screenshot, see the screenshot, see below, see the mail below, fyi, see the invitation, see invitation, please see the invitation,
  see the invite, see attached invite, siehe einladung, siehe die einladung, voir l'invitation, ver invitación,
  ver la invitación, vedi invito, vedi l'invito, zie uitnodiging, zie de uitnodiging, ver convite, ver o convite, for your information,
  siehe anhang, siehe anlage, siehe den anhang, s. anhang, s. anlage, siehe angehängte, siehe beigefügte, siehe bild,
  siehe mail im anhang, anbei, im anhang, in der anlage, zur info, zur kenntnis, z. k.,
  voir pièce jointe, voir la pièce jointe, voir pj, voir ci-joint, veuillez trouver ci-joint, ci-joint, ci-jointe,
  en pièce jointe, voir le mail joint, pour info, pour information,
  ver adjunto, véase adjunto, ver el adjunto, ver el correo adjunto, adjunto, en el adjunto, para tu información,
  vedi allegato, vedere allegato, si veda l'allegato, in allegato, allegato, come da allegato, per conoscenza,
  zie bijlage, zie de bijlage, zie bijgevoegd, zie bijgevoegde, bijgevoegd, in de bijlage, ter info, ter informatie,
  ver anexo, ver em anexo, veja o anexo, veja anexo, segue em anexo, segue anexo, em anexo, para informação
`)

/** "Hi Tula, " before the words. */
const GREETED = /^\p{L}{2,12}(?: \p{L}{1,20}){1,2}[,!:] (?=\p{L})/u

export function pointsToPart(text: string): boolean {
  const lines = text
    .toLowerCase()
    .replace(/\u2019/g, "'")
    .split('\n')
  const isGreeting = /^[^.!?]{1,40},$/.test((lines[0] ?? '').trim())
  const said = lines
    .slice(isGreeting ? 1 : 0)
    .join(' ')
    .trim()
    .replace(GREETED, '')
  const words = said.split(/\s+/)
  return words.length <= MOST_WORDS && phrases.some((phrase) => said === phrase || begins(said, phrase))
}

const begins = (said: string, phrase: string): boolean =>
  said.startsWith(phrase) && !/[\p{L}\p{N}]/u.test(said.charAt(phrase.length))
