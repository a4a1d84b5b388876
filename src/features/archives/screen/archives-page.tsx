// /settings/archives: archives of mails that are brought in, for the owner of the server.
import { ArrowLeft } from 'lucide-react'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { ArchiveCard } from './archive-card.tsx'
import { ArchiveForm } from './archive-form.tsx'
import { useArchiveActs, useArchives, useSending } from './use-archives.ts'

export function ArchivesPage() {
  const archives = useArchives()
  const acts = useArchiveActs()
  const { send, sendingId } = useSending()
  return (
    <div className="mx-auto w-full max-w-[760px] px-6 pt-4 pb-10 max-md:px-4">
      <ButtonLink
        href="/settings?tab=email"
        variant="ghost"
        size="sm"
        icon={<ArrowLeft aria-hidden />}
        className="-ml-2.5"
      >
        Settings
      </ButtonLink>
      <h1 className="mt-2 text-20 font-semibold tracking-[-0.012em]">Mail archives</h1>
      <p className="mt-0.5 text-13 text-ink-2">Mails from before Mailcrew, for an agent to work.</p>
      <Loaded
        of={archives}
        failed="The archives could not be loaded"
        safe="What is being read goes on all the same."
        level={2}
        className="mt-6"
        waiting={
          <Loading label="Loading the archives" className="mt-5 grid gap-5">
            {['form', 'archive'].map((part) => (
              <Skeleton key={part} className="h-32 w-full rounded-panel" />
            ))}
          </Loading>
        }
      >
        {(read) => (
          <div className="mt-5 grid gap-5">
            <ArchiveForm archives={read.archives} send={send} />
            <section aria-labelledby="brought-in">
              <h2 id="brought-in" className="text-14 font-semibold">
                Brought in
              </h2>
              {read.archives.length === 0 ? (
                <EmptyState title="No archive yet" className="mt-2">
                  Choose a file above: its mails become tasks, answers and documents as if they had come.
                </EmptyState>
              ) : (
                <ul className="mt-3 grid gap-3">
                  {read.archives.map((archive) => (
                    <ArchiveCard
                      key={archive.id}
                      archive={archive}
                      isSending={sendingId === archive.id}
                      acts={acts}
                    />
                  ))}
                </ul>
              )}
            </section>
          </div>
        )}
      </Loaded>
    </div>
  )
}
