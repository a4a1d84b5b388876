// What the dashboards of polling read.
import { useRead } from '../../../../ui/use-read.ts'
import { listPollingAgents, type Period } from '../../../polling/contract.ts'
import {
  getOrgData,
  getPollingAnalytics,
  getPollingDashboard,
  getSentimentData,
  getTopicsData,
} from '../../../polling/figures/contract.ts'

/** Milliseconds for which the list of agents is fresh (CONST-23). */
export const agentReading = { staleTime: 5 * 60_000 }

export interface AgentPeriod {
  id: number
  period: Period
}

const inputOf = ({ id, period }: AgentPeriod) => ({ params: { id }, query: { period } })

export const usePollingAgents = () => useRead(listPollingAgents, {}, agentReading)
/** Another period is on its way: the figures stay as they were until then. */
export const usePollingDashboard = (of: AgentPeriod) =>
  useRead(getPollingDashboard, inputOf(of), { placeholderData: (before) => before })
export const useSentiment = (of: AgentPeriod) => useRead(getSentimentData, inputOf(of))
export const useTopics = (of: AgentPeriod) => useRead(getTopicsData, inputOf(of))
export const useOrg = (of: AgentPeriod) => useRead(getOrgData, inputOf(of))
export const useAnalytics = (of: AgentPeriod) => useRead(getPollingAnalytics, inputOf(of))
