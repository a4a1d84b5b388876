// Undelivered mail: who is told of it, and the addresses to which nothing more goes until somebody lifts that.
import { forgetSuppressed, ownSuppressed } from '../../mail/suppression-store.ts'
import type { TellUndelivered } from '../../mail/undelivered.ts'
import type { AppServices, Feature } from '../feature.ts'
import type { NotificationsFeature } from '../notifications/index.ts'
import { tellUndelivered } from './tell-undelivered.ts'
import { undeliveredRoutes } from './undelivered-api.ts'

export interface UndeliveredFeature extends Feature {
  tell: TellUndelivered
}

export function undelivered(
  app: AppServices,
  { mailPermission }: Pick<NotificationsFeature, 'mailPermission'>,
): UndeliveredFeature {
  return {
    name: 'undelivered',
    owned: {
      account: async (db, scope) => ({ suppressedAddresses: await ownSuppressed(db, scope) }),
      forget: forgetSuppressed,
    },
    routes: undeliveredRoutes(app),
    tell: tellUndelivered({ ...app, mailPermission }),
  }
}
