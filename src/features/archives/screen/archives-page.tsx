// /settings/archives: archives of mails that are brought in, for the owner of the server.
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { SkeletonPanels } from '../../../ui/skeleton.tsx'
import { SubPage, toMailSettings } from '../../../ui/sub-page.tsx'
import { ArchiveCard } from './archive-card.tsx'
import { ArchiveForm } from './archive-form.tsx'
import { useArchiveActs, useArchives, useSending } from './use-archives.ts'

export function ArchivesPage() {
  const archives = useArchives()
  const acts = useArchiveActs()
  const { send, sendingId } = useSending()
  return (
    <SubPage
      back={toMailSettings}
      title="Mail archives"
      about="Mails from before Mailcrew, for an agent to work."
    >
      <Loaded
        of={archives}
        failed="The archives could not be loaded"
        safe="What is being read goes on all the same."
        level={2}
        className="mt-6"
        waiting={<SkeletonPanels label="Loading the archives" />}
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
    </SubPage>
  )
}
