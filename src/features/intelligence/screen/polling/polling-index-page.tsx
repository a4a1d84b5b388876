// Organisational intelligence: the five agents that read what a company writes, and how it works (POLL-01 to 03).
import { Link } from 'wouter'
import { AgentStamp } from '../../../../ui/agent-stamp.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useRead } from '../../../../ui/use-read.ts'
import { MarkerInstruction } from '../../../catalogue/screen/marker-instruction.tsx'
import { FEWEST_PEOPLE, type PollingAgent } from '../../../polling/contract.ts'
import { listOlderPollingInsights, type PollingInsight } from '../../../polling/insights/contract.ts'
import { BackLink } from './polling-agent-page.tsx'
import { ActiveDot } from './polling-head.tsx'
import { counted, figureWords, moodInk, predefined, typeHints, typeNames } from './polling-words.ts'
import { usePollingAgents } from './use-polling.ts'

export function PollingIndexPage() {
  const agents = usePollingAgents()
  // The tiles are whole without them: they come when they come.
  const told = useRead(listOlderPollingInsights, { query: { period: TOLD_PERIOD } })
  return (
    <div data-agent="tanya" className="mx-auto w-full max-w-page px-6 py-4 max-md:px-4">
      <BackLink href="/dashboard">Back to Main Dashboard</BackLink>
      <h1 className="mt-2 text-20 font-semibold tracking-[-0.012em]">Intelligence</h1>
      {/* MAIL-25 */}
      <div className="mt-1">
        <MarkerInstruction />
      </div>
      {agents.error && (
        <div className="mt-4">
          <Notice tone="warning" title="The agents could not be read.">
            These are the ones that every context has; their figures are safe.
          </Notice>
        </div>
      )}
      <ul className="mt-5 grid grid-cols-1 gap-3 md:grid-cols-2 lg:grid-cols-3">
        {agents.data
          ? agents.data.map((agent) => (
              <li key={agent.id}>
                <AgentTile agent={agent} insight={told.data?.find(({ agentId }) => agentId === agent.id)} />
              </li>
            ))
          : predefined.map(({ type, name }) => (
              <li key={type}>
                {agents.error ? (
                  <article className="h-full rounded-card bg-surface px-4 py-3.5 shadow-card">
                    <h2 className="text-14 font-semibold">{name}</h2>
                    <p className="mt-1 text-13 text-ink-2">{typeHints[type]}</p>
                  </article>
                ) : (
                  <Skeleton className="h-48 w-full" />
                )}
              </li>
            ))}
      </ul>
      <HowItWorks />
    </div>
  )
}

function AgentTile({ agent, insight }: { agent: PollingAgent; insight: PollingInsight | undefined }) {
  const { id, name, type, description, emailAddress, isActive, submissionCount, participantCount } = agent
  return (
    <article
      aria-label={name}
      className="flex h-full flex-col rounded-card bg-surface px-4 py-3.5 shadow-card"
    >
      <div className="flex items-start gap-3">
        <AgentStamp agent="tanya" size={28} />
        <div className="min-w-0 flex-1">
          <h2 className="text-14 font-semibold wrap-text">{name}</h2>
          <p className="flex flex-wrap items-center gap-x-1.5 text-12 text-ink-2">
            <ActiveDot isActive={isActive} />
            <span aria-hidden>·</span>
            {typeNames[type]}
          </p>
        </div>
      </div>
      <p className="mt-2 text-13 text-ink-2 wrap-text">{description || typeHints[type]}</p>
      <p className="mt-2 flex min-w-0 items-center gap-1 text-13">
        <span className="truncate">{emailAddress}</span>
        <CopyButton isAddress text={emailAddress} what={`the address of ${name}`} />
      </p>
      <dl className="mt-3 grid grid-cols-2 border-t border-line pt-2 text-13">
        <div>
          <dt className="text-12 text-ink-2">Submissions</dt>
          <dd className="font-semibold tabular-nums">{submissionCount}</dd>
        </div>
        <div>
          <dt className="text-12 text-ink-2">Participants</dt>
          <dd className="font-semibold tabular-nums">{participantCount}</dd>
        </div>
      </dl>
      {insight && <ToldFirst href={`/polling/${id}?tab=insights&period=${TOLD_PERIOD}`} insight={insight} />}
      <div className="mt-auto pt-3">
        <ButtonLink href={`/polling/${id}`} aria-label={`View Dashboard of ${name}`}>
          View Dashboard
        </ButtonLink>
      </div>
    </article>
  )
}

/** A lead sees which of the five has something to say before opening one. */
const ToldFirst = ({ href, insight }: { href: string; insight: PollingInsight }) => (
  <p className="mt-3 border-t border-line pt-2.5 text-13">
    <Link href={href} className="link wrap-text">
      {insight.title}
    </Link>{' '}
    <span className={`text-12 whitespace-nowrap ${moodInk[insight.mood]}`}>{figureWords(insight)}</span>
  </p>
)

/** A week is too short to say what is new, and a quarter too long. */
const TOLD_PERIOD = 'monthly'

const steps = [
  {
    title: 'People write a mail',
    text: 'To one of these addresses, or to any agent with $$polling in the subject or text. No form, no account.',
  },
  {
    title: 'It is read and filed',
    text: 'What kind of news it is, how its author feels about it, and which topics it raises. Agents do this without a key.',
  },
  {
    title: 'Figures come in batches',
    text: `Once at least ${counted(FEWEST_PEOPLE, 'person', 'people')} have written. No figure tells of fewer, and nobody sees how somebody else feels.`,
  },
] as const

const HowItWorks = () => (
  <section aria-labelledby="how" className="mt-8 border-t border-line pt-5">
    <h2 id="how" className="text-14 font-semibold">
      How it works
    </h2>
    <ol className="mt-3 grid gap-x-8 gap-y-4 md:grid-cols-3">
      {steps.map(({ title, text }, at) => (
        <li key={title} className="flex gap-3">
          <span aria-hidden className="text-20 font-semibold text-(--a)">
            {at + 1}
          </span>
          <div>
            <h3 className="text-13 font-semibold">{title}</h3>
            <p className="mt-0.5 text-13 text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
    <p className="mt-5 text-13 text-ink-2">
      Topics that come up across a team’s weekly mails are on{' '}
      <Link href="/intelligence/tanya" className="link">
        Tanya’s page
      </Link>
      .
    </p>
  </section>
)
