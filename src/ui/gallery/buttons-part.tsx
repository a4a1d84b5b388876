// Buttons, icon buttons, links, keys.
import { Mail, Pencil, Plus, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { ButtonLink } from '../button-link.tsx'
import { CopyButton } from '../copy-button.tsx'
import { IconButton } from '../icon-button.tsx'
import { Kbd } from '../kbd.tsx'
import { Part, Row } from './part.tsx'

export function ButtonsPart() {
  const [busy, setBusy] = useState(false)
  return (
    <Part title="Buttons">
      <Row>
        <Button variant="primary" icon={<Plus aria-hidden />}>
          Add task
        </Button>
        <Button icon={<RotateCw aria-hidden />}>Refresh</Button>
        <Button variant="ghost" icon={<Mail aria-hidden />}>
          Original email
        </Button>
        <Button variant="danger">Delete</Button>
        <Button disabled>Disabled</Button>
      </Row>
      <Row>
        <Button size="sm">Accept</Button>
        <Button size="sm" variant="ghost">
          Decline
        </Button>
        <Button size="sm" variant="primary">
          Move the date
        </Button>
        <IconButton label="Rename" keys="e" icon={<Pencil aria-hidden />} />
        <IconButton label="Rename small" size="sm" icon={<Pencil aria-hidden />} />
        <CopyButton text="tula@example.com" />
        <Kbd keys="Ctrl K" />
        <Kbd keys="/" />
      </Row>
      <Row>
        <Button variant="primary" busy={busy} busyLabel="Saving..." onClick={() => setBusy(true)}>
          Save changes
        </Button>
        <Button variant="primary" busy busyLabel="Saving...">
          Save
        </Button>
        <Button size="lg" variant="primary">
          Start with email
        </Button>
        <ButtonLink size="lg" href="https://example.com/">
          Elsewhere
        </ButtonLink>
      </Row>
    </Part>
  )
}
