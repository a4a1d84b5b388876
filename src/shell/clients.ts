// The features' client halves, in the order in which the palette shows their pages; to add one is to add its line.
import { accounts } from '../features/accounts/screen/client.tsx'
import { administration } from '../features/administration/screen/client.tsx'
import { archives } from '../features/archives/screen/client.tsx'
import { boards } from '../features/boards/screen/client.tsx'
import { catalogue } from '../features/catalogue/screen/client.tsx'
import type { ClientFeature } from '../features/client.ts'
import { companies } from '../features/companies/screen/client.tsx'
import { copilot } from '../features/copilot/screen/client.tsx'
import { documents } from '../features/documents/screen/client.tsx'
import { generator } from '../features/generator/screen/client.tsx'
import { imports } from '../features/imports/screen/client.tsx'
import { instances } from '../features/instances/screen/client.tsx'
import { intelligence } from '../features/intelligence/screen/client.tsx'
import { knowledge } from '../features/knowledge/screen/client.tsx'
import { landing } from '../features/landing/screen/client.tsx'
import { polls } from '../features/polls/screen/client.tsx'
import { reminders } from '../features/reminders/screen/client.tsx'
import { settings } from '../features/settings/screen/client.tsx'
import { surveys } from '../features/surveys/screen/client.tsx'
import { triage } from '../features/triage/screen/client.tsx'
import { tula } from '../features/tula/screen/client.tsx'

export const clients: readonly ClientFeature[] = [
  landing,
  accounts,
  boards,
  tula,
  polls,
  documents,
  intelligence,
  surveys,
  knowledge,
  copilot,
  reminders,
  triage,
  catalogue,
  companies,
  instances,
  administration,
  settings,
  generator,
  imports,
  archives,
]

/** Each agent's own screens, from the feature that it belongs to. */
export const clientAgents = clients.flatMap(({ agents = [] }) => agents)
