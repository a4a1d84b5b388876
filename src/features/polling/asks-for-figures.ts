// Whether a mail to an agent that listens asks what the team says, and so tells nothing that could be filed.
import { isCourtesy } from '../../language/courtesy.ts'
import { fold } from '../../language/fold.ts'
import { splitSentences } from '../../language/sentences.ts'

export interface AsksForFigures {
  /** It asks for topics, the mood or the digest. */
  isClear: boolean
  /** It holds nothing but questions: of a manager that is no update either. */
  isOnlyQuestions: boolean
}

/** What the figures tell, by its names in the languages of our mails; of folded text. */
const FIGURES =
  /\b(?:digest|report|summary|overview|figures|insights?|topics?|themes?|mood|zusammenfassung|bericht|ubersicht|zahlen|themen|stimmung|resume|rapport|chiffres|sujets|themes|ambiance|resumen|informe|cifras|temas|animo|riepilogo|rapporto|cifre|temi|umore|samenvatting|overzicht|cijfers|onderwerpen|thema's|stemming|resumo|relatorio|numeros|assuntos)\b/
const TEAM =
  /\b(?:what|how) (?:is|are|does|do|did) (?:the |my |our )?(?:team|people|everybody|everyone|staff|colleagues)\b|\b(?:main|biggest|most) (?:issues?|problems?|worries|concerns?|points)\b|\bwas (?:sagt|sagen|beschaftigt) (?:das team|die leute|alle)\b|\bque dit l'equipe\b|\bque dice el equipo\b|\b(?:che )?cosa dice (?:la squadra|il team)\b|\bwat zegt het team\b|\bo que diz a equip[ae]\b/
/** A wish without a question mark: "please send me the digest". */
const WANTS =
  /\b(?:please|send|give|show|want|need|like|can i|could i|may i|bitte|schick\w{0,2}|zeig\w{0,2}|mochte|brauche|envoie|envoyez|donne|montre|voudrais|envia\w{0,3}|manda\w{0,3}|quiero|necesito|vorrei|mandami|inviami|stuur|geef|graag|wil|quero|preciso|gostaria)\b/
/** More is an update that happens to ask something. */
const MOST_SENTENCES = 4

export function asksForFigures(text: string): AsksForFigures {
  const said = splitSentences(text)
    .filter(
      ({ kind, text: one }) =>
        kind !== 'greeting' && kind !== 'closing' && (!isCourtesy(one) || one.endsWith('?')),
    )
    .map(({ text: one }) => one)
  const asks = (one: string): boolean => {
    const folded = fold(one).replaceAll('\u2019', "'")
    const isAsked = one.trim().endsWith('?')
    return (FIGURES.test(folded) && (isAsked || WANTS.test(folded))) || (isAsked && TEAM.test(folded))
  }
  return {
    isClear: said.length > 0 && said.length <= MOST_SENTENCES && said.some(asks),
    isOnlyQuestions: said.length > 0 && said.every((one) => one.trim().endsWith('?')),
  }
}
