// Reads which tasks a sentence says come first.

const BLOCKERS =
  /[\s,;(]{0,3}\b(?:(?:this|it|which) (?:is )?)?(?:blocked by|depends on|waiting (?:for|on)|after|once|needs) (?:task )?(?:#|task |no\.? ?)(\d{1,5}(?:(?:,| and) #?\d{1,5})*)(?: (?:is|are|has been|have been) (?:done|finished|complete|completed|ready|through))?\)?/i

/** Their numbers. */
export function blockers(text: string): number[] {
  return (BLOCKERS.exec(text)?.[1]?.match(/\d+/g) ?? []).map(Number)
}

/** What is to be done, without what comes first; whole where nothing else would be left. */
export function withoutBlockers(phrase: string): string {
  const rest = phrase.replace(BLOCKERS, '')
  return /\p{L}{2}/u.test(rest.slice(0, Math.max(0, rest.lastIndexOf(' ')))) ? rest : phrase
}
