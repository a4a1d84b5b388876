// Reads again whatever shows addresses, once one was made, changed or deleted.
import type { QueryClient } from '@tanstack/react-query'
import {
  generateCompanyAddress,
  generateUserAddress,
  listCompanyAgentEmails,
  listInstances,
  listUserAgentEmails,
} from '../contract.ts'

const shown = [listInstances, listCompanyAgentEmails, listUserAgentEmails].map(({ path }) => path)
const generated = [generateCompanyAddress, generateUserAddress].map(({ path }) => path)

/** The catalogue shows addresses too; its contract stands after this feature's. */
const catalogue = '/api/catalogue'

export async function refetchInstances(queryClient: QueryClient): Promise<void> {
  for (const path of generated) queryClient.removeQueries({ queryKey: [path] })
  await Promise.all([...shown, catalogue].map((path) => queryClient.invalidateQueries({ queryKey: [path] })))
}
