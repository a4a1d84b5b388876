// The part of a form that takes many addresses, as lines or a file, and shows how each of them was understood.
import { Field } from '../../../ui/field.tsx'
import { FileChoice } from '../../../ui/file-choice.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { inviteeMissing } from '../invitations/contract.ts'
import type { ListedAddress } from './address-list.ts'
import { AddressPreview } from './address-preview.tsx'

export type AddressesPartProps = {
  lines: string
  /** `lines` as they were read. */
  listed: readonly ListedAddress[]
  /** Somebody tried to send the form without an address. */
  isMissing: boolean
  onChange: (lines: string) => void
}

export function AddressesPart({ lines, listed, isMissing, onChange }: AddressesPartProps) {
  return (
    <>
      <Field
        label="Email addresses"
        required
        hint="One on each line, or separated by commas or semicolons. Names are fine too."
        {...(isMissing && { error: inviteeMissing })}
      >
        <Textarea
          rows={5}
          autoComplete="off"
          spellCheck={false}
          placeholder={'Anna Berg <anna@example.com>\nbob@example.com'}
          value={lines}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <div>
        <FileChoice
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onFile={(file) => void file.text().then(onChange)}
        >
          Choose a CSV File
        </FileChoice>
      </div>
      <AddressPreview listed={listed} />
    </>
  )
}

export function sendLabel(count: number): string {
  if (count === 0) return 'Send Invitations'
  return count === 1 ? 'Send 1 Invitation' : `Send ${count} Invitations`
}

export interface Refused {
  email: string
  reason: string
}

export function RefusedNotice({ refused }: { refused: readonly Refused[] }) {
  const title =
    refused.length === 1 ? '1 person was not invited' : `${refused.length} people were not invited`
  return (
    <Notice tone="warning" urgent title={title}>
      <ul className="grid gap-0.5">
        {refused.map(({ email, reason }) => (
          <li key={email} className="wrap-text">
            {reason.includes(email) ? reason : `${email}: ${reason}`}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
