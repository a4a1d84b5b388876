// Threads whose mails reached FAQ: one is chosen, with what its mails brought, and its mails a press away (FAQ-01 to FAQ-05).
import { Mails, RotateCw } from 'lucide-react'
import { Link, useLocation, useSearch } from 'wouter'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { Loading, SkeletonRows } from '../../../../ui/skeleton.tsx'
import { RelativeTime } from '../../../../ui/time.tsx'
import { addressOf, useAddressState } from '../../../../ui/use-address-state.ts'
import { useRead } from '../../../../ui/use-read.ts'
import { useMailRefresh } from '../../../projects/screen/use-mail-refresh.ts'
import { type KnowledgeThread, listKnowledgeThreads } from '../../threads/contract.ts'
import { AsideSection } from '../base/aside-section.tsx'
import { NotLoaded } from '../base/not-loaded.tsx'
import { articlePath, questionsPath } from '../knowledge-paths.ts'
import { counted } from '../knowledge-words.ts'

export interface FaqThreadsProps {
  /** That the address names; null for all of them. */
  instanceId: number | null
  /** Of the thread that is to be open. */
  projectId: number | null
}

export function FaqThreads({ instanceId, projectId }: FaqThreadsProps) {
  const query = instanceId === null ? {} : { instanceId }
  const threads = useRead(listKnowledgeThreads, { query }, { select: (data) => data.threads })
  const refresh = useMailRefresh('Checking for new FAQ emails...')
  return (
    <AsideSection
      title="FAQ Threads"
      count={threads.data?.length}
      act={
        <IconButton
          size="sm"
          label="Refresh"
          icon={<RotateCw aria-hidden />}
          aria-busy={refresh.isPending}
          onClick={() => !refresh.isPending && refresh.mutate()}
        />
      }
    >
      {threads.isError && threads.data === undefined ? (
        <NotLoaded of={threads} what="the FAQ threads" />
      ) : (
        <Loaded
          of={threads}
          level={3}
          failed="Failed to load the FAQ threads"
          waiting={
            <Loading label="Loading FAQ threads">
              <SkeletonRows rows={3} />
            </Loading>
          }
          empty={
            <p className="border-t border-line pt-2 text-13 text-ink-2">
              No mails yet. What people ask FAQ by mail, and what they send it, appears here.
            </p>
          }
        >
          {(list) => <Threads threads={list} projectId={projectId} />}
        </Loaded>
      )}
    </AsideSection>
  )
}

/** The first one, unless the address names another, or the project that one made. */
function Threads({ threads, projectId }: { threads: readonly KnowledgeThread[]; projectId: number | null }) {
  const [named] = useAddressState(readThread, writeThread)
  const [path] = useLocation()
  const search = useSearch()
  const hrefOf = (id: number) => addressOf(path, writeThread(new URLSearchParams(search), id))
  const ofProject = threads.find((one) => projectId !== null && one.projectId === projectId)
  const open = threads.find(({ id }) => id === named) ?? ofProject ?? threads[0]
  return (
    <nav aria-label="FAQ Threads" className="max-h-[420px] overflow-y-auto border-t border-line">
      <ul>
        {threads.map((thread) => (
          <li key={thread.id} className="border-b border-line">
            <ThreadLink thread={thread} href={hrefOf(thread.id)} isOpen={thread === open} />
            {thread === open && <OpenThread thread={thread} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

const readThread = (query: URLSearchParams) => Number(query.get('thread')) || null

function writeThread(query: URLSearchParams, id: number | null): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete('project')
  if (id === null) next.delete('thread')
  else next.set('thread', String(id))
  return next
}

function ThreadLink({ thread, href, isOpen }: { thread: KnowledgeThread; href: string; isOpen: boolean }) {
  const { subject, from, mailCount, latestAt } = thread
  return (
    <Link
      href={href}
      replace
      aria-current={isOpen ? 'true' : undefined}
      className={classNames(
        'block min-w-0 py-2 pr-1 pl-3 -outline-offset-2 hover:bg-ink/3',
        isOpen && 'shadow-[inset_2px_0_0_var(--accent)]',
      )}
    >
      <span className="flex gap-2">
        <span className="min-w-0 flex-1 truncate text-13 font-550">{subject || 'No subject'}</span>
        <RelativeTime at={latestAt} className="text-12 text-ink-3" />
      </span>
      <span className="block truncate text-12 text-ink-2">
        {from.join(', ')} {`\u00b7 ${counted(mailCount, 'mail')}`}
      </span>
    </Link>
  )
}

function OpenThread({ thread }: { thread: KnowledgeThread }) {
  const { articles, unansweredCount, projectId } = thread
  return (
    <div className="pb-3 pl-3 text-12 shadow-[inset_2px_0_0_var(--accent)]">
      {articles.map(({ id, title }) => (
        <Link key={id} href={articlePath(id)} className="link block truncate leading-5">
          {title}
        </Link>
      ))}
      {unansweredCount > 0 && (
        <Link href={questionsPath()} className="link block leading-5">
          {counted(unansweredCount, 'question')} without an answer
        </Link>
      )}
      <ButtonLink
        size="sm"
        className="mt-2"
        icon={<Mails aria-hidden />}
        href={projectId === null ? '/mails' : `/project/${projectId}`}
      >
        View Emails
      </ButtonLink>
    </div>
  )
}
