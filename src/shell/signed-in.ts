// What the features give to every signed-in page, in the order in which the palette shows their pages.

import { boards } from '../features/boards/screen/signed-in.tsx'
import { catalogue } from '../features/catalogue/screen/signed-in.tsx'
import type { ListedPage, SignedIn } from '../features/client.ts'
import { companies } from '../features/companies/screen/signed-in.tsx'
import { documents } from '../features/documents/screen/signed-in.tsx'
import { followups } from '../features/followups/screen/signed-in.tsx'
import { intelligence } from '../features/intelligence/screen/signed-in.tsx'
import { knowledge } from '../features/knowledge/screen/signed-in.tsx'
import { notifications } from '../features/notifications/screen/signed-in.tsx'
import { polls } from '../features/polls/screen/signed-in.tsx'
import { projects } from '../features/projects/screen/signed-in.tsx'
import { push } from '../features/push/screen/signed-in.tsx'
import { reminders } from '../features/reminders/screen/signed-in.tsx'
import { settings } from '../features/settings/screen/signed-in.tsx'
import { surveys } from '../features/surveys/screen/signed-in.tsx'
import { triage } from '../features/triage/screen/signed-in.tsx'
import { start } from './start/signed-in.tsx'

export const signedIn: readonly SignedIn[] = [
  start,
  projects,
  boards,
  reminders,
  triage,
  polls,
  documents,
  followups,
  intelligence,
  surveys,
  knowledge,
  catalogue,
  companies,
  notifications,
  push,
  settings,
]

/** What stands before a result of the search, by the kind of its record. */
export const foundIcons = Object.assign(
  {},
  ...signedIn.map(({ found = {} }) => found),
) as Required<SignedIn>['found']

/** The pages that the palette leads to. */
export const listedPages: readonly ListedPage[] = signedIn.flatMap(({ pages = [] }) => pages)
