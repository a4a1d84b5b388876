// Tilly: answers a mail with the sum of its amounts, and with the lines that she counted.
import { type Agent, defineAgent, type InThread } from '../../agent/agent.ts'
import { counted } from '../../agent/counted.ts'
import { emptyOutcome } from '../../agent/outcome.ts'
import { tilly as card } from '../../crew/tilly.ts'
import type { readSums, Sums } from './sums.ts'

const MOST = 50
const money = (cents: number, currency: string) => `${(cents / 100).toFixed(2)} ${currency}`

export function tilly(read: InThread<typeof readSums>): Agent {
  return defineAgent<Sums, null>({
    card,
    known: async () => null,
    byRules: ({ parsed, commandsOnly, sender }) =>
      read({ text: parsed.newest.text, commandsOnly }, sender.email),
    async apply(_hand, { amounts }) {
      if (amounts.length === 0) return { ...emptyOutcome('I found no amount of money'), isQuiet: true }
      const sums = new Map<string, number>()
      for (const { currency, cents } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + cents)
      const total = [...sums].map(([currency, cents]) => money(cents, currency)).join(' and ')
      const lines = amounts.map(
        ({ cents, currency, line }) => `${money(cents, currency)}: \u201c${line}\u201d`,
      )
      return {
        ...emptyOutcome(`${total} in ${counted(amounts.length, ['amount', 'amounts'])}`),
        sections: [{ kind: 'lines', heading: 'Counted', lines: lines.slice(0, MOST) }],
        notes: lines.length > MOST ? [`The sum is of all amounts; the first ${MOST} are shown.`] : [],
      }
    },
  })
}
