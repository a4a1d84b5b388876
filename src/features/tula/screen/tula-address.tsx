// How to write to Tula: her address, the words that steer her, and a new mail.
import { AgentAddress } from '../../../ui/address.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { MarkerInstruction } from '../../catalogue/screen/marker-instruction.tsx'

export function TulaAddress({ address }: { address: string }) {
  return (
    <section aria-labelledby="write-to-tula" className="rounded-panel bg-surface p-5 shadow-card max-md:p-4">
      <h2 id="write-to-tula" className="text-14 font-semibold">
        Write to Tula
      </h2>
      <p className="mt-1 mb-3 text-13 text-ink-2">
        Send her a mail or copy her in: what is asked in it comes back as tasks. Reply to her receipt to
        change them.
      </p>
      <AgentAddress agent="tula" address={address} />
      <div className="perforated-t mt-4 pt-4">
        <MarkerInstruction />
      </div>
      <ButtonLink className="mt-4" href={`mailto:${address}`}>
        Write a mail
      </ButtonLink>
    </section>
  )
}
