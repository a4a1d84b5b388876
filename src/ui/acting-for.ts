// Whom the person acts for, a company or themselves, as this browser remembers it (ENT-23, CONST-11).

export const companyKey = 'selectedCompany'
export const individualKey = 'preferIndividualMode'

type Remembered = Pick<Storage, 'getItem'>

/**
 * The context header of every call (API-02): x-company-id with a company selected,
 * x-context-mode: individual with individual selected, none when nothing was chosen yet.
 */
export function contextHeaders(remembered: Remembered): Record<string, string> {
  const company = remembered.getItem(companyKey)
  if (company === 'individual' || remembered.getItem(individualKey) === 'true') {
    return { 'x-context-mode': 'individual' }
  }
  return company === null || company === '' ? {} : { 'x-company-id': company }
}
