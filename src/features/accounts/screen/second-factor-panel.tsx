// The second factor: a code of an authenticator app at each sign-in, and codes for whoever has lost the app.
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import type { Response } from '../../../kit/contract.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatDate } from '../../../ui/dates.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Loading, SkeletonRows } from '../../../ui/skeleton.tsx'
import type { getSecondFactor } from '../second-factor/contract.ts'
import { SecondFactorDialog } from './second-factor-dialog.tsx'
import { type FactorAct, useSecondFactor } from './use-second-factor.ts'

export function SecondFactorPanel() {
  const state = useSecondFactor()
  return (
    <Panel
      title="Second factor"
      description="With it, signing in takes a code of an authenticator app beside your password."
    >
      <Loaded
        of={state}
        failed="The second factor could not be loaded"
        waiting={
          <Loading label="Loading the second factor">
            <SkeletonRows rows={1} />
          </Loading>
        }
      >
        {(read) => <State state={read} />}
      </Loaded>
    </Panel>
  )
}

function State({
  state: { since, recoveryCodesLeft, hasPassword },
}: {
  state: Response<typeof getSecondFactor>
}) {
  const [act, setAct] = useState<FactorAct | null>(null)
  const dialog = act !== null && <SecondFactorDialog act={act} onClose={() => setAct(null)} />
  if (since === null) {
    return (
      <>
        {hasPassword ? (
          <Button icon={<ShieldCheck aria-hidden />} onClick={() => setAct('add')}>
            Add Second Factor
          </Button>
        ) : (
          <p className="text-13 text-ink-2">Add a password to your account first.</p>
        )}
        {dialog}
      </>
    )
  }
  const left =
    recoveryCodesLeft === 1 ? 'One recovery code is left' : `${recoveryCodesLeft} recovery codes are left`
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-13 text-ink-2">
        <Badge tone="success" icon={<ShieldCheck aria-hidden />}>
          On since {formatDate(since)}
        </Badge>
        {left}. Google does not open your account while it is on.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={() => setAct('codes')}>New Recovery Codes</Button>
        <Button onClick={() => setAct('remove')}>Remove</Button>
      </div>
      {dialog}
    </>
  )
}
