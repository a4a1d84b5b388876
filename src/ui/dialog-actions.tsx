// What stands below a form in a dialog: Cancel, and the button that sends the form.
import { Button } from './button.tsx'

export type DialogActionsProps = {
  /** The id of the form that is sent. */
  form: string
  /** What the button says, and what it becomes while busy, such as "Saving...". */
  label: string
  busyLabel: string
  busy: boolean
  disabled?: boolean
  onCancel: () => void
}

export function DialogActions({ form, label, busyLabel, busy, disabled, onCancel }: DialogActionsProps) {
  return (
    <>
      <Button onClick={onCancel}>Cancel</Button>
      <Button
        type="submit"
        form={form}
        variant="primary"
        disabled={disabled}
        busy={busy}
        busyLabel={busyLabel}
      >
        {label}
      </Button>
    </>
  )
}
