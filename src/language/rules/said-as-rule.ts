// What a mail says as a rule for mails to come: "From now on …", "Rule: …".
import { fold, singleSpaced } from '../fold.ts'
import { moodOf } from '../orders/order-mood.ts'
import { RULE_LANGUAGES } from './languages.ts'
import { LONGEST_RULE, readRule } from './read-rule.ts'

const LEADS = RULE_LANGUAGES.flatMap(({ leads }) => leads.split(', '))
const LETTER = /[\p{L}\p{N}]/u

/** From the line that begins so to the end of its paragraph; null where no line does. */
export function saidAsRule(text: string): string | null {
  const lines = text.split('\n').map((line) => line.trim())
  const first = lines.findIndex((line) => isLed(singleSpaced(fold(line))))
  if (first < 0) return null
  const rest = lines.slice(first)
  const end = rest.indexOf('')
  return rest
    .slice(0, end < 0 ? undefined : end)
    .join(' ')
    .slice(0, LONGEST_RULE)
}

const isLed = (line: string) =>
  LEADS.some((lead) => line.startsWith(lead) && !LETTER.test(line.charAt(lead.length)))

/**
 * What somebody says of their own absence and of nothing else: "While I am away Ben gets mine until 12 January". Null for
 * what asks, and for "I am not away".
 */
export function saidAsAbsence(
  text: string,
  { today, language }: { today: string; language: string },
): string | null {
  const said = text.trim()
  if (said.length > LONGEST_RULE || said.includes('?')) return null
  const read = readRule(said, { today })
  if (read.kind !== 'absence') return null
  const mood = moodOf({ text: said, language, people: new Set() })
  const { acts } = read.absence
  const isPause = acts.some((act) => act.do === 'pause')
  // Of "I am away until Friday" all is read, and it asks nothing: some languages begin a question by "am", too.
  return (mood === 'asked' && acts.length > 0) || (mood === 'denied' && !isPause) ? null : said
}
