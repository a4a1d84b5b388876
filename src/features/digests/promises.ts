// How people say that they will do something, in each language of our mails.

/** Of text as it is written, with straight apostrophes. */
const PHRASES: readonly RegExp[] = [
  /\b(?:I|we|We)(?:'ll| will| shall| promise| can promise)\b/,
  /\b(?:I'm|I am|[Ww]e're|[Ww]e are) going to\b/,
  /\b(?:[Ii]ch|[Ww]ir) (?:werden?|verspreche|versprechen|melden?|schicken?|fragen?|bringen?|machen?|rufen?|liefern?|bestellen?)\b/,
  /\b[Ww]erden? (?:wir|ich)\b/,
  /\b(?:[Jj]e vais|[Nn]ous allons|[Oo]n va|[Jj]e m'en occupe|[Nn]ous promettons|[Nn]ous enverrons|[Nn]ous ferons)\b/,
  /\b(?:[Vv]oy a|[Vv]amos a|[Mm]e encargo|[Pp]rometemos|[Ee]nviaremos|[Hh]aremos)\b/,
  /\b(?:[Mm]e ne occupo|[Ff]aremo|[Mm]anderemo|[Pp]romettiamo|[Pp]rovvedo|[Vv]i mando)\b/,
  /\b(?:[Ii]k|[Ww]e|[Ww]ij) (?:zal|zullen|ga|gaan|regelen?|bellen|sturen|beloven|beloof|stuur|bel)\b/,
  /\b(?:[Vv]ou|[Tt]rato disso)\b/,
]

/** "Mei will call you" */
const NAMED = /^\p{Lu}\p{L}{1,30}$/u

export function promises(text: string): boolean {
  const plain = text.replaceAll('\u2019', "'")
  if (PHRASES.some((pattern) => pattern.test(plain))) return true
  const words = plain.split(/\s+/)
  return words.some((word, at) => word === 'will' && NAMED.test(words[at - 1] ?? ''))
}
