// Reads what else a sentence says about a task: how often it recurs and what comes before it.

const REPEATS =
  /\b(?:(?:every|each) (?:other |second |single )?(?:day|week|month|quarter|year|morning|evening|weekday|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?(?: (?:and|&) (?:mon|tues|wednes|thurs|fri|satur|sun)day)?|daily|weekly|bi-?weekly|monthly|quarterly|yearly|annually|on (?:mon|tues|wednes|thurs|fri|satur|sun)days|jeden (?:tag|montag|dienstag|mittwoch|donnerstag|freitag)|chaque (?:jour|semaine|mois|lundi|vendredi)|cada (?:d[ií]a|semana|mes|lunes|viernes))\b/i

export function repetition(text: string): string | null {
  const found = REPEATS.exec(text)?.[0] ?? null
  return found !== null &&
    /^(?:daily|weekly|bi-?weekly|monthly|quarterly|yearly|annually)$/i.test(found) &&
    new RegExp(`(?:the|our|a|this|next) ${found}`, 'i').test(text)
    ? null
    : found
}

export function blockers(text: string): number[] {
  const found =
    /\b(?:blocked by|depends on|waiting (?:for|on)|after|once|needs) (?:task )?(?:#|task |no\.? ?)(\d{1,5}(?:(?:,| and) #?\d{1,5})*)/i.exec(
      text,
    )
  return (found?.[1]?.match(/\d+/g) ?? []).map(Number)
}
