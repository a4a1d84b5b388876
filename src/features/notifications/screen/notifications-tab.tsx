// Settings, Notifications: the master switch and one for each kind of mail (SET-15 to SET-17).
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { failureWords } from '../../../ui/request.ts'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { type Preferences, type SettingName, settingLabels, settingNames } from '../contract.ts'
import { usePreferences, useSaving, useSetPreference } from './use-preferences.ts'

const master = 'emailNotifications'
const kinds = settingNames.filter((name) => name !== master)

const descriptions: Record<SettingName, string> = {
  emailNotifications:
    'All mails of the kinds below. Answers to your own mails that ask you something always come.',
  newTaskAlerts: 'Tasks were made from your mail',
  taskAssignments: 'Somebody assigned a task to you, or waits for one of yours',
  taskStatusChanges: 'Somebody changed the status of a task that you created or follow',
  projectUpdates: 'New mail in a project you take part in',
  taskDueReminders: 'In the morning: the day before and the day a task is due, and once when it is late',
  weeklyDigest: 'Monday morning: what is late, what is due, whom you wait for and what was done',
  morningMail:
    'Every morning: what is overdue, to decide, waiting for others and new. Answer it, and it is done',
}

/** Stands in a tab panel of the settings page. */
export function NotificationsTab() {
  const { data, isError, error, isFetching, refetch } = usePreferences()
  if (data === undefined && isError) {
    return (
      <Card className="p-5">
        <ErrorState
          level={2}
          title="Failed to load notification preferences"
          busy={isFetching}
          onRetry={() => void refetch()}
        >
          {failureWords(error)}
        </ErrorState>
      </Card>
    )
  }
  return data === undefined ? <LoadingSwitches /> : <Switches preferences={data} />
}

function Switches({ preferences }: { preferences: Preferences }) {
  const isOn = preferences[master]
  return (
    <section aria-labelledby="email-notifications" className="rounded-panel bg-surface p-5 shadow-card">
      <h2 id="email-notifications" className="mb-4 text-14 font-semibold">
        Email notifications
      </h2>
      <OneSwitch name={master} checked={isOn} />
      {!isOn && (
        <div className="mt-4">
          <Notice>All email notifications are disabled.</Notice>
        </div>
      )}
      <ul className="mt-4 divide-y divide-line border-t border-line">
        {kinds.map((name) => (
          <li key={name} className="py-3 last:pb-0">
            <OneSwitch name={name} checked={isOn && preferences[name]} disabled={!isOn} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type OneSwitchProps = { name: SettingName; checked: boolean; disabled?: boolean }

/* While it is saved it stays where the keyboard is, and presses wait for the answer. */
function OneSwitch({ name, checked, disabled = false }: OneSwitchProps) {
  const change = useSetPreference()
  const isSaving = useSaving().includes(name)
  return (
    <Switch
      checked={checked}
      disabled={disabled}
      onCheckedChange={(enabled) => {
        if (!isSaving) change.mutate({ name, enabled })
      }}
      label={
        <>
          {settingLabels[name]}
          {isSaving && <span className="ml-2 text-12 font-normal text-ink-3">Saving...</span>}
        </>
      }
      description={descriptions[name]}
    />
  )
}

function LoadingSwitches() {
  return (
    <Loading label="Loading notification preferences" className="rounded-panel bg-surface p-5 shadow-card">
      {['w-36', 'w-28', 'w-32', 'w-40', 'w-28', 'w-36', 'w-24'].map((width, row) => (
        <div key={`${width}${row}`} className="flex items-start justify-between gap-4 py-3">
          <div className="flex-1">
            <Skeleton className={width} />
            <Skeleton className="mt-2.5 w-1/2" />
          </div>
          <Skeleton shape="disc" className="h-5 w-9" />
        </div>
      ))}
    </Loading>
  )
}
