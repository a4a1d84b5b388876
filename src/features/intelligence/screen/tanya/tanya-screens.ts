// What Tanya's page shows of her own.
import type { AgentScreens } from '../../../client.ts'
import { TanyaDashboard } from './tanya-dashboard.tsx'

export const tanyaScreens: AgentScreens = { Dashboard: TanyaDashboard }
