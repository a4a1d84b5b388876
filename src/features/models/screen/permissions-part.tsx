// What may be sent to the models of the server: a switch for each agent, and for each company.
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SkeletonPanels } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useModelPermissions, useSetPermission } from './use-models.ts'

export function PermissionsPart() {
  const permissions = useModelPermissions()
  const set = useSetPermission()
  return (
    <Panel
      title="What may be sent"
      description="Where a switch is off, rules read. Card and account numbers and passwords are masked before a text leaves this server; answers to surveys and polling are never sent."
    >
      <Loaded
        of={permissions}
        failed="The switches could not be loaded"
        safe="They hold all the same."
        level={3}
        waiting={<SkeletonPanels label="Loading the switches" />}
      >
        {({ agents, companies }) => (
          <div className="grid gap-5">
            <fieldset className="grid gap-3">
              <legend className="mb-2 text-12 text-ink-2">Agents</legend>
              {agents.map(({ agent, name, isAllowed }) => (
                <Switch
                  key={agent}
                  label={name}
                  checked={isAllowed}
                  onCheckedChange={(next) => set.mutate({ agent, isAllowed: next })}
                />
              ))}
            </fieldset>
            {companies.length > 0 && (
              <fieldset className="grid gap-3">
                <legend className="mb-2 text-12 text-ink-2">Companies</legend>
                {companies.map(({ id, name, isAllowed }) => (
                  <Switch
                    key={id}
                    label={name}
                    checked={isAllowed}
                    onCheckedChange={(next) => set.mutate({ companyId: id, isAllowed: next })}
                  />
                ))}
              </fieldset>
            )}
          </div>
        )}
      </Loaded>
    </Panel>
  )
}
