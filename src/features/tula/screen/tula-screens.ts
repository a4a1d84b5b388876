// What Tula's page shows of her own.
import type { AgentScreens } from '../../client.ts'
import { AllProjects } from './all-projects.tsx'
import { TulaDashboard } from './tula-dashboard.tsx'

export const tulaScreens: AgentScreens = { Dashboard: TulaDashboard, Together: AllProjects }
