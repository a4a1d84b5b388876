// The parties of a contract that is a letter: who wrote it, to whom it goes, and for whom it is signed.
import type { FoundName } from '../analysis.ts'
import { firmsIn, nameAtStart } from './party-names.ts'
import type { Statement } from './statements.ts'

const GREETING = /^(?:Dear|Sehr geehrte[rs]?|Liebe[rs]?|Guten Tag) /u
/** Words before a name in a greeting. */
const TITLE = /^(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|Herrn?|Frau)\.? )+/u
const TO = /^(?:To|An|Attn|z\. ?Hd\.): /u

/** A letter's head is the name of whoever sends it. */
export function partiesOfLetter(statements: readonly Statement[]): FoundName[] {
  const begin = statements.slice(0, 14)
  const greeting = begin.find(({ text }) => GREETING.test(text))
  const [first] = begin
  if (!greeting || !first) return []
  const sender = wholeName(first.text.split('\n')[0] ?? '')
  const to = begin.find(({ text }) => TO.test(text))
  const [firm] = to ? firmsIn(to.text.replace(TO, ' ')) : []
  const called = nameAtStart(greeting.text.replace(GREETING, '').replace(TITLE, ''))
  const person = called?.includes(' ') ? called : null
  return [
    ...(sender ? [nameIn(first, sender)] : []),
    ...(firm && to ? [nameIn(to, firm.name)] : person ? [nameIn(greeting, person)] : []),
  ]
}

const nameIn = ({ part, text }: Statement, name: string): FoundName => ({
  ...{ name, role: null, place: { part, quote: text } },
})

/** Null where the line says more than a name. */
function wholeName(line: string): string | null {
  const text = line.trim()
  const name = nameAtStart(text)
  return name !== null && name === text && name.includes(' ') ? name : null
}

const SIGNS =
  /(?:^|, |: )(?:(?:signed|agreed|accepted|unterzeichnet) )?(?:for and on behalf of|on behalf of|for|für den|für die|für das|für) (?:the )?(?=\p{Lu})/giu

/** "For Example Ltd", where it is signed. */
export function partiesWhoSign(statements: readonly Statement[]): FoundName[] {
  return statements.slice(-10).flatMap((statement) =>
    statement.text.length > 200
      ? []
      : statement.text.split('\n').flatMap((line) =>
          [...line.matchAll(SIGNS)].flatMap((match) => {
            const name = nameAtStart(line.slice(match.index + match[0].length).split(':')[0] ?? '')
            return name?.includes(' ') ? [nameIn(statement, name)] : []
          }),
        ),
  )
}
