// Which law governs a contract, as the contract names it: "Ireland", "the State of Delaware", "deutsches Recht".
import type { GoverningLaw } from './contract-reading.ts'
import { saysAny } from './cues.ts'
import type { Statement } from './statements.ts'
import type { ContractWords } from './words/contract-words.ts'

const NAME = String.raw`\p{Lu}[\p{L}.\u2019'-]{1,24}(?: (?:and |of (?:the )?)?\p{Lu}[\p{L}.\u2019'-]{1,24}){0,3}`

/** "The laws of the State of New York", "English law", "deutsches Recht", "droit fran\u00e7ais". */
const PATTERNS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:[Ll]aws?|LAWS?)(?: and regulations| then in effect| in force)? (?:of|OF|in) (?:the |THE )?(?:(?:internal|substantive) laws? of (?:the )?)?(?:(?:[Ss]tate|STATE|[Cc]ommonwealth|[Pp]rovince|[Rr]epublic|[Kk]ingdom|[Cc]anton) (?:of|OF) (?:the )?)?(${NAME})`,
    'u',
  ),
  new RegExp(String.raw`\b(?:[Ss]tate|[Cc]ommonwealth) of (${NAME})`, 'u'),
  /\b((?:New |North |South |West )?\p{Lu}\p{L}{2,24}) [Ll]aws?\b/u,
  /\b(\p{L}{2,20}s Recht)\b/u,
  /\bRecht (?:der |des |von )(?:Bundesrepublik |Republik |F\u00fcrstentums )?(\p{Lu}\p{L}{2,20})/u,
  /\b((?:droit|loi) \p{Ll}{4,14}(?:ais|aise|ois|oise|ien|ienne|ge|gne|se))\b/u,
  /\b((?:legge|diritto|legislazione) \p{Ll}{4,14}[ao])\b/u,
  /\b((?:ley(?:es)?|legislaci\u00f3n|derecho|lei|legisla\u00e7\u00e3o) \p{Ll}{4,14}s?)\b/u,
  /\b(\p{Lu}\p{Ll}{3,14}s recht)\b/u,
]
/** Adjectives and words of a text that begin with a capital, and name no country. */
const NO_LAW =
  /^(?:This|The|Any|Such|Applicable|Governing|Choice|Agreement|Contract|Federal|Mandatory|Statutory|Company|Employment|Conflict|Court|All|Laws?|Article|Section|Tax|Local)\b/u

export function lawOf(statements: readonly Statement[], words: ContractWords): GoverningLaw | null {
  const cues = words.clauses['governing law'] ?? []
  const heads = words.heads['governing law'] ?? []
  const told = statements.filter(({ plain, isHeading }) => !isHeading && saysAny(plain, cues))
  const headed = statements.filter(({ head, isHeading }) => !isHeading && saysAny(head, heads))
  for (const { text, part } of [...told.filter((one) => headed.includes(one)), ...told, ...headed]) {
    const flat = text.replace(/\s+/g, ' ')
    for (const pattern of PATTERNS) {
      const name = pattern.exec(flat)?.[1]?.replace(/[.,]$/, '')
      if (name && !NO_LAW.test(name)) return { name, place: { part, quote: text } }
    }
  }
  return null
}
