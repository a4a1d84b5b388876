// What the page of the team's insights reads of all instances at once, for others who tell of that page.
import { useQuery } from '@tanstack/react-query'
import { useRead } from '../../../../ui/use-read.ts'
import { type AgentEmail, listInstances } from '../../../instances/contract.ts'
import { instancesReading } from '../../../instances/screen/use-instances.ts'
import { listTanyaEmails, type TanyaEmail, type TanyaIntelligence } from '../../contract.ts'
import { intelligenceQuery, mailReading } from './use-tanya.ts'

export interface Report {
  intelligence: TanyaIntelligence
  mails: readonly TanyaEmail[]
  instances: readonly AgentEmail[]
}

/** Null on every other page, and until all of it is there. */
export function useReport(agentType: string): Report | null {
  const enabled = agentType === 'tanya'
  const intelligence = useQuery({ ...intelligenceQuery('all', null), enabled })
  const mails = useRead(listTanyaEmails, { params: { instanceId: 'all' } }, { ...mailReading, enabled })
  const instances = useRead(
    listInstances,
    { params: { agentType: 'tanya' } },
    { ...instancesReading, enabled },
  )
  if (!enabled || !intelligence.data || !mails.data || !instances.data) return null
  return { intelligence: intelligence.data, mails: mails.data, instances: instances.data.instances }
}
