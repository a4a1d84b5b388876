// One or two letters that stand for a person.

/** From "Amara Okafor" or "amara.okafor@example.com": "AO"; from one word its first letter; "?" from nothing. */
export function initials(nameOrAddress: string): string {
  const name = nameOrAddress.split('@')[0] ?? ''
  const words = name.split(/[\s._+-]+/u).filter((word) => /\p{L}|\p{N}/u.test(word))
  const first = firstLetter(words[0])
  const last = words.length > 1 ? firstLetter(words.at(-1)) : ''
  return `${first}${last}` || '?'
}

function firstLetter(word = ''): string {
  return (/\p{L}|\p{N}/u.exec(word)?.[0] ?? '').toLocaleUpperCase()
}
