// The mail log: a list of what came in, or one mail of it with what became of it.
import { useLocation, useSearch } from 'wouter'
import { MailLogHead } from './mail-log-head.tsx'
import { MailView } from './mail-view.tsx'
import { ReceivedList } from './received-list.tsx'
import { filterQuery, StatusFilters, statusFilter } from './status-filters.tsx'

/** `params.id`, where the address names one, is the id of a delivery. */
export function MailLogPage({ params }: { params: { id?: string } }) {
  const [, navigate] = useLocation()
  const status = statusFilter(useSearch())
  const showAll = () => navigate('/mails')
  if (params.id !== undefined) {
    return (
      <MailView
        id={Number(params.id)}
        back={`/mails${filterQuery(status)}`}
        list={<ReceivedList status={status} open={Number(params.id)} onShowAll={showAll} />}
      />
    )
  }
  return (
    <div className="mx-auto w-full max-w-page px-6 py-6 max-md:px-4">
      <MailLogHead box="received" />
      <div className="mt-4">
        <StatusFilters
          value={status}
          onChange={(next) => navigate(`/mails${filterQuery(next)}`, { replace: true })}
        />
      </div>
      <div className="mt-4 overflow-hidden rounded-panel bg-surface shadow-card">
        <ReceivedList status={status} open={null} onShowAll={showAll} />
      </div>
    </div>
  )
}
