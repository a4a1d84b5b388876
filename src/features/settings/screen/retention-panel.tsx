// For how long the chosen company keeps its mails: for its admins.
import { useQueryClient } from '@tanstack/react-query'
import { api, keyOf } from '../../../ui/api.ts'
import { Panel, PanelRow } from '../../../ui/panel.tsx'
import { Select } from '../../../ui/select.tsx'
import { useAct } from '../../../ui/use-act.ts'
import { useRead } from '../../../ui/use-read.ts'
import { useCompany } from '../../companies/screen/company-context.tsx'
import { getRetention, setRetention } from '../retention/contract.ts'

export function RetentionPanel() {
  const { selected } = useCompany()
  if (selected?.membership.role !== 'admin') return null
  return <KeepMails name={selected.company.name} />
}

function KeepMails({ name }: { name: string }) {
  const queryClient = useQueryClient()
  const kept = useRead(getRetention, {})
  const change = useAct((days: number | null) => api(setRetention, { body: { days } }), {
    failed: 'For how long mails are kept could not be changed',
    done: (now) => queryClient.setQueryData(keyOf(getRetention), now),
  })
  if (kept.data === undefined) return null
  const value = String(kept.data.days ?? 'always')
  const known = spans.some((span) => span.value === value)
  return (
    <Panel title={`Mails of ${name}`}>
      <PanelRow
        title="Keep mails"
        act={
          <Select
            aria-label="Keep mails"
            className="w-40"
            disabled={change.isPending}
            value={value}
            onValueChange={(next) => change.mutate(next === 'always' ? null : Number(next))}
            options={known ? spans : [...spans, { value, label: `${value} days` }]}
          />
        }
      >
        Older ones are removed within the hour, with their entries in the mail log and their files. Tasks,
        polls, documents and other records that came of them stay. This cannot be undone.
      </PanelRow>
    </Panel>
  )
}

const spans = [
  { value: 'always', label: 'Always' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
  { value: '1095', label: 'Three years' },
  { value: '3650', label: 'Ten years' },
]
