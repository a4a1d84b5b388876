// Who makes a contract: firms by their legal form, people by how they are named, each with the role it gives them.
import type { FoundName } from '../documents/analysis.ts'
import { fold } from '../fold.ts'
import { plainWords, saysAny } from './cues.ts'
import type { Statement } from './statements.ts'
import type { ContractWords } from './words/contract-words.ts'

const FORMS = [
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
const TITLES =
  /(?<![\p{L}])(?:Frau|Herr|Herrn|Mr|Mrs|Ms|Miss|Mme|Mlle|Madame|Monsieur|M|don|doña|Don|Doña|Sr|Sra|Dña|Dott|Sig|Sig\.ra|Signora|Signor|mevrouw|de heer|Dr)\.? (?=\p{Lu})/gu
const LONGEST_NAME = 9

interface Candidate {
  name: string
  at: number
  end: number
}

export function partiesOf(statements: readonly Statement[], words: ContractWords): FoundName[] {
  const begin = statements.slice(0, 24)
  const parties: FoundName[] = [...labelled(begin, words)]
  for (const block of blocksOf(begin)) {
    if (parties.length > 1) break
    for (const party of inPreamble(block, words))
      if (!parties.some(({ name }) => name === party.name)) parties.push(party)
  }
  return parties.slice(0, 8)
}

function blocksOf(statements: readonly Statement[]): Statement[] {
  const blocks = new Map<number, Statement>()
  for (const one of statements) {
    const before = blocks.get(one.block)
    blocks.set(one.block, before ? { ...before, text: `${before.text} ${one.text}` } : one)
  }
  return [...blocks.values()]
}

/** "Landlord | Name", "Owner: Name." */
function labelled(statements: readonly Statement[], words: ContractWords): FoundName[] {
  const found: FoundName[] = []
  for (const { text, part } of statements)
    for (const match of text.matchAll(
      /(?:^|[.;|] )((?:The )?\p{L}[\p{L} ]{2,30}?)(?::| \|) ([^|;:]{3,160})/gu,
    )) {
      const role = match[1] ?? ''
      if (!words.roles.includes(fold(role).replace(/^(?:the|der|die|das|le|la|el|il|lo|de|het|o|a) /, '')))
        continue
      for (const piece of splitNames(match[2] ?? '', words)) {
        const name = nameAtStart(piece)
        if (name) found.push({ name, role, place: { part, quote: text } })
      }
    }
  return found
}

function inPreamble({ text: all, part }: Statement, words: ContractWords): FoundName[] {
  const plain = plainWords(all)
  const text = all.slice(0, 1_500)
  const isBetween = saysAny(plain, [...words.between, ...words.concluded])
  const defined = /[(“„«"–]/.test(text)
  const firms = firmsIn(text)
  if (!isBetween && firms.length < 2 && !(defined && firms.length === 1)) return []
  const people = isBetween || defined ? peopleIn(text, firms, words) : []
  const found = [...firms, ...people].sort((one, other) => one.at - other.at)
  const kept = found.filter(
    ({ at }, place) =>
      !isRepresentative(text.slice(Math.max(0, at - 40), at), words) &&
      !speaksFor(text.slice(found[place]?.end ?? at, (found[place]?.end ?? at) + 12), firms.length),
  )
  const place = { part, quote: all }
  return kept.map((one, index) => ({
    ...{
      name: one.name,
      role: roleIn(text.slice(one.end, kept[index + 1]?.at ?? text.length), words),
      place,
    },
  }))
}

const speaksFor = (after: string, firms: number) =>
  firms > 0 && /^,? ?(?:por|für|for|pour|per|namens|on behalf|en nombre)\b/u.test(after)

function isRepresentative(before: string, words: ContractWords): boolean {
  const plain = plainWords(before)
  return words.represented.some((cue) => plain.includes(` ${cue}`))
}

function firmsIn(text: string): Candidate[] {
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

function peopleIn(text: string, firms: readonly Candidate[], words: ContractWords): Candidate[] {
  const people: Candidate[] = []
  const take = (at: number) => {
    if (firms.some((firm) => at >= firm.at - 1 && at < firm.end)) return
    const name = nameAtStart(text.slice(at, at + 90))
    if (!name || !name.includes(' ') || people.some((one) => one.at === at)) return
    const start = text.indexOf(name, at)
    if (
      people.some(
        (one) =>
          one.name === name ||
          (start >= one.at && start < one.end) ||
          (start < one.at && start + name.length >= one.end),
      )
    )
      return
    people.push({ name, at: start, end: start + name.length })
  }
  for (const match of text.matchAll(TITLES)) take(match.index + match[0].length)
  const connectors = [...words.between, ...words.and].map((word) => word.replaceAll('_', ''))
  const lower = text.toLowerCase()
  for (const word of connectors)
    for (let at = lower.indexOf(`${word} `); at >= 0; at = lower.indexOf(`${word} `, at + 1)) {
      if (at > 0 && !/[\s,(]/.test(text[at - 1] ?? '')) continue
      const from = at + word.length + 1
      const article =
        /^(?:the|der|die|dem|den|la|le|el|il|lo|de|het|o|a|between) /iu.exec(text.slice(from, from + 12))?.[0]
          .length ?? 0
      take(from + article)
    }
  return people
}

const FORM_ALONE = new RegExp(`^(?:${FORMS})\\.?,?$`, 'u')

/** Capitalised words up to a comma, a bracket or a small word. */
function nameAtStart(text: string): string | null {
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

function splitNames(text: string, words: ContractWords): string[] {
  const pieces = [text]
  for (const and of words.and)
    for (const piece of pieces.splice(0)) {
      const [first = '', ...rest] = piece.split(` ${and} `)
      pieces.push(first)
      // Before a small letter it joins words of one name.
      for (const next of rest)
        if (/^\p{Lu}/u.test(next)) pieces.push(next)
        else pieces.push(`${pieces.pop() ?? ''} ${and} ${next}`)
    }
  return pieces
}

const QUOTED_ROLE =
  /[(“„«"–]{1,2}(?:the |im Folgenden |nachfolgend |el |la |le |der |die )?[“„«"]?([\p{L} ]{2,40})[”“»")–]/gu

function roleIn(after: string, words: ContractWords): string | null {
  const near = after.slice(0, 260)
  for (const match of near.matchAll(QUOTED_ROLE)) {
    const role = (match[1] ?? '').trim()
    if (words.roles.includes(fold(role)) || /[“„«"]/.test(match[0])) return role
  }
  return null
}
