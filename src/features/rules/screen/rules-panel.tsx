// Settings, Email: rules for mail in words, each to be switched off, said anew or deleted.
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import type { ShownRule } from '../contract.ts'
import { RuleForm } from './rule-form.tsx'
import { RuleLines } from './rule-lines.tsx'
import { useRuleActs, useRules } from './use-rules.ts'

export function RulesPanel() {
  const rules = useRules()
  return (
    <Panel
      title="Rules"
      description="Say in your own words what should become of which mails. You see how it was understood, and which past mails it fits, before it counts. A rule never answers, deletes or sends anything outside."
    >
      <Loaded
        of={rules}
        failed="Your rules could not be loaded"
        safe="They count all the same."
        waiting={
          <Loading label="Loading your rules" className="grid gap-3">
            <Skeleton className="w-3/5" />
            <Skeleton className="w-2/5" />
          </Loading>
        }
      >
        {({ rules: all, mayMakeForCompany }) => (
          <div className="grid gap-4">
            <RuleForm mayMakeForCompany={mayMakeForCompany} edited={null} onDone={() => {}} />
            {all.length > 0 && (
              <ul aria-label="Rules" className="divide-y divide-line border-t border-line">
                {all.map((rule) => (
                  <RuleRow key={rule.id} rule={rule} />
                ))}
              </ul>
            )}
          </div>
        )}
      </Loaded>
    </Panel>
  )
}

function RuleRow({ rule }: { rule: ShownRule }) {
  const [isEdited, setEdited] = useState(false)
  const { turn, drop } = useRuleActs()
  const { id, words, lines, isOn, isOfCompany, mayChange } = rule
  if (isEdited)
    return (
      <li className="py-3">
        <RuleForm mayMakeForCompany={false} edited={rule} onDone={() => setEdited(false)} />
      </li>
    )
  return (
    <li className="grid gap-2 py-3 last:pb-0">
      <Switch
        checked={isOn}
        disabled={!mayChange || turn.isPending}
        onCheckedChange={(on) => turn.mutate({ id, isOn: on })}
        label={
          <span className="wrap-text">
            {words}
            {isOfCompany && (
              <span className="ml-2">
                <Badge>Company</Badge>
              </span>
            )}
          </span>
        }
      />
      <RuleLines lines={lines} />
      {mayChange && (
        <div className="flex gap-2">
          <Button
            size="sm"
            variant="ghost"
            className="-ml-2.5"
            aria-label={`Edit: ${words}`}
            onClick={() => setEdited(true)}
          >
            Edit
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Delete: ${words}`}
            disabled={drop.isPending}
            onClick={() => drop.mutate(rule)}
          >
            Delete
          </Button>
        </div>
      )}
    </li>
  )
}
