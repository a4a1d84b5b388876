// The keys that work here and now, as they are bound.
import { Dialog } from '../ui/dialog.tsx'
import { Kbd } from '../ui/kbd.tsx'
import type { KeyGroup } from '../ui/keys.ts'
import { keyName, useKeyGroups } from '../ui/use-keys.ts'

export function KeyHelp({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const groups = useKeyGroups()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Keys"
      description="What the keyboard does on this page, and everywhere."
    >
      <div className="grid gap-x-8 gap-y-5 pb-2 md:grid-cols-2">
        {groups.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </div>
    </Dialog>
  )
}

function Group({ title, keys }: KeyGroup) {
  return (
    <section>
      <h3 className="mb-1.5 text-13 font-semibold">{title}</h3>
      <dl className="divide-y divide-line">
        {keys.map((key) => (
          <div key={key.keys} className="flex items-center justify-between gap-4 py-1.5 text-13">
            <dt className="text-ink-2">{key.label}</dt>
            <dd className="flex shrink-0 gap-1">
              {keyName(key.keys)
                .split(' ')
                .map((one) => (
                  <Kbd key={one} keys={one} />
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
