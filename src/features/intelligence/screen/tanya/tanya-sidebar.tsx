// Beside Tanya's intelligence: whose it is, and the mails that it comes from (TANYA-03).
import { RefreshCw } from 'lucide-react'
import { agentTitles } from '../../../../ui/agent.ts'
import { AgentStamp } from '../../../../ui/agent-stamp.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { failureWords } from '../../../../ui/request.ts'
import { Loading, SkeletonRows } from '../../../../ui/skeleton.tsx'
import { RelativeTime } from '../../../../ui/time.tsx'
import type { DashboardProps } from '../../../client.ts'
import { useMailRefresh } from '../../../projects/screen/use-mail-refresh.ts'
import type { TanyaEmail } from '../../contract.ts'
import { dayWords } from '../polling/polling-words.ts'
import { isSignedOut, type TanyaMails } from './use-tanya.ts'

export type TanyaSidebarProps = Pick<DashboardProps, 'instances' | 'selectedId' | 'onSelect'> & {
  mails: TanyaMails
  mailId: string | null
  onMail: (id: string) => void
}

export function TanyaSidebar({ instances, selectedId, onSelect, mails, mailId, onMail }: TanyaSidebarProps) {
  return (
    <div className="min-w-0">
      <ul aria-label={`Instances of ${agentTitles.tanya}`} className="border-b border-line pb-3">
        <Choice isChosen={selectedId === null} onChoose={() => onSelect(null)}>
          <AgentStamp agent="tanya" size={20} />
          <Words title="All Instances" words="Combined intelligence" />
        </Choice>
        {instances.map(({ id, instanceName, emailAddress }) => (
          <Choice key={id} isChosen={id === selectedId} onChoose={() => onSelect(id)}>
            <span className="w-5" />
            <Words title={instanceName || agentTitles.tanya} words={emailAddress} />
          </Choice>
        ))}
      </ul>
      <IncomingMails mails={mails} mailId={mailId} onMail={onMail} />
    </div>
  )
}

interface ChoiceProps {
  isChosen: boolean
  onChoose: () => void
  children: React.ReactNode
}

const Choice = ({ isChosen, onChoose, children }: ChoiceProps) => (
  <li>
    <button
      type="button"
      aria-current={isChosen || undefined}
      onClick={onChoose}
      className={classNames(
        'flex min-h-11 w-full items-center gap-2.5 rounded-control px-3 py-1.5 text-left hover:bg-surface',
        isChosen && 'bg-surface shadow-[inset_2px_0_0_var(--accent)]',
      )}
    >
      {children}
    </button>
  </li>
)

const Words = ({ title, words }: { title: string; words: string }) => (
  <span className="min-w-0 flex-1">
    <span className="block truncate text-13 font-550">{title}</span>
    <span className="block truncate text-12 text-ink-2">{words}</span>
  </span>
)

function IncomingMails({ mails, mailId, onMail }: Pick<TanyaSidebarProps, 'mails' | 'mailId' | 'onMail'>) {
  const refresh = useMailRefresh('Checking for new emails and refreshing intelligence...')
  return (
    <section aria-labelledby="incoming" className="mt-3">
      <header className="flex items-center gap-2 px-3">
        <h2 id="incoming" className="text-13 font-semibold">
          Incoming Emails
        </h2>
        {mails.mails && <span className="text-12 text-ink-3 tabular-nums">{mails.mails.length}</span>}
        <IconButton
          className="ml-auto"
          size="sm"
          label="Refresh the emails"
          icon={<RefreshCw aria-hidden />}
          disabled={refresh.isPending || mails.isFetching}
          onClick={() => refresh.mutate()}
        />
      </header>
      <Mails mails={mails} mailId={mailId} onMail={onMail} />
    </section>
  )
}

function Mails({ mails, mailId, onMail }: Pick<TanyaSidebarProps, 'mails' | 'mailId' | 'onMail'>) {
  if (mails.error) {
    const title = isSignedOut(mails.error) ? 'Authentication Error' : 'Failed to load the mails'
    return (
      <ErrorState level={3} title={title} onRetry={mails.refetch} busy={mails.isFetching}>
        {isSignedOut(mails.error) ? 'Please refresh and login again.' : failureWords(mails.error)}
      </ErrorState>
    )
  }
  if (mails.mails === null) {
    return (
      <Loading label="Loading the mails" className="px-3">
        <SkeletonRows rows={4} />
      </Loading>
    )
  }
  if (mails.mails.length === 0) {
    return <p className="px-3 py-4 text-13 text-ink-2">No mail has come to this address yet.</p>
  }
  return (
    <ul className="mt-1 max-lg:max-h-64 max-lg:overflow-y-auto">
      {mails.mails.map((mail) => (
        <Choice key={mail.id} isChosen={mail.id === mailId} onChoose={() => onMail(mail.id)}>
          <MailWords mail={mail} />
        </Choice>
      ))}
    </ul>
  )
}

const MailWords = ({ mail: { sender, name, at, day } }: { mail: TanyaEmail }) => (
  <span className="min-w-0 flex-1">
    <span className="flex items-baseline gap-2">
      <span className="min-w-0 flex-1 truncate text-13 font-550">{sender || name}</span>
      <span className="text-12 text-ink-3">{at === null ? dayWords(day) : <RelativeTime at={at} />}</span>
    </span>
    {sender !== '' && <span className="block truncate text-12 text-ink-2">{name}</span>}
  </span>
)
