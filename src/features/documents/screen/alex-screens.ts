// What Alex's page shows of his own.
import type { AgentScreens } from '../../client.ts'
import { AttachmentsDashboard } from './attachments-dashboard.tsx'

export const alexScreens: AgentScreens = { Dashboard: AttachmentsDashboard }
