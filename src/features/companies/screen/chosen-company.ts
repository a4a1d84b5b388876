// Whom this browser chose to act for: kept, brought back on load, and told to whoever listens (SHELL-15 to SHELL-18).
import { companyKey, individualKey } from '../../../ui/acting-for.ts'

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type Companies = readonly { company: { id: number } }[]

/** Says on the window that the context has changed. */
export const companyChanged = 'companyChanged'

export type CompanyChange = { companyId: number } | { individual: true }

const individual = 'individual'

/** The company that the browser remembers, before it is known whether it may; null for individual mode. */
export function remembered(memory: Pick<Memory, 'getItem'>): number | null {
  if (memory.getItem(individualKey) === 'true') return null
  const id = Number(memory.getItem(companyKey))
  return Number.isInteger(id) && id > 0 ? id : null
}

/** SHELL-16: the remembered company where it is still one of the person's; else individual mode, null. */
export function restored(memory: Pick<Memory, 'getItem'>, companies: Companies): number | null {
  const id = remembered(memory)
  return companies.some(({ company }) => company.id === id) ? id : null
}

/** SHELL-17, SHELL-18; null is individual mode. */
export function remember(memory: Memory, companyId: number | null): void {
  memory.setItem(companyKey, companyId === null ? individual : String(companyId))
  if (companyId === null) memory.setItem(individualKey, 'true')
  else memory.removeItem(individualKey)
}

export function announce(target: EventTarget, companyId: number | null): void {
  const detail: CompanyChange = companyId === null ? { individual: true } : { companyId }
  target.dispatchEvent(new CustomEvent(companyChanged, { detail }))
}
