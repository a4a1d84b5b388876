// "Who is coming on Saturday?": each person answers such a question with yes or no.
import { fold } from '../fold.ts'

const ASKS: readonly RegExp[] = [
  /^who(?: all)?(?:'s|\u2019s| is| can| could| will| would| wants| would like| is able| is up| is free)? (?:to )?(?:also )?(?:be )?(?:come|comes|coming|join|joins|joining|help|in|attend|attending|there|free|available|make it|going|like to come|want to come|take part|taking part|up for|around)\b/,
  /^wer (?:alles )?(?:kommt|macht|ist|hat|hilft|nimmt) .{0,80}\b(?:mit|dabei|zeit|lust|teil|helfen)\b/,
  /^wer (?:alles )?(?:kommt|hilft|kann .{0,60}(?:kommen|helfen|dabei sein|mitkommen|mitmachen)|mochte .{0,60}(?:kommen|mitkommen|mitmachen|teilnehmen|helfen)|will .{0,60}(?:mitkommen|mitmachen|helfen)|geht mit|fahrt .{0,60}\bmit)\b/,
  /^qui (?:vient|viendra|participe|sera la|serait|nous accompagne|est (?:partant|disponible|libre|la)|(?:peut|veut|voudrait|pourrait) (?:venir|aider|participer|etre la|nous aider))\b/,
  /^\W?(?:quien|quienes) (?:viene|vienen|vendra|vendran|se apunta|se apuntan|participa|esta libre|(?:puede|pueden|quiere|quieren) (?:venir|ayudar|participar))\b/,
  /^chi (?:viene|verra|partecipa|c.e|ci sara|si unisce|e (?:dei nostri|disponibile|libero)|(?:puo|vuole|vorrebbe) (?:venire|aiutare|partecipare|esserci|dare una mano))\b/,
  /^wie (?:komt|gaat|doet|is|kan|wil|heeft) .{0,80}\b(?:mee|komen|helpen|meedoen|erbij|meegaan|meekomen|tijd|zin|langs)\b/,
  /^quem (?:vem|vira|participa|alinha|se junta|esta (?:livre|disponivel)|(?:pode|quer|podia) (?:vir|ajudar|participar|ir))\b/,
]

export const asksWhoComes = (question: string): boolean => {
  const text = fold(question).replaceAll('\u2019', "'")
  return ASKS.some((pattern) => pattern.test(text))
}
