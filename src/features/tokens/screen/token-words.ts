// What scopes and ends of a token are called.
import type { TokenScope } from '../contract.ts'

export const tokenScopes: readonly { scope: TokenScope; label: string; description: string }[] = [
  { scope: 'read', label: 'Read', description: 'See everything that you see: boards, mails, people.' },
  { scope: 'write', label: 'Write', description: 'Create, change and delete what you may change.' },
  {
    scope: 'manage',
    label: 'Manage companies',
    description: 'What takes a manager or an admin, where you are one.',
  },
]

export const tokenEnds = {
  '7': { label: 'After 7 days', days: 7 },
  '30': { label: 'After 30 days', days: 30 },
  '90': { label: 'After 90 days', days: 90 },
  '365': { label: 'After a year', days: 365 },
  never: { label: 'Never', days: null },
} as const

/** "Read, write", as it stands in the list. */
export function scopeWords(scopes: readonly TokenScope[]): string {
  const words = tokenScopes.filter(({ scope }) => scopes.includes(scope)).map(({ label }) => label)
  return words.map((word, place) => (place === 0 ? word : word.toLowerCase())).join(', ')
}
