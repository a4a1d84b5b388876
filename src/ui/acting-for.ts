// Whom the person acts for, a company or themselves, as this browser remembers it (ENT-23, CONST-11).

export const companyKey = 'selectedCompany'
export const individualKey = 'preferIndividualMode'

type Remembered = Pick<Storage, 'getItem'>

/** A company's id, or null for the person alone; undefined until the page has settled it. */
let pageActsFor: number | null | undefined

/**
 * Settles whom this page acts for, whatever the browser remembers: what another tab chooses from then on
 * is no business of this one until it is loaded again. Undefined where it is not settled.
 */
export function actFor(companyId: number | null | undefined): void {
  pageActsFor = companyId
}

/**
 * The context header of every call (API-02): x-company-id with a company selected,
 * x-context-mode: individual with individual selected, none when nothing was chosen yet.
 */
export function contextHeaders(remembered: Remembered): Record<string, string> {
  if (pageActsFor === null) return { 'x-context-mode': 'individual' }
  if (pageActsFor !== undefined) return { 'x-company-id': String(pageActsFor) }
  const company = remembered.getItem(companyKey)
  if (company === 'individual' || remembered.getItem(individualKey) === 'true') {
    return { 'x-context-mode': 'individual' }
  }
  return company === null || company === '' ? {} : { 'x-company-id': company }
}

/** For what a link or a picture opens, which sends no headers: the address names the company itself. */
export function actingAddress(path: string): string {
  if (typeof pageActsFor !== 'number') return path
  return `${path}${path.includes('?') ? '&' : '?'}companyId=${pageActsFor}`
}
