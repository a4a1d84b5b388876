// Settings, Notifications: which devices show notifications while the app is closed, this one first.
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { formatDate } from '../../../ui/dates.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Loading, SkeletonRows } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { RelativeTime } from '../../../ui/time.tsx'
import type { PushDevice } from '../contract.ts'
import { type Ability, abilityOf, type Switched } from './this-browser.ts'
import { usePushDevices, useSwitchOff, useSwitchOn, useTestDevice } from './use-push.ts'

export function PushPanel() {
  const devices = usePushDevices()
  return (
    <Panel
      title="Notifications on your devices"
      description="What the bell shows, while Mailcrew is closed. The switches of the kinds count here too, even where emails are off."
    >
      <Loaded
        of={devices}
        failed="Your devices could not be loaded"
        level={3}
        waiting={
          <Loading label="Loading your devices">
            <SkeletonRows rows={2} />
          </Loading>
        }
      >
        {(all) => <Devices all={all} />}
      </Loaded>
    </Panel>
  )
}

const inabilityWords: Record<Exclude<Ability, 'able'>, string> = {
  unable:
    'This browser cannot do it here. On an iPhone or iPad, add Mailcrew to the home screen and open it from there.',
  blocked:
    'You have blocked notifications of this site. Allow them in your browser\u2019s settings for this site, then come back.',
}

const troubleWords: Record<Exclude<Switched, 'on'>, string> = {
  'not-allowed': 'Your browser was not allowed to show notifications, so that nothing has changed.',
  'no-service': 'Your browser\u2019s push service did not answer. Try again later, or use another browser.',
}

function Devices({ all }: { all: readonly PushDevice[] }) {
  const here = all.find(({ isThis }) => isThis) ?? null
  const others = all.filter(({ isThis }) => !isThis)
  return (
    <>
      <ThisDevice device={here} />
      {others.length > 0 && (
        <ul aria-label="Other devices" className="mt-4 divide-y divide-line border-t border-line">
          {others.map((device) => (
            <OtherDevice key={device.id} device={device} />
          ))}
        </ul>
      )}
    </>
  )
}

function ThisDevice({ device }: { device: PushDevice | null }) {
  const [trouble, setTrouble] = useState<Exclude<Switched, 'on'> | null>(null)
  const on = useSwitchOn((end) => setTrouble(end === 'on' ? null : end))
  const off = useSwitchOff()
  const test = useTestDevice()
  const ability = abilityOf()
  const isBusy = on.isPending || off.isPending
  return (
    <>
      <Switch
        checked={device !== null}
        disabled={ability !== 'able' && device === null}
        onCheckedChange={(wanted) => {
          if (isBusy) return
          setTrouble(null)
          if (wanted) on.mutate()
          else if (device) off.mutate(device)
        }}
        label={
          <>
            On this device
            {isBusy && (
              <span className="ml-2 text-12 font-normal text-ink-3">
                {on.isPending ? 'Switching on...' : 'Switching off...'}
              </span>
            )}
          </>
        }
        description={ability === 'able' ? 'Ends when you sign out here' : inabilityWords[ability]}
      />
      {trouble && (
        <div className="mt-3">
          <Notice tone="warning" urgent>
            {troubleWords[trouble]}
          </Notice>
        </div>
      )}
      {device && (
        <Button
          className="mt-3"
          busy={test.isPending}
          busyLabel="Sending..."
          onClick={() => test.mutate(device)}
        >
          Send a test
        </Button>
      )}
    </>
  )
}

function OtherDevice({ device }: { device: PushDevice }) {
  const off = useSwitchOff()
  const { name, createdAt, reachedAt } = device
  const isPhone = /iPhone|iPad|Android/.test(name)
  return (
    <li className="flex items-center gap-3 py-3 last:pb-0">
      <span className="grid size-8 shrink-0 place-items-center rounded-control bg-sunken text-ink-2 [&_svg]:size-4">
        {isPhone ? <Smartphone aria-hidden /> : <Monitor aria-hidden />}
      </span>
      <div className="min-w-0 flex-1 text-13">
        <h3 className="font-medium">{name}</h3>
        <p className="text-12 text-ink-2">
          On since {formatDate(createdAt)},{' '}
          {reachedAt ? (
            <>
              last reached <RelativeTime at={reachedAt} />
            </>
          ) : (
            'nothing sent yet'
          )}
        </p>
      </div>
      <Button
        size="sm"
        busy={off.isPending}
        busyLabel="Switching off..."
        aria-label={`Switch off ${name}, on since ${formatDate(createdAt)}`}
        onClick={() => off.mutate(device)}
      >
        Switch off
      </Button>
    </li>
  )
}
