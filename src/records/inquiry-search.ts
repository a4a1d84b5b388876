// What search says of all inquiries alike: the keys that open a company's to a person, and the names of their states.
import { oversees, type Scope } from '../kit/scope.ts'

export const inquiryStates = { draft: 'Draft', open: 'Open', closed: 'Closed' } as const

/** In a company: all of them for whoever oversees it, else what its members may read, and one's own. */
export function companyInquiryKeys(scope: Scope): string[] {
  const { userId, companyId } = scope
  const shared = oversees(scope) ? `/company:${companyId}` : `/members:${companyId}`
  return [shared, `/own:${userId}@${companyId}`]
}
