// What FAQ's page shows of its own.
import type { AgentScreens } from '../../client.ts'
import { KnowledgeDashboard } from './knowledge-dashboard.tsx'

export const faqScreens: AgentScreens = { Dashboard: KnowledgeDashboard }
