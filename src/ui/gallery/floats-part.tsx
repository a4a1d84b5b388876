// What floats: dialogs, sheets, menus, popovers and toasts.
import { Monitor, Moon, Pencil, Sun, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { Dialog } from '../dialog.tsx'
import { Field } from '../field.tsx'
import { Input } from '../input.tsx'
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '../menu.tsx'
import { Popover } from '../popover.tsx'
import { Select } from '../select.tsx'
import { Sheet } from '../sheet.tsx'
import { Textarea } from '../textarea.tsx'
import { useTheme } from '../theme.ts'
import { toast } from '../toasts.ts'
import { unauthorizedToast } from '../unauthorized.ts'
import { Part, Row } from './part.tsx'

export function FloatsPart() {
  return (
    <Part title="Floating">
      <Row>
        <DialogSample />
        <ConfirmSample />
        <SheetSample />
        <MenuSample />
        <Popover trigger={<Button>Popover</Button>} label="Details" className="w-72 p-4">
          <p>
            More than a menu holds. Press <b>Escape</b> to close.
          </p>
        </Popover>
      </Row>
      <Row>
        <Button
          onClick={() =>
            toast({
              agent: 'tula',
              title: 'New tasks have been created from your email',
              description: '2 tasks from “Re: Garden fair: seating”',
              action: { label: 'Show', onPress: () => {} },
            })
          }
        >
          Agent toast
        </Button>
        <Button
          onClick={() =>
            toast({ kind: 'success', title: 'Profile Updated', description: 'Your name has changed.' })
          }
        >
          Success toast
        </Button>
        <Button onClick={() => toast(unauthorizedToast)}>Error toast</Button>
      </Row>
    </Part>
  )
}

const priorities = [
  { value: 'high', label: 'High' },
  { value: 'low', label: 'Low' },
]

function DialogSample() {
  const [priority, setPriority] = useState('high')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Dialog</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Add Task"
        description="It appears on the board at once."
        footer={
          <>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              Create Task
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <Field label="Task Title" required>
            <Input />
          </Field>
          <Field label="Description">
            <Textarea />
          </Field>
          <Field label="Priority">
            <Select value={priority} onValueChange={setPriority} options={priorities} />
          </Field>
        </div>
      </Dialog>
    </>
  )
}

function ConfirmSample() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Confirm</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete Task"
        description="Are you sure you want to delete “Confirm the caterer”? You can restore it for 30 days."
        confirmLabel="Delete"
        busyLabel="Deleting..."
        onConfirm={() => setOpen(false)}
      />
    </>
  )
}

function SheetSample() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Sheet</Button>
      <Sheet open={open} onOpenChange={setOpen} title="Email Chain" description="5 mails">
        <p className="p-5">Slides from the edge.</p>
      </Sheet>
    </>
  )
}

function MenuSample() {
  const [theme, chooseTheme] = useTheme()
  return (
    <Menu trigger={<Button>Menu</Button>} align="start">
      <MenuItem icon={<Pencil aria-hidden />} keys="e" onSelect={() => {}}>
        Edit
      </MenuItem>
      <MenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={() => {}}>
        Delete
      </MenuItem>
      <MenuSeparator />
      <MenuLabel>Theme</MenuLabel>
      <MenuChoice
        value={theme}
        onValueChange={chooseTheme}
        options={[
          { value: 'system', label: 'System', icon: <Monitor aria-hidden /> },
          { value: 'light', label: 'Light', icon: <Sun aria-hidden /> },
          { value: 'dark', label: 'Dark', icon: <Moon aria-hidden /> },
        ]}
      />
    </Menu>
  )
}
