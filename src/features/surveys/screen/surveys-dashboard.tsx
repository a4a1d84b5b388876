// Sally's dashboard: her surveys, drafts first, and how one asks (CAT-15).
import { Mail, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { agentTitles } from '../../../ui/agent.ts'
import { AgentStamp } from '../../../ui/agent-stamp.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Loading, SkeletonRows } from '../../../ui/skeleton.tsx'
import { useRead } from '../../../ui/use-read.ts'
import type { DashboardProps } from '../../client.ts'
import { listSurveys, type SurveyBrief } from '../contract.ts'
import { RepeatedQuestions } from './repeated-questions.tsx'
import { SurveyFormDialog } from './survey-form-dialog.tsx'
import { answeredWords, endWords, questionCountWords } from './survey-words.ts'

export function SurveysDashboard({ card, instances, selectedId }: DashboardProps) {
  const surveys = useRead(listSurveys, {}, { select: (data) => data.surveys })
  const [asking, setAsking] = useState(false)
  const address = instances.find(({ id }) => id === selectedId)?.emailAddress ?? card.emailAddress
  return (
    <>
      <section aria-labelledby="surveys" className="mt-5">
        <header className="flex flex-wrap items-center gap-3">
          <h2 id="surveys" className="text-14 font-semibold">
            Surveys
          </h2>
          <p className="flex min-w-0 items-center gap-1 text-13 text-ink-2">
            <span className="truncate">{address}</span>
            <CopyButton isAddress text={address} label={`Copy ${agentTitles.sally}\u2019s address`} />
          </p>
          <Button
            variant="primary"
            className="ml-auto max-sm:ml-0"
            icon={<Plus aria-hidden />}
            onClick={() => setAsking(true)}
          >
            New survey
          </Button>
        </header>
        <Loaded
          of={surveys}
          level={3}
          className="mt-3"
          failed="Failed to load the surveys"
          waiting={
            <Loading label="Loading surveys" className="mt-3">
              <SkeletonRows rows={4} />
            </Loading>
          }
          empty={<NoSurveys address={address} />}
        >
          {(list) => (
            <ul className="mt-3 grid gap-3 lg:grid-cols-2">
              {list.map((survey) => (
                <li key={survey.id}>
                  <SurveyCard survey={survey} />
                </li>
              ))}
            </ul>
          )}
        </Loaded>
        {asking && <SurveyFormDialog survey={null} onClose={() => setAsking(false)} />}
      </section>
      <RepeatedQuestions />
    </>
  )
}

function NoSurveys({ address }: { address: string }) {
  const subject = encodeURIComponent('Our move')
  const body = encodeURIComponent('Please ask the team how the move went: three questions.\n')
  return (
    <EmptyState
      title="No surveys yet"
      action={
        <ButtonLink
          variant="primary"
          icon={<Mail aria-hidden />}
          href={`mailto:${address}?subject=${subject}&body=${body}`}
        >
          Write to Sally
        </ButtonLink>
      }
    >
      Tell Sally what to ask, with the people in copy. You get a draft, and nobody is asked before you say
      yes.
    </EmptyState>
  )
}

function SurveyCard({ survey }: { survey: SurveyBrief }) {
  const { id, title, status, answeredCount, personCount } = survey
  const share = personCount === 0 ? 0 : (answeredCount / personCount) * 100
  return (
    <article className="relative flex h-full flex-col rounded-card bg-surface px-4 py-3.5 shadow-card hover:shadow-raised">
      <div className="flex items-start gap-2.5">
        <AgentStamp agent="sally" size={20} />
        <div className="min-w-0 flex-1">
          <h3 className="text-14 font-semibold wrap-text">
            <Link href={`/surveys/${id}`} className="after:absolute after:inset-0 after:rounded-card">
              {title}
            </Link>
          </h3>
          <p className="text-12 text-ink-2 first-letter:uppercase">
            {questionCountWords(survey.questionCount)} {'\u00b7'} {endWords(survey)}
          </p>
        </div>
        {status === 'draft' && <Badge tone="warning">Draft</Badge>}
      </div>
      {status !== 'draft' && (
        <div aria-hidden data-agent="sally" className="mt-3 h-3 bg-sunken ring-line">
          <div className="h-full bg-(--a)" style={{ width: `${share}%` }} />
        </div>
      )}
      <p className="mt-auto pt-3 text-12 text-ink-2">{answeredWords(survey)}</p>
    </article>
  )
}
