// For how long the chosen company keeps its mails: for its admins. What a shorter time deletes is asked about first.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, keyOf } from '../../../ui/api.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { LoadedPanel } from '../../../ui/loaded-panel.tsx'
import { PanelRow } from '../../../ui/panel.tsx'
import { failureWords } from '../../../ui/request.ts'
import { Select } from '../../../ui/select.tsx'
import { toast } from '../../../ui/toasts.ts'
import { useAct } from '../../../ui/use-act.ts'
import { useRead } from '../../../ui/use-read.ts'
import { useCompany } from '../../companies/screen/company-context.tsx'
import { countOlderMails, getRetention, setRetention } from '../retention/contract.ts'

export function RetentionPanel() {
  const { selected } = useCompany()
  if (selected?.membership.role !== 'admin') return null
  return <KeepMails name={selected.company.name} />
}

function KeepMails({ name }: { name: string }) {
  const kept = useRead(getRetention, {})
  return (
    <LoadedPanel title={`Mails of ${name}`} of={kept} what="for how long mails are kept">
      {({ days }) => <KeepRow name={name} days={days} />}
    </LoadedPanel>
  )
}

function KeepRow({ name, days }: { name: string; days: number | null }) {
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState<number | null>(null)
  const change = useAct((next: number | null) => api(setRetention, { body: { days: next } }), {
    failed: 'For how long mails are kept could not be changed',
    done(now) {
      queryClient.setQueryData(keyOf(getRetention), now)
      setAsking(null)
      toast({ kind: 'success', title: 'Saved', description: `Mails are kept ${spanOf(now.days)}.` })
    },
  })
  const value = String(days ?? 'always')
  const known = spans.some((span) => span.value === value)

  function choose(next: string) {
    if (next === value) return
    const chosen = next === 'always' ? null : Number(next)
    // Only what takes nothing away is done at once.
    if (chosen === null || (days !== null && chosen > days)) change.mutate(chosen)
    else setAsking(chosen)
  }

  return (
    <PanelRow
      title="Keep mails"
      act={
        <div className="w-40">
          <Select
            aria-label="Keep mails"
            disabled={change.isPending}
            value={value}
            onValueChange={choose}
            options={known ? spans : [...spans, { value, label: `${value} days` }]}
          />
        </div>
      }
    >
      Older ones are removed within the hour, with their entries in the mail log and their files. Tasks,
      polls, documents and other records that came of them stay.
      {asking !== null && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsking(null)}
          title={`Keep mails of ${name} ${spanOf(asking)} only?`}
          description={<WhatGoes days={asking} />}
          confirmLabel="Remove Older Mails"
          busyLabel="Saving..."
          busy={change.isPending}
          onConfirm={() => change.mutate(asking)}
        />
      )}
    </PanelRow>
  )
}

/** Counted as of now, so that nobody decides without knowing. */
function WhatGoes({ days }: { days: number }) {
  const older = useRead(countOlderMails, { query: { days } })
  if (older.data === undefined)
    return older.error === null
      ? 'Counting the mails that are older...'
      : `${failureWords(older.error)} It is not known how many mails are older.`
  const { mails } = older.data
  if (mails === 0)
    return 'No mail is older now. From now on each is removed once it is, which cannot be undone.'
  return `${mails === 1 ? 'One mail is' : `${mails.toLocaleString('en')} mails are`} older and will be removed within the hour, with their entries in the mail log and their files. This cannot be undone.`
}

const spans = [
  { value: 'always', label: 'Always' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
  { value: '1095', label: 'Three years' },
  { value: '3650', label: 'Ten years' },
]

function spanOf(days: number | null): string {
  if (days === null) return 'always'
  const label = spans.find(({ value }) => value === String(days))?.label ?? `${days} days`
  return `for ${label.toLowerCase()}`
}
