// One thing that came of what was said: its name, how far it is, and who took it up.
import { Link } from 'wouter'
import { Button } from '../../../ui/button.tsx'
import { StatusGlyph } from '../../../ui/status.tsx'
import { RelativeTime } from '../../../ui/time.tsx'
import { UNDO } from '../../../ui/toasts.ts'
import type { FollowUp } from '../contract.ts'
import { stateGlyphs, stateWords } from './follow-up-words.ts'
import type { Became } from './follow-ups.ts'
import { useTakeUp } from './use-take-up.ts'

export function FollowUpRow({ followUp, became }: { followUp: FollowUp; became: Became }) {
  const { kind, title, path, state, by, at, mayTakeBack } = followUp
  const { takeBack } = useTakeUp(became)
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)_auto] items-baseline gap-x-2 text-13">
      <span className="self-start pt-0.5">
        <StatusGlyph status={stateGlyphs[state]} />
      </span>
      <span className="min-w-0 wrap-text">
        {kind !== 'left' && (
          <>
            {path === null ? (
              <span className="font-550">{title}</span>
            ) : (
              <Link href={path} className="link font-550">
                {title}
              </Link>
            )}{' '}
            <span className="text-ink-2">{kind === 'task' ? 'Task' : 'Poll'}</span>
            <span aria-hidden className="text-ink-3">
              {' \u00b7 '}
            </span>
          </>
        )}
        <span className={state === 'done' || state === 'decided' ? 'text-done' : 'text-ink-2'}>
          {stateWords(followUp)}
        </span>
      </span>
      <span className="text-12 text-ink-3 max-sm:col-start-2">
        {by !== null && `${by}, `}
        <RelativeTime at={at} />
        {kind === 'left' && mayTakeBack && (
          <Button
            size="sm"
            variant="ghost"
            className="ml-1"
            aria-label={`${UNDO}: ${followUp.about} was left`}
            busy={takeBack.isPending}
            onClick={() => takeBack.mutate(followUp)}
          >
            {UNDO}
          </Button>
        )}
      </span>
    </li>
  )
}
