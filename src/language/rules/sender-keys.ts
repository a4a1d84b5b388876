// By what the sender of a mail can be known to a rule, so that only rules are looked at that may fit.
import { words } from '../fold.ts'
import type { RuleWhen } from './rule.ts'

/** Of a rule: any of these must be among the mail's; none where any sender may fit. */
export function keysOfRule({ from = [], domain = [], or }: RuleWhen): string[] {
  if (or !== undefined || (from.length === 0 && domain.length === 0)) return []
  return [...new Set([...domain.map((one) => `@${one.toLowerCase()}`), ...from.map(keyOfName)])]
}

/** "ann@example.com" and "billing@" as they are, a name by its longest word. */
function keyOfName(name: string): string {
  if (name.includes('@')) return name.toLowerCase()
  return words(name).reduce((longest, word) => (word.length > longest.length ? word : longest), '')
}

export interface SenderOfMail {
  email: string
  name: string | null
}

export function keysOfSender({ email, name }: SenderOfMail): string[] {
  const address = email.toLowerCase()
  const [local = '', domain = ''] = address.split('@')
  const labels = domain.split('.')
  const domains = labels.map((_, place) => `@${labels.slice(place).join('.')}`)
  return [
    ...new Set([address, `${local}@`, ...domains, ...words(local), ...words(name ?? ''), ...words(domain)]),
  ]
}
