// Mail set-up: the page of the server's owner on its DNS records, the round trip, and what becomes of a mail.
import type { InThread } from '../../agent/agent.ts'
import type { explainTasks } from '../../language/tasks/explain-tasks.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import { mailSetupRoutes } from './mail-setup-api.ts'

export function setup(app: AppServices, rules: { explainTasks: InThread<typeof explainTasks> }): Feature {
  return feature({
    name: 'setup',
    webRoutes: (web) => mailSetupRoutes({ ...app, ...web, ...rules }),
  })
}
