// What an agent is not sure of: dashed, without ground or shadow, so that it never looks like a record.
import type { ReactNode } from 'react'
import { type AgentName, agentTitles } from './agent.ts'
import { AgentStamp } from './agent-stamp.tsx'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

export type SuggestionProps = {
  agent: AgentName
  /** The question, for example "Tula is not sure. Keep this?". */
  question?: string
  title: ReactNode
  /** The sentence behind it, or what would change. */
  children?: ReactNode
  onAccept: () => void
  onEdit?: () => void
  onMerge?: () => void
  onDecline: () => void
  busy?: boolean
  className?: string
}

export function Suggestion(props: SuggestionProps) {
  const { agent, title, busy, onEdit } = props
  return (
    <article
      className={classNames(
        '@container rounded-card border border-dashed border-field-line px-[11px] pt-2.5 pb-[11px]',
        props.className,
      )}
    >
      <p className="mb-1.5 flex items-center gap-[7px] text-12 text-ink-2">
        <AgentStamp agent={agent} size={16} />
        {props.question ?? `${agentTitles[agent]} is not sure. Keep this?`}
      </p>
      <h3 className="font-550 text-14 wrap-text">{title}</h3>
      {props.children !== undefined && (
        <div className="mt-[3px] text-13 leading-[18px] text-ink-2 wrap-text first-letter:uppercase">
          {props.children}
        </div>
      )}
      {/* All four beside each other in the narrowest column of a board. */}
      <div className="mt-2.5 flex flex-wrap gap-1.5 @max-[15rem]:[&>button]:px-1.5!">
        <Button size="sm" onClick={props.onAccept} busy={busy}>
          Accept
        </Button>
        {onEdit && (
          <Button size="sm" variant="ghost" onClick={onEdit} disabled={busy}>
            Edit
          </Button>
        )}
        {props.onMerge && (
          <Button size="sm" variant="ghost" onClick={props.onMerge} disabled={busy}>
            Merge
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={props.onDecline} disabled={busy}>
          Decline
        </Button>
      </div>
    </article>
  )
}
