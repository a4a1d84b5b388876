// What may be spent on the model a day, by company and by sender (agents.md, Limits).
import type { Clock } from '../kit/clock.ts'

/** Whose tokens an answer costs; null where there is no company, or nobody sent anything. */
export interface Spender {
  companyId: number | null
  senderId: number | null
}

/** A port: the app keeps the counts in the database. Days are UTC. Tokens are input and output together. */
export interface ModelBudget {
  /** Tokens left today, the smaller of company and sender. */
  left(spender: Spender): Promise<number>
  spend(spender: Spender, tokens: number): Promise<void>
}

export interface DailyLimits {
  company: number
  sender: number
}

/** Counts within this process: enough for one process, gone after a restart. */
export function dailyBudget(limits: DailyLimits, clock: Clock): ModelBudget {
  const spent = new Map<string, number>()
  let day = ''

  function today(): void {
    const now = clock().toISOString().slice(0, 10)
    if (now !== day) spent.clear()
    day = now
  }
  function accountsOf(spender: Spender): { key: string; limit: number }[] {
    const company = { key: `company ${spender.companyId}`, limit: limits.company }
    const sender = { key: `sender ${spender.senderId}`, limit: limits.sender }
    return [...(spender.companyId === null ? [] : [company]), ...(spender.senderId === null ? [] : [sender])]
  }
  return {
    async left(spender) {
      today()
      const rests = accountsOf(spender).map(({ key, limit }) => limit - (spent.get(key) ?? 0))
      return Math.max(0, Math.min(limits.company, ...rests))
    },
    async spend(spender, tokens) {
      today()
      for (const { key } of accountsOf(spender)) spent.set(key, (spent.get(key) ?? 0) + tokens)
    },
  }
}
