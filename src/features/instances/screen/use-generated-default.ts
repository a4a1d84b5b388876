// The address that a new instance would get, asked of the server (COMP-09, INST-19).

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AgentType } from '../../../crew/crew.ts'
import { api, keyOf } from '../../../ui/api.ts'
import { generateCompanyAddress, generateUserAddress } from '../contract.ts'

export type GeneratedDefault = {
  agent: AgentType
  company: { id: number } | null
  /** Empty for an instance without a name yet. */
  name: string
  enabled: boolean
}

/** Undefined until it is known; without an answer the person writes one. */
export function useGeneratedDefault({ agent, company, name, enabled }: GeneratedDefault): string | undefined {
  const query = name === '' ? {} : { instanceName: name }
  const generated = useQuery({
    queryKey:
      company === null
        ? keyOf(generateUserAddress, { agentType: agent })
        : keyOf(generateCompanyAddress, { companyId: company.id, agentType: agent }, query),
    queryFn: ({ signal }) =>
      company === null
        ? api(generateUserAddress, { params: { agentType: agent }, signal })
        : api(generateCompanyAddress, { params: { companyId: company.id, agentType: agent }, query, signal }),
    select: ({ data }) => data.emailAddress,
    placeholderData: keepPreviousData,
    // Another may have taken it since.
    gcTime: 0,
    enabled,
  })
  return generated.data
}
