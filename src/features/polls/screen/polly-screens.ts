// What Polly's page shows of her own.
import type { AgentScreens } from '../../client.ts'
import { PollsDashboard } from './polls-dashboard.tsx'

export const pollyScreens: AgentScreens = { Dashboard: PollsDashboard }
