// The second factors of an account: an authenticator app, passkeys, and codes for whoever has lost them.
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Response } from '../../../kit/contract.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatDate } from '../../../ui/dates.ts'
import { LoadedPanel } from '../../../ui/loaded-panel.tsx'
import { PanelRow } from '../../../ui/panel.tsx'
import type { getSecondFactor } from '../second-factor/contract.ts'
import { knowsPasskeys } from './passkey-browser.ts'
import { PasskeyList } from './passkey-list.tsx'
import { SecondFactorDialog } from './second-factor-dialog.tsx'
import { type FactorAct, useSecondFactor } from './use-second-factor.ts'

type State = Response<typeof getSecondFactor>

export function SecondFactorPanel() {
  const state = useSecondFactor()
  return (
    <LoadedPanel
      title="Second factor"
      description="With one, a password alone does not open your account: signing in takes your passkey, a code of your app, or a recovery code. Google does not open it either."
      of={state}
      what="the second factor"
    >
      {(read) => <Factors state={read} />}
    </LoadedPanel>
  )
}

function Factors({ state }: { state: State }) {
  const [act, setAct] = useState<FactorAct | null>(null)
  const { since, hasPassword, passkeys, recoveryCodesLeft } = state
  const isOn = since !== null || passkeys.length > 0
  if (!hasPassword && !isOn)
    return <p className="text-13 text-ink-2">Add a password to your account first.</p>
  return (
    <>
      <div className="divide-y divide-line">
        <PasskeyPart state={state} onAct={setAct} />
        <AppRow since={since} onAct={setAct} />
        {isOn && <CodesRow left={recoveryCodesLeft} onAct={setAct} />}
      </div>
      {act !== null && <SecondFactorDialog act={act} state={state} onClose={() => setAct(null)} />}
    </>
  )
}

type OnAct = (act: FactorAct) => void

function PasskeyPart({ state, onAct }: { state: State; onAct: OnAct }) {
  const mayAdd = state.mayHavePasskeys && knowsPasskeys()
  return (
    <div className="pb-4">
      <PanelRow
        title="Passkeys"
        act={
          mayAdd && (
            <Button icon={<Plus aria-hidden />} onClick={() => onAct({ what: 'add-passkey' })}>
              Add Passkey
            </Button>
          )
        }
      >
        Your fingerprint, face or PIN on a device of yours, or a security key. A passkey opens your account
        without the password, too.{!mayAdd && ` ${whyNone(state.mayHavePasskeys)}`}
      </PanelRow>
      <PasskeyList
        passkeys={state.passkeys}
        onRemove={({ id, name }) => onAct({ what: 'remove-passkey', id, name })}
      />
    </div>
  )
}

const whyNone = (mayHave: boolean): string =>
  mayHave
    ? 'This browser knows no passkeys here.'
    : 'They take an address of this server with https and a name: its owner sets PUBLIC_URL.'

function AppRow({ since, onAct }: { since: string | null; onAct: OnAct }) {
  return (
    <FactorRow
      title="Authenticator app"
      badge={since !== null && <Badge tone="success">On since {formatDate(since)}</Badge>}
      act={
        since === null ? (
          <Button icon={<Plus aria-hidden />} onClick={() => onAct({ what: 'add-app' })}>
            Add App
          </Button>
        ) : (
          <Button
            variant="ghost"
            aria-label="Remove the authenticator app"
            onClick={() => onAct({ what: 'remove-app' })}
          >
            Remove
          </Button>
        )
      }
    >
      An app on your phone that shows a new code every half minute.
    </FactorRow>
  )
}

/** Fewer than this, and it is time for new ones. */
const FEW = 3

function CodesRow({ left, onAct }: { left: number; onAct: OnAct }) {
  const words = left === 0 ? 'None left' : left === 1 ? 'One left' : `${left} left`
  return (
    <FactorRow
      title="Recovery codes"
      badge={<Badge tone={left < FEW ? 'warning' : 'neutral'}>{words}</Badge>}
      act={<Button onClick={() => onAct({ what: 'codes' })}>New Codes</Button>}
    >
      Each opens your account once beside your password, should you lose your phone or device.
    </FactorRow>
  )
}

function FactorRow({
  title,
  badge,
  act,
  children,
}: {
  title: string
  badge: ReactNode
  act: ReactNode
  children: ReactNode
}) {
  return (
    <PanelRow
      title={title}
      act={
        <>
          {badge}
          {act}
        </>
      }
    >
      {children}
    </PanelRow>
  )
}
