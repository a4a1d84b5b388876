// FAQ's dashboard: the knowledge base with its ask box, or the questions that it could not answer (FAQ-02).
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { useLocation } from 'wouter'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { useAddressState } from '../../../ui/use-address-state.ts'
import { useKeys } from '../../../ui/use-keys.ts'
import type { DashboardProps } from '../../client.ts'
import { AskBox } from './asking/ask-box.tsx'
import { ArticleList } from './base/article-list.tsx'
import { Contradictions } from './base/contradictions.tsx'
import { Drafts } from './base/drafts.tsx'
import { WaitingLine } from './base/waiting-line.tsx'
import { newArticlePath } from './knowledge-paths.ts'
import { readPlace, writePlace } from './knowledge-place.ts'
import { counted } from './knowledge-words.ts'
import { QuestionDesk } from './questions/question-desk.tsx'
import { Unanswered } from './questions/unanswered.tsx'
import { FaqThreads } from './threads/faq-threads.tsx'
import { DropFiles } from './upload/drop-files.tsx'
import { useKnowledge } from './use-knowledge.ts'
import { useRowKeys } from './use-row-keys.ts'

export function KnowledgeDashboard({ card, instances, selectedId, recordId }: DashboardProps) {
  const [place, setPlace] = useAddressState(readPlace, writePlace)
  const chosen = instances.find(({ id }) => id === selectedId) ?? instances[0]
  const address = chosen?.emailAddress ?? card.emailAddress
  if (place.view === 'questions') return <QuestionDesk place={place} setPlace={setPlace} />
  return (
    <DropFiles instanceId={chosen?.id ?? null}>
      <Base address={address} instanceId={chosen?.id ?? null} projectId={recordId} selectedId={selectedId} />
    </DropFiles>
  )
}

interface BaseProps {
  address: string
  instanceId: number | null
  /** The instance that the address names; null for all of them. */
  selectedId: number | null
  projectId: number | null
}

function Base({ address, instanceId, selectedId, projectId }: BaseProps) {
  const [place, setPlace] = useAddressState(readPlace, writePlace)
  const [, navigate] = useLocation()
  const question = useRef<HTMLInputElement>(null)
  const { data: held } = useKnowledge()
  useKeys('Knowledge Base', [
    { keys: '/', label: 'Ask a question', run: () => question.current?.focus() },
    { keys: 'c', label: 'Write an article', run: () => navigate(newArticlePath) },
  ])
  useRowKeys('Articles')
  return (
    <section aria-labelledby="knowledge" className="mt-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="knowledge" className="text-14 font-semibold">
          Knowledge Base and SOPs
        </h2>
        <p className="flex min-w-0 items-center gap-1 text-13 text-ink-2 max-sm:order-last max-sm:basis-full">
          <span className="truncate">{address}</span>
          {held !== undefined && (
            <span className="shrink-0 tabular-nums max-sm:hidden">
              {` \u00b7 ${counted(held.articles, 'article or document', 'articles and documents')}`}
            </span>
          )}
          <CopyButton isAddress text={address} label="Copy" what={'FAQ\u2019s address'} />
        </p>
        <ButtonLink className="ml-auto" href={newArticlePath} icon={<Plus aria-hidden />}>
          Write an article
        </ButtonLink>
      </header>
      <div className="mt-4 grid items-start gap-x-11 gap-y-7 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="min-w-0">
          <AskBox instanceId={selectedId} field={question} />
          <WaitingLine />
          <ArticleList place={place} setPlace={setPlace} instanceId={instanceId} address={address} />
        </div>
        <aside aria-label="What waits" className="grid min-w-0 gap-6">
          <Unanswered />
          <Drafts />
          <Contradictions />
          <FaqThreads instanceId={selectedId} projectId={projectId} />
        </aside>
      </div>
    </section>
  )
}
