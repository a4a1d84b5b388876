// Names of firms and people as contracts write them: capitalised words, and the legal form behind them.
const FORMS = [
  'GmbH & Co\\. KG',
  ...[
    'Ltd',
    'Limited',
    'LLP',
    'LLC',
    'PLC',
    'plc',
    'Inc',
    'Corp',
    'GmbH',
    'gGmbH',
    'AG',
    'UG',
    'KG',
    'OHG',
    'GbR',
    'eG',
    'mbB',
    'SE',
    'SARL',
    'SAS',
    'SASU',
    'SCI',
    'EURL',
  ],
  ...[
    'S\\.L\\.U?',
    'S\\.A\\.U?',
    'SL',
    'SA',
    'S\\.r\\.l',
    'Srl',
    'S\\.p\\.A',
    'SpA',
    'S\\.n\\.c',
    'S\\.a\\.s',
    'B\\.V',
    'BV',
    'N\\.V',
    'NV',
    'VOF',
    'Lda',
    'LTDA',
    'Ltda',
    'Kft',
    'Oy',
    'AB',
    'ApS',
    'GROUP',
    'Partnership',
    'Group',
    'Cooperativa',
    'Stiftung',
    'Foundation',
    'Association',
    'Trust',
  ],
  ...['Pty Ltd', 'e\\.V', 'e\\.K', 'eGmbH', 'Soc\\. Coop', 'Società Cooperativa', 'Stichting', 'Verein'],
].join('|')
const FORM_AT = new RegExp(
  String.raw`(?<=[\p{L}\p{N}.,)] )(?:${FORMS})(?![\p{L}\p{N}])\.?(?: \(haftungsbeschränkt\))?`,
  'gu',
)
const NAME_WORD = /^["“„«]?(?:\p{Lu}[\p{L}\p{N}.'’&+-]*|\p{N}[\p{L}\p{N}]*)[,”"]?$/u
const SMALL = new Set([
  '&',
  '+',
  'e',
  'y',
  'et',
  'und',
  'and',
  'of',
  'de',
  'del',
  'della',
  'di',
  'do',
  'da',
  'des',
  'la',
  'van',
  'der',
  'den',
  'für',
  'for',
  'of',
  'the',
  'du',
  'les',
  'los',
])
export const TITLES =
  /(?<![\p{L}])(?:Frau|Herr|Herrn|Mr|Mrs|Ms|Miss|Mme|Mlle|Madame|Monsieur|M|don|doña|Don|Doña|Sr|Sra|Dña|Dott|Sig|Sig\.ra|Signora|Signor|mevrouw|de heer|Dr)\.? (?=\p{Lu})/gu
const LONGEST_NAME = 9

export interface Candidate {
  name: string
  at: number
  end: number
}

export function firmsIn(text: string): Candidate[] {
  const firms: Candidate[] = []
  for (const match of text.matchAll(FORM_AT)) {
    const end = match.index + match[0].length
    const before = text.slice(Math.max(firms.at(-1)?.end ?? 0, match.index - 90), match.index)
    const start = nameStart(before)
    if (start === null) continue
    const at = match.index - before.length + start
    const name = text.slice(at, end).trim()
    firms.push({
      name: /(?:\.[A-Za-z]|Inc|Kft|Ltda?)\.$/u.test(name) ? name : name.replace(/\.$/, ''),
      at,
      end,
    })
  }
  return firms
}

/** Walks back over capitalised words; null where none stands there. */
function nameStart(before: string): number | null {
  const tokens = [...before.matchAll(/\S+/g)]
  let start: number | null = null
  for (const { 0: token, index } of tokens.toReversed().slice(0, LONGEST_NAME)) {
    const isName = NAME_WORD.test(token) && !(/[,]$/.test(token) && start !== null)
    if (!isName && !(SMALL.has(token) && start !== null)) break
    if (/^(?:The|Die|Der|Das|Zwischen|Between|Entre|Tra|Fra|Tussen|La|Le|El|Il|And|Und)$/.test(token)) break
    if (isName) start = index
  }
  return start
}

const FORM_ALONE = new RegExp(`^(?:${FORMS})\\.?,?$`, 'u')

/** Capitalised words up to a comma, a bracket or a small word. */
export function nameAtStart(text: string): string | null {
  const taken: string[] = []
  for (const token of text.trim().split(/\s+/).slice(0, LONGEST_NAME)) {
    if (!NAME_WORD.test(token) && !(SMALL.has(token) && taken.length > 0)) break
    const isLast = /[,;.]$/.test(token) && !FORM_ALONE.test(token) && token.length > 3
    taken.push(token.replace(/[,;]$/, ''))
    if (isLast || token.endsWith(',')) break
  }
  while (taken.length > 0 && SMALL.has(taken.at(-1) ?? '')) taken.pop()
  const name = taken.join(' ').replace(/(?<=\p{L}{3})\.$/u, '')
  return name.length > 2 && /^\p{Lu}/u.test(name) ? name : null
}
