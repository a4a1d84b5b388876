// Whether a day is that of what the work is for: "for the party on the 18th".

const FOR = new Set(['for', 'für', 'pour', 'para', 'per', 'voor', 'pro'])
const SMALL = new Set('the den le la les el il lo de het das die der on am op em no au du del'.split(' '))
/** Characters before the day that are looked at. */
const NEAR = 90

/** The words behind the last "for", up to the day; null where there is none or a comma ends it. */
function purposeIn(before: string): string[] | null {
  const words = before.slice(-NEAR).toLowerCase().split(/\s/)
  const at = words.findLastIndex((word) => FOR.has(word))
  const behind = at < 0 ? [] : words.slice(at + 1)
  return at < 0 || behind.some((word) => /[,;:.]/.test(word)) ? null : behind
}

/** "for the 18th", "for the party on the 18th"; `before` is the text up to the day. */
export const isBehindFor = (before: string): boolean => purposeIn(before) !== null

/** "for the party on the 18th": the day of an event. */
export const isOfEvent = (before: string): boolean =>
  purposeIn(before)?.some((word) => word.length > 2 && !SMALL.has(word)) ?? false
