// A place of a later part: says what you will see here and leads to where the work is now.
import { ArrowLeft } from 'lucide-react'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { type LaterPlace, laterPlaces } from './later.ts'
import { MarkerInstruction } from './marker-instruction.tsx'

export const PollingPage = () => <LaterPage place="polling" />
export const TestMailsPage = () => <LaterPage place="test" />

function LaterPage({ place }: { place: LaterPlace }) {
  const { title, heading, words } = laterPlaces[place]
  return (
    <div className="mx-auto flex min-h-full w-full max-w-page flex-col px-6 py-6 max-md:px-4">
      {/* SHELL-26 */}
      {place === 'polling' && (
        <ButtonLink
          href="/dashboard"
          variant="ghost"
          icon={<ArrowLeft aria-hidden />}
          className="mb-3 -ml-3 self-start"
        >
          Back to Main Dashboard
        </ButtonLink>
      )}
      <h1 className="text-20 font-semibold tracking-[-0.012em]">{title}</h1>
      {/* MAIL-25 */}
      {place === 'polling' && (
        <div className="mt-1">
          <MarkerInstruction />
        </div>
      )}
      <EmptyState
        className="flex-1"
        level={2}
        title={heading}
        action={<ButtonLink href="/settings?tab=email">Send a test mail</ButtonLink>}
      >
        {words}
      </EmptyState>
    </div>
  )
}
