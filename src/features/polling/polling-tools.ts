// What assistants may read of what a company writes: figures and insights, never who wrote what.
import { type Toolbox, tool } from '../../kit/tool.ts'
import { listPollingAgents } from './contract.ts'
import { getPollingDashboard, getTopicsData } from './figures/contract.ts'
import { listPollingInsights } from './insights/contract.ts'

export const pollingTools: Toolbox = {
  tools: [
    tool('list_listening_agents', listPollingAgents, { title: 'List the agents that listen' }),
    tool('get_listening_dashboard', getPollingDashboard, {
      title: 'Read the figures of an agent that listens',
    }),
    tool('get_topics', getTopicsData, { title: 'Read the topics of an agent that listens' }),
    tool('list_insights', listPollingInsights, { title: 'List insights' }),
  ],
}
