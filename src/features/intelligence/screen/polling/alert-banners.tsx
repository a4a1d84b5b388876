// Red banners over a dashboard: what a lead should not miss (POLL-12).
import { Notice } from '../../../../ui/notice.tsx'
import type { PollingDashboard } from '../../../polling/figures/contract.ts'

export function AlertBanners({ alerts }: { alerts: PollingDashboard['alerts'] }) {
  if (alerts.length === 0) return null
  return (
    <ul aria-label="Alerts" className="grid gap-2">
      {alerts.map(({ id, title, description }) => (
        <li key={id}>
          <Notice tone="danger" title={title}>
            {description}
          </Notice>
        </li>
      ))}
    </ul>
  )
}
