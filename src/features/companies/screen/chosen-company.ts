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

/**
 * SHELL-16, SHELL-20: the picked company while it is one of the person's; individual mode, null, when it is
 * not or nobody can say; undefined until one of the two is known.
 */
export function settled(
  picked: number | null,
  companies: Companies | undefined,
  failed: boolean,
): number | null | undefined {
  if (picked === null) return null
  if (companies === undefined) return failed ? null : undefined
  return companies.some(({ company }) => company.id === picked) ? picked : null
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
