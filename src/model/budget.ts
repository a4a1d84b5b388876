// What may be spent on the model a day, by company and by sender (agents.md, Limits).
import type { Clock } from '../kit/clock.ts'
import { asSystem } from '../kit/db/acting-database.ts'
import type { Database } from '../kit/db/database.ts'
import { observeTokens } from '../kit/observe.ts'
import type { SystemScope } from '../kit/scope.ts'
import { addSpending, spentOn } from './spending-store.ts'

/** Whose tokens an answer costs; null where there is no company, or nobody sent anything. */
export interface Spender {
  companyId: number | null
  senderId: number | null
}

/** Days are UTC. Tokens are input and output together. */
export interface ModelBudget {
  /** Tokens left today, the smaller of company and sender. */
  left(spender: Spender): Promise<number>
  spend(spender: Spender, tokens: number): Promise<void>
}

export interface DailyLimits {
  company: number
  sender: number
}

/** Counts in the database, so that a restart forgets nothing and processes share one budget. */
export function dailyBudget(
  db: Database,
  scope: SystemScope,
  limits: DailyLimits,
  clock: Clock,
): ModelBudget {
  const today = () => clock().toISOString().slice(0, 10)
  return {
    async left(spender) {
      const accounts = accountsOf(spender, limits)
      if (accounts.length === 0) return limits.company
      const names = accounts.map(({ name }) => name)
      const spent = await spentOn(asSystem(db, scope), today(), names)
      const rests = accounts.map(({ name, limit }) => limit - (spent.get(name) ?? 0))
      return Math.max(0, Math.min(limits.company, ...rests))
    },
    async spend(spender, tokens) {
      observeTokens(tokens)
      const names = accountsOf(spender, limits).map(({ name }) => name)
      if (names.length > 0) await addSpending(asSystem(db, scope), { day: today(), accounts: names, tokens })
    },
  }
}

function accountsOf(
  { companyId, senderId }: Spender,
  limits: DailyLimits,
): { name: string; limit: number }[] {
  const accounts = []
  if (companyId !== null) accounts.push({ name: `company ${companyId}`, limit: limits.company })
  if (senderId !== null) accounts.push({ name: `sender ${senderId}`, limit: limits.sender })
  return accounts
}
