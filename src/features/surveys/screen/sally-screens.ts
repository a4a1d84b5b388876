// What Sally's page shows of her own.
import type { AgentScreens } from '../../client.ts'
import { SurveysDashboard } from './surveys-dashboard.tsx'

export const sallyScreens: AgentScreens = { Dashboard: SurveysDashboard }
