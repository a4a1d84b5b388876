// Who makes a contract: firms by their legal form, people by how they are named, each with the role it gives them.

import { fold } from '../../fold.ts'
import type { FoundName } from '../analysis.ts'
import { plainWords, saysAny } from './cues.ts'
import { partiesOfLetter, partiesWhoSign } from './letter-parties.ts'
import { type Candidate, firmsIn, nameAtStart, TITLES } from './party-names.ts'
import type { Statement } from './statements.ts'
import type { ContractWords } from './words/contract-words.ts'

export function partiesOf(statements: readonly Statement[], words: ContractWords): FoundName[] {
  const begin = statements.slice(0, 24)
  const parties: FoundName[] = [...labelled(begin, words)]
  for (const block of blocksOf(begin)) {
    if (parties.length > 1) break
    for (const party of inPreamble(block, words))
      if (!parties.some(({ name }) => name === party.name)) parties.push(party)
  }
  for (const others of [partiesOfLetter, partiesWhoSign])
    if (parties.length < 2)
      for (const party of others(statements))
        if (!parties.some(({ name }) => isSame(name, party.name))) parties.push(party)
  return parties.filter(({ name }) => !TITLE.test(name)).slice(0, 8)
}

/** The name of a paper, and of nobody. */
const TITLE =
  /(?:\b(?:agreement|contract|deed|lease|plan|act|schedule|annex|exhibit|disclosure|agreements|company group)|vertrag|vereinbarung|\b(?:contrat|convention|contrato|contratto|acuerdo|accordo|overeenkomst|acordo))$|\bagreement\b/iu

const isSame = (one: string, other: string) => one.includes(other) || other.includes(one)

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
      /(?:^|\n|[.;|] )((?:The )?\p{L}[\p{L} ]{2,30}?)(?::| \|) ([^|;:\n]{3,160})/gu,
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
  const isBetween =
    saysAny(plain, [...words.between, ...words.concluded]) ||
    AS.some((as) => saysAny(plain, asRoles(as, words)))
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
      name: one.name.replace(OFFICE, ''),
      role: roleIn(text.slice(one.end, kept[index + 1]?.at ?? text.length), words),
      place,
    },
  }))
}

/** The office of a person before the firm that it is held in. */
const OFFICE =
  /^(?:(?:Managing |Executive )?(?:Director|Partner)|Chief \p{L}+ Officer|President|Chair(?:man|woman)?|Secretary|Gesch\u00e4ftsf\u00fchrer(?:in)?|Vorstand|Inhaber(?:in)?|Directeur|Directrice|G\u00e9rante?|Directora?|Amministratore|Amministratrice|Bestuurder|Gerente) (?:of|der|des|von|de|du|di|van|da|do) (?:the )?/u

/** "As landlord" behind a name. */
const AS = ['as', 'as the', 'als', 'als die', 'als der', 'en tant que', 'como', 'in qualita di']
const asRoles = (as: string, { roles }: ContractWords) => roles.map((role) => `${as} ${role}_`)

const speaksFor = (after: string, firms: number) =>
  firms > 0 && /^,? ?(?:por|für|for|pour|per|namens|on behalf|en nombre)\b/u.test(after)

function isRepresentative(before: string, words: ContractWords): boolean {
  const plain = plainWords(before)
  return words.represented.some((cue) => plain.includes(` ${cue}`))
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

/** "(each a "Party")" names no role. */
const NO_ROLE =
  /^(?:(?:and|und|et|y|e|en) )?(?:each|together|collectively|jointly|both|individually|hereinafter|hereafter|nachfolgend|im folgenden|jeweils|zusammen|gemeinsam|chacune?|ensemble|cada|ciascun[oa]?|elk|ieder)\b/iu

const QUOTED_ROLE =
  /[(“„«"–]{1,2}(?:the |im Folgenden |nachfolgend |el |la |le |der |die )?[“„«"]?([\p{L} ]{2,40})[”“»")–]/gu

function roleIn(after: string, words: ContractWords): string | null {
  const near = after.slice(0, 260)
  for (const match of near.matchAll(QUOTED_ROLE)) {
    const role = (match[1] ?? '').trim()
    if (NO_ROLE.test(role)) continue
    if (words.roles.includes(fold(role)) || /[“„«"]/.test(match[0])) return role
  }
  return null
}
