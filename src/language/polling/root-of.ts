// A rough root of a word, the same for most of its forms: endings off, whatever the language.

const ENDINGS = new Set('aeiosn')
/** No root is shorter. */
const SHORTEST = 4

export function rootOf(word: string): string {
  for (const ending of ['ing', 'ed', 'mente', 'ungen', 'ung', 'ment'])
    if (word.length - ending.length >= SHORTEST && word.endsWith(ending)) return word.slice(0, -ending.length)
  let length = word.length
  while (length > SHORTEST && word.length - length < 3 && ENDINGS.has(word[length - 1] ?? '')) length--
  return word.slice(0, length)
}
