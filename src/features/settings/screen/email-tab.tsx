// Settings, Email: whether mail is taken in, the agents with their addresses, and how to use them (SET-18, SET-22).
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Panel, PanelRow } from '../../../ui/panel.tsx'
import { failureWords } from '../../../ui/request.ts'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { RulesPanel } from '../../rules/screen/rules-panel.tsx'
import { ForwardingPanel } from '../../setup/screen/forwarding-panel.tsx'
import { SuppressedPanel } from '../../undelivered/screen/suppressed-panel.tsx'
import type { MailState } from '../contract.ts'
import { AgentList } from './agent-list.tsx'
import { IntakeStatus } from './intake-status.tsx'
import { UsageHelp } from './usage-help.tsx'
import { useMailState } from './use-mail-state.ts'

export function EmailTab() {
  const { data, error, isFetching, refetch } = useMailState()
  if (data === undefined && error) {
    return (
      <section className="rounded-panel bg-surface p-5 shadow-card">
        <ErrorState
          level={2}
          title="The state of your mail could not be loaded"
          busy={isFetching}
          onRetry={() => void refetch()}
        >
          {failureWords(error)}
        </ErrorState>
      </section>
    )
  }
  if (data === undefined) return <LoadingMailState />
  return (
    <>
      <IntakeStatus state={data} />
      {data.ownsServer && (
        <Panel title="Your server">
          <div className="divide-y divide-line">
            <PanelRow title="Mail set-up" act={<OpenLink href="/settings/mail" what="Mail set-up" />}>
              The DNS records of the mail domain, a round trip, and what would become of any mail.
            </PanelRow>
            <PanelRow title="Language model" act={<OpenLink href="/settings/models" what="Language model" />}>
              Which model reads mails with the rules, a test of it, and how to set one up.
            </PanelRow>
            <PanelRow title="Mail archives" act={<OpenLink href="/settings/archives" what="Mail archives" />}>
              Mails from before, out of an mbox, a Maildir or a zip, worked in the background.
            </PanelRow>
            <PanelRow title="People" act={<OpenLink href="/settings/people" what="People" />}>
              The accounts and companies of this server, and who may sign up.
            </PanelRow>
            <PanelRow title="Status" act={<OpenLink href="/settings/status" what="Status" />}>
              Services, queues, ways in for mail, the disk and the last backup, and what needs a hand.
            </PanelRow>
            <PanelRow title="Audit log" act={<OpenLink href="/settings/audit?of=server" what="Audit log" />}>
              Who did what on this server: sign-ins, members, tokens, settings, exports and deletions.
            </PanelRow>
          </div>
        </Panel>
      )}
      <AgentList agents={data.agents} />
      <ForwardingPanel addresses={data.agents.filter(isOwn)} />
      <RulesPanel />
      <SuppressedPanel />
      <UsageHelp />
    </>
  )
}

function OpenLink({ href, what }: { href: string; what: string }) {
  return (
    <ButtonLink href={href} aria-label={`Open ${what}`}>
      Open
    </ButtonLink>
  )
}

/** The address that all people share reads each mail for who wrote it, and so does a company's for the company. */
const isOwn = ({ type, emailAddress, companyName }: MailState['agents'][number]) =>
  companyName === null && !emailAddress.startsWith(`${type}@`)

function LoadingMailState() {
  return (
    <Loading label="Loading the state of your mail" className="grid gap-5">
      {['Mail', 'Agents'].map((title) => (
        <Panel key={title} title={title}>
          <div className="grid gap-4">
            <Skeleton className="w-2/5" />
            <Skeleton className="w-3/5" />
          </div>
        </Panel>
      ))}
    </Loading>
  )
}
