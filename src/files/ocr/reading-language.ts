// Which language a recognised text is in, by its small words, so that it can be read again with the letters of that language.

/** Packages of data beyond those that every picture is read with first. */
export type FurtherLanguage = 'fra' | 'spa' | 'ita' | 'nld' | 'por'

const SMALL_WORDS: Readonly<Record<FurtherLanguage | 'eng' | 'deu', ReadonlySet<string>>> = {
  eng: new Set('the of and to in is for that with on are by this be at or from not your will'.split(' ')),
  deu: new Set(
    'der die das und ist nicht mit von den dem ein eine zu im am auf bis wir sie werden'.split(' '),
  ),
  fra: new Set(
    'le les des et une dans pour sur est du au aux vous nous avec par qui que pas votre'.split(' '),
  ),
  spa: new Set('el los las del y una para por con que es se su en al como este nuestro hasta'.split(' ')),
  ita: new Set(
    'il gli di che e per con una della dei alla sono nel dal non entro si questo vi ore'.split(' '),
  ),
  nld: new Set('het een van de en voor met niet op zijn aan bij wordt dat uw naar wij ook tot'.split(' ')),
  por: new Set('o os as do da dos das em para com uma que no na ao por seu pelo entre'.split(' ')),
}
/** Fewer small words tell no language. */
const LEAST = 4
/** Of the next language. */
const AHEAD = 1.3

/** Null where it is English or German, or where too little is there to see. */
export function languageOfText(words: readonly string[]): FurtherLanguage | null {
  const plain = words.map((word) => word.toLowerCase().replace(/[^\p{L}]/gu, ''))
  const counts = Object.entries(SMALL_WORDS)
    .map(([language, small]) => ({ language, count: plain.filter((word) => small.has(word)).length }))
    .sort((one, other) => other.count - one.count)
  const [first, second] = counts
  if (!first || first.count < LEAST || first.count < (second?.count ?? 0) * AHEAD) return null
  return first.language === 'eng' || first.language === 'deu' ? null : (first.language as FurtherLanguage)
}
