// Tells how alike two words are: endings, compounds and slips of the keys.

/** 0 to 1; 1 for the same word. Both are folded. */
export function likeness(a: string, b: string): number {
  if (a === b) return 1
  if (a.includes('-') || b.includes('-')) return likestPart(a, b)
  return likenessOfParts(a, b)
}

/** Of "x-ray" and "xray", "app-store" and "store". */
function likestPart(a: string, b: string): number {
  const whole = likenessOfParts(a.replaceAll('-', ''), b.replaceAll('-', ''))
  const parts = a.split('-').flatMap((one) => b.split('-').map((other) => likenessOfParts(one, other)))
  return Math.max(whole, 0.9 * Math.max(...parts))
}

function likenessOfParts(a: string, b: string): number {
  if (a === b) return a === '' ? 0 : 1
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length < 3) return 0
  if (sharesStem(short, long)) return 0.95
  if (short.length >= 4 && long.endsWith(short)) return 0.85
  if (short.length >= 5 && long.includes(short)) return 0.75
  const common = commonStart(short, long)
  if (common >= 5 && common >= short.length - 3 && long.length - common <= 6) return 0.8
  if (common === 4 && short.length <= 6 && long.length <= 7) return 0.6
  if (short.length >= 5 && long.length - short.length <= 1 && isOneSlip(short, long)) return 0.8
  if (short.length >= 6 && isInCompound(short, long)) return 0.6
  return 0
}

function sharesStem(short: string, long: string): boolean {
  if (!long.startsWith(short.slice(0, -1))) return false
  const grown = long.length - short.length
  return grown <= 2 && (long.startsWith(short) || short.length >= 4)
}

function commonStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

/** One letter too many, missing, wrong or swapped. */
function isOneSlip(short: string, long: string): boolean {
  const at = commonStart(short, long)
  if (short.length !== long.length) return endsAlike(short, at, long, at + 1)
  if (endsAlike(short, at + 1, long, at + 1)) return true
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return isSwapped && endsAlike(short, at + 2, long, at + 2)
}

/** From there on. */
function endsAlike(a: string, from: number, b: string, start: number): boolean {
  if (a.length - from !== b.length - start) return false
  for (let at = from; at < a.length; at++) if (a[at] !== b[start + at - from]) return false
  return true
}

/** "Wandfarbe" and "Farbeimer": the end of one begins the other. */
function isInCompound(short: string, long: string): boolean {
  for (let length = Math.min(10, short.length - 1); length >= 5; length--)
    if (long.startsWith(short.slice(-length)) || short.startsWith(long.slice(-length))) return true
  return false
}
