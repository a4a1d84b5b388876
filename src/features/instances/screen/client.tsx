// Instances in the client: the addresses of a company's agents, on its page.
import type { ClientFeature } from '../../client.ts'

export const instances: ClientFeature = {
  fills: { companyAddresses: async () => (await import('./company-addresses.tsx')).CompanyAddresses },
}
