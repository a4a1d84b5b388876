// The generator: test mails in bulk, through the real intake, for whoever knows the test password.

import { crew } from '../../crew/crew.ts'
import type { Scope } from '../../kit/scope.ts'
import { serve } from '../../kit/serve.ts'
import { isLocalMode } from '../../mail/local-mode.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import { instanceServices } from '../instances/index.ts'
import { countRun } from '../triage/index.ts'
import { generateEmails, getGenerator, getTestRun, LOCAL_PASSWORD, type TestRun } from './contract.ts'
import { generate } from './generate.ts'

export function generator(app: AppServices): Feature {
  const { config, system, db } = app
  const isOpen = config.testPassword === null && isLocalMode(config)
  const password = isOpen ? LOCAL_PASSWORD : config.testPassword

  async function readRun(scope: Scope, run: string): Promise<TestRun> {
    const counts = await countRun(db, scope, run)
    const of = (status: 'processed' | 'held' | 'ignored' | 'failed') => counts.get(status) ?? 0
    const ends = {
      processed: of('processed'),
      held: of('held'),
      ignored: of('ignored'),
      failed: of('failed'),
    }
    const sum = (all: Iterable<number>) => [...all].reduce((total, one) => total + one, 0)
    return { stored: sum(counts.values()), ended: sum(Object.values(ends)), ...ends }
  }

  return feature({
    name: 'generator',
    routes: [serve(getTestRun, ({ scope, query }) => readRun(scope, query.run))],
    webRoutes: ({ accept }) => [
      serve(getGenerator, async () => ({
        isOn: password !== null && accept !== null,
        password: isOpen ? LOCAL_PASSWORD : null,
        agents: crew.flatMap(({ type, name, label }) => (label === null ? [] : [{ type, name, label }])),
      })),
      serve(generateEmails, ({ scope, body }) =>
        generate({ ...instanceServices(app), system, password, accept }, scope, body),
      ),
    ],
  })
}
