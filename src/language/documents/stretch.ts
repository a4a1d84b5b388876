// Lengths of time, which name no day of the calendar.

/** So many days or weeks from a moment that is told elsewhere. */
export const STRETCH =
  /\b(?:days?|weeks?|months?|years?|hours?|minutes?|tagen?|wochen?|monaten?|jahren?|stunden?|jours?|semaines?|mois|ans?|heures?|d[ií]as?|semanas?|mes(?:es)?|años?|horas?|giorni|settiman[ae]|mesi|anni|or[ae]|dagen|weken|maanden|jaren?|uur|anos?|h)\b(?<!\b(?:end|ende|fin|fine|final|einde?) (?:of|de|des|del|du|van)? ?(?:the|this|next|dieses|nächsten)? ?(?:month|months|year|years))/iu

const UNITS =
  'days?|weeks?|months?|years?|tagen?|wochen?|monaten?|jahren?|jours?|semaines?|mois|ans?|d[ií]as?|semanas?|mes(?:es)?|años?|giorni|settiman[ae]|mesi|anni|dagen|weken|maanden|anos?'
const AFTER =
  'of|after|from|following|upon|nach|ab|seit|après|suivant|à compter|depuis|después|desde|a partir|dopo|dal|dalla|dall|na|após|a contar|da'
/** These count from the day of the text itself. */
const NOW =
  'now|today|this (?:letter|mail|e-?mail|notice)|heute|jetzt|diesem?[rs]? (?:schreibens?|mail|briefe?s?)|aujourd|hoy|oggi|vandaag|hoje'
const AFTER_EVENT = new RegExp(`\\b(?:${UNITS}) (?:${AFTER}) (?!${NOW})\\p{L}`, 'iu')

/** "Within 14 days of the invoice": the calendar does not tell when. */
export const countsFromAnEvent = (text: string): boolean => AFTER_EVENT.test(text)
