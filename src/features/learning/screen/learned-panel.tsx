// Settings, Privacy: what corrections taught, each line to be forgotten, and all of it to be switched off.
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { LoadedPanel } from '../../../ui/loaded-panel.tsx'
import { Switch } from '../../../ui/switch.tsx'
import type { LearnedLine, ShownLearning } from '../contract.ts'
import { useLearning, useLearningActs } from './use-learning.ts'

/** More are shown on a press. */
const FIRST = 8

export function LearnedPanel() {
  const learned = useLearning()
  return (
    <LoadedPanel
      title="What I learned from you"
      description="When you undo, rename or hand on a task, decide a suggestion or press a sentence into a task, later mails are read accordingly: yours, or your company’s, and nobody else’s. It stays on this server."
      of={learned}
      what="what was learned"
    >
      {(read) => <Learned read={read} />}
    </LoadedPanel>
  )
}

function Learned({ read }: { read: ShownLearning }) {
  const { turn, forget, allow } = useLearningActs()
  return (
    <div className="grid gap-4">
      <Switch
        checked={read.isOn}
        disabled={!read.mayChange || turn.isPending}
        onCheckedChange={(isOn) => turn.mutate(isOn)}
        label="Learn from corrections"
        description={
          read.mayChange
            ? `${read.corrections === 1 ? '1 correction' : `${read.corrections} corrections`} so far`
            : 'Managers and admins of your company decide this.'
        }
      />
      {read.isOn && read.mayChange && (
        <LineList
          name="What was learned"
          empty="Nothing yet. It takes two corrections that have something in common."
          lines={read.lines}
          act="Forget"
          busy={forget.isPending}
          onAct={(name) => forget.mutate(name)}
        />
      )}
      {read.forgotten.length > 0 && (
        <div>
          <h3 className="text-13 font-medium">Forgotten</h3>
          <LineList
            name="Forgotten"
            lines={read.forgotten}
            act="Allow"
            busy={allow.isPending}
            onAct={(name) => allow.mutate(name)}
          />
        </div>
      )}
    </div>
  )
}

interface LineListProps {
  name: string
  empty?: string
  lines: readonly (Omit<LearnedLine, 'seen'> & { seen?: number })[]
  act: string
  busy: boolean
  onAct: (name: string) => void
}

function LineList({ name, empty, lines, act, busy, onAct }: LineListProps) {
  const [all, setAll] = useState(false)
  if (lines.length === 0) return empty === undefined ? null : <p className="text-13 text-ink-2">{empty}</p>
  return (
    <>
      <ul aria-label={name} className="divide-y divide-line border-t border-line">
        {lines.slice(0, all ? undefined : FIRST).map((line) => (
          <li key={line.name} className="flex items-center gap-3 py-2 last:pb-0">
            <span className="wrap-text min-w-0 flex-1 text-13">
              {line.text}
              {line.seen !== undefined && (
                <span className="ml-2 whitespace-nowrap text-12 text-ink-2">
                  {line.seen === 1 ? '1 correction' : `${line.seen} corrections`}
                </span>
              )}
            </span>
            <Button
              size="sm"
              variant="ghost"
              disabled={busy}
              aria-label={`${act}: ${line.text}`}
              onClick={() => onAct(line.name)}
            >
              {act}
            </Button>
          </li>
        ))}
      </ul>
      {lines.length > FIRST && (
        <Button size="sm" className="justify-self-start" onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${lines.length}`}
        </Button>
      )}
    </>
  )
}
